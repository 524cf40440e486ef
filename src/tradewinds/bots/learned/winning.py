"""Win odds: how likely each seat is to win, as the network sees it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.learned.policy import LearnedDesk, read, tell_odds
from tradewinds.bots.learned.weights import Weights
from tradewinds.core.chance import draw, seeds
from tradewinds.core.game import Game
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, WATCHER, State, copy
from tradewinds.core.victory import share_victory

__all__ = ["odds"]

WORLDS = 16  # over which odds are averaged


def odds(game: Game, position: State, viewer: int | None = None, weights: Weights | None = None) -> tuple[float, ...]:
    """How likely each seat is to win, by seat, as a viewer sees it: whoever decides, unless another is named.

    Who decides is who the network has learnt to see with. For anyone else, and while chance decides, the odds are
    averaged over worlds that the viewer thinks possible. WeightsError if the game comes without weights.
    """
    desk = LearnedDesk.for_game(game, weights)
    deciding = int(position.seat) not in (CHANCE, OVER)
    if viewer is None:
        viewer = int(position.seat) if deciding else WATCHER
    if position.seat == OVER or (deciding and viewer == position.seat):
        return _told(copy(position), desk)
    total = np.zeros(int(position.players))
    for generator in seeds(WORLDS, WORLDS):
        world = copy(position)
        world.rng = generator
        game.rules.guess(world, viewer)
        while world.seat == CHANCE:
            game.rules.apply(world, draw(world, desk.moves))
        total += _told(world, desk)
    return tuple(float(share) for share in total / WORLDS)


def _told(world: State, desk: LearnedDesk) -> tuple[float, ...]:
    shares: NDArray[np.float64] = np.zeros(int(world.players))
    estimate(world, desk, shares)
    return tuple(float(share) for share in shares)


@rule
def estimate(world: State, desk: LearnedDesk, shares: NDArray[np.float64]) -> None:
    """Writes what every seat can expect where somebody decides, and what it has where the game is over."""
    if world.seat == OVER:
        share_victory(world, shares)
    else:
        read(world, desk)
        tell_odds(world, desk, shares)
