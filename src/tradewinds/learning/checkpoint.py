"""What a training keeps, so that it can go on another day."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np

from tradewinds.bots.learned.weights import fingerprint

if TYPE_CHECKING:
    from tradewinds.learning.training import Training

__all__ = ["CheckpointError", "go_on", "keep"]


class CheckpointError(ValueError):
    """A checkpoint from which this training cannot go on, with the reason."""


def keep(path: Path, training: Training) -> None:
    """Writes all that a training needs to go on, or leaves what was there."""
    leaves = jax.tree.leaves((training.learner, training.past, jax.random.key_data(training.key)))
    about = {
        "game": training.game.name,
        "fingerprint": fingerprint(training.game),
        "shape": training.plan.shape(),
        "updates": training.updates,
        "decisions": training.decisions,
        "seconds": training.seconds,
        "selves": len(training.past),
    }
    beside = path.with_suffix(".new")
    with beside.open("wb") as file:
        arrays: dict[str, Any] = {f"leaf{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)}
        np.savez(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    beside.replace(path)


def go_on(path: Path, training: Training) -> None:
    """Makes a training go on where a checkpoint was kept; its tables begin anew."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            about = dict(json.loads(kept["about"].tobytes()))
            leaves = [jnp.asarray(kept[f"leaf{number}"]) for number in range(len(kept.files) - 1)]
            counted = about["updates"], about["decisions"], about["seconds"]
            selves = about["selves"]
    except Exception as damage:  # a damaged file is wrong in more ways than can be named
        raise CheckpointError(f"{path} is no checkpoint: {damage}") from damage
    _check_origin(path, about, training)
    shape = training.learner, training.past[:1] * selves, jax.random.key_data(training.key)
    _check_shapes(path, leaves, jax.tree.leaves(shape))
    training.updates, training.decisions, training.seconds = counted
    training.learner, training.past, key = jax.tree.unflatten(jax.tree.structure(shape), leaves)
    training.key = jax.random.wrap_key_data(key)


def _check_origin(path: Path, about: dict[str, Any], training: Training) -> None:
    if about.get("game") != training.game.name:
        raise CheckpointError(f"{path} was kept by a training of {about.get('game')}, not of {training.game.name}")
    if about.get("fingerprint") != fingerprint(training.game):
        raise CheckpointError(f"{path} was kept with another version of the rules of {training.game.name}")
    if about.get("shape") != training.plan.shape():
        was, now = about.get("shape"), training.plan.shape()
        raise CheckpointError(f"{path} was kept for a network of another shape: {was}, not {now}")


def _check_shapes(path: Path, leaves: list[Any], needed: list[Any]) -> None:
    if [leaf.shape for leaf in leaves] != [leaf.shape for leaf in needed]:
        raise CheckpointError(f"{path} is no checkpoint: what it keeps does not fit together")
