"""What an area action promises, in points."""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ACTION,
    ACTION_POINTS,
    AMOUNT,
    ASSISTANT,
    BUILDING_POWER,
    CHURCH_REWARD,
    CHURCH_SLOTS,
    CUSTOMS_REWARD,
    CUSTOMS_SLOTS,
    DECLARE,
    EXCHANGE,
    FAITH_NEEDED,
    FAITH_PRICE,
    FIRST_GOOD,
    FREE_AGENT_TOKEN,
    GAIN,
    GAINS,
    GOOD_KINDS,
    HAND,
    HIRE,
    HOUSE,
    HOUSE_PRICES,
    HOUSE_REWARD,
    IMPORTS_NEEDED,
    LABORATORY_SLOTS,
    LATE_TECHNOLOGY,
    LATE_UNITS,
    LEVEL,
    MANAGEMENT,
    MOST_POWER,
    NONE,
    ORDER_GOODS,
    ORDER_REWARD,
    ORDERS,
    PAY_IMPORT,
    PAY_YEN,
    PAYMENT_KINDS,
    PORT_SLOTS,
    RESEARCH,
    REWARDS,
    SHOP,
    SHOP_PRICE,
    SHOP_REWARD,
    SHOP_SLOTS,
    SURCHARGE,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_OF,
    TOKEN_REWARD,
    VALUE,
    WORSHIP,
    YEN,
)
from tradewinds.games.yokohama.rules.power import has, own_shop

# What one of each thing is worth, in points.
YEN_WORTH = 0.6
IMPORT_WORTH = 2.2
GOOD_WORTH = np.array([1.7, 1.1, 0.75, 0.75])
SPARE_GOOD_WORTH = np.array([0.9, 0.6, 0.4, 0.4])  # beyond what orders in hand ask for
EXCESS_GOOD_WORTH = 1 / 3
SPARE_GOODS = 3
_worths = {
    "points": 1.0,
    "yen": YEN_WORTH,
    "import": IMPORT_WORTH,
    "any": 1.1,
    "piece": 1.2,
    "move": 0.5,
    "assistant": 1.2,
}
REWARD_WORTH = np.array([_worths.get(name, 0.0) for name in REWARDS])
REWARD_WORTH[FIRST_GOOD : FIRST_GOOD + GOOD_KINDS] = 0.8 * GOOD_WORTH
ASSISTANT_WORTH = 1.2
SHOP_IN_HAND, HOUSE_IN_HAND = 2.2, 6.0
SHOP_STANDING, HOUSE_STANDING = 1.2, 1.5
AGENT_WORTH = 3.0
FLAG_WORTH = 1.3
UNIT_COST = 1.2  # a unit of faith or production, however it is paid
EXCHANGE_WORTH = 0.2
MANY_ASSISTANTS = 15  # more than this are hardly of use
_technologies = {
    "exposition": 10.0,
    "station": 3.0,
    "newspaper": 4.0,
    "telegraph": 4.0,
    "telephone": 4.0,
    "tram": 3.0,
    "ball": 4.0,
    "mining-technology": 3.0,
    "university": 3.0,
}
TECHNOLOGY_WORTH = np.array([_technologies.get(name, 2.0) for name in TECHNOLOGY_NAMES])
PRODUCTION_WORTH = 0.6  # of a point of production, for the prizes at the end


@rule
def reward_worth(reward: Any) -> float:
    """What a reward is worth."""
    total = 0.0
    for kind in range(len(REWARD_WORTH)):
        total += reward[kind] * REWARD_WORTH[kind]
    return total


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
def goods_worth(state: State, player: int, good: int, number: int) -> float:
    """What so many of a good are worth: those that orders ask for most, a few spare ones less, the rest little."""
    needed = goods_needed(state, player, good)
    worth = min(number, needed) * GOOD_WORTH[good]
    spare = number - needed
    if spare > 0:
        worth += min(spare, SPARE_GOODS) * SPARE_GOOD_WORTH[good] + max(0, spare - SPARE_GOODS) * EXCESS_GOOD_WORTH
    return worth


@rule
def order_worth(state: State, player: int, order: int) -> float:
    """What an order in hand promises: more, the more of its goods are there."""
    asked = 0
    there = 0
    for good in range(GOOD_KINDS):
        asked += int(ORDER_GOODS[order, good])
        there += min(int(ORDER_GOODS[order, good]), int(state.goods[player, good]))
    return 1.0 + (reward_worth(ORDER_REWARD[order]) + FLAG_WORTH) * 0.3 * (0.5 + there / asked)


@rule
def technology_worth(card: int) -> float:
    """What a technology card promises."""
    return TECHNOLOGY_WORTH[TECHNOLOGY_OF[card]] + VALUE[card] * PRODUCTION_WORTH + FLAG_WORTH


@rule
def action_worth(state: State, player: int, area: int, power: int) -> float:
    """What a player's action in an area promises with a power, all its steps included."""
    worth = area_worth(state, player, area, power) + ACTION_POINTS[area, power]
    if power == MOST_POWER and state.token[area] != NONE:
        worth += token_worth(int(state.token[area]))
    if power >= BUILDING_POWER:
        worth += building_worth(state, player, area)
    return worth


@rule
def token_worth(token: int) -> float:
    """What a power token promises."""
    return 0.5 + (AGENT_WORTH if token == FREE_AGENT_TOKEN else reward_worth(TOKEN_REWARD[token]))


@rule
def building_worth(state: State, player: int, area: int) -> float:
    """What the best building in an area brings beyond its being in hand."""
    best = 0.0
    tile = int(state.tile[area])
    if state.pieces[player, HOUSE] > 0 and state.house[area] == NONE:
        best = max(best, reward_worth(HOUSE_REWARD[tile]) + HOUSE_STANDING - HOUSE_IN_HAND)
    if state.pieces[player, SHOP] > 0 and not own_shop(state, player, area):
        for slot in range(SHOP_SLOTS):
            if state.shop[area, slot] == NONE:
                best = max(best, reward_worth(SHOP_REWARD[tile, slot]) + SHOP_STANDING - SHOP_IN_HAND)
    return best


@rule
def area_worth(state: State, player: int, area: int, power: int) -> float:
    """What step 3 promises in an area."""
    action = ACTION[area]
    amount = int(AMOUNT[area, power])
    if action == GAIN:
        if GAINS[area] == YEN:
            return amount * YEN_WORTH
        good = GAINS[area] - FIRST_GOOD
        number = int(state.goods[player, good])
        return goods_worth(state, player, good, number + amount) - goods_worth(state, player, good, number)
    if amount == 0:
        return 0.0
    if action == WORSHIP:
        return church_worth(state, player, amount)
    if action == DECLARE:
        return customs_worth(state, player, amount)
    if action == HIRE:
        return hiring_worth(state, player, amount)
    if action == RESEARCH:
        return research_worth(state, player, MANAGEMENT[area], amount)
    if action == EXCHANGE:
        return amount * EXCHANGE_WORTH
    return port_worth(state, player, MANAGEMENT[area], amount)


@rule
def church_worth(state: State, player: int, faith: int) -> float:
    """The best slot of the church that can be reached."""
    payable = 0
    for kind in range(PAYMENT_KINDS):
        if kind == PAY_YEN:
            payable += state.yen[player] >= FAITH_PRICE[kind]
        elif kind == PAY_IMPORT:
            payable += state.imports[player] >= FAITH_PRICE[kind]
        else:
            payable += state.goods[player, kind] >= FAITH_PRICE[kind]
    best = 0.0
    for slot in range(CHURCH_SLOTS):
        units = max(0, FAITH_NEEDED[slot] - faith)
        if state.church[slot] == NONE and units <= payable:
            best = max(best, reward_worth(CHURCH_REWARD[slot]) - units * UNIT_COST)
    return best


@rule
def customs_worth(state: State, player: int, most: int) -> float:
    """The best slot of the customs house that can be reached."""
    best = 0.0
    for slot in range(CUSTOMS_SLOTS):
        imports = IMPORTS_NEEDED[slot]
        if state.customs[slot] == NONE and imports <= min(most, int(state.imports[player])):
            best = max(best, reward_worth(CUSTOMS_REWARD[slot]) - imports * IMPORT_WORTH + 1.0)
    return best


@rule
def hiring_worth(state: State, player: int, number: int) -> float:
    """Assistants are free; a trading house or a shop can be better, with yen enough."""
    worth = 0.0
    yen = int(state.yen[player])
    houses = int(state.warehouse[player, HOUSE])
    shops = int(state.warehouse[player, SHOP])
    assistants = int(state.warehouse[player, ASSISTANT])
    for _ in range(number):
        price = HOUSE_PRICES[len(HOUSE_PRICES) - houses] if houses > 0 else 0
        if houses > 0 and yen >= price and state.pieces[player, HOUSE] == 0:
            worth += HOUSE_IN_HAND - price * YEN_WORTH
            yen -= price
            houses -= 1
        elif shops > 0 and yen >= SHOP_PRICE and state.pieces[player, SHOP] < 2:
            worth += SHOP_IN_HAND - SHOP_PRICE * YEN_WORTH
            yen -= SHOP_PRICE
            shops -= 1
        elif assistants > 0:
            worth += ASSISTANT_WORTH
            assistants -= 1
    return worth


@rule
def research_worth(state: State, player: int, board: int, production: int) -> float:
    """The best technology of a laboratory that can be paid for."""
    affordable = int(state.yen[player]) // 2 + int(state.imports[player])
    late = LATE_UNITS if state.cards[player] + 1 >= LATE_TECHNOLOGY else 0
    best = 0.0
    for slot in range(LABORATORY_SLOTS):
        card = int(state.laboratory[board, slot])
        if card != NONE and not has(state, player, TECHNOLOGY_OF[card]):
            units = max(0, VALUE[card] + SURCHARGE[slot] - production) + late
            if units <= affordable:
                best = max(best, technology_worth(card) - units * UNIT_COST)
    return best


@rule
def port_worth(state: State, player: int, board: int, level: int) -> float:
    """The best order of a port that can be reached, with room for it in the hand."""
    if state.held[player] == HAND:
        return 0.0
    best = 0.0
    for slot in range(PORT_SLOTS):
        order = int(state.port[board, slot])
        if order != NONE and LEVEL[slot] <= level:
            best = max(best, order_worth(state, player, order))
    return best
