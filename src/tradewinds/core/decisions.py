"""Who decides next, in games whose record has a `phase` and an `active` player."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State

__all__ = ["ask", "leave_to_chance"]


@rule
def ask(state: State, phase: int) -> None:
    """Leaves the next decision to the active player."""
    state.phase = phase
    state.seat = state.active


@rule
def leave_to_chance(state: State, phase: int) -> None:
    """Leaves the next decision to chance."""
    state.phase = phase
    state.seat = CHANCE
