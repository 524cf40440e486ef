"""What one viewer sees of a match at one moment: worked out once, and only what is asked for."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from tradewinds.core.about import Ending, Fact
from tradewinds.core.move import Move
from tradewinds.core.state import State, copy
from tradewinds.core.words import Words

if TYPE_CHECKING:
    from tradewinds.core.match import Match

__all__ = ["Sight"]

Made = TypeVar("Made")


class Sight:
    """A position as a viewer knows it, for pages, the API and the terminal; those who know the same share the work."""

    def __init__(self, match: Match, viewer: int, ply: int, others: Iterable[Sight] = ()) -> None:
        self.game = match.game
        self.viewer = viewer
        self.ply = ply
        self.seen: State = match.game.seen_by(match.position(ply), viewer)
        decides = ply == match.ply and match.seat == viewer
        self._position: State | None = copy(match.position(ply)) if decides else None  # the whole of it, for its rules
        self._known = self.seen.tobytes()
        self._made: dict[Hashable, Any] = next((other._made for other in others if other._known == self._known), {})

    def once(self, what: Hashable, make: Callable[[], Made]) -> Made:
        """Something that follows from what the viewer knows, made once for all who know the same."""
        if what not in self._made:
            self._made[what] = make()
        made: Made = self._made[what]
        return made

    @property
    def view(self) -> dict[str, Any]:
        """What is on the table, as plain data with names; only to be looked at."""
        return self.once("view", lambda: self.game.view(self.seen))

    @cached_property
    def moves(self) -> list[Move]:
        """What the viewer may do: every legal move, if they decide; words for it come from what they see."""
        if self._position is None:
            return []
        code = self.game.moves.code
        return [Move(number, code(number), self.game, self.seen) for number in self.game.legal(self._position)]

    @property
    def scores(self) -> list[int]:
        """Everyone's points, as far as the viewer can know them."""
        return self.once("scores", lambda: self.game.scores(self.seen))

    @property
    def tally(self) -> list[list[int]]:
        """What everyone would score if the game ended here, by the game's categories."""
        return self.once("tally", lambda: self.game.tally(self.seen))

    def facts(self, seat: int) -> tuple[Fact, ...]:
        """What matters about a player."""
        return self.once(("facts", seat), lambda: tuple(self.game.facts(self.view, seat)))

    @property
    def progress(self) -> tuple[Fact, ...]:
        """What goes on in this turn, and what is left of it."""
        return self.once("progress", lambda: tuple(self.game.progress(self.view)))

    @property
    def ending(self) -> Ending:
        """What brings the end, and how far it is."""
        return self.once("ending", lambda: self.game.ending(self.view))

    def question(self, words: Words) -> str | None:
        """What is being decided, in words; None where the game has none for it."""
        return self.game.question(self.view, words)
