"""The record: a whole position as one fixed-size row of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from tradewinds.core.rule import digest

__all__ = ["CHANCE", "EVERYTHING", "OVER", "WATCHER", "State", "copy", "new", "record_type"]

CHANCE = -1  # the seat that decides is chance: dice, a draw
OVER = -2  # nobody decides any more
WATCHER = -1  # as a viewer: someone who sees only what everyone may see
EVERYTHING = -2  # as a viewer: someone who sees all hands, as everyone may once a game is over

State: TypeAlias = Any  # a numpy.record of a game's type; its fields are the game's own


def record_type(module: str, fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a game's record: the header every game shares, then the game's own fields.

    The title of the first field holds the digest of the rules that give the record its meaning. Numba keys compiled
    code by the type of its arguments, so generic code compiled for one version of a game never serves another.

    Single numbers are 64 bits wide and tables as narrow as their contents allow: rules then pass one type of integer
    around, are compiled once instead of once a width, and cannot wrap when interpreted.
    """
    header = [
        ((f"rules {digest(module)}", "rng"), np.uint64),  # the state of the in-state random generator
        ("ply", np.int64),  # moves played so far, chance included
        ("turn", np.int64),  # turns begun so far; an extra turn counts as another
        ("seat", np.int64),  # who decides: a seat, CHANCE or OVER
        ("players", np.int64),  # how many seats
    ]
    return np.dtype((np.record, np.dtype([*header, *fields], align=True)))


def new(dtype: np.dtype[Any]) -> State:
    """An all-zero record."""
    return np.zeros(1, dtype)[0]


def copy(state: State) -> State:
    """An independent record with the same bytes."""
    twin = np.zeros(1, state.dtype)  # zeroed: NumPy copies the fields and leaves the padding between them alone
    twin[0] = state
    return twin[0]
