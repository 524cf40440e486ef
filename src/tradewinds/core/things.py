"""Sorts of things: what moves and events are about, with their names in codes and the way they are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from tradewinds.core.words import Message, Name, Parameter, Seat

__all__ = ["NUMBER", "SEAT", "Amounts", "Counted", "Numbered", "Numbering", "Seats", "Sort", "Things"]


class Sort(Protocol):
    """Turns the number that a rule knows a thing by into what a message says of it."""

    def tell(self, number: int) -> Parameter:
        """The thing, as a parameter of a message."""
        ...


class Things:
    """Things with names: `Things("card", ["ranch", "mine"])` is told by the keys `card-ranch` and `card-mine`."""

    def __init__(self, word: str, names: Iterable[str]) -> None:
        self.word = word  # what messages call the parameter
        self.names = tuple(names)  # what codes call the things

    def tell(self, number: int) -> Parameter:
        """The thing by its name."""
        return Name(f"{self.word}-{self.names[number]}")

    def __len__(self) -> int:
        return len(self.names)


class Numbered(Things):
    """Things that are told by their numbers, counted from 1: slots, the eyes of a die."""

    def __init__(self, word: str, count: int) -> None:
        super().__init__(word, (str(number + 1) for number in range(count)))

    def tell(self, number: int) -> Parameter:
        """The number as people count."""
        return number + 1


class Amounts(Things):
    """Amounts to choose among, told as they are."""

    def __init__(self, word: str, amounts: Iterable[int]) -> None:
        super().__init__(word, map(str, amounts))

    def tell(self, number: int) -> Parameter:
        """The amount."""
        return int(self.names[number])


class Seats(Things):
    """Players, as codes name them: p1, p2 and so on."""

    def __init__(self, count: int, word: str = "player") -> None:
        super().__init__(word, (f"p{number + 1}" for number in range(count)))

    def tell(self, number: int) -> Parameter:
        """The player at that seat."""
        return Seat(number)


class _Number:
    def tell(self, number: int) -> Parameter:
        return number


class _Seat:
    def tell(self, number: int) -> Parameter:
        return Seat(number)


NUMBER: Sort = _Number()  # an amount, told as it is
SEAT: Sort = _Seat()  # a player


class Counted:
    """Things with amounts, which an event tells in one list: `Counted(GOODS, "count")` says `count-tea` of 2 tea."""

    def __init__(self, things: Things, key: str) -> None:
        self.things = things
        self.key = key

    def tell(self, number: int, amount: int) -> Message:
        """So many of a thing, as an item of a list."""
        return Message(f"{self.key}-{self.things.names[number]}", {"count": amount})


class Numbering:
    """Names that get their numbers in the order they are added: one declaration says both.

    >>> phases = Numbering()
    >>> ROLL, BUILD = phases.add("roll"), phases.add("build")
    >>> BUILD, phases[BUILD], len(phases)
    (1, 'build', 2)
    """

    def __init__(self) -> None:
        self._names: list[str] = []

    def add(self, name: str) -> int:
        """Appends a name and returns its number."""
        if name in self._names:
            raise ValueError(f"{name!r} has a number already")
        self._names.append(name)
        return len(self._names) - 1

    def __getitem__(self, number: int) -> str:
        return self._names[number]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
