"""The numbers that `observe` writes for networks: their order, their names and their ranges.

A game lays them out once, and its `observe` writes to the places it was told:

    FEATURES = Features()
    COINS = FEATURES.one("coins", high=2)
    CITY = FEATURES.each("city", CARD_NAMES)  # the first of a run

so that names and places cannot part. Players come as they sit, seen from the viewer: `own`, `left1` and so on. Counts
are best divided by powers of two, which costs a computer nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tradewinds.core.rule import rule
from tradewinds.core.state import State

__all__ = ["ENDLESS", "Feature", "Features", "amount", "mark", "seats_on", "share", "sitter", "sitters"]

ENDLESS = 2.0  # what `amount` never exceeds
# Each power of two up to 2 to the 62 leaves another remainder when it is divided by 67.
BIT_OF_REMAINDER = np.array([next((bit for bit in range(63) if 2**bit % 67 == rest), 0) for rest in range(67)], np.int8)


class Feature(NamedTuple):
    """One number: what it is called, and the least and the most it can be in any position."""

    name: str
    low: float
    high: float


class Features:
    """Features in the order in which they are written; as a number, how many there are.

    >>> player = Features()
    >>> coins, city = player.one("coins", high=2), player.each("city", ["ranch", "mine"])
    >>> features = Features()
    >>> features.blocks(sitters(2), player), features.each("phase", ["roll", "build"])
    (0, 6)
    >>> len(features), features[4], features.place("phase.build")
    (8, Feature(name='left1.city.ranch', low=0.0, high=1.0), 7)
    """

    def __init__(self) -> None:
        self._features: list[Feature] = []
        self._places: dict[str, int] = {}

    def one(self, name: str, high: float = 1, low: float = 0) -> int:
        """Appends a feature and returns its place."""
        if name in self._places:
            raise ValueError(f"there is a feature {name!r} already")
        self._places[name] = len(self._features)
        self._features.append(Feature(name, float(low), float(high)))
        return self._places[name]

    def each(self, name: str, things: Iterable[str], high: ArrayLike = 1) -> int:
        """Appends a feature for each thing, with one upper end for all or one each; returns the place of the first."""
        first, things = len(self._features), list(things)
        for thing, most in zip(things, np.broadcast_to(high, len(things)), strict=True):
            self.one(f"{name}.{thing}", float(most))
        return first

    def blocks(self, names: Iterable[str], block: Features) -> int:
        """Appends a block of features for each name; returns the place of the first one."""
        first = len(self._features)
        for name in names:
            for feature in block:
                self.one(f"{name}.{feature.name}", feature.high, feature.low)
        return first

    def place(self, name: str) -> int:
        """Where a feature is written."""
        return self._places[name]

    @property
    def names(self) -> list[str]:
        """What the features are called."""
        return [feature.name for feature in self]

    @property
    def low(self) -> NDArray[np.float32]:
        """The least that each can be."""
        return np.array([feature.low for feature in self], np.float32)

    @property
    def high(self) -> NDArray[np.float32]:
        """The most that each can be."""
        return np.array([feature.high for feature in self], np.float32)

    def __getitem__(self, place: int) -> Feature:
        return self._features[place]

    def __iter__(self) -> Iterator[Feature]:
        return iter(self._features)

    def __len__(self) -> int:
        return len(self._features)

    def __index__(self) -> int:
        return len(self._features)


def sitters(players: int) -> Sequence[str]:
    """Players as the viewer calls them, clockwise.

    >>> sitters(3)
    ['own', 'left1', 'left2']
    """
    return ["own", *(f"left{step}" for step in range(1, players))]


# Numbers are compared here, since a GPU takes tens of times as long to divide them, and divided with 32 bits.


@rule
def sitter(state: State, viewer: int, step: int) -> int:
    """Who sits so many places clockwise from a player."""
    player = viewer + step
    return player - state.players if player >= state.players else player


@rule
def seats_on(state: State, viewer: int, player: int) -> int:
    """How many places clockwise from one player another sits."""
    step = player - viewer
    return step + state.players if step < 0 else step


@rule
def share(count: int, whole: float) -> np.float32:
    """A count as a part of the most it can be, or of what is usual."""
    return np.float32(count) * np.float32(1 / whole)


@rule
def amount(count: int, usual: int) -> np.float32:
    """A count that has no end, from 0 to 2: in proportion up to what is usual, beyond that ever more slowly."""
    if count <= usual:
        return share(count, usual)
    return np.float32(ENDLESS) - np.float32(usual) / np.float32(count)


@rule
def mark(members: int, out: Any, first: int) -> None:
    """Writes 1 for each member of a set that is a whole number, a bit for each thing."""
    while members != 0:
        lowest = members & -members
        out[first + int(BIT_OF_REMAINDER[lowest % 67])] = 1
        members ^= lowest
