"""What views are made from: the fields of a record, read at once."""

from __future__ import annotations

from types import SimpleNamespace

from tradewinds.core.state import State

__all__ = ["Fields", "fields_of"]


class Fields(SimpleNamespace):
    """The fields of a record by name."""


def fields_of(state: State) -> Fields:
    """All fields of a record: reading one after the other is slow, and a view reads each many times."""
    return Fields(**dict(zip(state.dtype.names, state.item(), strict=True)))
