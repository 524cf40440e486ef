"""Step 3: the action of an area, by the power there (pages 7 and 11); each place has its own file."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ACTION,
    ACTION_POINTS,
    AMOUNT,
    DECLARE,
    EXCHANGE,
    FIRST_GOOD,
    GAIN,
    GAINS,
    HIRE,
    POINTS,
    RESEARCH,
    WORSHIP,
    YEN,
)
from tradewinds.games.yokohama.events import AREA_BRINGS
from tradewinds.games.yokohama.rules.buildings import pay_house
from tradewinds.games.yokohama.rules.chinatown import act_in_chinatown
from tradewinds.games.yokohama.rules.church import act_in_church
from tradewinds.games.yokohama.rules.customs import act_in_customs
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.gains import gain_good
from tradewinds.games.yokohama.rules.laboratories import act_in_laboratory
from tradewinds.games.yokohama.rules.ports import act_in_port
from tradewinds.games.yokohama.rules.warehouse import act_in_agency
from tradewinds.games.yokohama.state import TOKEN_STEP


@rule
def begin_action(state: State, area: int) -> None:
    """Another player's trading house earns, and the area's action begins with the power that was counted."""
    state.area = area
    state.step = TOKEN_STEP
    pay_house(state, area)
    amount = AMOUNT[area, state.power]
    action = ACTION[area]
    score_action(state, area)
    if action == GAIN:
        produce(state, area, amount)
    elif amount == 0:
        settle(state)
    elif action == HIRE:
        act_in_agency(state, amount)
    elif action == EXCHANGE:
        act_in_chinatown(state, amount)
    elif action == WORSHIP:
        act_in_church(state)
    elif action == DECLARE:
        act_in_customs(state)
    elif action == RESEARCH:
        act_in_laboratory(state)
    else:
        act_in_port(state)


@rule
def score_action(state: State, area: int) -> None:
    """Points for an action of great power, in a port."""
    points = ACTION_POINTS[area, state.power]
    if points > 0:
        state.points[state.active] += points
        note(state, AREA_BRINGS, state.active, area, POINTS, points)


@rule
def produce(state: State, area: int, amount: int) -> None:
    """A production area or the bank gives as much as the power says."""
    kind = GAINS[area]
    if amount > 0:
        note(state, AREA_BRINGS, state.active, area, kind, amount)
    if kind == YEN:
        state.yen[state.active] += amount
    else:
        gain_good(state, kind - FIRST_GOOD, amount)
    settle(state)
