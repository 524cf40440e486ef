"""Why moves are refused: the reasons of a game, each with the figures that show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import State
from tradewinds.core.things import Numbering
from tradewinds.core.words import Message, Parameter

__all__ = ["LEGAL", "Reasons"]

LEGAL = 0

Figures = Callable[[State, int], dict[str, Parameter]]


class Reasons(Numbering):
    """The reasons of a game by number; 0 is none: the move is legal.

    >>> reasons = Reasons()
    >>> COINS_MISSING = reasons.reason("coins-missing", lambda state, move: {"missing": 3})
    >>> reasons.message(COINS_MISSING, None, 7, {})
    Message(key='refusal-coins-missing', parameters={'missing': 3})
    """

    def __init__(self) -> None:
        super().__init__()
        self._figures: dict[int, Figures] = {}
        self.add("legal")

    def reason(self, name: str, figures: Figures | None = None) -> int:
        """Appends a reason; `figures` says, of a position and a move, what its sentence needs to know."""
        number = self.add(name)
        if figures:
            self._figures[number] = figures
        return number

    def message(self, refused: int, state: State, move: int, about: Mapping[str, Parameter]) -> Message:
        """Why a move is refused that is told with these parameters."""
        figures = self._figures[refused](state, move) if refused in self._figures else {}
        return Message(f"refusal-{self[refused]}", {**about, **figures})
