"""A move of a game, by its number, its code and its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tradewinds.core.game import Game
from tradewinds.core.state import State
from tradewinds.core.words import Message

__all__ = ["Move"]


@dataclass(frozen=True)
class Move:
    """A move of a game: its number, its code, and its words; one that is legal knows the position it is offered in."""

    id: int
    code: str
    game: Game = field(repr=False, compare=False)
    state: State | None = field(repr=False, compare=False, default=None)
    told: Message | None = field(repr=False, compare=False, default=None)  # where it is more than its own words say
    foremost: bool = field(repr=False, compare=False, default=False)  # whether it is told before the others

    @cached_property
    def message(self) -> Message:
        """The move as a message; a legal one says what it costs and brings, where the game tells that."""
        if self.told is not None:
            return self.told
        if self.state is None or self.game.tell_choice is None:
            return self.game.tell_move(self.id)
        return self.game.tell_choice(self.state, self.id)

    def text(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The move in words."""
        return self.game.words(language).say(self.message, names)

    def __str__(self) -> str:
        return self.code
