"""`Learners`: a batch in which one seat of every game is a learner's and compiled bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tradewinds.bots import Budget, find_maker
from tradewinds.bots.compiled import PolicyMaker, advancing
from tradewinds.core.chance import below, seeds
from tradewinds.core.game import Game
from tradewinds.core.rule import rule
from tradewinds.core.state import OVER
from tradewinds.envs.batch import Batch
from tradewinds.envs.rewards import pay, pay_result, start
from tradewinds.envs.steps import begin, look

__all__ = ["Learners", "check_seat", "opponents_for"]

ANYWHERE = -1  # where learners sit that have no seat of their own


def opponents_for(players: int, opponents: str | Sequence[str]) -> list[str]:
    """A bot for every seat but the learner's, clockwise from it: one for all, or one for each."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(f"{len(names)} opponents for {players} players: name one for all seats or {players - 1}")
    return names


def check_seat(players: int, seat: int) -> int:
    """The seat, if it is one of the table's."""
    if seat not in range(players):
        raise ValueError(f"the seats are 0 to {players - 1}, not {seat}")
    return seat


class _Learning(NamedTuple):
    """What is kept of some games beside what a batch keeps."""

    learners: NDArray[np.int64]
    paid: NDArray[np.float32]
    ended: NDArray[np.bool_]
    away: NDArray[np.bool_]  # policy, seats clockwise from the learner's: whether it plays there
    plays: NDArray[np.bool_]  # policy, game, seat: the same where the learner sits now
    generators: NDArray[np.uint64]  # game, seat: opponents' own


class Learners(Batch):
    """Games that always wait for their learner: opponents play on in the same call.

    >>> learners = Learners("machi-koro", 3, players=2, opponents="random", seed=5)
    >>> learners.step(learners.random_moves())
    >>> (learners.seats == learners.learners).all(), learners.paid, learners.ended
    (np.True_, array([0., 0., 0.], dtype=float32), array([False, False, False]))
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        seed: int = 1,
        cores: int = 0,
        relative: bool = True,
        rewards: str = "result",
    ) -> None:
        self._asked_for, self._seat = opponents, seat
        super().__init__(game, size, players, options, seed=seed, cores=cores, relative=relative, rewards=rewards)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.learners = np.zeros(self.size, np.int64)  # where the learner sits
        self.paid = np.zeros(self.size, np.float32)  # what the last step was worth to the learner
        self.ended = np.zeros(self.size, np.bool_)  # the last step ended a game, and the row shows the next one
        self._fixed = ANYWHERE if self._seat is None else check_seat(self.players, self._seat)
        self._generators = np.zeros((self.size, self.players), np.uint64)

    def _share_out(self, cores: int) -> None:
        super()._share_out(cores)
        desks = [_desk_of(name) for name in opponents_for(self.players, self._asked_for)]
        different = list(dict.fromkeys(desks))
        away = np.array([[False, *(desk is own for own in desks)] for desk in different])
        plays = np.zeros((len(different), self.size, self.players), np.bool_)
        self._learning = [
            _Learning(
                learners=self.learners[part],
                paid=self.paid[part],
                ended=self.ended[part],
                away=away,
                plays=plays[:, part].copy(),
                generators=self._generators[part],
            )
            for part in self._parts
        ]
        self._policies = [[desk.for_game(self.game) for desk in different] for _ in self._parts]
        self._seen = [np.zeros(1, self.game.dtype) for _ in self._parts]

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew and plays to the learners' first decisions."""
        super().reset(seed)
        self._generators[:] = seeds(f"{self._seed} opponents", self.size * self.players).reshape(self.size, -1)
        self.over[:] = True  # so that learners sit down
        self._let_others_play()
        self.paid[:] = 0
        self.ended[:] = False

    def step(self, moves: ArrayLike) -> None:
        """Plays the learner's move in every game, and the others' until the learner decides again."""
        super().step(moves)
        self._let_others_play()

    def _let_others_play(self) -> None:
        settle = _settle_shaped if self._shaped else _settle

        def play(n: int, _: slice) -> None:
            rows, desk, learning, seen = self._rows[n], self._desks[n], self._learning[n], self._seen[n]
            waiting = _take_down(rows, learning, self._fixed)
            while waiting:
                for policy, plays in zip(self._policies[n], learning.plays, strict=True):
                    kind: Any = type(policy)
                    play_on = advancing(kind)
                    play_on(rows.records, learning.generators, rows.lengths, plays, seen, desk.weights, policy)
                waiting = settle(rows, desk, learning, self._fixed)

        self._on_all_cores(play)


def _desk_of(name: str) -> Any:
    known, at, budget = name.partition("@")
    maker = find_maker(known)
    if at:
        Budget.read(budget)  # policies have no use for one, and a wrong one is told of
    if not isinstance(maker, PolicyMaker):
        raise ValueError(f"the bot {name} is no compiled policy: it plays in environments of one game each")
    return maker.desk


@rule
def _take_down(rows: Any, learning: Any, fixed: int) -> bool:
    """Notes what the learner's own move brought, and seats it where a game is new; whether a game waits for others."""
    waiting = False
    for index in range(len(rows.records)):
        learning.paid[index] = rows.rewards[index, learning.learners[index]]
        learning.ended[index] = rows.over[index]
        if rows.over[index]:
            _sit_down(rows, learning, index, fixed)
        waiting |= rows.records[index].seat != learning.learners[index]
    return waiting


@rule
def _settle(rows: Any, desk: Any, learning: Any, fixed: int) -> bool:
    """Pays what the others' moves brought, and starts a new game where one is over; whether a game still waits."""
    waiting = False
    for index in range(len(rows.records)):
        state = rows.records[index]
        if state.seat == OVER:
            pay_result(state, desk.shares, rows.rewards[index])
            _pay_learner(rows, learning, index)
            begin(rows.records, index, desk.dealt, state.rng, desk.weights)
            _sit_down(rows, learning, index, fixed)
        waiting |= _show(rows, desk, learning, index)
    return waiting


@rule
def _settle_shaped(rows: Any, desk: Any, learning: Any, fixed: int) -> bool:
    """The same where rewards are shaped."""
    waiting = False
    for index in range(len(rows.records)):
        state = rows.records[index]
        pay(state, desk.trials, rows.standing[index], desk.shares, rows.rewards[index])
        _pay_learner(rows, learning, index)
        if state.seat == OVER:
            begin(rows.records, index, desk.dealt, state.rng, desk.weights)
            start(state, desk.trials, rows.standing[index])
            _sit_down(rows, learning, index, fixed)
        waiting |= _show(rows, desk, learning, index)
    return waiting


@rule
def _pay_learner(rows: Any, learning: Any, index: int) -> None:
    """Counts what was paid, unless the step has ended a game already: the next one's learner has yet to decide."""
    if not learning.ended[index]:
        learning.paid[index] += rows.rewards[index, learning.learners[index]]
    if rows.records[index].seat == OVER:
        learning.ended[index] = True


@rule
def _sit_down(rows: Any, learning: Any, index: int, fixed: int) -> None:
    """Seats the learner of a new game, and its opponents around it."""
    rows.lengths[index] = 0
    players = rows.records[index].players
    learning.learners[index] = fixed
    if fixed == ANYWHERE:
        learning.learners[index] = below(rows.choosers[index], players)
    learner = learning.learners[index]
    for policy in range(len(learning.away)):
        for seat in range(players):
            learning.plays[policy, index, seat] = learning.away[policy, (seat - learner) % players]


@rule
def _show(rows: Any, desk: Any, learning: Any, index: int) -> bool:
    """Writes what the learner sees, unless the game waits for others."""
    state = rows.records[index]
    rows.seats[index] = state.seat
    if state.seat != learning.learners[index]:
        return True
    look(state, desk.turned, rows.observations[index], rows.masks[index])
    return False
