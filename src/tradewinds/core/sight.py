"""What one viewer sees of a match at one moment: worked out once, and only what is asked for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from tradewinds.core.state import State
from tradewinds.core.words import Words

if TYPE_CHECKING:
    from tradewinds.core.match import Match, Move

__all__ = ["Sight"]


class Sight:
    """A position as a viewer knows it, for pages, the API and the terminal; those who know the same share the work."""

    def __init__(self, match: Match, viewer: int, ply: int, others: Iterable[Sight] = ()) -> None:
        self.game = match.game
        self.viewer = viewer
        self.ply = ply
        self.seen: State = match.game.seen_by(match.position(ply), viewer)
        self._match = match
        known = self.seen.tobytes()
        self._alike = next((other for other in others if other.seen.tobytes() == known), None)

    @cached_property
    def view(self) -> dict[str, Any]:
        """What is on the table, as plain data with names."""
        return self._alike.view if self._alike else self.game.view(self.seen)

    @cached_property
    def moves(self) -> list[Move]:
        """What the viewer may do now: every legal move, if it is theirs to decide."""
        now = self.ply == self._match.ply
        return self._match.moves() if now and self._match.seat == self.viewer else []

    @cached_property
    def scores(self) -> list[int]:
        """Everyone's points, as far as the viewer can know them."""
        return self._alike.scores if self._alike else self.game.scores(self.seen)

    @cached_property
    def tally(self) -> list[list[int]]:
        """What everyone would score if the game ended here, by the game's categories."""
        return self._alike.tally if self._alike else self.game.tally(self.seen)

    def question(self, words: Words) -> str | None:
        """What is being decided, in words; None where the game has none for it."""
        return self.game.question(self.view, words)
