"""`Batch`: many games side by side, stepped in one call on all cores.

    batch = Batch("machi-koro", 4096, players=4)
    while training:
        moves = policy(batch.observations, batch.masks)
        batch.step(moves)
        learn(batch.rewards, batch.over)

Row i of every array is game i. A step writes all arrays anew in place: copy what must outlive it. Chance plays by
itself between decisions, and a game that ends is followed by the next one in the same row at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tradewinds.bots.policy import GreedyDesk, decide
from tradewinds.core.chance import seeds
from tradewinds.core.contract import refusal
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.machine import cores as all_cores
from tradewinds.core.playout import playout
from tradewinds.core.position import see
from tradewinds.core.rule import COMPILED, rule
from tradewinds.core.state import OVER
from tradewinds.core.victory import share_victory
from tradewinds.envs.rewards import is_shaped, start
from tradewinds.envs.steps import any_allowed, begin, go_on, go_on_shaped, look
from tradewinds.games import find_game

__all__ = ["Batch"]

SLICES_A_CORE = 4  # more slices than cores even out what the games of a slice take
CHOOSER = np.dtype((np.record, [("rng", np.uint64)]))


class _Rows(NamedTuple):
    """The arrays of some games of a batch, as compiled loops take them."""

    records: NDArray[Any]
    seats: NDArray[np.int64]
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    over: NDArray[np.bool_]
    lengths: NDArray[np.int64]
    standing: NDArray[np.float64]  # shaped rewards: the share of the victory that each seat could expect
    choosers: NDArray[Any]  # a generator for random moves


class _Desk(NamedTuple):
    """What compiled loops work with: tables of the game, and room of one thread's own."""

    dealt: NDArray[Any]  # the table before any chance
    turned: NDArray[np.int16]  # seat, move: what the seat calls it
    turned_back: NDArray[np.int16]
    moves: NDArray[np.int64]
    weights: NDArray[np.int64]
    shares: NDArray[np.float64]
    trials: NDArray[Any]


class Batch:
    """A number of games of one kind, each always at a decision of one of its players.

    >>> batch = Batch("machi-koro", 3, players=2, seed=5)
    >>> batch.seats, batch.masks.shape, batch.observations.dtype
    (array([0, 0, 0]), (3, 201), dtype('float32'))
    >>> batch.step(batch.random_moves())
    >>> batch.lengths
    array([1, 1, 1])
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 1,
        cores: int = 0,
        relative: bool = True,
        rewards: str = "result",
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.check_players(self.game.seats[0] if players is None else players)
        self.options = self.game.choose_options(options or {})
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        self.size = size
        self.relative = relative
        self._seed = seed
        self._shaped = is_shaped(rewards)
        self._lay_out()
        self._share_out(cores or all_cores())
        self.reset(seed)

    def _lay_out(self) -> None:
        """Room for everything that a step writes."""
        size, moves = self.size, len(self.game.moves)
        self.records = np.zeros(size, self.game.dtype)  # whole positions: what seats may not know included
        self.seats = np.zeros(size, np.int64)  # who decides
        self.observations = np.zeros((size, len(self.game.features)), np.float32)  # as whoever decides sees it
        self.masks = np.zeros((size, moves), np.bool_)  # which moves are legal
        self.rewards = np.zeros((size, self.players), np.float32)  # of every seat, for the last step
        self.over = np.zeros(size, np.bool_)  # the last step ended a game, and the row shows the next one
        self.lengths = np.zeros(size, np.int64)  # decisions of the running game so far
        self._standing = np.zeros((size, self.players), np.float64)
        self._choosers = np.zeros(size, CHOOSER)
        self._moves = np.zeros(size, np.int64)

    def _share_out(self, cores: int) -> None:
        """Cuts the rows into slices, each with a desk of its own."""
        cores = min(cores, self.size) if COMPILED else 1
        slices = min(cores * SLICES_A_CORE, self.size) if cores > 1 else 1
        self._parts = [slice(a, b) for a, b in pairwise(np.linspace(0, self.size, slices + 1).astype(int).tolist())]
        self._pool = ThreadPoolExecutor(cores) if cores > 1 else None
        moves, plain = self.game.moves, np.arange(len(self.game.moves), dtype=np.int16)
        unturned = np.tile(plain, (self.players, 1))
        turned, turned_back = moves.turned(self.players), moves.turned_back(self.players)
        dealt = np.zeros(1, self.game.dtype)
        dealt[0] = self.game.deal(self.players, self.options)
        self._desks = [
            _Desk(
                dealt=dealt,
                turned=turned if self.relative else unturned,
                turned_back=turned_back if self.relative else unturned,
                moves=np.zeros(len(moves) + 1, np.int64),
                weights=np.zeros(len(moves), np.int64),
                shares=np.zeros(self.game.seats[-1], np.float64),
                trials=np.zeros(1, self.game.dtype),
            )
            for _ in self._parts
        ]
        self._rows = [
            _Rows(
                records=self.records[part],
                seats=self.seats[part],
                observations=self.observations[part],
                masks=self.masks[part],
                rewards=self.rewards[part],
                over=self.over[part],
                lengths=self.lengths[part],
                standing=self._standing[part],
                choosers=self._choosers[part],
            )
            for part in self._parts
        ]

    def _on_all_cores(self, work: Callable[[int, slice], None]) -> None:
        """Does the work of every slice, by its number and its rows."""
        if self._pool is None:
            work(0, self._parts[0])
        else:
            for _ in self._pool.map(work, range(len(self._parts)), self._parts):
                pass

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew: those of a seed, or others than before without one."""
        self._seed = self._seed + 1 if seed is None else seed
        self._asked = 0  # how many playouts were asked for
        generators = seeds(self._seed, 2 * self.size)
        self._choosers["rng"] = generators[self.size :]
        self._on_all_cores(lambda n, part: _begin_all(self._rows[n], self._desks[n], generators[part]))
        if self._shaped:
            self._on_all_cores(lambda n, part: _start_all(self._rows[n], self._desks[n]))

    def step(self, moves: ArrayLike) -> None:
        """Plays a move in every game; IllegalMove names the first row whose move is refused, and nothing is changed."""
        given = np.asarray(moves)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.size} whole numbers, not {given.dtype} of shape {given.shape}")
        self._moves[:] = given
        refused = np.full(len(self._parts), -1)

        def judge(n: int, part: slice) -> None:
            refused[n] = _first_refused(self._rows[n], self._desks[n], self._moves[part])

        self._on_all_cores(judge)
        for part, row in zip(self._parts, refused, strict=True):
            if row >= 0:
                raise self._refusal(part.start + int(row))
        step_all = _step_all_shaped if self._shaped else _step_all
        self._on_all_cores(lambda n, part: step_all(self._rows[n], self._desks[n], self._moves[part]))

    def _refusal(self, row: int) -> Exception:
        """Why the move of a row is not played."""
        named = int(self._moves[row])
        if not 0 <= named < len(self.game.moves):
            return ValueError(f"row {row}: there is no move {named}; moves are 0 to {len(self.game.moves) - 1}")
        state = self.records[row]
        move = int(self._desks[0].turned_back[state.seat, named])
        reason = self.game.tell_refusal(state, move, int(self.game.rules.refusal(state, move)))
        code = self.game.moves.code(move)
        return IllegalMove(f"row {row}, {code}", reason.key, self.game.words().say(reason))

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move for every game, each as likely as any other."""
        moves = np.empty(self.size, np.int64)
        self._on_all_cores(lambda n, part: _choose_all(self._rows[n], self._desks[n], moves[part]))
        return moves

    def greedy_moves(self) -> NDArray[np.int64]:
        """The move of the bot `greedy` for every game."""
        moves = np.empty(self.size, np.int64)

        def advise(n: int, part: slice) -> None:
            _advise_all(self._rows[n], self._desks[n], GreedyDesk.for_game(self.game), moves[part])

        self._on_all_cores(advise)
        return moves

    def playouts(self, positions: NDArray[Any] | None = None, each: int = 1) -> NDArray[np.float64]:
        """What every seat has of the victory, on average, if positions are played to the end by random moves.

        `positions` are records with nothing hidden, those of the batch by default, which stay as they are.
        """
        starts = self.records if positions is None else np.atleast_1d(positions)
        if starts.dtype != self.game.dtype or starts.ndim != 1:
            raise ValueError(f"positions are records of {self.game.name} in one row")
        if (starts["players"] != self.players).any():
            raise ValueError(f"positions are games of {self.players} players")
        if each < 1:
            raise ValueError(f"at least one playout each, not {each}")
        self._asked += 1
        generators = seeds(f"{self._seed} playouts {self._asked}", len(starts) * each).reshape(len(starts), each)
        means = np.zeros((len(starts), self.players))
        bounds = np.linspace(0, len(starts), len(self._parts) + 1).astype(int)

        def play(n: int, _: slice) -> None:
            rows = slice(bounds[n], bounds[n + 1])
            _play_out_all(starts[rows], generators[rows], self._desks[n], means[rows])

        self._on_all_cores(play)
        return means

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size}: {self.game.name}, {self.players} players>"


@rule
def _begin_all(rows: Any, desk: Any, generators: Any) -> None:
    for index in range(len(rows.records)):
        begin(rows.records, index, desk.dealt, generators[index], desk.weights)
        rows.rewards[index, :] = 0
        rows.over[index] = False
        rows.lengths[index] = 0
        _show(rows, desk, index)


@rule
def _start_all(rows: Any, desk: Any) -> None:
    for index in range(len(rows.records)):
        start(rows.records[index], desk.trials, rows.standing[index])


@rule
def _show(rows: Any, desk: Any, index: int) -> None:
    state = rows.records[index]
    rows.seats[index] = state.seat
    look(state, desk.turned, rows.observations[index], rows.masks[index])


@rule
def _first_refused(rows: Any, desk: Any, moves: Any) -> int:
    """The first row whose move is not legal; -1 if all are."""
    for index in range(len(moves)):
        if not 0 <= moves[index] < desk.turned.shape[1]:
            return index
        state = rows.records[index]
        if refusal(state, int(desk.turned_back[state.seat, moves[index]])) != 0:
            return index
    return -1


@rule
def _step_all(rows: Any, desk: Any, moves: Any) -> None:
    for index in range(len(moves)):
        move = int(desk.turned_back[rows.records[index].seat, moves[index]])
        over = go_on(rows.records, index, move, desk.dealt, desk.weights, desk.shares, rows.rewards[index])
        rows.over[index] = over
        rows.lengths[index] = 0 if over else rows.lengths[index] + 1
        _show(rows, desk, index)


@rule
def _step_all_shaped(rows: Any, desk: Any, moves: Any) -> None:
    for index in range(len(moves)):
        move = int(desk.turned_back[rows.records[index].seat, moves[index]])
        room = (desk.dealt, desk.weights, desk.shares)
        judgement = (desk.trials, rows.standing[index])
        over = go_on_shaped(rows.records, index, move, *room, rows.rewards[index], *judgement)
        rows.over[index] = over
        rows.lengths[index] = 0 if over else rows.lengths[index] + 1
        _show(rows, desk, index)


@rule
def _choose_all(rows: Any, desk: Any, moves: Any) -> None:
    for index in range(len(moves)):
        moves[index] = any_allowed(rows.records[index], desk.turned, rows.masks[index], rows.choosers[index])


@rule
def _advise_all(rows: Any, desk: Any, greedy: Any, moves: Any) -> None:
    for index in range(len(moves)):
        seat = rows.records[index].seat
        see(rows.records[index], seat, rows.choosers[index].rng, desk.trials)
        moves[index] = desk.turned[seat, decide(desk.trials[0], greedy)]
        rows.choosers[index].rng = desk.trials[0].rng


@rule
def _play_out_all(starts: Any, generators: Any, desk: Any, means: Any) -> None:
    for index in range(len(starts)):
        for number in range(generators.shape[1]):
            desk.trials[0] = starts[index]
            state = desk.trials[0]
            state.rng = generators[index, number]
            if state.seat != OVER:
                playout(state, desk.moves, desk.weights)
            share_victory(state, desk.shares)
            for seat in range(state.players):
                means[index, seat] += desk.shares[seat] / generators.shape[1]
