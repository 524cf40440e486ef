"""Weights that travel: one small file a game, refused where they do not fit the rules."""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.game import Game

__all__ = ["Weights", "WeightsError", "fingerprint", "load", "save", "weights_of"]

SHIPPED = Path(__file__).parent / "shipped"
Array = NDArray[np.float32]


class WeightsError(Exception):
    """Weights that cannot be used, with the reason."""


@dataclass(frozen=True)
class Weights:
    """A network: layers, and what it makes of the last one; see `tradewinds.learning.network`."""

    first: Array  # feature, unit
    deeper: Array  # layer, unit, unit
    biases: Array  # layer, unit
    scales: Array
    shifts: Array
    policy: Array  # move, unit
    policy_bias: Array
    odds: Array  # seat counted from the viewer, unit
    odds_bias: Array
    card: dict[str, Any]  # how it was trained, and what it reached


ARRAYS = tuple(name for name in Weights.__dataclass_fields__ if name != "card")


def fingerprint(game: Game) -> str:
    """What must be the same for weights to mean the same: the moves and the features, by name and order."""
    names = "\n".join([*game.moves, "", *(feature.name for feature in game.features)])
    return hashlib.sha256(names.encode()).hexdigest()[:16]


def save(path: Path, game: Game, weights: Weights) -> None:
    """Writes weights in half precision."""
    card = {**weights.card, "game": game.name, "fingerprint": fingerprint(game)}
    arrays: dict[str, Any] = {name: getattr(weights, name).astype(np.float16) for name in ARRAYS}
    with path.open("wb") as file:
        np.savez(file, card=np.frombuffer(json.dumps(card).encode(), np.uint8), **arrays)


def load(path: Path, game: Game) -> Weights:
    """Weights from a file; WeightsError if they are damaged, or were learnt for another game or other rules."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            card = json.loads(kept["card"].tobytes())
            arrays = {name: np.ascontiguousarray(kept[name], np.float32) for name in ARRAYS}
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as damage:
        raise WeightsError(f"{path.name} holds no weights: {damage}") from damage
    if card.get("game") != game.name:
        raise WeightsError(f"{path.name} was learnt for {card.get('game')}, not for {game.name}")
    if card.get("fingerprint") != fingerprint(game):
        raise WeightsError(f"{path.name} was learnt for another version of the rules of {game.name}: train it again")
    return Weights(**arrays, card=card)


@cache
def weights_of(game: Game) -> Weights:
    """The weights that come with a game."""
    path = SHIPPED / f"{game.name}.npz"
    if not path.exists():
        raise WeightsError(f"no weights come with {game.name}: `tradewinds train {game.name}` makes some")
    return load(path, game)
