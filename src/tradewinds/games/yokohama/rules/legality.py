"""Which moves are legal, and the rule that forbids each of the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.games.yokohama import moves, state as phases
from tradewinds.games.yokohama.components import (
    AREAS,
    AWARDS_ON_TABLE,
    FREE_AGENT_TOKEN,
    HAND,
    IN_GAME,
    NONE,
    ORDERS,
    PILE,
    SAME_AREA,
    SPINNING_MILL,
    TELEGRAPH,
    UNIVERSITY,
)
from tradewinds.games.yokohama.rules import reasons
from tradewinds.games.yokohama.rules.business import (
    achieving_refusal,
    agent_refusal,
    buying_refusal,
    church_refusal,
    claiming_refusal,
    customs_refusal,
    dropping_refusal,
    fulfilling_refusal,
    hiring_refusal,
    house_refusal,
    lifting_refusal,
    mill_refusal,
    paying_refusal,
    research_refusal,
    selling_refusal,
    shop_refusal,
    taking_refusal,
    university_refusal,
)
from tradewinds.games.yokohama.rules.extras import agents_ready
from tradewinds.games.yokohama.rules.hands import holds
from tradewinds.games.yokohama.rules.influence import has, stands_in
from tradewinds.games.yokohama.rules.journey import most_areas
from tradewinds.games.yokohama.rules.paths import going_refusal, passing_refusal, placing_refusal

# The range of moves of each phase, but for powers and extra actions, which are moves of many phases.
OWN = np.zeros((len(phases.PHASES), 2), np.int64)
for _phase in range(len(phases.PHASES)):
    _moves = [
        move
        for move in range(moves.COUNT)
        if moves.WHEN[_phase, moves.KIND[move]] and not moves.UNIVERSITY <= move < moves.PLACE
    ]
    if _moves:
        OWN[_phase] = _moves[0], _moves[-1] + 1
POWERS = np.array([bool(moves.WHEN[phase, moves.A_UNIVERSITY]) for phase in range(len(phases.PHASES))])


@rule
def spans(state: State) -> Any:
    """The ranges of moves each phase offers: powers, extra actions, and the moves of the phase."""
    phase = state.phase
    first, after = OWN[phase, 0], OWN[phase, 1]
    powers = moves.UNIVERSITY
    if POWERS[phase] and (has(state, state.active, UNIVERSITY) or has(state, state.active, SPINNING_MILL)):
        powers = moves.AGENT
    if phase == phases.BEFORE or phase == phases.AFTER:
        hand = state.hand[state.active]
        a, b, c = moves.FULFIL + int(hand[0]), moves.FULFIL + int(hand[1]), moves.FULFIL + int(hand[2])
        agents = moves.AGENT
        if not state.agent_used and agents_ready(state, state.active) > 0:
            agents = moves.ACHIEVE
        return (
            (moves.UNIVERSITY, powers),
            (moves.AGENT, agents),
            (moves.ACHIEVE, moves.FULFIL),
            (a, a + (hand[0] < ORDERS)),
            (b, b + (hand[1] < ORDERS)),
            (c, c + (hand[2] < ORDERS)),
            (first, after),
        )
    rest = after
    if phase == phases.MOVING and state.president[state.active] == NONE:
        after, first_of_rest = moves.THROUGH, moves.RECALL  # a president in hand passes through nothing
    else:
        first_of_rest = rest
    return (moves.UNIVERSITY, powers), (first, after), (first_of_rest, rest), (0, 0), (0, 0), (0, 0), (0, 0)


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    kind = moves.KIND[move]
    if not moves.WHEN[state.phase, kind]:
        return untimely(state, kind)
    if kind == moves.A_PLACE:
        return placing_refusal(state, move - moves.PLACE)
    if kind == moves.A_GO:
        return going_refusal(state, move - moves.GO)
    if kind == moves.A_THROUGH:
        return passing_refusal(state, move - moves.THROUGH)
    if kind <= moves.A_KEEP:
        return setup_refusal(state, kind, move - moves.FIRST[kind])
    if kind <= moves.A_FULFIL:
        return extra_refusal(state, kind, move - moves.FIRST[kind])
    return other_refusal(state, kind, move - moves.FIRST[kind])


@rule
def setup_refusal(state: State, kind: int, thing: int) -> int:
    """What chance may lay on the table, and the order to keep."""
    if kind == moves.A_KEEP:
        return reasons.LEGAL if holds(state, state.active, thing) else reasons.ORDER_NOT_IN_HAND
    if kind == moves.AN_ORDER or kind == moves.A_DRAW:
        return reasons.LEGAL if state.order_at[thing] == phases.UNSEEN else reasons.LAID_ALREADY
    if kind == moves.A_TECHNOLOGY:
        return reasons.LAID_ALREADY if state.card_seen[thing] else reasons.LEGAL
    if kind == moves.A_LAY:
        if not IN_GAME[state.players, thing]:
            return reasons.NOT_IN_THIS_GAME
        return reasons.LEGAL if state.place_of[thing] == NONE else reasons.LAID_ALREADY
    if kind == moves.A_TILE:
        for area in range(AREAS):
            if state.tile[area] == thing:
                return reasons.LAID_ALREADY
        return reasons.LEGAL
    if kind == moves.A_TOKEN:
        if thing == FREE_AGENT_TOKEN and not state.free_agents:
            return reasons.NOT_IN_THIS_GAME
        return reasons.LEGAL if state.tokens_left[thing] > 0 else reasons.LAID_ALREADY
    if kind == moves.AN_ACHIEVEMENT:
        return reasons.LEGAL if PILE[thing] == state.laid else reasons.ANOTHER_PILE
    if kind == moves.AN_AWARD:
        for place in range(AWARDS_ON_TABLE):
            if state.award[place] == thing:
                return reasons.LAID_ALREADY
        return reasons.LEGAL
    return reasons.LEGAL if thing < state.players else reasons.NO_SUCH_PLAYER


@rule
def extra_refusal(state: State, kind: int, thing: int) -> int:
    """Extra actions, and powers used once a turn."""
    if kind == moves.AN_ACHIEVE:
        return achieving_refusal(state, thing)
    if kind == moves.A_FULFIL:
        return fulfilling_refusal(state, thing)
    if kind == moves.AN_AGENT:
        return agent_refusal(state, thing)
    return university_refusal(state) if kind == moves.A_UNIVERSITY else mill_refusal(state)


@rule
def other_refusal(state: State, kind: int, thing: int) -> int:
    """Area actions, buildings and rewards; to be done with something is always allowed."""
    if kind == moves.A_COLLECT:
        if stands_in(state, state.active, thing):
            return reasons.LEGAL
        return reasons.NOT_IN_THIS_GAME if state.place_of[thing] == NONE else reasons.NO_ASSISTANT_THERE
    if kind == moves.A_BUY:
        return buying_refusal(state, thing)
    if kind == moves.A_SELL:
        return selling_refusal(state, thing)
    if kind == moves.A_CHURCH:
        return church_refusal(state, thing)
    if kind == moves.A_CUSTOMS:
        return customs_refusal(state, thing)
    if kind == moves.A_HIRE:
        return hiring_refusal(state, thing)
    if kind == moves.A_RESEARCH:
        return research_refusal(state, thing)
    if kind == moves.A_TAKE:
        return taking_refusal(state, thing)
    if kind == moves.A_PAY:
        return paying_refusal(state, thing)
    if kind == moves.A_SHOP:
        return shop_refusal(state, thing)
    if kind == moves.A_HOUSE:
        return house_refusal(state)
    if kind == moves.A_LIFT:
        return lifting_refusal(state, thing)
    if kind == moves.A_DROP:
        return dropping_refusal(state, thing)
    if kind == moves.A_STATION:
        return reasons.LEGAL if state.place_of[thing] != NONE else reasons.NOT_IN_THIS_GAME
    return claiming_refusal(state, thing) if kind == moves.A_CLAIM else reasons.LEGAL


# Moves out of their time

UNTIMELY = np.full(len(moves.KINDS), reasons.CHOICE_FIRST)
for _kind, _reason in (
    (moves.A_KEEP, reasons.START_ORDER_KEPT),
    (moves.A_COLLECT, reasons.NOT_RECALLING),
    (moves.A_DONE_RECALLING, reasons.NOT_RECALLING),
    (moves.A_BUY, reasons.NOT_EXCHANGING),
    (moves.A_SELL, reasons.NOT_EXCHANGING),
    (moves.A_DONE_EXCHANGING, reasons.NOT_EXCHANGING),
    (moves.A_CHURCH, reasons.NOT_AT_CHURCH),
    (moves.A_DONE_CHURCH, reasons.NOT_AT_CHURCH),
    (moves.A_CUSTOMS, reasons.NOT_AT_CUSTOMS),
    (moves.A_DONE_CUSTOMS, reasons.NOT_AT_CUSTOMS),
    (moves.A_HIRE, reasons.NOT_HIRING),
    (moves.A_DONE_HIRING, reasons.NOT_HIRING),
    (moves.A_RESEARCH, reasons.NOT_RESEARCHING),
    (moves.A_DONE_RESEARCH, reasons.NOT_RESEARCHING),
    (moves.A_TAKE, reasons.NOT_AT_PORT),
    (moves.A_DONE_PORT, reasons.NOT_AT_PORT),
    (moves.A_PAY, reasons.NOTHING_TO_PAY),
    (moves.A_SHOP, reasons.NOT_BUILDING),
    (moves.A_HOUSE, reasons.NOT_BUILDING),
    (moves.A_DONE_BUILDING, reasons.NOT_BUILDING),
    (moves.A_RETURN, reasons.NOT_RETURNING),
    (moves.A_STATION, reasons.NO_STATION_DUE),
    (moves.A_GOOD, reasons.NO_GOOD_DUE),
    (moves.A_LIFT, reasons.NO_MOVE_DUE),
    (moves.A_DONE_LIFTING, reasons.NO_MOVE_DUE),
    (moves.A_DROP, reasons.NO_MOVE_DUE),
    (moves.A_CLAIM, reasons.NO_AWARD_DUE),
):
    UNTIMELY[_kind] = _reason


@rule
def untimely(state: State, kind: int) -> int:
    """Why a move is not among those of this phase."""
    if state.seat == OVER:
        return reasons.GAME_OVER
    if kind == moves.A_DRAW_UNSEEN or kind == moves.A_KEEP_UNSEEN:
        return reasons.NEVER_PLAYED
    if kind < moves.A_KEEP:
        return reasons.NO_SUCH_CHANCE if state.seat == CHANCE else reasons.ONLY_CHANCE
    if state.seat == CHANCE:
        return reasons.CHANCE_DECIDES
    if state.phase == phases.KEEP:
        return reasons.START_ORDER_FIRST
    on_the_move = phases.PLACING <= state.phase <= phases.RECALLING
    if moves.AN_AGENT <= kind <= moves.A_FULFIL:
        acting = state.area != NONE and not state.by_agent
        return reasons.EXTRA_ACTION_TIME if on_the_move or acting else reasons.CHOICE_FIRST
    if kind == moves.A_PLACE and state.phase == phases.MOVING:
        return placed_enough(state)
    if kind == moves.A_PLACE or kind == moves.A_DONE_PLACING:
        return reasons.PLACING_OVER if on_the_move or state.moved else reasons.CHOICE_FIRST
    if moves.A_GO <= kind <= moves.A_RECALL:
        if state.phase == phases.PASSING:
            return reasons.ON_THE_WAY
        return reasons.MOVING_OVER if state.moved or state.phase == phases.RECALLING else reasons.PLACING_FIRST
    if kind == moves.AN_END and not state.moved:
        return reasons.MAIN_ACTION_FIRST
    if kind == moves.A_TAKE and state.held[state.active] == HAND:
        return reasons.HAND_FULL
    if kind == moves.A_DROP and state.phase == phases.LIFTING:
        return reasons.LIFT_FIRST
    if (kind == moves.A_LIFT or kind == moves.A_DONE_LIFTING) and state.phase == phases.DROPPING:
        return reasons.DROP_FIRST
    return UNTIMELY[kind]


@rule
def placed_enough(state: State) -> int:
    """Why no more assistants are placed once the president is to move."""
    if state.doubled != NONE and state.placements == SAME_AREA and not has(state, state.active, TELEGRAPH):
        return reasons.NEEDS_TELEGRAPH
    if state.doubled == NONE and state.placements >= most_areas(state):
        return reasons.PLACED_ENOUGH
    return reasons.PLACING_OVER


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """The weight of each outcome of chance: tokens by their number, everything else alike."""
    kind = state.phase  # phases of chance and their kinds of moves have the same numbers
    first, after = moves.FIRST[kind], moves.FIRST[kind + 1]
    total = 0
    for thing in range(after - first):
        weights[thing] = 0
        if setup_refusal(state, kind, thing) == reasons.LEGAL:
            weights[thing] = state.tokens_left[thing] if kind == moves.A_TOKEN else 1
            total += weights[thing]
    return first, after, total
