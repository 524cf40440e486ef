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
from tradewinds.core.contract import refusal
from tradewinds.core.game import Game
from tradewinds.core.machine import cores as all_cores
from tradewinds.core.playout import playout
from tradewinds.core.position import see
from tradewinds.core.rule import COMPILED, rule
from tradewinds.core.state import OVER
from tradewinds.core.victory import share_victory
from tradewinds.envs.many_games import NOBODY, ManyGames, Rows
from tradewinds.envs.rewards import start
from tradewinds.envs.steps import any_allowed, begin, go_on, go_on_shaped, look

__all__ = ["Batch"]

SLICES_A_CORE = 4  # more slices than cores even out what the games of a slice take


class _Desk(NamedTuple):
    """What compiled loops work with: tables of the game, and room of one thread's own."""

    dealt: NDArray[Any]  # the table before any chance
    turned: NDArray[np.int16]  # seat, move: what the seat calls it
    turned_back: NDArray[np.int16]
    weights: NDArray[np.int64]
    shares: NDArray[np.float64]
    trials: NDArray[Any]


class Batch(ManyGames[NDArray[Any]]):
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
        super().__init__(game, size, players, options, relative=relative, rewards=rewards)
        self._lay_out()
        self._share_out(cores or all_cores())
        self.reset(seed)

    def _room(self, shape: int | tuple[int, ...], dtype: Any) -> NDArray[Any]:
        return np.zeros(shape, dtype)

    def _share_out(self, cores: int) -> None:
        """Cuts the rows into slices, each with a desk of its own."""
        cores = min(cores, self.size) if COMPILED else 1
        slices = min(cores * SLICES_A_CORE, self.size) if cores > 1 else 1
        self._parts = [slice(a, b) for a, b in pairwise(np.linspace(0, self.size, slices + 1).astype(int).tolist())]
        self._pool = ThreadPoolExecutor(cores) if cores > 1 else None
        moves = len(self.game.moves)
        self._desks = [
            _Desk(
                dealt=self._dealt,
                turned=self._turned,
                turned_back=self._turned_back,
                weights=np.zeros(moves, np.int64),
                shares=np.zeros(self.game.seats[-1], np.float64),
                trials=np.zeros(1, self.game.dtype),
            )
            for _ in self._parts
        ]
        self._rows = [Rows(*(array[part] for array in self._arrays())) for part in self._parts]

    def _on_all_cores(self, work: Callable[[int, slice], None]) -> None:
        """Does the work of every slice, by its number and its rows."""
        if self._pool is None:
            work(0, self._parts[0])
        else:
            for _ in self._pool.map(work, range(len(self._parts)), self._parts):
                pass

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew: those of a seed, or others than before without one."""
        begins, chooses = self._begin_with(self._seed + 1 if seed is None else seed)
        self._choosers["rng"] = chooses
        self._on_all_cores(lambda n, part: _begin_all(self._rows[n], self._desks[n], begins[part]))
        if self._shaped:
            self._on_all_cores(lambda n, part: _start_all(self._rows[n], self._desks[n]))

    def step(self, moves: ArrayLike) -> None:
        """Plays a move in every game; IllegalMove names the first row whose move is refused, and nothing is changed."""
        given = np.asarray(moves)
        self._check_moves(given)
        self._moves[:] = given
        refused = np.full(len(self._parts), -1)

        def judge(n: int, part: slice) -> None:
            refused[n] = _first_refused(self._rows[n], self._desks[n], self._moves[part])

        self._on_all_cores(judge)
        for part, row in zip(self._parts, refused, strict=True):
            if row >= 0:
                number = part.start + int(row)
                raise self._refusal(number, int(self._moves[number]), self.records[number])
        step_all = _step_all_shaped if self._shaped else _step_all
        self._on_all_cores(lambda n, part: step_all(self._rows[n], self._desks[n], self._moves[part]))

    def random_moves(self) -> NDArray[np.int64]:
        """A legal move for every game, each as likely as any other."""
        moves = np.empty(self.size, np.int64)
        self._on_all_cores(lambda n, part: _choose_all(self._rows[n], self._desks[n], moves[part]))
        return moves

    def greedy_moves(self, unasked: Any = None) -> NDArray[np.int64]:
        """The move of the bot `greedy` for every game; -1 where a seat decides that `unasked` names for the game."""
        moves = np.empty(self.size, np.int64)
        left_out = np.full(self.size, NOBODY) if unasked is None else np.asarray(unasked, np.int64)

        def advise(n: int, part: slice) -> None:
            _advise_all(self._rows[n], self._desks[n], GreedyDesk.for_game(self.game), left_out[part], moves[part])

        self._on_all_cores(advise)
        return moves

    def playouts(self, positions: NDArray[Any] | None = None, each: int = 1) -> NDArray[np.float64]:
        """What every seat has of the victory, on average, if positions are played to the end by random moves.

        `positions` are records with nothing hidden, those of the batch by default, which stay as they are.
        """
        starts = self._checked_positions(self.records if positions is None else positions)
        generators = self._for_playouts(len(starts), each)
        means = np.zeros((len(starts), self.players))
        bounds = np.linspace(0, len(starts), len(self._parts) + 1).astype(int)

        def play(n: int, _: slice) -> None:
            rows = slice(bounds[n], bounds[n + 1])
            _play_out_all(starts[rows], generators[rows], self._desks[n], means[rows])

        self._on_all_cores(play)
        return means


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
def _advise_all(rows: Any, desk: Any, greedy: Any, unasked: Any, moves: Any) -> None:
    for index in range(len(moves)):
        seat = rows.records[index].seat
        if seat == unasked[index]:
            moves[index] = NOBODY
            continue
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
                playout(state, desk.weights)
            share_victory(state, desk.shares)
            for seat in range(state.players):
                means[index, seat] += desk.shares[seat] / generators.shape[1]
