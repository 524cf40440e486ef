"""The numbers of moves in a list."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["Numbers"]

LARGEST = 99  # numbers have two digits


class Numbers:
    """Gives moves numbers and keeps them: whoever learned that 4 builds a forest finds it at 4 whenever it is listed.

    >>> numbers = Numbers()
    >>> numbers.of("build?", ["pass", "ranch", "mine"])
    {'pass': 1, 'ranch': 2, 'mine': 3}
    >>> numbers.of("build?", ["pass", "bakery", "mine"])
    {'pass': 1, 'mine': 3, 'bakery': 4}
    """

    def __init__(self) -> None:
        self._given: dict[str, dict[str, int]] = {}

    def of(self, question: str, codes: Sequence[str]) -> dict[str, int]:
        """The numbers of the moves that answer a question, the lowest first."""
        before = self._given.get(question, {})
        if not before.keys() & set(codes) or len(before.keys() | set(codes)) > LARGEST:
            before = {}
        new = [code for code in codes if code not in before]
        given = before | {code: number for number, code in enumerate(new, len(before) + 1)}
        self._given[question] = given
        return {code: given[code] for code in sorted(codes, key=given.__getitem__)}
