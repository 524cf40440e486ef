"""A position as a seat knows it: the one way in which bots, search and environments get to see a game.

What the seat may not know is blanked, and the generator is the bot's own: whoever plays on in such a position learns
nothing of a hidden card or of the next die.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.contract import hide
from tradewinds.core.rule import rule
from tradewinds.core.state import EVERYTHING, State

__all__ = ["position_for", "see"]


@rule
def see(state: State, viewer: int, generator: Any, seen: Any) -> None:
    """Writes what a viewer knows of a position into the first row of `seen`, with that state of the generator."""
    seen[0] = state
    if viewer != EVERYTHING:
        hide(seen[0], viewer)
    seen[0].rng = generator


def position_for(state: State, viewer: int, generator: int) -> State:
    """What a viewer knows of a position, as a record of its own."""
    seen = np.zeros(1, state.dtype)
    see(state, viewer, np.uint64(generator), seen)
    return seen[0]
