"""How good a position looks: points, what possessions should still bring, what the next actions promise, and the lead.

Everything is counted in points, so that players can be compared with each other at any moment of a turn.
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
from tradewinds.games.yokohama.judgement.figures import (
    AGENT,
    ASSISTANT_OWNED,
    AWARD_DUE,
    CHURCH_SLOT,
    DROP_DUE,
    EXCHANGE,
    FLAG,
    GOOD_DUE,
    HOUSE_IN_HAND,
    HOUSE_STANDING,
    IMPORT,
    LATER_ACTION,
    MANY_ASSISTANTS,
    MOVE_DUE,
    NEXT_ACTION,
    PRIZE,
    PRODUCTION,
    SHOP_IN_HAND,
    SHOP_STANDING,
    STATION_DUE,
    TECHNOLOGY,
    TOKEN_GAIN,
    TURN,
    UNIT,
    YEN,
    stage_of,
)
from tradewinds.games.yokohama.judgement.prospects import (
    action_worth,
    area_worth,
    building_worth,
    card_worth,
    church_end,
    goods_worth,
    hiring_worth,
    order_worth,
)
from tradewinds.games.yokohama.judgement.rivals import (
    ending_worth,
    hoped_achievements,
    prize_points,
    turns_to_come,
)
from tradewinds.games.yokohama.rules.agents import agents_ready
from tradewinds.games.yokohama.rules.flags import country_points
from tradewinds.games.yokohama.rules.power import has, own_shop, power_with_president
from tradewinds.games.yokohama.rules.tolls import rivals_in

CHOICE_OF_AREA = np.array(
    [
        phase in (phases.CHURCH_CHOICE, phases.CUSTOMS_CHOICE, phases.RESEARCHING, phases.PORT, phases.PORT_AGAIN)
        for phase in range(len(phases.PHASES))
    ]
)  # phases in which what the area gives is still to be chosen
SPREAD = 18.0  # points of worth that make a victory e times as likely: fitted to games between greedy players


@rule
def worth(state: State, viewer: int) -> float:
    """A player's points and prospects, and the lead over the others once the end is near or come.

    Turns taken count against a player, or whoever has just moved would seem to be ahead.
    """
    total = float(state.points[viewer])
    stage = stage_of(state)
    to_move = state.active == viewer and not state.moved and state.seat != OVER
    if state.seat != OVER:
        total += country_points(state, viewer) + possessions(state, viewer, stage)
        total += PRIZE[stage] * prize_points(state, viewer) + hoped_achievements(state, viewer, stage)
        if state.ending != phases.LAST_ROUND:
            total += prospects(state, viewer, stage)
        if state.active == viewer:
            total += pending_worth(state, viewer, stage)
        if to_move and state.phase != phases.RECALLING:
            total += NEXT_ACTION * best_action(state, viewer, stage)
    if state.ending != phases.GOING_ON:
        total += ending_worth(state, viewer)
    return total + TURN * (turns_to_come(state, viewer) - to_move)


@rule
def outlook(state: State, viewer: int) -> float:
    """How well a player stands: with 1 more than another, one is e times as likely to win."""
    return worth(state, viewer) / SPREAD


@rule
def possessions(state: State, player: int, stage: int) -> float:
    """What a player's yen, goods, cards and pieces should still bring."""
    total = agents_ready(state, player) * AGENT[stage]
    total += state.yen[player] * YEN[stage] + state.imports[player] * IMPORT[stage]
    for good in range(GOOD_KINDS):
        total += goods_worth(state, player, good, int(state.goods[player, good]), stage)
    for place in range(HAND):
        order = int(state.hand[player, place])
        if order < ORDERS:
            total += order_worth(state, player, order, stage)
    total += (int(state.fulfilled[player]) + int(state.cards[player])) * FLAG[stage]
    total += state.production[player] * PRODUCTION[stage]
    for technology in range(TECHNOLOGY_KINDS):
        if has(state, player, technology):
            total += TECHNOLOGY[stage, technology]
    return total + state.pieces[player, SHOP] * SHOP_IN_HAND[stage] + state.pieces[player, HOUSE] * HOUSE_IN_HAND[stage]


@rule
def prospects(state: State, player: int, stage: int) -> float:
    """What assistants and buildings promise for later turns."""
    total = 0.0
    assistants = int(state.pieces[player, ASSISTANT])
    for area in range(CANAL):
        there = int(state.assistants[player, area])
        assistants += there
        total += HOUSE_STANDING[stage] * (state.house[area] == player)
        total += SHOP_STANDING[stage] * own_shop(state, player, area)
        if there > 0:
            power = power_with_president(state, player, area)
            total += LATER_ACTION[stage] * action_worth(state, player, area, power, stage)
    return total + min(assistants, MANY_ASSISTANTS) * ASSISTANT_OWNED[stage]


@rule
def best_action(state: State, player: int, stage: int) -> float:
    """What the best action promises among those the president can come to."""
    within = reach(state, player)
    best = 0.0
    for area in range(CANAL):
        if (within >> area) & 1 != 0 and (rivals_in(state, area) == 0 or has(state, player, POSTAL_SYSTEM)):
            best = max(best, action_worth(state, player, area, power_with_president(state, player, area), stage))
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
def pending_worth(state: State, player: int, stage: int) -> float:
    """What the choices still open in this turn promise."""
    total = state.goods_due * GOOD_DUE[stage] + state.moves_due * MOVE_DUE[stage]
    total += hiring_worth(state, player, state.pieces_due, stage)
    if state.area == NONE:
        return total + (AWARD_DUE[stage] if state.phase == phases.AWARD else 0.0)
    if state.step <= phases.TOKEN_STEP and state.power == MOST_POWER and state.token[state.area] != NONE:
        total += TOKEN_GAIN[stage, state.token[state.area]]
    building = state.step <= phases.BUILD_STEP or state.phase == phases.BUILDING
    if building and state.power >= BUILDING_POWER:
        total += building_worth(state, player, state.area, stage)
    return total + choice_worth(state, player, stage)


@rule
def choice_worth(state: State, player: int, stage: int) -> float:
    """What the choice being made in an area promises."""
    phase = state.phase
    if phase == phases.FAITH:
        return CHURCH_SLOT[stage, state.slot] - state.units * UNIT[stage] + church_end(state, player)
    if phase == phases.PRODUCTION_DUE:
        card = int(state.laboratory[MANAGEMENT[state.area], state.slot])
        return card_worth(state, player, card, stage) - state.units * UNIT[stage]
    if phase == phases.EXCHANGING:
        return state.exchanges * EXCHANGE[stage]
    if phase == phases.DROPPING:
        return DROP_DUE[stage]
    if phase == phases.STATION_DUE:
        return STATION_DUE[stage]
    if CHOICE_OF_AREA[phase]:
        return area_worth(state, player, state.area, state.power, stage)
    return 0.0
