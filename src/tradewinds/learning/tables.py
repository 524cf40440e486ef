"""Many tables to learn at: batches of different numbers of players and options, seen as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from tradewinds.core.game import Game
from tradewinds.envs.batch import Batch

__all__ = ["Setting", "Tables", "View"]


@dataclass(frozen=True)
class Setting:
    """One way to play, and how many of the tables play it."""

    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    share: float = 1.0
    measured: bool = False  # whether progress tells how the network stands there


class View(NamedTuple):
    """What stands on all tables, a row each, for whoever decides there."""

    observations: Any
    masks: Any
    seats: Any


class Tables:
    """Batches side by side; rows of the first come first."""

    def __init__(self, game: Game, settings: Sequence[Setting], size: int, seed: int, device: str) -> None:
        self.game = game
        total = sum(setting.share for setting in settings)
        make, self._share, self._take = _makers(device)
        self.batches = [
            make(game, max(1, round(size * way.share / total)), way.players, way.options, seed=seed + number)
            for number, way in enumerate(settings)
        ]
        self.size = sum(batch.size for batch in self.batches)
        self.players = jnp.asarray(np.concatenate([np.full(batch.size, batch.players) for batch in self.batches]))
        self._ends = np.cumsum([batch.size for batch in self.batches])[:-1].tolist()

    def view(self) -> View:
        """What every decider sees; good until the next step."""
        share = self._share
        return View(
            jnp.concatenate([share(batch.observations) for batch in self.batches]),
            jnp.concatenate([share(batch.masks) for batch in self.batches]),
            jnp.concatenate([share(batch.seats) for batch in self.batches]),
        )

    def step(self, moves: Any) -> tuple[Any, Any]:
        """Plays a move at every table; returns which games ended and what each seat had of the victory, by seat."""
        for batch, own in zip(self.batches, jnp.split(moves, self._ends), strict=True):
            batch.step(self._take(own))
        over = jnp.concatenate([self._share(batch.over) for batch in self.batches])
        shares = [
            jnp.pad(self._share(batch.rewards) + 1 / batch.players, ((0, 0), (0, self.game.seats[-1] - batch.players)))
            for batch in self.batches
        ]
        return over, jnp.concatenate(shares)


def _makers(device: str) -> tuple[Any, Any, Any]:
    """What makes a batch, what shows one of its arrays to JAX, and what hands moves over."""
    if device == "cpu":
        return Batch, jnp.array, np.asarray  # jnp.array copies: the next step writes over what was shown
    from tradewinds.envs.cuda import CudaBatch

    return CudaBatch, lambda array: jnp.from_dlpack(array) + 0, lambda moves: moves.block_until_ready()
