"""Names in their plain form, and keys that cannot be guessed."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from vorhand.room.identity import LONGEST, name_of, new_person

HOSTILE = {
    "‮evil": "evil",
    "a​b": "ab",
    "a|b": "ab",
    "a｜b": "ab",
    "line\nfeed": "linefeed",
    "tab\tstop": "tabstop",
    "nul\0": "nul",
    "ﬁne": "fine",
    "K": "K",
    "a\xa0 　b": "a b",
    "# 1": "# 1",
    "'; drop table people;--": "'; drop table people;--",
    "<b>x</b>": "<b>x</b>",
}


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_names(text: str) -> None:
    """Controls, marks of direction and the bar of records are dropped, lookalikes made plain; the rest is a name."""
    assert name_of(text) == HOSTILE[text]


@pytest.mark.parametrize("text", ["", " ", "​", "|||", "---", "‮", "x" * (LONGEST + 1), "ﷺﷺ", "z" + "̈̊̄́", "😀"])
def test_no_names(text: str) -> None:
    """A name has a letter or digit, at most 24 characters, at most three marks a letter."""
    with pytest.raises(ValueError, match=r"a name has|a letter has"):
        name_of(text)


def test_every_name_is_one_line_of_a_record() -> None:
    """Whatever character is in it, a name is printable, has no bar, and is its own plain form."""
    for code in [*range(0x3100), *range(0xD7FF, 0x10400), *range(0xE0000, 0xE0200), sys.maxunicode]:
        name = name_of(f"a{chr(code)}b")
        assert name.isprintable()
        assert "|" not in name
        assert name == name.strip()
        assert name_of(name) == name


def test_lookalikes_of_width_are_one_name() -> None:
    """Wide, composed and plain forms of a name are the same name."""
    assert len({name_of(form) for form in ("Zoé", unicodedata.normalize("NFD", "Zoé"), "Ｚｏé")}) == 1


def test_keys_have_128_bits() -> None:
    """A key is 16 random bytes as text, another for everybody."""
    keys = {new_person("A")[1] for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {22}
