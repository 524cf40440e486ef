"""What a training keeps, so that it can go on another day."""

from __future__ import annotations

import json
import zipfile
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
        with np.load(path, allow_pickle=False) as kept:
            about = json.loads(kept["about"].tobytes())
            leaves = [jnp.asarray(kept[f"leaf{number}"]) for number in range(len(kept.files) - 1)]
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as damage:
        raise CheckpointError(f"{path} is no checkpoint: {damage}") from damage
    own = {"game": training.game.name, "fingerprint": fingerprint(training.game), "shape": training.plan.shape()}
    for name, value in own.items():
        if about.get(name) != value:
            raise CheckpointError(f"{path} was kept by another training: its {name} is {about.get(name)}, not {value}")
    training.updates, training.decisions = about["updates"], about["decisions"]
    training.seconds = about["seconds"]
    shape = training.learner, training.past[:1] * about["selves"], jax.random.key_data(training.key)
    training.learner, training.past, key = jax.tree.unflatten(jax.tree.structure(shape), leaves)
    training.key = jax.random.wrap_key_data(key)
