"""Many tables to learn at: batches of different numbers of players and options, seen as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from tradewinds.core.game import Game
from tradewinds.envs.batch import Batch
from tradewinds.envs.learners import Learners
from tradewinds.learning.ppo import Company

__all__ = ["Setting", "Tables", "View"]


@dataclass(frozen=True)
class Setting:
    """One way to play, and how many of the tables play it."""

    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    share: float = 1.0
    measured: bool = False  # whether progress tells how the network stands there
    bots: str = ""  # what sits at all seats but one; without it the network plays against itself

    @property
    def name(self) -> str:
        """The players and the options that are not as usual."""
        told = (name if value is True else f"{name}={value}" for name, value in self.options.items())
        against = [f"against {self.bots}"] if self.bots else []
        return ", ".join([f"{self.players} players", *told, *against])


class View(NamedTuple):
    """What stands on all tables, a row each, for whoever decides there."""

    observations: Any
    masks: Any
    seats: Any
    over: Any  # whether the last step ended a game
    shares: Any  # what each seat had of the victory, where it did


class Tables:
    """Batches side by side; rows of the first come first."""

    def __init__(self, game: Game, settings: Sequence[Setting], size: int, seed: int, device: str) -> None:
        self.game = game
        total = sum(setting.share for setting in settings)
        self.batches = [
            _new_batch(game, way, max(1, round(size * way.share / total)), seed + number, device)
            for number, way in enumerate(settings)
        ]
        self._on_gpu = [batch for batch in self.batches if not isinstance(batch, Batch)]
        self.size = sum(batch.size for batch in self.batches)
        self.company = Company(
            jnp.asarray(np.concatenate([np.full(batch.size, batch.players) for batch in self.batches])),
            jnp.asarray(np.concatenate([np.full(batch.size, isinstance(batch, Learners)) for batch in self.batches])),
        )
        self._ends = np.cumsum([batch.size for batch in self.batches])[:-1].tolist()
        self._shown = [_Arrays(*(_seen_in_place(array) for array in _written(batch))) for batch in self.batches]

    def view(self) -> View:
        """What every decider sees, and what came of the last step."""
        self._wait()
        now = [
            _Arrays(
                *(_copied(array) if seen is None else seen for seen, array in zip(shown, _written(batch), strict=True))
            )
            for shown, batch in zip(self._shown, self.batches, strict=True)
        ]
        return _gathered(now, self.game.seats[-1])

    def step(self, moves: Any) -> None:
        """Plays a move at every table."""
        parts = [part.block_until_ready() for part in jnp.split(moves, self._ends)]  # kernels do not wait for JAX
        for batch, chosen in zip(self.batches, parts, strict=True):
            if batch in self._on_gpu:
                batch.step(chosen, check=False)
        for batch, chosen in zip(self.batches, parts, strict=True):  # while the GPU is at work
            if batch not in self._on_gpu:
                batch.step(np.asarray(chosen))
        self._wait()  # nor JAX for them, before it reuses the memory of the moves

    def _wait(self) -> None:
        if self._on_gpu:
            self._on_gpu[0].synchronize()


def _new_batch(game: Game, way: Setting, size: int, seed: int, device: str) -> Any:
    """Games on the device; those with bots on the CPU, whose cores think for the bots while the GPU is at work."""
    if way.bots:
        return Learners(game, size, way.players, way.options, opponents=way.bots, seed=seed)
    if device == "cpu":
        return Batch(game, size, way.players, way.options, seed=seed)
    from tradewinds.envs.cuda import CudaBatch

    return CudaBatch(game, size, way.players, way.options, seed=seed)


class _Arrays(NamedTuple):
    observations: Any
    masks: Any
    seats: Any
    over: Any
    rewards: Any


def _written(batch: Any) -> tuple[Any, ...]:
    """What a step writes anew; with bots, a step goes on to the learner's next decision."""
    over = batch.ended if isinstance(batch, Learners) else batch.over
    return batch.observations, batch.masks, batch.seats, over, batch.rewards


def _seen_in_place(array: Any) -> Any:
    """An array of a GPU as JAX sees it without a copy, so once for all steps; None where JAX has to copy it."""
    if isinstance(array, np.ndarray):
        return None
    seen = jnp.from_dlpack(array)
    in_place = seen.unsafe_buffer_pointer() == array.__cuda_array_interface__["data"][0]
    return seen if in_place else None  # whole numbers of 64 bits become 32


def _copied(array: Any) -> Any:
    return jnp.array(array) if isinstance(array, np.ndarray) else jnp.from_dlpack(array)


@partial(jax.jit, static_argnames=("seats",))
def _gathered(batches: list[_Arrays], seats: int) -> View:
    shares = [
        jnp.pad(batch.rewards + 1 / batch.rewards.shape[1], ((0, 0), (0, seats - batch.rewards.shape[1])))
        for batch in batches
    ]
    return View(
        jnp.concatenate([batch.observations.astype(jnp.float16) for batch in batches]),
        jnp.concatenate([batch.masks for batch in batches]),
        jnp.concatenate([batch.seats.astype(jnp.int32) for batch in batches]),
        jnp.concatenate([batch.over for batch in batches]),
        jnp.concatenate(shares),
    )
