"""The spaces of Gymnasium and PettingZoo that our games' observations and actions are among."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tradewinds.core.game import Game

__all__ = ["MoveRows", "Moves", "features_of", "masks_of"]


class Moves(spaces.Discrete[np.int64]):
    """The moves of a game as actions; unless it is given a mask, `sample` draws one of those that are legal now."""

    def __init__(self, mask: NDArray[np.int8]) -> None:
        super().__init__(len(mask))
        self._mask = mask  # the environment's own, always of this moment

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        """A random move."""
        if mask is None and probability is None and self._mask.any():
            return super().sample(self._mask)
        return super().sample(mask, probability)


class MoveRows(spaces.MultiDiscrete[np.int64]):
    """A move for every game of a batch; unless it is given masks, `sample` draws from those that are legal now."""

    def __init__(self, masks: NDArray[np.bool_]) -> None:
        super().__init__(np.full(len(masks), masks.shape[1]))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Random moves."""
        if mask is None and probability is None:
            return (self.np_random.random(self._masks.shape) * self._masks).argmax(axis=1)
        return super().sample(mask, probability)


def features_of(game: Game) -> spaces.Box[np.float32]:
    """The features of a position, each with its range; one that never changes has one too, or Gymnasium warns of it."""
    low, high = game.features.low, game.features.high
    return spaces.Box(low, np.where(high > low, high, low + 1), dtype=np.float32)


def masks_of(game: Game) -> spaces.Box[np.int8]:
    """1 for every legal move."""
    return spaces.Box(0, 1, (len(game.moves),), np.int8)
