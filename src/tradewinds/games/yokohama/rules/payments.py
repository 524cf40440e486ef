"""Paying a kind at a time: for faith, for production, for a second order (pages 12-14)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Parameter
from tradewinds.games.yokohama.components import FAITH_PRICE, PAY_YEN, PRODUCTION_PRICE, SECOND_ORDER_PRICE
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.rules.church import faith_refusal, pay_faith
from tradewinds.games.yokohama.rules.laboratories import pay_production, production_refusal
from tradewinds.games.yokohama.rules.ports import pay_second_order, second_order_refusal
from tradewinds.games.yokohama.rules.purse import PRICES_IN_YEN
from tradewinds.games.yokohama.state import FAITH, PRODUCTION_DUE, SECOND
from tradewinds.games.yokohama.things import PAYMENT, payment

NOTHING_TO_PAY = REASONS.reason("nothing-to-pay")


@rule
def nothing_to_pay(state: State, kind: int) -> int:
    """Nothing is being paid for."""
    return NOTHING_TO_PAY


@rule
def paying_refusal(state: State, kind: int) -> int:
    """What is accepted depends on what is paid for."""
    if state.phase == FAITH:
        return faith_refusal(state, kind)
    return production_refusal(state, kind) if state.phase == PRODUCTION_DUE else second_order_refusal(state, kind)


@rule
def pay(state: State, kind: int) -> None:
    """One payment."""
    if state.phase == FAITH:
        pay_faith(state, kind)
    elif state.phase == PRODUCTION_DUE:
        pay_production(state, kind)
    else:
        pay_second_order(state, kind)


def _yen(state: State, kind: int) -> int:
    prices = {FAITH: FAITH_PRICE, PRODUCTION_DUE: PRODUCTION_PRICE}
    return int(prices.get(int(state.phase), SECOND_ORDER_PRICE)[PAY_YEN])


def _figures(kind: int) -> dict[str, Parameter]:
    return {"paid": payment(kind, FAITH_PRICE[kind])}


PRICES_IN_YEN["pay"] = _yen
PAY = MOVES.kind(
    "pay",
    PAYMENT,
    when=[FAITH, PRODUCTION_DUE, SECOND],
    refusal=paying_refusal,
    effect=pay,
    untimely=nothing_to_pay,
    figures=_figures,
)
