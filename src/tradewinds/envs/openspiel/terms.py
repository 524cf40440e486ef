"""What was agreed on before a game, and what follows from it for all its positions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core import registry
from tradewinds.core.game import Game, OptionValue
from tradewinds.core.state import EVERYTHING
from tradewinds.envs.openspiel.rows import has_twin, legal_in, weigh

__all__ = ["MAX_MOVES", "Terms", "agree", "parameters"]

MAX_MOVES = 10_000  # random games of ours take half as many at most
BLOCK = 64  # positions that room is made for at once


def parameters(game: Game) -> dict[str, int | bool | str]:
    """Every parameter of a game with what it is unless something else is said."""
    return {"players": game.seats[0], "max_moves": MAX_MOVES} | {option.name: option.default for option in game.options}


def agree(game: Game, chosen: Mapping[str, Any]) -> Terms:
    """The terms that parameters stand for; ValueError says what is wrong with them."""
    values = parameters(game) | dict(chosen)
    players, most = game.check_players(values.pop("players")), values.pop("max_moves")
    if most < 1:
        raise ValueError(f"max_moves must be at least 1, not {most}")
    return Terms(game, players, game.choose_options(values), most)


@dataclass(frozen=True, eq=False)
class Terms:
    """A game, its players, its options, and after how many moves, chance included, it ends in a draw."""

    game: Game
    players: int
    options: dict[str, OptionValue]
    max_moves: int
    _rooms: list[NDArray[Any]] = field(default_factory=list, repr=False)

    def room(self) -> NDArray[Any]:
        """An array for one position; they are made many at a time, for one alone takes NumPy ten times as long."""
        while True:
            try:
                return self._rooms.pop()
            except IndexError:  # another thread may take them all
                block = np.zeros(BLOCK, self.game.dtype)
                self._rooms.extend([block[place : place + 1] for place in range(BLOCK)])

    def row(self, record: bytes) -> NDArray[Any]:
        """A position from its bytes."""
        room = self.room()
        room[:] = np.frombuffer(record, self.game.dtype)
        return room

    @cached_property
    def start(self) -> NDArray[Any]:
        """The table before any chance."""
        return self.row(self.game.deal(self.players, self.options).tobytes())

    def legal(self, row: NDArray[Any]) -> list[int]:
        """The legal moves of whoever decides."""
        moves = np.empty(len(self.game.moves) + 1, np.int64)
        return moves[: legal_in(row, moves)].tolist()

    def chances(self, row: NDArray[Any]) -> list[tuple[int, float]]:
        """What chance can bring, and how likely."""
        weights = np.zeros(len(self.game.moves), np.int64)
        first, after, total = weigh(row, weights)
        shares = (weights[: after - first] / total).tolist()
        return [(first + place, share) for place, share in enumerate(shares) if share > 0]

    # What is remembered of moves

    @cached_property
    def words(self) -> list[str]:
        """What can be remembered of a move, by number: nothing, each move, and of each kind one that was not seen."""
        moves = self.game.moves
        firsts = moves.firsts().tolist() if self.game.hidden else []
        verbs = [moves.message(first).key.removeprefix("move-") for first in firsts]
        return ["", *moves, *(f"{verb}:?" for verb in verbs)]

    @cached_property
    def kinds(self) -> list[int]:
        """The kind of each move."""
        return self.game.moves.kinds().tolist()

    def number(self, row: NDArray[Any], move: int, viewer: int) -> int:
        """What a viewer remembers of a move that was played in a position, as the number of a word."""
        own = viewer >= 0 and viewer == row["seat"][0]
        if own or viewer == EVERYTHING or not self.game.hidden:
            return 1 + move
        rows = np.zeros(4, self.game.dtype)
        rows[0] = row[0]
        moves = np.empty(len(self.game.moves) + 1, np.int64)
        unseen = has_twin(rows, rows.view(np.uint64).reshape(4, -1), move, viewer, moves)
        return 1 + len(self.game.moves) + self.kinds[move] if unseen else 1 + move

    def __reduce__(self) -> Any:
        return _again, (self.game.name, self.players, self.options, self.max_moves)


def _again(name: str, players: int, options: dict[str, OptionValue], max_moves: int) -> Terms:
    return Terms(registry.find(name), players, options, max_moves)
