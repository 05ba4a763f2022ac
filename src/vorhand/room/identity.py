"""Who is asking: a cookie for people, a token for bots; and the names they go by."""

from __future__ import annotations

import secrets
import unicodedata
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from vorhand.room.store import Person

COOKIE: Final = "vorhand"
LONGEST: Final = 24
"""A name has at most so many characters."""

UNWANTED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Kinds of characters that no name has: controls, marks of direction, what is not assigned."""

BLANK: Final = frozenset("|\u115f\u1160\u2800\u3164\uffa0")
"""And some more: the stroke between names in records, and letters that cannot be seen."""


def network_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from, as limits count it."""
    return network(connection.client.host if connection.client is not None else "")


def network(address: str) -> str:
    """An address of IPv4, or the first half of one of IPv6: the rest is for a household to choose.

    >>> network("203.0.113.7"), network("2001:db8::7"), network("::ffff:203.0.113.7"), network("")
    ('203.0.113.7', '2001:db8:0:0', '203.0.113.7', '')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return ":".join(f"{int(part, 16):x}" for part in found.exploded.split(":")[:4])


def name_of(text: str) -> str:
    """The name in its plain form: compatible characters made alike, spaces single; raises `ValueError`.

    >>> name_of("  Ｌena   K. ")
    'Lena K.'
    """
    plain = unicodedata.normalize("NFKC", text)
    kept = [each for each in plain if unicodedata.category(each) not in UNWANTED and each not in BLANK]
    name = " ".join("".join(kept).split())
    if not name or not any(character.isalnum() for character in name):
        raise ValueError("a name has at least one letter or digit")
    if len(name) > LONGEST:
        raise ValueError(f"a name has at most {LONGEST} characters")
    marks = 0
    for character in name:
        marks = marks + 1 if unicodedata.category(character).startswith("M") else 0
        if marks > 3:
            raise ValueError("a letter has at most three marks")
    return name


def new_person(name: str, scope: str = "all", owner: str = "") -> tuple[Person, bytes]:
    """A new person or bot, and the cookie or token of 128 bits."""
    return Person(secrets.token_hex(8), name, scope, owner), secrets.token_urlsafe(16).encode()


def key_of(connection: ASGIConnection) -> bytes | None:  # type: ignore[type-arg]
    """The cookie or the token that comes with a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip().encode()[:100]
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else cookie.encode()[:100]


def person_of(connection: ASGIConnection) -> Person | None:  # type: ignore[type-arg]
    """Who is asking; None for somebody new."""
    key = key_of(connection)
    found: Person | None = connection.app.state.node.store.person(key) if key else None
    return found


def somebody(connection: ASGIConnection) -> Person:  # type: ignore[type-arg]
    """Who is asking; raises 401 for somebody unknown."""
    person = person_of(connection)
    if person is None:
        raise NotAuthorizedException("no session: POST /api/session, or send a bot's token")
    return person


def check_origin(connection: ASGIConnection, *_: object) -> None:  # type: ignore[type-arg]
    """Refuses what another site's page asks for; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = connection.app.state.node.settings.origins
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        place = ""
    if place != connection.headers.get("host") and origin not in allowed:
        raise PermissionDeniedException("this origin is not allowed")
