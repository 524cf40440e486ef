"""The start of a turn (pages 6 and 16)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import NONE
from tradewinds.games.yokohama.rules.technologies import fill_purse
from tradewinds.games.yokohama.state import BEFORE, EXTRA_STEP


@rule
def start_turn(state: State, player: int) -> None:
    """A turn begins with extra actions."""
    state.turn += 1
    state.active = player
    state.moved = False
    state.agent_used = False
    state.used = 0
    state.placed = 0
    state.placements = 0
    state.doubled = NONE
    state.set_out = 0
    state.step = EXTRA_STEP
    fill_purse(state, player)
    ask(state, BEFORE)
