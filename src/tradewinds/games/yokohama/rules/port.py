"""Orders from a port (page 14)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    AMOUNT,
    HAND,
    LEVEL,
    MANAGEMENT,
    NONE,
    PORT_SLOTS,
)
from tradewinds.games.yokohama.rules.flow import ask, settle
from tradewinds.games.yokohama.rules.hands import hold


@rule
def order_within_reach(state: State, slot: int) -> bool:
    """Whether there is an order in the slot and the power reaches its level."""
    return state.port[MANAGEMENT[state.area], slot] != NONE and LEVEL[slot] <= AMOUNT[state.area, state.power]


@rule
def take_order(state: State, slot: int) -> None:
    """An order goes from the port to the hand, for all to see."""
    board = MANAGEMENT[state.area]
    order = int(state.port[board, slot])
    state.port[board, slot] = NONE
    state.order_at[order] = phases.HELD + state.active
    state.held[state.active] += 1
    hold(state, state.active, order)
    if state.phase == phases.PORT and state.held[state.active] < HAND:
        for other in range(PORT_SLOTS):
            if order_within_reach(state, other):
                ask(state, phases.SECOND)
                return
    leave_port(state)


@rule
def leave_port(state: State) -> None:
    """The cards left move up to the left, and the gaps are refilled."""
    board = MANAGEMENT[state.area]
    kept = 0
    for slot in range(PORT_SLOTS):
        order = state.port[board, slot]
        if order != NONE:
            state.port[board, slot] = NONE
            state.port[board, kept] = order
            kept += 1
    state.step = phases.REFILL_STEP
    settle(state)
