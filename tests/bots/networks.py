"""Networks that learnt nothing, for tests of those who use them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.learned import Weights
from tradewinds.core.game import Game

__all__ = ["even_weights", "forward", "random_weights"]


def random_weights(game: Game, width: int = 24, depth: int = 3, seed: int = 1) -> Weights:
    """A network of strong, arbitrary opinions."""
    dice = np.random.default_rng(seed)

    def around(middle: float, spread: float) -> Callable[[tuple[int, ...]], NDArray[np.float32]]:
        return lambda shape: dice.normal(middle, spread, shape).astype(np.float32)

    return _network(game, width, depth, around(0, 0.2), around(1, 0.2))


def even_weights(game: Game, width: int = 8, depth: int = 1) -> Weights:
    """A network that finds all moves equally good and all seats equally likely to win."""

    def each(number: float) -> Callable[[tuple[int, ...]], NDArray[np.float32]]:
        return lambda shape: np.full(shape, number, np.float32)

    return _network(game, width, depth, each(0), each(1))


def _network(game: Game, width: int, depth: int, some: Any, scale: Any) -> Weights:
    features, moves, seats = len(game.features), len(game.moves), game.seats[-1]
    return Weights(
        first=some((features, width)),
        deeper=some((depth - 1, width, width)),
        biases=some((depth, width)),
        scales=scale((depth, width)),
        shifts=some((depth, width)),
        policy=some((moves, width)),
        policy_bias=some((moves,)),
        odds=some((seats, width)),
        odds_bias=some((seats,)),
        card={"trained": "not at all"},
    )


def forward(weights: Weights, observation: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """What the network makes of an observation, as plainly as it can be said: likings and leanings."""
    hidden = np.zeros(weights.first.shape[1])
    for layer in range(len(weights.biases)):
        found = (hidden @ weights.deeper[layer - 1] if layer else observation @ weights.first) + weights.biases[layer]
        even = (found - found.mean()) / np.sqrt(found.var() + 1e-5)
        hidden = hidden + np.maximum(even * weights.scales[layer] + weights.shifts[layer], 0)
    return weights.policy @ hidden + weights.policy_bias, weights.odds @ hidden + weights.odds_bias
