"""Names that we gave - to guests, friends, bots - in the reader's language; those that people chose stay as is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from tradewinds.core.words import LANGUAGES, Message
from tradewinds.web.store import SeatRow
from tradewinds.web.words import words

__all__ = ["bot_names", "is_given", "local_name", "local_names"]

BOTS = 5  # names of bots
NUMBERED = ("guest", "friend")
MOST_KEPT = 20_000  # names that are not looked at again


def bot_names(language: str) -> list[str]:
    """What bots are called."""
    return [words(language).say(Message("bot-name", {"number": number})) for number in range(1, BOTS + 1)]


def local_names(seats: Iterable[SeatRow], language: str) -> list[str]:
    """The names at a table; empty for a free seat."""
    return [local_name(seat.name, language) for seat in seats]


@cache
def _given() -> list[tuple[re.Pattern[str], str, int]]:
    """What a name looks like that we gave, its key, and its number where it is a bot's."""
    given = []
    for language in LANGUAGES:
        for number, name in enumerate(bot_names(language), 1):
            given.append((re.compile(rf"{re.escape(name)}()( \d+)?"), "bot-name", number))
        for key in NUMBERED:
            name = words(language).say(Message(key, {"number": "0"}))
            given.append((re.compile(rf"{re.escape(name.removesuffix('0'))}(\d+)( \d+)?"), key, 0))
    return given


def is_given(name: str) -> bool:
    """Whether a name is one that we give, to bots and guests, in any language and however it is spelled."""
    return any(re.fullmatch(pattern, name, re.IGNORECASE) for pattern in _patterns())


@cache
def _patterns() -> list[str]:
    return [pattern.pattern for pattern, _, _ in _given()]


@lru_cache(MOST_KEPT)
def local_name(name: str, language: str) -> str:
    """A name as a reader of a language should see it: `Guest 4711` is `Gość 4711` in Polish."""
    for pattern, key, number in _given():
        if found := pattern.fullmatch(name):
            told = words(language).say(Message(key, {"number": number or found[1]}))
            return told + (found[2] or "")
    return name
