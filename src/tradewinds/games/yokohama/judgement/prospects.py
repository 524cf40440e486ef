"""What an area action promises, in points."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ACTION,
    ACTION_POINTS,
    AMOUNT,
    ASSISTANT,
    BUILDING_POWER,
    CARD_FLAG,
    CHURCH_ENDS_AT,
    CHURCH_SLOTS,
    CUSTOMS_ENDS_AT,
    CUSTOMS_SLOTS,
    DECLARE,
    EXCHANGE as EXCHANGE_ACTION,
    FAITH_NEEDED,
    FAITH_PRICE,
    FIRST_GOOD,
    FLAGS_FOR_AGENT,
    GAIN,
    GAINS,
    GOOD_KINDS,
    HAND,
    HIRE,
    HOUSE,
    HOUSE_PRICES,
    IMPORTS_NEEDED,
    LABORATORY_SLOTS,
    LATE_TECHNOLOGY,
    LATE_UNITS,
    LEVEL,
    MANAGEMENT,
    MOST_POWER,
    NONE,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDERS,
    PAY_IMPORT,
    PAY_YEN,
    PAYMENT_KINDS,
    PORT_SLOTS,
    PRODUCTION_PRICE,
    RESEARCH,
    SHOP,
    SHOP_PRICE,
    SHOP_SLOTS,
    SURCHARGE,
    TECHNOLOGY_OF,
    VALUE,
    WORSHIP,
    YEN as YEN_GAINED,
)
from tradewinds.games.yokohama.judgement.figures import (
    AGENT,
    ASSISTANT_OWNED,
    CARD_GAIN,
    CHURCH_SLOT,
    CUSTOMS_SLOT,
    EXCESS_GOOD,
    EXCHANGE,
    GOODS_SHARE,
    HELD_ORDER,
    HELD_SHARE,
    HOUSE_GAIN,
    HOUSE_IN_HAND,
    IMPORT,
    NEEDED_GOOD,
    ORDER_COST,
    ORDER_GAIN,
    READY_SHARE,
    SHOP_GAIN,
    SHOP_IN_HAND,
    SPARE_GOOD,
    SPARE_GOODS,
    TOKEN_GAIN,
    UNIT,
    YEN,
)
from tradewinds.games.yokohama.judgement.rivals import ending_worth
from tradewinds.games.yokohama.rules.boards import assistants_on
from tradewinds.games.yokohama.rules.power import has, own_shop
from tradewinds.games.yokohama.rules.purse import purse_of
from tradewinds.games.yokohama.state import GOING_ON


@rule
def goods_needed(state: State, player: int, good: int) -> int:
    """How many of a good the orders in a hand ask for."""
    needed = 0
    for place in range(HAND):
        order = int(state.hand[player, place])
        if order < ORDERS:
            needed += int(ORDER_GOODS[order, good])
    return needed


@rule
def goods_worth(state: State, player: int, good: int, number: int, stage: int) -> float:
    """What so many of a good are worth: those that orders ask for most, a few spare ones less, the rest little."""
    needed = goods_needed(state, player, good)
    worth = min(number, needed) * NEEDED_GOOD[stage, good]
    spare = number - needed
    if spare > 0:
        worth += min(spare, SPARE_GOODS) * SPARE_GOOD[stage, good] + max(0, spare - SPARE_GOODS) * EXCESS_GOOD[stage]
    return worth


@rule
def agent_worth(state: State, player: int, country: int, stage: int) -> float:
    """What the agent is worth that one more flag of a country would bring, if it does."""
    complete = (state.flag_count[player, country] + 1) % FLAGS_FOR_AGENT == 0
    return AGENT[stage] if complete and state.agents_left[country] > 0 else 0.0


@rule
def order_worth(state: State, player: int, order: int, stage: int) -> float:
    """What an order in hand promises beyond its goods: more, the more of them are there.

    One that can be fulfilled is worth, goods included, almost what that brings and never more: nobody sits on it.
    """
    there = 0.0
    ready = True
    for good in range(GOOD_KINDS):
        asked = int(ORDER_GOODS[order, good])
        if asked > 0:
            number = int(state.goods[player, good])
            ready &= number >= asked
            there += min(asked, number) * NEEDED_GOOD[stage, good]
    cost = ORDER_COST[stage, order]
    gain = ORDER_GAIN[stage, order] + agent_worth(state, player, ORDER_FLAG[order], stage)
    if ready:
        return READY_SHARE * gain - cost
    return HELD_ORDER[stage] + (gain - cost) * (HELD_SHARE[stage] + GOODS_SHARE[stage] * there / cost)


@rule
def card_worth(state: State, player: int, card: int, stage: int) -> float:
    """What a technology card promises."""
    return CARD_GAIN[stage, card] + agent_worth(state, player, CARD_FLAG[card], stage)


@rule
def action_worth(state: State, player: int, area: int, power: int, stage: int) -> float:
    """What a player's action in an area promises with a power, all its steps included."""
    worth = area_worth(state, player, area, power, stage) + ACTION_POINTS[area, power]
    if power == MOST_POWER and state.token[area] != NONE:
        worth += TOKEN_GAIN[stage, state.token[area]]
    if power >= BUILDING_POWER:
        worth += building_worth(state, player, area, stage)
    return worth


@rule
def building_worth(state: State, player: int, area: int, stage: int) -> float:
    """What the best building in an area brings beyond its being in hand."""
    best = 0.0
    tile = int(state.tile[area])
    if state.pieces[player, HOUSE] > 0 and state.house[area] == NONE:
        best = max(best, HOUSE_GAIN[stage, tile])
    if state.pieces[player, SHOP] > 0 and not own_shop(state, player, area):
        for slot in range(SHOP_SLOTS):
            if state.shop[area, slot] == NONE:
                best = max(best, SHOP_GAIN[stage, tile, slot])
    return best


@rule
def area_worth(state: State, player: int, area: int, power: int, stage: int) -> float:
    """What step 3 promises in an area."""
    action = ACTION[area]
    amount = int(AMOUNT[area, power])
    if action == GAIN:
        if GAINS[area] == YEN_GAINED:
            return amount * YEN[stage]
        good = GAINS[area] - FIRST_GOOD
        number = int(state.goods[player, good])
        more = goods_worth(state, player, good, number + amount, stage)
        return more - goods_worth(state, player, good, number, stage)
    if amount == 0:
        return 0.0
    if action == WORSHIP:
        return church_worth(state, player, amount, stage)
    if action == DECLARE:
        return customs_worth(state, player, amount, stage)
    if action == HIRE:
        return hiring_worth(state, player, amount, stage)
    if action == RESEARCH:
        return research_worth(state, player, MANAGEMENT[area], amount, stage)
    if action == EXCHANGE_ACTION:
        return amount * EXCHANGE[stage]
    return port_worth(state, player, MANAGEMENT[area], amount, stage)


@rule
def church_worth(state: State, player: int, faith: int, stage: int) -> float:
    """The best slot of the church that can be reached; a loss if it brings a bad end, for it cannot be declined."""
    payable = 0
    for kind in range(PAYMENT_KINDS):
        payable += purse_of(state, player, kind) >= FAITH_PRICE[kind]
    best = 0.0
    found = False
    for slot in range(CHURCH_SLOTS):
        units = max(0, FAITH_NEEDED[slot] - faith)
        if state.church[slot] == NONE and units <= payable:
            gain = CHURCH_SLOT[stage, slot] - units * UNIT[stage]
            best = max(best, gain) if found else gain
            found = True
    return best + church_end(state, player) if found else 0.0


@rule
def church_end(state: State, player: int) -> float:
    """What one more assistant at the Church is worth because it brings the end near."""
    return last_worth(state, player, state.church, CHURCH_SLOTS, CHURCH_ENDS_AT)


@rule
def last_worth(state: State, player: int, board: Any, slots: int, ends_at: Any) -> float:
    """What one more assistant on a board is worth because it brings the end near."""
    if state.ending != GOING_ON or assistants_on(board, slots) + 1 < ends_at[state.players]:
        return 0.0
    return ending_worth(state, player)


@rule
def customs_worth(state: State, player: int, most: int, stage: int) -> float:
    """The best slot of the customs house that can be reached."""
    best = 0.0
    for slot in range(CUSTOMS_SLOTS):
        imports = IMPORTS_NEEDED[slot]
        if state.customs[slot] == NONE and imports <= min(most, int(state.imports[player])):
            best = max(best, CUSTOMS_SLOT[stage, slot] - imports * IMPORT[stage])
    if best == 0:
        return 0.0
    return max(0.0, best + last_worth(state, player, state.customs, CUSTOMS_SLOTS, CUSTOMS_ENDS_AT))


@rule
def hiring_worth(state: State, player: int, number: int, stage: int) -> float:
    """Assistants are free; a trading house or a shop can be better, with yen enough."""
    worth = 0.0
    yen = int(state.yen[player])
    houses = int(state.warehouse[player, HOUSE])
    shops = int(state.warehouse[player, SHOP])
    assistants = int(state.warehouse[player, ASSISTANT])
    for _ in range(number):
        price = HOUSE_PRICES[len(HOUSE_PRICES) - houses] if houses > 0 else 0
        if houses > 0 and yen >= price and state.pieces[player, HOUSE] == 0:
            worth += HOUSE_IN_HAND[stage] - price * YEN[stage]
            yen -= price
            houses -= 1
        elif shops > 0 and yen >= SHOP_PRICE and state.pieces[player, SHOP] < 2:
            worth += SHOP_IN_HAND[stage] - SHOP_PRICE * YEN[stage]
            yen -= SHOP_PRICE
            shops -= 1
        elif assistants > 0:
            worth += ASSISTANT_OWNED[stage]
            assistants -= 1
    return worth


@rule
def research_worth(state: State, player: int, board: int, production: int, stage: int) -> float:
    """The best technology of a laboratory that can be paid for."""
    affordable = purse_of(state, player, PAY_YEN) // PRODUCTION_PRICE[PAY_YEN]
    affordable += purse_of(state, player, PAY_IMPORT) // PRODUCTION_PRICE[PAY_IMPORT]
    late = LATE_UNITS if state.cards[player] + 1 >= LATE_TECHNOLOGY else 0
    best = 0.0
    for slot in range(LABORATORY_SLOTS):
        card = int(state.laboratory[board, slot])
        if card != NONE and not has(state, player, TECHNOLOGY_OF[card]):
            units = max(0, VALUE[card] + SURCHARGE[slot] - production) + late
            if units <= affordable:
                best = max(best, card_worth(state, player, card, stage) - units * UNIT[stage])
    return best


@rule
def port_worth(state: State, player: int, board: int, level: int, stage: int) -> float:
    """The best order of a port that can be reached, with room for it in the hand."""
    if state.held[player] == HAND:
        return 0.0
    best = 0.0
    for slot in range(PORT_SLOTS):
        order = int(state.port[board, slot])
        if order != NONE and LEVEL[slot] <= level:
            best = max(best, order_worth(state, player, order, stage))
    return best
