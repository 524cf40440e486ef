"""Weights that travel: one small file a game, refused where they do not fit the rules."""

from __future__ import annotations

import hashlib
import json
import warnings
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import is_zipfile

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.game import Game

__all__ = ["Source", "Weights", "WeightsError", "check_shapes", "fingerprint", "load", "save", "weights_of"]

SHIPPED = Path(__file__).parent / "shipped"
Array = NDArray[np.float32]


class WeightsError(ValueError):
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
        with path.open("rb") as file:
            if not is_zipfile(file):  # of which NumPy would say that it can be loaded unsafely
                raise ValueError("it is damaged, or no file that training writes")
            file.seek(0)
            with np.load(file, allow_pickle=False) as kept:
                card = json.loads(kept["card"].tobytes())
                arrays = {name: np.ascontiguousarray(kept[name], np.float32) for name in ARRAYS}
        if not isinstance(card, dict):
            raise ValueError("there is no card")
        if not all(np.isfinite(array).all() for array in arrays.values()):
            raise ValueError("some are no numbers")
    except OSError as refused:
        raise WeightsError(f"{path.name} cannot be read: {refused.strerror or refused}") from refused
    except Exception as damage:  # a damaged file is wrong in more ways than can be named
        raise WeightsError(f"{path.name} holds no weights: {damage}") from damage
    if card.get("game") != game.name:
        raise WeightsError(f"{path.name} was learnt for {card.get('game')}, not for {game.name}")
    if card.get("fingerprint") != fingerprint(game):
        raise WeightsError(f"{path.name} was learnt for another version of the rules of {game.name}: train it again")
    weights = Weights(**arrays, card=card)
    try:
        check_shapes(weights, game)
    except WeightsError as misfit:
        raise WeightsError(f"{path.name} holds no weights: {misfit}") from misfit
    return weights


def check_shapes(weights: Weights, game: Game) -> None:
    """Refuses arrays that do not fit the game or each other: compiled code would read beyond them."""
    width, layers = weights.first.shape[-1], len(weights.biases)
    features, moves, seats = len(game.features), len(game.moves), game.seats[-1]
    fitting = {
        "first": (features, width),
        "deeper": (layers - 1, width, width),
        "biases": (layers, width),
        "scales": (layers, width),
        "shifts": (layers, width),
        "policy": (moves, width),
        "policy_bias": (moves,),
        "odds": (seats, width),
        "odds_bias": (seats,),
    }
    for name, shape in fitting.items():
        array = getattr(weights, name)
        if array.shape != shape and not (name == "deeper" and array.ndim == 3 and len(array) == layers - 1 == 0):
            raise WeightsError(f"{name} is {_by(array.shape)}, not {_by(shape)}")


def _by(shape: tuple[int, ...]) -> str:
    return " by ".join(str(length) for length in shape)


@cache
def weights_of(game: Game) -> Weights:
    """The weights that come with a game."""
    path = _shipped(game)
    if not path.exists():
        raise WeightsError(f"no weights come with {game.name}: `tradewinds train {game.name}` makes some")
    return load(path, game)


def _shipped(game: Game) -> Path:
    return SHIPPED / f"{game.name}.npz"


class Source:
    """Where bots have their weights from: a file of one's own, or what comes with a game."""

    def __init__(self, path: Path | str | None = None) -> None:
        self._path = None if path is None else Path(path)
        self._loaded: dict[Game, Weights] = {}

    def weights(self, game: Game) -> Weights | None:
        """The weights for a game, None where it comes without; WeightsError if those of a file do not fit.

        A table goes on, with a warning, where the rules have changed since the weights that come with it were learnt.
        """
        if self._path is not None:
            if game not in self._loaded:
                self._loaded[game] = load(self._path, game)
            return self._loaded[game]
        if not _shipped(game).exists():
            return None
        try:
            return weights_of(game)
        except WeightsError as misfit:
            warnings.warn(str(misfit), stacklevel=2)
            return None
