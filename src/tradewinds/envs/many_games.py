"""What a batch is, wherever its arrays are kept: `Batch` has them in memory, `CudaBatch` on a GPU."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.chance import seeds
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.state import State
from tradewinds.envs.rewards import is_shaped
from tradewinds.games import find_game

__all__ = ["CHOOSER", "NOBODY", "ManyGames", "Rows"]

NOBODY = -1  # no seat, or no move of one
CHOOSER = np.dtype((np.record, np.dtype([("rng", np.uint64)], align=True)))  # unaligned, a GPU reads it byte by byte
Room = TypeVar("Room")


class Rows(NamedTuple):
    """The arrays of a batch, or of some of its games, as compiled loops and kernels take them."""

    records: Any
    seats: Any
    observations: Any
    masks: Any
    rewards: Any
    over: Any
    lengths: Any
    standing: Any  # shaped rewards: the share of the victory that each seat could expect
    choosers: Any  # a generator for random moves


class ManyGames(ABC, Generic[Room]):
    """A number of games of one kind, each always at a decision of one of its players."""

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int | None,
        options: Mapping[str, object] | None,
        *,
        relative: bool,
        rewards: str,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.check_players(self.game.seats[0] if players is None else players)
        self.options = self.game.choose_options(options or {})
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.size = size
        self.relative = relative
        self._shaped = is_shaped(rewards)
        moves = self.game.moves
        unturned = np.tile(np.arange(len(moves), dtype=np.int16), (self.players, 1))
        self._turned = moves.turned(self.players) if relative else unturned  # seat, move: what the seat calls it
        self._turned_back = moves.turned_back(self.players) if relative else unturned
        self._dealt = np.zeros(1, self.game.dtype)  # the table before any chance
        self._dealt[0] = self.game.deal(self.players, self.options)

    @abstractmethod
    def _room(self, shape: int | tuple[int, ...], dtype: Any) -> Room:
        """An array of zeros."""

    def _table(self, columns: int, dtype: Any) -> Room:
        """A row of zeros for every game."""
        return self._room((self.size, columns), dtype)

    def _lay_out(self) -> None:
        """Room for everything that a step writes."""
        size, room = self.size, self._room
        self.records = room(size, self.game.dtype)  # whole positions: what seats may not know included
        self.seats = room(size, np.int64)  # who decides
        self.observations = self._table(len(self.game.features), np.float32)  # as whoever decides sees it
        self.masks = self._table(len(self.game.moves), np.bool_)  # which moves are legal
        self.rewards = room((size, self.players), np.float32)  # of every seat, for the last step
        self.over = room(size, np.bool_)  # the last step ended a game, and the row shows the next one
        self.lengths = room(size, np.int64)  # decisions of the running game so far
        self._standing = room((size, self.players), np.float64)
        self._choosers = room(size, CHOOSER)
        self._moves = room(size, np.int64)

    def _arrays(self) -> Rows:
        shown = (self.records, self.seats, self.observations, self.masks, self.rewards, self.over, self.lengths)
        return Rows(*shown, self._standing, self._choosers)

    def _begin_with(self, seed: int) -> NDArray[np.uint64]:
        """Of a seed: one for the chance of every game, and one for whoever plays it at random."""
        self._seed = seed
        self._asked = 0  # how many playouts were asked for
        return seeds(seed, 2 * self.size).reshape(2, self.size)

    def _check_moves(self, moves: Any) -> None:
        if tuple(moves.shape) != (self.size,) or np.dtype(moves.dtype).kind not in "iu":
            raise ValueError(f"a step takes {self.size} whole numbers, not {moves.dtype} of shape {tuple(moves.shape)}")

    def _refusal(self, row: int, named: int, state: State) -> Exception:
        """Why the move that is named for a row is not played."""
        if not 0 <= named < len(self.game.moves):
            return ValueError(f"row {row}: there is no move {named}; moves are 0 to {len(self.game.moves) - 1}")
        move = int(self._turned_back[state.seat, named])
        reason = self.game.tell_refusal(state, move, int(self.game.rules.refusal(state, move)))
        return IllegalMove(f"row {row}, {self.game.moves.code(move)}", reason.key, self.game.words().say(reason))

    def _checked_positions(self, positions: Any) -> NDArray[Any]:
        starts = np.atleast_1d(positions)
        if starts.dtype != self.game.dtype or starts.ndim != 1:
            raise ValueError(f"positions are records of {self.game.name} in one row")
        if (starts["players"] != self.players).any():
            raise ValueError(f"positions are games of {self.players} players")
        return starts

    def _for_playouts(self, positions: int, each: int) -> NDArray[np.uint64]:
        """Generators for playouts: position, number."""
        if each < 1:
            raise ValueError(f"at least one playout each, not {each}")
        self._asked += 1
        return seeds(f"{self._seed} playouts {self._asked}", positions * each).reshape(positions, each)

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.size}: {self.game.name}, {self.players} players>"
