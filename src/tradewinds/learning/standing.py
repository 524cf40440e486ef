"""How a network stands against a fixed opponent: whole games of compiled policies, as the arena plays them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from tradewinds.bots.compiled import advance
from tradewinds.bots.learned.policy import LearnedDesk
from tradewinds.bots.learned.weights import Weights
from tradewinds.bots.policy import GreedyDesk, room_for_moves
from tradewinds.core.chance import seeds
from tradewinds.core.game import Game
from tradewinds.core.state import OVER
from tradewinds.core.victory import share_victory
from tradewinds.learning.tables import Setting

__all__ = ["Standing", "against"]


@dataclass(frozen=True)
class Standing:
    """The share of the victory against a fixed opponent at all other seats, with its 95% interval."""

    share: float
    within: float
    games: int

    def __str__(self) -> str:
        return f"{self.share:.1%} ±{self.within:.1%}"


def against(
    game: Game,
    setting: Setting,
    weights: Weights,
    desk: Any = GreedyDesk,
    games: int = 256,
    seed: int = 7,
    cores: int = 1,
) -> Standing:
    """Plays games with the network at one seat, each in turn, and a policy at all others."""
    generators = seeds(seed, games * (setting.players + 1)).reshape(games, setting.players + 1)
    seats = np.arange(games) % setting.players
    parts = [np.array_split(each, cores) for each in (seats, generators)]
    with ThreadPoolExecutor(cores) as pool:
        shares = pool.map(lambda *part: _shares(game, setting, weights, desk, *part), *parts)
        share = float(np.concatenate(list(shares)).mean())
    return Standing(share, 1.96 * sqrt(max(share * (1 - share), 0.25 / games) / games), games)


def _shares(game: Game, setting: Setting, weights: Weights, desk: Any, own: Any, generators: Any) -> Any:
    """What the network had of the victory in each of some games, at the seat that is its own there."""
    players, count = setting.players, len(own)
    states = np.zeros(count, game.dtype)
    states[:] = game.deal(players, game.choose_options(setting.options))
    states["rng"] = generators[:, players]
    mine = np.arange(players)[None] == own[:, None]
    decisions, seen, room = np.zeros(count, np.int64), np.zeros(1, game.dtype), room_for_moves(game)
    learned, other = LearnedDesk.for_game(game, weights), desk.for_game(game)
    while (states["seat"] != OVER).any():
        advance(states, generators[:, :players], decisions, mine, seen, room, learned)
        advance(states, generators[:, :players], decisions, ~mine, seen, room, other)
    shares = np.zeros(game.seats[-1])
    won = np.zeros(count)
    for index, seat in enumerate(own):
        share_victory(states[index], shares)
        won[index] = shares[seat]
    return won
