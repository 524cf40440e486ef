"""The ports and the orders that lie there (page 14)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    AMOUNT,
    HAND,
    LEVEL,
    MANAGEMENT,
    MANAGEMENT_BOARDS,
    NONE,
    PORT_SLOTS,
    PORTS,
    SECOND_ORDER_PRICE,
)
from tradewinds.games.yokohama.events import IDLES, ORDER_LIES, PAYS_ORDER, TAKES_ORDER
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS, SLOT_EMPTY, Figures, only_chance, thing
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.orders import hold, unseen_refusal
from tradewinds.games.yokohama.rules.purse import price_refusal, spend
from tradewinds.games.yokohama.state import HELD, ON_PORT, ORDERS_LAID, PORT, PORT_AGAIN, REFILL_STEP, SECOND
from tradewinds.games.yokohama.things import ORDER, PORT_SLOT, order_figures, power_needed

# Orders come to the boards


@rule
def gap_in_ports(state: State) -> int:
    """The first empty slot of the ports in the game, counted over both boards."""
    for board in range(MANAGEMENT_BOARDS):
        if state.place_of[PORTS[board]] != NONE:
            for slot in range(PORT_SLOTS):
                if state.port[board, slot] == NONE:
                    return board * PORT_SLOTS + slot
    return NONE


@rule
def lay_order(state: State, order: int) -> None:
    """An order card comes face up into the next gap of a port."""
    gap = gap_in_ports(state)
    board = gap // PORT_SLOTS
    state.port[board, gap % PORT_SLOTS] = order
    state.order_at[order] = ON_PORT
    state.orders_left -= 1
    if state.turn > 0:
        note(state, ORDER_LIES, order, PORTS[board])
    settle(state)


LAY_ORDER = MOVES.kind(
    "order",
    ORDER,
    when=[ORDERS_LAID],
    refusal=unseen_refusal,
    effect=lay_order,
    untimely=only_chance,
    figures=order_figures,
)

# Taking orders


def _power(state: State, move: int) -> Figures:
    return {"needed": power_needed(state.area, LEVEL[thing(move)]), "have": int(state.power)}


def _most_in_hand(state: State, move: int) -> Figures:
    return {"count": HAND}


NOT_AT_PORT = REASONS.reason("not-at-port")
PORT_POWER_MISSING = REASONS.reason("port-power-missing", _power)
HAND_FULL = REASONS.reason("hand-full", _most_in_hand)


@rule
def not_at_port(state: State, slot: int) -> int:
    """An order is taken only by an action in a port."""
    return NOT_AT_PORT


@rule
def no_order_to_take(state: State, slot: int) -> int:
    """The same, but for a hand that is full: then no port asks."""
    return HAND_FULL if state.held[state.active] == HAND else NOT_AT_PORT


@rule
def act_in_port(state: State) -> None:
    """An order of the board is to be chosen, if the hand has room for it."""
    if state.held[state.active] < HAND:
        ask(state, PORT)
    else:
        settle(state)


@rule
def taking_refusal(state: State, slot: int) -> int:
    """An order that the power reaches and room for it in the hand."""
    if state.port[MANAGEMENT[state.area], slot] == NONE:
        return SLOT_EMPTY
    if LEVEL[slot] > AMOUNT[state.area, state.power]:
        return PORT_POWER_MISSING
    return LEGAL if state.held[state.active] < HAND else HAND_FULL


@rule
def take_order(state: State, slot: int) -> None:
    """An order goes from the port to the hand, for all to see."""
    board = MANAGEMENT[state.area]
    order = int(state.port[board, slot])
    note(state, TAKES_ORDER, state.active, order, state.area)
    state.port[board, slot] = NONE
    state.order_at[order] = HELD + state.active
    state.held[state.active] += 1
    hold(state, state.active, order)
    if state.phase == PORT:
        for other in range(PORT_SLOTS):
            if taking_refusal(state, other) == LEGAL:
                ask(state, SECOND)
                return
    close_port(state)


@rule
def second_order_refusal(state: State, kind: int) -> int:
    """A second order is paid in yen or imports."""
    return price_refusal(state, kind, SECOND_ORDER_PRICE[kind])


@rule
def pay_second_order(state: State, kind: int) -> None:
    """A second order may be taken from the display as it is."""
    spend(state, kind, SECOND_ORDER_PRICE[kind])
    note(state, PAYS_ORDER, state.active, kind, SECOND_ORDER_PRICE[kind])
    ask(state, PORT_AGAIN)


@rule
def leave_port(state: State, nothing: int) -> None:
    """No order, or no second one: a port lets a player take one, it does not make anyone."""
    if state.phase == PORT:
        note(state, IDLES, state.active, state.area)
    close_port(state)


@rule
def close_port(state: State) -> None:
    """The cards left move up to the left, and the gaps are refilled."""
    board = MANAGEMENT[state.area]
    kept = 0
    for slot in range(PORT_SLOTS):
        order = state.port[board, slot]
        if order != NONE:
            state.port[board, slot] = NONE
            state.port[board, kept] = order
            kept += 1
    state.step = REFILL_STEP
    settle(state)


def _figures(slot: int) -> Figures:
    """Both ports open their orders by the same powers."""
    return {"power": power_needed(PORTS[0], LEVEL[slot])}


TAKE = MOVES.kind(
    "take",
    PORT_SLOT,
    when=[PORT, PORT_AGAIN],
    refusal=taking_refusal,
    effect=take_order,
    untimely=no_order_to_take,
    figures=_figures,
)
DONE_PORT = MOVES.kind("done:port", when=[PORT, SECOND], effect=leave_port, untimely=not_at_port)
