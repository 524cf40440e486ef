"""Orders in hands: drawn at the start, held, fulfilled (pages 5 and 9)."""

from __future__ import annotations

from tradewinds.core.decisions import ask, leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    GOOD_KINDS,
    GOODS,
    HAND,
    ON_ORDER,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDER_REWARD,
    ORDERS_AT_START,
)
from tradewinds.games.yokohama.events import FULFILS, KEEPS, ORDER_BRINGS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import LAID_ALREADY, REASONS, Figures, only_chance, thing
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.extra_actions import not_between
from tradewinds.games.yokohama.rules.flags import collect_flag
from tradewinds.games.yokohama.rules.gains import gain, gain_from_technologies
from tradewinds.games.yokohama.rules.turns import start_turn
from tradewinds.games.yokohama.state import (
    BOXED,
    DONE,
    DRAW as DRAWING,
    EXTRA_ACTIONS,
    KEEP as KEEPING,
    NO_ORDER,
    SECRET,
    UNSEEN,
)
from tradewinds.games.yokohama.things import ORDER_NUMBER, listed, order_figures

# Hands


@rule
def hold(state: State, player: int, order: int) -> None:
    """An order comes to a hand, which stays in ascending order."""
    place = HAND - 1
    while place > 0 and state.hand[player, place - 1] > order:
        state.hand[player, place] = state.hand[player, place - 1]
        place -= 1
    state.hand[player, place] = order


@rule
def release(state: State, player: int, order: int) -> None:
    """An order leaves a hand."""
    place = 0
    while state.hand[player, place] != order:
        place += 1
    while place < HAND - 1:
        state.hand[player, place] = state.hand[player, place + 1]
        place += 1
    state.hand[player, HAND - 1] = NO_ORDER


@rule
def holds(state: State, player: int, order: int) -> bool:
    """Whether an order is in a hand."""
    held = False
    for place in range(HAND):
        held |= state.hand[player, place] == order
    return held


# The order kept at the start


START_ORDER_FIRST = REASONS.reason("start-order-first")
START_ORDER_KEPT = REASONS.reason("start-order-kept")
ORDER_NOT_IN_HAND = REASONS.reason("order-not-in-hand")


@rule
def unseen_refusal(state: State, order: int) -> int:
    """An order that is still in the deck."""
    return LEGAL if state.order_at[order] == UNSEEN else LAID_ALREADY


@rule
def draw_order(state: State, order: int) -> None:
    """A player draws an order that nobody else sees, and chooses once there are two."""
    player = state.active
    hold(state, player, order)
    state.order_at[order] = SECRET + player
    state.orders_left -= 1
    state.held[player] += 1
    state.secrets[player] += 1
    if state.held[player] == ORDERS_AT_START:
        ask(state, KEEPING)


@rule
def keeping_refusal(state: State, order: int) -> int:
    """One of the two orders drawn."""
    return LEGAL if holds(state, state.active, order) else ORDER_NOT_IN_HAND


@rule
def kept_already(state: State, order: int) -> int:
    """An order is kept once, before the first turn."""
    return START_ORDER_KEPT


@rule
def keep_order(state: State, kept: int) -> None:
    """The order kept stays in the hand, the other one goes to the box, both unseen by the others."""
    player = state.active
    note(state, KEEPS, player, ORDERS_AT_START, kept)
    for place in range(ORDERS_AT_START):
        order = int(state.hand[player, place])
        if order != kept:
            state.order_at[order] = BOXED + player
        state.hand[player, place] = NO_ORDER
    state.hand[player, 0] = kept
    state.held[player] = 1
    state.secrets[player] = 1
    state.boxed[player] = ORDERS_AT_START - 1
    state.active = (player + 1) % state.players
    if state.active == state.first:
        start_turn(state, state.first)
    else:
        leave_to_chance(state, DRAWING)


DRAW = MOVES.kind(
    "draw",
    ORDER_NUMBER,
    when=[DRAWING],
    refusal=unseen_refusal,
    effect=draw_order,
    untimely=only_chance,
    figures=order_figures,
)
KEEP = MOVES.kind(
    "keep",
    ORDER_NUMBER,
    when=[KEEPING],
    refusal=keeping_refusal,
    effect=keep_order,
    untimely=kept_already,
    figures=order_figures,
)

# Fulfilling


def _missing_goods(state: State, move: int) -> Figures:
    """The goods that an order asks for and the player lacks."""
    asked, owned = ORDER_GOODS[thing(move)], state.goods[state.active]
    return {"goods": listed({good: max(0, int(asked[n] - owned[n])) for n, good in enumerate(GOODS)})}


ORDER_GOODS_MISSING = REASONS.reason("order-goods-missing", _missing_goods)


@rule
def fulfilling_refusal(state: State, order: int) -> int:
    """An order in the hand and its goods."""
    if not holds(state, state.active, order):
        return ORDER_NOT_IN_HAND
    for good in range(GOOD_KINDS):
        if state.goods[state.active, good] < ORDER_GOODS[order, good]:
            return ORDER_GOODS_MISSING
    return LEGAL


@rule
def fulfil(state: State, order: int) -> None:
    """Goods are paid, the card lies face up, and its reward and flag are gained."""
    player = state.active
    for good in range(GOOD_KINDS):
        if ORDER_GOODS[order, good] > 0:
            state.goods[player, good] -= ORDER_GOODS[order, good]
            note(state, FULFILS, player, order, ORDER_FLAG[order], good, ORDER_GOODS[order, good])
    release(state, player, order)
    state.held[player] -= 1
    if state.order_at[order] == SECRET + player:
        state.secrets[player] -= 1
    state.order_at[order] = DONE + player
    state.fulfilled[player] += 1
    gain(state, ORDER_REWARD[order], ORDER_BRINGS, order)
    gain_from_technologies(state, ON_ORDER)
    collect_flag(state, ORDER_FLAG[order])
    settle(state)


FULFIL = MOVES.kind(
    "fulfil",
    ORDER_NUMBER,
    when=EXTRA_ACTIONS,
    refusal=fulfilling_refusal,
    effect=fulfil,
    untimely=not_between,
    figures=order_figures,
)
