"""High Tide as plain data."""

from __future__ import annotations

from typing import Any

from tradewinds.core.state import State


def view(state: State) -> dict[str, Any]:
    """What a seat sees: hands it may not know are empty here, only their size is there."""
    return {
        "last": int(state.last),
        "left": int(state.left),
        "players": [
            {
                "points": int(state.points[player]),
                "held": int(state.held[player]),
                "hand": [value + 1 for value, count in enumerate(state.hand[player]) for _ in range(count)],
            }
            for player in range(state.players)
        ],
    }
