"""Actions: what they are written as, and what is none."""

from __future__ import annotations

import pytest
import strategies
from hypothesis import given

from vorhand.action import ACTIONS, Action, Announce, Bid, Discard, Give, Marry, Play, parse_action, plays
from vorhand.cards import Card, Cards, NotationError


@given(strategies.actions)
def test_an_action_is_read_back_from_its_text(action: Action) -> None:
    """Every action of every kind round-trips, and begins with its own verb."""
    assert parse_action(str(action)) == action
    assert parse_action(f"  {str(action).replace(' ', '   ')} ") == action
    assert ACTIONS[str(action).split()[0]] is type(action)
    assert repr(action) == f"{type(action).__name__}('{action}')"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play CJ", Play(Card("CJ"))),
        ("marry HQ", Marry(Card("HQ"))),
        ("bid 18", Bid(18)),
        ("bid 7nt", Bid(7, no_trump=True)),
        ("discard H8 C7", Discard(Cards("C7 H8"))),
        ("give S3 H5", Give(Cards("S3 H5"))),
        ("discard", Discard()),
        ("announce null", Announce("null")),
        ("announce grand hand schneider schwarz ouvert", Announce("grand", ("hand", "schneider", "schwarz", "ouvert"))),
        ("announce spades low", Announce("spades", ("low",))),
    ],
)
def test_the_words_of_an_action(text: str, action: Action) -> None:
    """The verb and its parameters are the words of the rulebooks."""
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'' is no action: it begins with one of play marry bid"),
        ("fold", "'fold' is no action"),
        ("Play CJ", "'Play CJ' is no action"),
        ("CJ", "'CJ' is no action"),
        ("play", "'play': write play CARD"),
        ("play CJ HA", "'play CJ HA': write play CARD"),
        ("play C1", "'play C1': 'C1' is not a card"),
        ("bid", "write bid NUMBER"),
        ("bid high", "write bid NUMBER"),
        ("bid -18", "write bid NUMBER"),
        ("bid 018", "write bid NUMBER"),
        ("bid ١٨", "write bid NUMBER"),
        ("bid 1000", "write bid NUMBER"),
        ("bid nt", "write bid NUMBER"),
        ("bid 7ntnt", "write bid NUMBER"),
        ("bid 18 20", "write bid NUMBER"),
        ("pass please", "write pass"),
        ("discard C7 C7", "the card C7 is there twice"),
        ("give C7 clubs", "'clubs' is not a card"),
        ("announce", "write announce CONTRACT FLAG"),
        ("announce ramsch", "one of clubs spades hearts diamonds grand null no-trump"),
        ("announce hearts ouvert hand", "flags in the order hand schneider schwarz ouvert low"),
        ("announce hearts hand hand", "flags in the order"),
        ("announce hearts open", "flags in the order"),
    ],
)
def test_a_text_that_is_no_action_is_told_what_would_be(text: str, said: str) -> None:
    """The refusal quotes the text and says how it should be written."""
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert said in str(caught.value)


def test_a_long_text_is_quoted_in_part() -> None:
    """A refusal does not repeat more than sixty characters of what it was given."""
    for verb in ["", "play ", "bid ", "pass ", "give ", "announce ", "announce hearts "]:
        with pytest.raises(NotationError) as caught:
            parse_action(verb + "x" * 5000)
        assert len(str(caught.value)) < 300


def test_only_cards_laid_aside_are_hidden() -> None:
    """Discard and give look to others as if they had no cards; everything else is open."""
    cards = Cards("C7 H8")
    assert (Discard(cards).hidden(), Give(cards).hidden()) == (Discard(), Give())
    assert type(Give(cards).hidden()) is Give
    assert Play(Card("C7")).hidden() == Play(Card("C7"))


def test_kinds_of_one_card_differ() -> None:
    """To marry is not to play, and to give is not to discard, with the same cards either."""
    assert Marry(Card("HQ")) != Play(Card("HQ"))
    assert Give(Cards("HQ")) != Discard(Cards("HQ"))


def test_plays_are_a_play_a_card() -> None:
    """The plays of a set come in its order."""
    assert plays(Cards("H8 CJ HA")) == (Play(Card("CJ")), Play(Card("HA")), Play(Card("H8")))
