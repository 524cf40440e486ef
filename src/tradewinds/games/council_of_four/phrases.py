"""What many sentences tell alike: permit tiles by letters and cities, and lists of bonuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tradewinds.core.words import Name, Parameter
from tradewinds.games.council_of_four.components import CITIES, LETTERS

__all__ = ["Things", "bonuses", "letters", "listed", "permit"]

Things = dict[str, Parameter]
BONUSES = ("coins", "servants", "points", "cards", "nobility", "main", "token", "permit", "again")  # as they are told
PLACES = ("one", "two", "three")  # a permit tile names no more cities


def permit(name: str) -> Things:
    """A permit tile, for the message `permit`: its letters and the names of its cities."""
    cities = [Name(f"city-{CITIES[LETTERS.index(letter)]}") for letter in name.upper()]
    named: Things = {place: cities[n] if n < len(cities) else "" for n, place in enumerate(PLACES)}
    return {"letters": letters(name), "cities": len(cities), **named}


def letters(name: str) -> str:
    """The letters of a permit tile, so that they do not read as a word."""
    return "/".join(name.upper())


def bonuses(given: Iterable[Sequence[Any]]) -> Things:
    """Bonuses as pairs of kind and amount, for the message `bonuses`."""
    counts = Counter[str]()
    for kind, amount in given:
        counts[kind] += int(amount)
    return listed({kind: counts[kind] for kind in BONUSES})


def listed(counts: Mapping[str, int]) -> Things:
    """A list as its sentence needs it: how many of each, and the comma before each but the first that is there."""
    parameters: Things = dict(counts)
    names = list(counts)
    for n, name in enumerate(names[1:], 1):
        parameters[f"comma-{name}"] = ", " if any(counts[other] for other in names[:n]) else ""
    return parameters
