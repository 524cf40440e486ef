"""The record: a whole position as one fixed-size row of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from tradewinds.core.rule import digest

__all__ = ["CHANCE", "EVERYTHING", "OVER", "WATCHER", "State", "as_records", "copy", "new", "record_type"]

CHANCE = -1  # the seat that decides is chance: dice, a draw
OVER = -2  # nobody decides any more
WATCHER = -1  # as a viewer: someone who sees only what everyone may see
EVERYTHING = -2  # as a viewer: someone who sees all hands, as everyone may once a game is over

State: TypeAlias = Any  # a Record of a game's type; its fields are the game's own


class Record(np.record):  # type: ignore[misc]
    """A `numpy.record` whose fields are read and written several times as fast: what interpreted rules do most."""

    __getattribute__ = np.void.__getattribute__
    __setattr__ = np.void.__setattr__
    __getitem__ = np.void.__getitem__  # type: ignore[assignment]


def as_records(fields: np.dtype[Any]) -> np.dtype[Any]:
    """A type whose rows are records; all of them share one class, which a pickle can name."""
    for name in fields.names or ():
        if not hasattr(Record, name):
            setattr(Record, name, _attribute(name))
    return np.dtype((Record, fields))


def _attribute(name: str) -> property:
    """A field as an attribute; records of a game without it say that they have none, as those of NumPy do."""

    def get(record: Record) -> Any:
        try:
            return record[name]
        except ValueError as missing:
            raise AttributeError(str(missing)) from None

    def put(record: Record, value: Any) -> None:
        if name not in (record.dtype.names or ()):
            raise AttributeError(f"no field of name {name}")
        record[name] = value

    return property(get, put)


def record_type(module: str, fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a game's record: the header every game shares, then the game's own fields.

    The title of the first field holds the digest of the rules that give the record its meaning. Numba keys compiled
    code by the type of its arguments, so generic code compiled for one version of a game never serves another.

    Single numbers are 64 bits wide and tables as narrow as their contents allow: rules then pass one type of integer
    around, are compiled once instead of once a width, and cannot wrap when interpreted. Machi Koro's are 16 bits wide,
    which makes it a quarter faster on a GPU, where a record is in the memory of a thread; no figure of it needs more.
    """
    header = [
        ((f"rules {digest(module)}", "rng"), np.uint64),  # the state of the in-state random generator
        ("ply", np.int64),  # moves played so far, chance included
        ("turn", np.int64),  # turns begun so far; an extra turn counts as another
        ("seat", np.int64),  # who decides: a seat, CHANCE or OVER
        ("players", np.int64),  # how many seats
    ]
    return as_records(np.dtype([*header, *fields], align=True))


def new(dtype: np.dtype[Any]) -> State:
    """An all-zero record."""
    return np.zeros(1, dtype)[0]


def copy(state: State) -> State:
    """An independent record with the same bytes."""
    twin = np.zeros(1, state.dtype)  # zeroed: NumPy copies the fields and leaves the padding between them alone
    twin[0] = state
    return twin[0]
