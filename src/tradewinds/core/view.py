"""What views are made from: the fields of a record, read at once, and parts that are the same in many positions."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from types import SimpleNamespace
from typing import TypeVar

import numpy as np

from tradewinds.core.state import State

__all__ = ["Fields", "fields_of", "kept_by"]

MOST_KEPT = 10_000  # parts of one kind

Part = TypeVar("Part")


class Fields(SimpleNamespace):
    """The fields of a record by name."""


def fields_of(state: State) -> Fields:
    """All fields of a record, tables as lists: reading one by one is slow, and a view reads each many times."""
    fields = zip(state.dtype.names, state.item(), strict=True)
    return Fields(**{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields})


def kept_by(
    key: Callable[[Fields, int], Hashable],
) -> Callable[[Callable[[Fields, int], Part]], Callable[[Fields, int], Part]]:
    """Keeps parts of views, which nobody changes, by all that each is made of."""

    def keep(make: Callable[[Fields, int], Part]) -> Callable[[Fields, int], Part]:
        kept: dict[Hashable, Part] = {}

        @wraps(make)
        def part(state: Fields, number: int) -> Part:
            known = key(state, number)
            if known not in kept:
                if len(kept) >= MOST_KEPT:
                    kept.clear()
                kept[known] = make(state, number)
            return kept[known]

        return part

    return keep
