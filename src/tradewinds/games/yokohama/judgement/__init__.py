"""How good a position looks: points, what possessions should still bring, and what the next actions promise.

Everything is counted in points. The figures, here and in prospects.py, are rough judgements of a player, not rules:
they only have to order moves sensibly, one move at a time.
"""

from __future__ import annotations

import numpy as np

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    ASSISTANT,
    BUILDING_POWER,
    CANAL,
    CHURCH_REWARD,
    GOOD_KINDS,
    HAND,
    HOUSE,
    MANAGEMENT,
    MOST_POWER,
    NONE,
    ORDERS,
    POSTAL_SYSTEM,
    SHOP,
    TECHNOLOGY_KINDS,
    TRAM,
)
from tradewinds.games.yokohama.judgement.prospects import (
    AGENT_WORTH,
    ASSISTANT_WORTH,
    EXCHANGE_WORTH,
    FLAG_WORTH,
    HOUSE_IN_HAND,
    HOUSE_STANDING,
    IMPORT_WORTH,
    MANY_ASSISTANTS,
    PRODUCTION_WORTH,
    SHOP_IN_HAND,
    SHOP_STANDING,
    TECHNOLOGY_WORTH,
    UNIT_COST,
    YEN_WORTH,
    action_worth,
    area_worth,
    building_worth,
    goods_worth,
    hiring_worth,
    order_worth,
    reward_worth,
    technology_worth,
    token_worth,
)
from tradewinds.games.yokohama.rules.agents import agents_ready
from tradewinds.games.yokohama.rules.ending import leftover_points
from tradewinds.games.yokohama.rules.flags import country_points
from tradewinds.games.yokohama.rules.power import has, own_shop, power_with_president
from tradewinds.games.yokohama.rules.tolls import rivals_in

NEXT_ACTION = 0.9  # how much the best action within reach counts while the president is still to move
LATER_ACTION = 0.2  # how much every other area with own assistants counts
GOOD_DUE, MOVE_DUE, AWARD_DUE, STATION_DUE, DROP_DUE = 1.1, 0.4, 3.0, 1.0, 1.7
CHOICE_OF_AREA = np.array(
    [
        phase in (phases.CHURCH_CHOICE, phases.CUSTOMS_CHOICE, phases.RESEARCHING, phases.PORT, phases.PORT_AGAIN)
        for phase in range(len(phases.PHASES))
    ]
)  # phases in which what the area gives is still to be chosen


@rule
def worth(state: State, viewer: int) -> float:
    """A player's points and prospects; final scoring alone once the game is over."""
    total = float(state.points[viewer])
    if state.seat == OVER:
        return total
    if state.ending == phases.LAST_ROUND:
        total += country_points(state, viewer) + leftover_points(state, viewer) + 0.1 * state.yen[viewer]
        future = 0.0
    else:
        future = 1.0 if state.ending == phases.GOING_ON else 0.5
        total += possessions(state, viewer) + future * prospects(state, viewer)
    if state.active == viewer:
        total += pending_worth(state, viewer)
        if not state.moved and state.phase != phases.RECALLING:
            total += NEXT_ACTION * best_action(state, viewer)
    return total


@rule
def possessions(state: State, player: int) -> float:
    """What a player's yen, goods, cards and pieces should still bring."""
    total = country_points(state, player) + agents_ready(state, player) * AGENT_WORTH
    total += state.yen[player] * YEN_WORTH + state.imports[player] * IMPORT_WORTH
    for good in range(GOOD_KINDS):
        total += goods_worth(state, player, good, int(state.goods[player, good]))
    for place in range(HAND):
        order = int(state.hand[player, place])
        if order < ORDERS:
            total += order_worth(state, player, order)
    total += (int(state.fulfilled[player]) + int(state.cards[player])) * FLAG_WORTH
    total += state.production[player] * PRODUCTION_WORTH
    for technology in range(TECHNOLOGY_KINDS):
        if has(state, player, technology):
            total += TECHNOLOGY_WORTH[technology]
    total += state.pieces[player, SHOP] * SHOP_IN_HAND + state.pieces[player, HOUSE] * HOUSE_IN_HAND
    return total


@rule
def prospects(state: State, player: int) -> float:
    """What assistants and buildings promise for later turns."""
    total = 0.0
    assistants = int(state.pieces[player, ASSISTANT])
    for area in range(CANAL):
        there = int(state.assistants[player, area])
        assistants += there
        total += HOUSE_STANDING * (state.house[area] == player) + SHOP_STANDING * own_shop(state, player, area)
        if there > 0:
            total += LATER_ACTION * action_worth(state, player, area, power_with_president(state, player, area))
    return total + min(assistants, MANY_ASSISTANTS) * ASSISTANT_WORTH


@rule
def best_action(state: State, player: int) -> float:
    """What the best action promises among those the president can come to."""
    within = reach(state, player)
    best = 0.0
    for area in range(CANAL):
        if (within >> area) & 1 != 0 and (rivals_in(state, area) == 0 or has(state, player, POSTAL_SYSTEM)):
            best = max(best, action_worth(state, player, area, power_with_president(state, player, area)))
    return best


@rule
def reach(state: State, player: int) -> int:
    """The areas a president can come to through areas with own assistants, tolls aside."""
    own = int(state.present[player])
    here = int(state.president[player])
    if here == NONE or has(state, player, TRAM):
        return own
    closed = int(state.set_out) | 1 << here
    within = int(state.near[here]) & own & ~closed
    grown = True
    while grown:
        grown = False
        for area in range(CANAL):
            if (within >> area) & 1 != 0:
                more = within | int(state.near[area]) & own & ~closed
                grown |= more != within
                within = more
    return within


@rule
def pending_worth(state: State, player: int) -> float:
    """What the choices still open in this turn promise."""
    total = state.goods_due * GOOD_DUE + state.moves_due * MOVE_DUE + hiring_worth(state, player, state.pieces_due)
    if state.area == NONE:
        return total + (AWARD_DUE if state.phase == phases.AWARD else 0.0)
    if state.step <= phases.TOKEN_STEP and state.power == MOST_POWER and state.token[state.area] != NONE:
        total += token_worth(int(state.token[state.area]))
    building = state.step <= phases.BUILD_STEP or state.phase == phases.BUILDING
    if building and state.power >= BUILDING_POWER:
        total += building_worth(state, player, state.area)
    return total + choice_worth(state, player)


@rule
def choice_worth(state: State, player: int) -> float:
    """What the choice being made in an area promises."""
    phase = state.phase
    if phase == phases.FAITH:
        return reward_worth(CHURCH_REWARD[state.slot]) - state.units * UNIT_COST
    if phase == phases.PRODUCTION_DUE:
        card = int(state.laboratory[MANAGEMENT[state.area], state.slot])
        return technology_worth(card) - state.units * UNIT_COST
    if phase == phases.EXCHANGING:
        return state.exchanges * EXCHANGE_WORTH
    if phase == phases.DROPPING:
        return DROP_DUE
    if phase == phases.STATION_DUE:
        return STATION_DUE
    if CHOICE_OF_AREA[phase]:
        return area_worth(state, player, state.area, state.power)
    return 0.0
