"""Paying a kind at a time: for faith, for production, for a second order (pages 12-14)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    FAITH_PRICE,
    PAY_IMPORT,
    PAY_YEN,
    PRODUCTION_PRICE,
    SECOND_ORDER_PRICE,
)
from tradewinds.games.yokohama.rules.areas import gain_technology
from tradewinds.games.yokohama.rules.boards import stand_in_church
from tradewinds.games.yokohama.rules.flow import ask


@rule
def pay(state: State, kind: int) -> None:
    """One payment; when all that is due is paid, what was paid for is gained."""
    if state.phase == phases.FAITH:
        spend(state, kind, FAITH_PRICE[kind])
        state.paid |= 1 << kind
        state.units -= 1
        if state.units == 0:
            stand_in_church(state)
    elif state.phase == phases.PRODUCTION_DUE:
        spend(state, kind, PRODUCTION_PRICE[kind])
        state.units -= 1
        if state.units == 0:
            gain_technology(state)
    else:
        spend(state, kind, SECOND_ORDER_PRICE[kind])
        ask(state, phases.PORT_AGAIN)


@rule
def spend(state: State, kind: int, amount: int) -> None:
    """Goods, imports or yen go back to the supply."""
    if kind == PAY_YEN:
        state.yen[state.active] -= amount
    elif kind == PAY_IMPORT:
        state.imports[state.active] -= amount
    else:
        state.goods[state.active, kind] -= amount
