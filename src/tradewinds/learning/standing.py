"""How a network stands against a fixed opponent, and how well its odds come true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.policy import GreedyDesk, decide
from tradewinds.core.game import Game
from tradewinds.core.position import see
from tradewinds.core.rule import rule
from tradewinds.envs.batch import Batch
from tradewinds.learning.tables import Setting

__all__ = ["Standing", "against"]

Chooser = Callable[[Any, Any, int], NDArray[Any]]  # observations, masks, players -> moves


@dataclass(frozen=True)
class Standing:
    """The share of the victory against a fixed opponent at all other seats, with its 95% interval."""

    share: float
    within: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ±{self.within:.1%}"


def against(game: Game, setting: Setting, choose: Chooser, desk: Any = GreedyDesk, games: int = 256, seed: int = 7) -> Standing:
    """Plays games with the network at one seat, each in turn, and a policy at all others."""
    batch = Batch(game, games, setting.players, setting.options, seed=seed)
    own = np.arange(games) % batch.players
    shares = np.full(games, np.nan)
    room, seen = desk.for_game(game), np.zeros(1, game.dtype)
    turned = game.moves.turned(batch.players)
    while np.isnan(shares).any():
        moves = np.zeros(games, np.int64)
        _others(batch.records, own, room, seen, turned, moves)
        mine = np.flatnonzero((batch.seats == own) & np.isnan(shares))
        idle = np.flatnonzero((batch.seats == own) & ~np.isnan(shares))
        if len(mine):
            moves[mine] = choose(batch.observations[mine], batch.masks[mine], batch.players)
        moves[idle] = batch.masks[idle].argmax(1)
        batch.step(moves)
        ended = batch.over & np.isnan(shares)
        shares[ended] = batch.rewards[ended, own[ended]] + 1 / batch.players
    share = float(shares.mean())
    return Standing(share, 1.96 * sqrt(max(share * (1 - share), 0.25 / games) / games), games)


@rule
def _others(records: Any, own: Any, desk: Any, seen: Any, turned: Any, moves: Any) -> None:
    for index in range(len(records)):
        state = records[index]
        if state.seat != own[index]:
            see(state, state.seat, state.rng, seen)
            moves[index] = turned[state.seat, decide(seen[0], desk)]
