"""Whether the win odds come true: what the network told in games it was not trained on, and who won them.

Half of the games are the network's own at every seat; in the others it sits alone among players of a fixed policy, so
that odds are measured in positions it would not have come to as well. They are told as whoever decides sees the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import log, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.learned import LearnedDesk, Weights
from tradewinds.bots.learned.policy import read, tell_odds
from tradewinds.bots.policy import GreedyDesk, decide, room_for_moves
from tradewinds.core.batch import on_all_cores
from tradewinds.core.chance import below, draw, seeds
from tradewinds.core.contract import apply
from tradewinds.core.game import Game
from tradewinds.core.position import see
from tradewinds.core.rule import rule_kept_with
from tradewinds.core.state import CHANCE, OVER
from tradewinds.core.victory import share_victory

__all__ = ["Bin", "Odds", "Reliability", "best_temperature", "reliability", "watch"]

KEPT = 8  # decisions of a game, drawn from all of them: each game counts alike, however long it is
BINS = 10
Table = NDArray[np.float64]


@dataclass(frozen=True)
class Odds:
    """What was told at some decisions, a row each, and what each seat had of the victory in the end."""

    told: Table  # decision, seat
    happened: Table
    games: NDArray[np.int64]  # which game each row is of

    @property
    def alone(self) -> NDArray[np.bool_]:
        """Which rows are of games that the network played against itself."""
        return self.games % 2 == 0

    def of(self, rows: NDArray[np.bool_]) -> Odds:
        """Some of the rows."""
        return Odds(self.told[rows], self.happened[rows], self.games[rows])

    def tempered(self, temperature: float) -> Odds:
        """The same told with less confidence (above 1) or with more."""
        told = np.maximum(self.told, 1e-12) ** (1 / temperature)
        return Odds(told / told.sum(axis=1, keepdims=True), self.happened, self.games)


@dataclass(frozen=True)
class Bin:
    """Odds that were told alike: their mean, how often they came true, and the 95% interval of that."""

    told: float
    happened: float
    within: float
    count: int


@dataclass(frozen=True)
class Reliability:
    """How far odds can be believed. Loss and score are sums over the seats, means over the decisions."""

    bins: tuple[Bin, ...]  # of a tenth each; those in which nothing was told are left out
    error: float  # the expected calibration error: how far bins are off, by how much is in them
    log_loss: float
    brier: float
    decisions: int
    games: int


def watch(
    game: Game,
    players: int,
    weights: Weights,
    games: int,
    options: Mapping[str, object] | None = None,
    desk: Any = GreedyDesk,
    seed: int = 1,
    cores: int = 0,
) -> Odds:
    """Plays games and listens to the network at a few decisions of each."""
    generators = seeds(f"calibration {seed}", games * (players + 2)).reshape(games, players + 2)
    states = np.zeros(games, game.dtype)
    states[:] = game.deal(players, options)
    states["rng"] = generators[:, players]
    number = np.arange(games)
    told, happened = np.zeros((games, KEPT, players)), np.zeros((games, players))
    kept = np.zeros(games, np.int64)
    own = (number % 2 == 0)[:, None] | (np.arange(players)[None] == (number // 2 % players)[:, None])

    def play(part: slice) -> None:
        seen, room = np.zeros(2, game.dtype), room_for_moves(game)
        learned, other = LearnedDesk.for_game(game, weights), desk.for_game(game)
        _listen(
            states[part], generators[part], own[part], told[part], kept[part], happened[part],
            seen, room, learned, other,
        )  # fmt: skip

    on_all_cores(play, games, cores)
    heard = np.arange(KEPT)[None] < kept[:, None]
    every = np.broadcast_to(happened[:, None], told.shape)
    return Odds(told[heard], every[heard], np.broadcast_to(number[:, None], heard.shape)[heard])


def _play_and_listen(
    states: Any, generators: Any, own: Any, told: Any, kept: Any, happened: Any,
    seen: Any, room: Any, learned: Any, other: Any,
) -> None:  # fmt: skip
    """Plays every game to its end and keeps the odds of KEPT decisions, each as likely to be among them."""
    for index in range(len(states)):
        state = states[index]
        seen[1].rng = generators[index, state.players + 1]
        decisions = 0
        while state.seat != OVER:
            seat = state.seat
            if seat == CHANCE:
                apply(state, draw(state, room))
                continue
            place = np.int64(below(seen[1], decisions + 1)) if decisions >= KEPT else decisions
            decisions += 1
            see(state, seat, generators[index, seat], seen)
            if place < KEPT:
                read(seen[0], learned)
                tell_odds(seen[0], learned, told[index, place])
            move = decide(seen[0], learned) if own[index, seat] else decide(seen[0], other)
            generators[index, seat] = seen[0].rng
            apply(state, move)
        kept[index] = min(decisions, KEPT)
        share_victory(state, happened[index])


_listen = rule_kept_with(LearnedDesk.__module__, _play_and_listen)  # another network or policy, and it is compiled anew


def reliability(odds: Odds) -> Reliability:
    """Compares what was told with what happened."""
    told, happened = odds.told.ravel(), odds.happened.ravel()
    games = np.repeat(odds.games, odds.told.shape[1])
    places = np.minimum((told * BINS).astype(int), BINS - 1)
    bins = [_bin(told[rows], happened[rows], games[rows]) for rows in (places == place for place in range(BINS))]
    full = tuple(own for own in bins if own.count)
    return Reliability(
        full,
        error=sum(abs(own.told - own.happened) * own.count for own in full) / len(told),
        log_loss=_log_loss(odds),
        brier=float(((odds.told - odds.happened) ** 2).sum(axis=1).mean()),
        decisions=len(odds.told),
        games=len(np.unique(odds.games)),
    )


def _bin(told: Table, happened: Table, games: NDArray[np.int64]) -> Bin:
    """Decisions of one game end alike, so it is games that the interval counts."""
    count = len(told)
    if not count:
        return Bin(0.0, 0.0, 0.0, 0)
    mean = float(happened.mean())
    spread = np.bincount(games, happened - mean)
    few = max(float(np.square(spread).sum()), 1.0)  # games that all agree still prove no more than they are
    return Bin(float(told.mean()), mean, 1.96 * sqrt(few) / count, count)


def _log_loss(odds: Odds) -> float:
    return float(-(odds.happened * np.log(np.maximum(odds.told, 1e-12))).sum(axis=1).mean())


def best_temperature(odds: Odds) -> float:
    """The temperature at which the odds would have had the least log loss."""
    between = np.exp(np.linspace(log(0.4), log(2.5), 93))
    return float(min(between, key=lambda temperature: _log_loss(odds.tempered(temperature))))
