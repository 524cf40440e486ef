"""What extra actions, area actions, buildings and rewards take (pages 8, 9 and 11-16)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    AMOUNT,
    ASSISTANT,
    AWARDS_ON_TABLE,
    CANAL,
    FAITH_NEEDED,
    FAITH_PRICE,
    GOOD_KINDS,
    HAND,
    HOUSE,
    IMPORTS_NEEDED,
    LEVEL,
    MANAGEMENT,
    NONE,
    ORDER_GOODS,
    PAY_IMPORT,
    PAY_YEN,
    PAYMENTS,
    PRODUCTION_PRICE,
    RATE,
    SECOND_ORDER_PRICE,
    SHOP,
    SILK_GOOD,
    SPINNING_MILL,
    SPINNING_SILK,
    TECHNOLOGY_OF,
    UNIVERSITY,
    UNIVERSITY_YEN,
)
from tradewinds.games.yokohama.rules import reasons
from tradewinds.games.yokohama.rules.areas import piece_price, units_for
from tradewinds.games.yokohama.rules.extras import agents_ready, has_achieved, meets
from tradewinds.games.yokohama.rules.hands import holds
from tradewinds.games.yokohama.rules.influence import has, own_shop, stands_in

PAYMENT_KINDS = len(PAYMENTS)


@rule
def purse(state: State, kind: int) -> int:
    """How much the active player has of what can be paid with."""
    if kind == PAY_YEN:
        return int(state.yen[state.active])
    return int(state.imports[state.active]) if kind == PAY_IMPORT else int(state.goods[state.active, kind])


# Powers and extra actions


@rule
def university_refusal(state: State) -> int:
    """University: once a turn, a yen and an assistant in the warehouse."""
    if not has(state, state.active, UNIVERSITY):
        return reasons.NEEDS_UNIVERSITY
    if state.university_used:
        return reasons.POWER_USED
    if state.warehouse[state.active, ASSISTANT] == 0:
        return reasons.WAREHOUSE_EMPTY
    return reasons.LEGAL if state.yen[state.active] >= UNIVERSITY_YEN else reasons.YEN_MISSING


@rule
def mill_refusal(state: State) -> int:
    """Spinning Mill: once a turn, a silk."""
    if not has(state, state.active, SPINNING_MILL):
        return reasons.NEEDS_SPINNING_MILL
    if state.mill_used:
        return reasons.POWER_USED
    return reasons.LEGAL if state.goods[state.active, SILK_GOOD] >= SPINNING_SILK else reasons.GOOD_MISSING


@rule
def agent_refusal(state: State, area: int) -> int:
    """An agent acts once a turn, where an own assistant is and the own president is not (page 8)."""
    if agents_ready(state, state.active) == 0:
        return reasons.NO_AGENT
    if state.agent_used:
        return reasons.AGENT_USED
    if not stands_in(state, state.active, area):
        return reasons.NOT_IN_THIS_GAME if state.place_of[area] == NONE else reasons.NO_ASSISTANT_THERE
    return reasons.LEGAL if state.president[state.active] != area else reasons.PRESIDENT_THERE


@rule
def achieving_refusal(state: State, pile: int) -> int:
    """An achievement once, with an assistant from the hand (page 9)."""
    if has_achieved(state, state.active, pile):
        return reasons.ACHIEVED_ALREADY
    if not meets(state, state.active, int(state.achievement[pile])):
        return reasons.ACHIEVEMENT_NOT_MET
    return reasons.LEGAL if state.pieces[state.active, ASSISTANT] > 0 else reasons.NO_ASSISTANT_IN_HAND


@rule
def fulfilling_refusal(state: State, order: int) -> int:
    """An order in the hand and its goods (page 9)."""
    if not holds(state, state.active, order):
        return reasons.ORDER_NOT_IN_HAND
    for good in range(GOOD_KINDS):
        if state.goods[state.active, good] < ORDER_GOODS[order, good]:
            return reasons.ORDER_GOODS_MISSING
    return reasons.LEGAL


# Area actions


@rule
def buying_refusal(state: State, thing: int) -> int:
    """Chinatown sells goods and imports (page 11)."""
    return reasons.LEGAL if state.yen[state.active] >= RATE[thing] else reasons.YEN_MISSING


@rule
def selling_refusal(state: State, good: int) -> int:
    """Chinatown buys goods (page 11)."""
    return reasons.LEGAL if state.goods[state.active, good] > 0 else reasons.GOOD_MISSING


@rule
def has_assistant_for_board(state: State) -> bool:
    """A management board takes an assistant from the hand or from the area."""
    player = state.active
    return state.pieces[player, ASSISTANT] > 0 or state.assistants[player, state.area] > 0


@rule
def most_faith(state: State) -> int:
    """The faith of the power, and one for each kind that can be paid (page 12)."""
    faith = int(AMOUNT[state.area, state.power])
    for kind in range(PAYMENT_KINDS):
        faith += purse(state, kind) >= FAITH_PRICE[kind]
    return faith


@rule
def church_refusal(state: State, slot: int) -> int:
    """A free slot, faith enough and an assistant (page 12)."""
    if state.church[slot] != NONE:
        return reasons.SLOT_TAKEN
    if not has_assistant_for_board(state):
        return reasons.NO_ASSISTANT_FOR_BOARD
    return reasons.LEGAL if most_faith(state) >= FAITH_NEEDED[slot] else reasons.FAITH_MISSING


@rule
def customs_refusal(state: State, slot: int) -> int:
    """A free slot, power for so many imports, the imports and an assistant (page 13)."""
    if state.customs[slot] != NONE:
        return reasons.SLOT_TAKEN
    if IMPORTS_NEEDED[slot] > AMOUNT[state.area, state.power]:
        return reasons.CUSTOMS_POWER_MISSING
    if state.imports[state.active] < IMPORTS_NEEDED[slot]:
        return reasons.IMPORTS_MISSING
    return reasons.LEGAL if has_assistant_for_board(state) else reasons.NO_ASSISTANT_FOR_BOARD


@rule
def hiring_refusal(state: State, piece: int) -> int:
    """A piece in the warehouse and its price (page 13)."""
    if state.warehouse[state.active, piece] == 0:
        return reasons.WAREHOUSE_EMPTY
    return reasons.LEGAL if state.yen[state.active] >= piece_price(state, piece) else reasons.YEN_MISSING


@rule
def most_units(state: State) -> int:
    """How many units of production the active player can pay for."""
    return purse(state, PAY_YEN) // PRODUCTION_PRICE[PAY_YEN] + purse(state, PAY_IMPORT) // PRODUCTION_PRICE[PAY_IMPORT]


@rule
def research_refusal(state: State, slot: int) -> int:
    """A card one does not have yet, and its price (page 13)."""
    card = int(state.laboratory[MANAGEMENT[state.area], slot])
    if card == NONE:
        return reasons.SLOT_EMPTY
    if has(state, state.active, TECHNOLOGY_OF[card]):
        return reasons.TECHNOLOGY_OWNED
    return reasons.LEGAL if most_units(state) >= units_for(state, slot) else reasons.PRODUCTION_MISSING


@rule
def taking_refusal(state: State, slot: int) -> int:
    """An order that the power reaches and room for it in the hand (page 14)."""
    if state.port[MANAGEMENT[state.area], slot] == NONE:
        return reasons.SLOT_EMPTY
    if LEVEL[slot] > AMOUNT[state.area, state.power]:
        return reasons.PORT_POWER_MISSING
    return reasons.LEGAL if state.held[state.active] < HAND else reasons.HAND_FULL


@rule
def paying_refusal(state: State, kind: int) -> int:
    """What is accepted depends on what is paid for; faith takes each kind once (pages 12-14)."""
    price = SECOND_ORDER_PRICE[kind]
    if state.phase == phases.FAITH:
        price = FAITH_PRICE[kind]
        if (int(state.paid) >> kind) & 1 != 0:
            return reasons.PAID_ALREADY
    elif state.phase == phases.PRODUCTION_DUE:
        price = PRODUCTION_PRICE[kind]
    if price == 0:
        return reasons.NOT_ACCEPTED
    if purse(state, kind) >= price:
        return reasons.LEGAL
    if kind == PAY_YEN:
        return reasons.YEN_MISSING
    return reasons.IMPORT_MISSING if kind == PAY_IMPORT else reasons.GOOD_MISSING


# Buildings and rewards


@rule
def shop_refusal(state: State, slot: int) -> int:
    """A shop in hand, none of one's own there yet, and a free slot (page 8)."""
    if state.pieces[state.active, SHOP] == 0:
        return reasons.NO_SHOP_IN_HAND
    if own_shop(state, state.active, state.area):
        return reasons.SHOP_HERE_ALREADY
    return reasons.LEGAL if state.shop[state.area, slot] == NONE else reasons.SLOT_TAKEN


@rule
def house_refusal(state: State) -> int:
    """A trading house in hand and none there yet (page 8)."""
    if state.pieces[state.active, HOUSE] == 0:
        return reasons.NO_HOUSE_IN_HAND
    return reasons.LEGAL if state.house[state.area] == NONE else reasons.HOUSE_HERE_ALREADY


@rule
def lifting_refusal(state: State, source: int) -> int:
    """An assistant in the area, or in the hand (page 11)."""
    if source == CANAL:
        return reasons.LEGAL if state.pieces[state.active, ASSISTANT] > 0 else reasons.NO_ASSISTANT_IN_HAND
    if stands_in(state, state.active, source):
        return reasons.LEGAL
    return reasons.NOT_IN_THIS_GAME if state.place_of[source] == NONE else reasons.NO_ASSISTANT_THERE


@rule
def dropping_refusal(state: State, area: int) -> int:
    """Another area than the one the assistant comes from (page 11)."""
    if state.place_of[area] == NONE:
        return reasons.NOT_IN_THIS_GAME
    return reasons.SAME_AREA if state.lifted == area else reasons.LEGAL


@rule
def claiming_refusal(state: State, award: int) -> int:
    """An award still on the table (page 16)."""
    for place in range(AWARDS_ON_TABLE):
        if state.award[place] == award:
            return reasons.LEGAL
    return reasons.AWARD_NOT_THERE
