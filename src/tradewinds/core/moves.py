"""Every move a game can ever offer, as number <-> code."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

__all__ = ["MoveTable"]


class MoveTable:
    """A fixed list of moves: small numbers inside, codes such as `build:ranch` outside.

    >>> table = MoveTable()
    >>> build = table.group("build", ["ranch", "mine"])
    >>> table.code(build + 1), table.id("build:ranch"), len(table)
    ('build:mine', 0, 2)
    """

    def __init__(self) -> None:
        self._codes: list[str] = []
        self._ids: dict[str, int] = {}

    def add(self, code: str) -> int:
        """Appends one move and returns its number."""
        if code in self._ids:
            raise ValueError(f"the move {code!r} is in the table already")
        self._ids[code] = len(self._codes)
        self._codes.append(code)
        return self._ids[code]

    def group(self, verb: str, things: Iterable[str]) -> int:
        """Appends one move for each thing the verb applies to and returns the first one's number."""
        first = len(self._codes)
        for thing in things:
            self.add(f"{verb}:{thing}")
        return first

    def code(self, move: int) -> str:
        """The code of a move."""
        return self._codes[move]

    def find(self, code: str) -> int | None:
        """The number of a move, if the game knows it."""
        return self._ids.get(code)

    def id(self, code: str) -> int:
        """The number of a move that must be there."""
        return self._ids[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._codes)

    def __len__(self) -> int:
        return len(self._codes)
