"""What a bot thinks of a position of High Tide."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State


@rule
def worth(state: State, viewer: int) -> float:
    """Points, and a low card on the table for nobody else: what is easy to beat helps the next player."""
    return float(state.points[viewer]) + 0.3 * state.last
