"""Sorts of things in The Council of Four: their names in codes, and how they are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tradewinds.core.things import Numbered, Seats, Things
from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.council_of_four.components import (
    BONUSES,
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    LETTERS,
    MAPS,
    MOST_PLAYERS,
    NOBILITY_END,
    PERMITS,
    REGIONS,
    REWARDS,
    SLOTS,
    TOKENS,
)

__all__ = [
    "BONUS",
    "CARD",
    "CITY",
    "CITY_LETTERS",
    "COLOUR",
    "COUNCIL",
    "FROM_ELECTION",
    "FROM_PERMIT",
    "FROM_SPACE",
    "FROM_TOKEN",
    "LAID_TOKEN",
    "MAP",
    "PERMIT",
    "PLAYER",
    "REGION",
    "REWARD",
    "SLOT",
    "SOURCE",
    "bonuses",
    "letters",
    "permit",
]


PLACES = ("one", "two", "three")  # a permit tile names no more cities


def letters(name: str) -> str:
    """The letters of a permit tile, so that they do not read as a word."""
    return "/".join(name.upper())


def permit(name: str) -> Message:
    """A permit tile by its letters and the names of its cities."""
    cities = [Name(f"city-{CITIES[LETTERS.index(letter)]}") for letter in name.upper()]
    named: dict[str, Parameter] = {place: cities[n] if n < len(cities) else "" for n, place in enumerate(PLACES)}
    return Message("permit", {"letters": letters(name), "cities": len(cities), **named})


def bonuses(given: Iterable[Sequence[Any]]) -> tuple[Message, ...]:
    """Bonuses as a list, from pairs of kind and amount."""
    return tuple(Message(f"bonus-{kind}", {"count": int(amount)}) for kind, amount in given)


class _Maps(Things):
    def tell(self, number: int) -> Parameter:
        return Name(f"option-map-{self.names[number]}")


class _Permits(Things):
    def tell(self, number: int) -> Parameter:
        return permit(self.names[number])


class _Rewards(Things):
    def tell(self, number: int) -> Parameter:
        name = self.names[number]
        return Name(f"{'region' if name in REGIONS else 'group'}-{name}")


class _CityLetters:
    """A set of cities, a bit for each."""

    def tell(self, number: int) -> Parameter:
        return ", ".join(letter for city, letter in enumerate(LETTERS) if number >> city & 1)


PLAYER = Seats(MOST_PLAYERS)
MAP = _Maps("map", MAPS)
LAID_TOKEN = Numbered("number", TOKENS)
PERMIT = _Permits("permit", PERMITS)
COLOUR = Things("colour", COLOURS)
CARD = Things("colour", CARDS)
COUNCIL = Things("council", COUNCILS)
CITY = Things("city", CITIES)
REGION = Things("region", REGIONS)
SLOT = Numbered("slot", SLOTS)
REWARD = _Rewards("reward", REWARDS)
BONUS = Things("bonus", BONUSES)
CITY_LETTERS = _CityLetters()

# Where gains come from, by number: rules add the number of the city, tile or space to the first of its run.
_sources: list[Message] = []


def _run(messages: Iterable[Message]) -> int:
    first = len(_sources)
    _sources.extend(messages)
    return first


FROM_ELECTION = _run([Message("source-election")])
FROM_TOKEN = _run(Message("source-token", {"city": CITY.tell(city)}) for city in range(len(CITY)))
FROM_PERMIT = _run(Message("source-permit", {"letters": letters(name)}) for name in PERMITS)
FROM_SPACE = _run(Message("source-space", {"space": space}) for space in range(NOBILITY_END + 1))


class _Sources:
    def tell(self, number: int) -> Parameter:
        return _sources[number]


SOURCE = _Sources()
