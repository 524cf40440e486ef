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
from tradewinds.envs.many_games import NOBODY
from tradewinds.learning.ppo import Company

__all__ = ["Setting", "Tables", "View"]

GRAIN = 64  # what a GPU multiplies fastest by: a whole number of so many columns


@dataclass(frozen=True)
class Setting:
    """One way to play, and how many of the tables play it."""

    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    share: float = 1.0
    measured: bool = False  # whether progress tells how the network stands there
    sparring: bool = False  # whether `greedy` sits at all seats but one; the network plays against itself otherwise

    @property
    def name(self) -> str:
        """The players and the options that are not as usual."""
        told = (name if value is True else f"{name}={value}" for name, value in self.options.items())
        against = ["against greedy"] if self.sparring else []
        return ", ".join([f"{self.players} players", *told, *against])


class View(NamedTuple):
    """What stands on all tables, a row each, for whoever decides there."""

    observations: Any  # in half precision, and columns of zeros that make them a multiple of GRAIN
    masks: Any
    seats: Any
    over: Any  # whether the last step ended a game
    shares: Any  # what each seat had of the victory, where it did
    advice: Any  # what a bot plays that decides there; NOBODY where it is the learner's turn


class Tables:
    """Batches side by side; rows of the first come first."""

    def __init__(self, game: Game, settings: Sequence[Setting], size: int, seed: int, device: str) -> None:
        self.game = game
        total = sum(setting.share for setting in settings)
        self._on_gpu = device == "gpu"
        new_batch = _batch_on(device)
        self.batches = [
            new_batch(game, max(1, round(size * way.share / total)), way.players, way.options, seed=seed + number)
            for number, way in enumerate(settings)
        ]
        self.size = sum(batch.size for batch in self.batches)
        self._sparring = [way.sparring for way in settings]
        self.company = Company(
            self._spread([batch.players for batch in self.batches]),
            self._spread(self._sparring),
        )
        # Where a bot spars, this seat of each table is the learner's.
        self._learners = [jnp.arange(batch.size) % batch.players for batch in self.batches]
        self._ends = np.cumsum([batch.size for batch in self.batches])[:-1].tolist()
        self._shown = [_Arrays(*(_seen_in_place(array) for array in _written(batch))) for batch in self.batches]
        self._nobody = [jnp.full(batch.size, NOBODY) for batch in self.batches]

    def _spread(self, figures: Sequence[Any]) -> Any:
        """A figure of each batch, for each of its rows."""
        return jnp.asarray(np.repeat(figures, [batch.size for batch in self.batches]))

    def view(self) -> View:
        """What every decider sees, and what came of the last step."""
        asked = [
            batch.greedy_moves(unasked=learners) if sparring else nobody
            for batch, learners, nobody, sparring in zip(
                self.batches, self._learners, self._nobody, self._sparring, strict=True
            )
        ]
        if self._on_gpu:
            self.batches[0].synchronize()
        now = [
            _Arrays(
                *(_copied(array) if seen is None else seen for seen, array in zip(shown, _written(batch), strict=True))
            )
            for shown, batch in zip(self._shown, self.batches, strict=True)
        ]
        advice = [moves if isinstance(moves, jax.Array) else _copied(moves) for moves in asked]
        return _gathered(now, advice, self.game.seats[-1])

    def step(self, moves: Any) -> None:
        """Plays a move at every table."""
        if self._on_gpu:
            parts = [part.block_until_ready() for part in jnp.split(moves, self._ends)]  # kernels do not wait for JAX
            for batch, own in zip(self.batches, parts, strict=True):
                batch.step(own, check=False)
            self.batches[0].synchronize()  # nor JAX for them, before it reuses the memory of the moves
        else:
            for batch, chosen in zip(self.batches, np.split(np.asarray(moves), self._ends), strict=True):
                batch.step(chosen)


def _batch_on(device: str) -> Any:
    if device == "cpu":
        return Batch
    from tradewinds.envs.cuda import CudaBatch

    return CudaBatch


class _Arrays(NamedTuple):
    observations: Any
    masks: Any
    seats: Any
    over: Any
    rewards: Any


def _written(batch: Any) -> tuple[Any, ...]:
    """What a step writes anew."""
    return batch.observations, batch.masks, _in_halves(batch.seats), batch.over, batch.rewards


def _in_halves(numbers: Any) -> Any:
    """Whole numbers of 64 bits as pairs of 32, the lower first: JAX knows no others and would copy them."""
    if isinstance(numbers, np.ndarray):
        return numbers.view(np.int32).reshape(-1, 2)
    return numbers.viewed(np.int32, (len(numbers), 2))


def _seen_in_place(array: Any) -> Any:
    """An array of a GPU as JAX sees it without a copy, so once for all steps; None where JAX has to copy it."""
    if isinstance(array, np.ndarray):
        return None
    seen = jnp.from_dlpack(array)
    in_place = seen.unsafe_buffer_pointer() == array.__cuda_array_interface__["data"][0]
    return seen if in_place else None


def _copied(array: Any) -> Any:
    return jnp.array(array) if isinstance(array, np.ndarray) else jnp.from_dlpack(array)


@partial(jax.jit, static_argnames=("seats",))
def _gathered(batches: list[_Arrays], advice: list[Any], seats: int) -> View:
    shares = [
        jnp.pad(batch.rewards + 1 / batch.rewards.shape[1], ((0, 0), (0, seats - batch.rewards.shape[1])))
        for batch in batches
    ]
    observations = jnp.concatenate([batch.observations.astype(jnp.bfloat16) for batch in batches])
    return View(
        jnp.pad(observations, ((0, 0), (0, -observations.shape[1] % GRAIN))),
        jnp.concatenate([batch.masks for batch in batches]),
        jnp.concatenate([batch.seats[:, 0] for batch in batches]),
        jnp.concatenate([batch.over for batch in batches]),
        jnp.concatenate(shares),
        jnp.concatenate([moves.astype(jnp.int32) for moves in advice]),
    )
