"""Where assistants may be placed and where the president may go (pages 6, 7 and 15)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    AREAS,
    ASSISTANT,
    CANAL,
    CANAL_FEE,
    NONE,
    POSTAL_SYSTEM,
    SAME_AREA,
    STAGECOACH,
    TOLL,
    TRAM,
)
from tradewinds.games.yokohama.rules import reasons
from tradewinds.games.yokohama.rules.influence import has, moving_toll, rivals_in, stands_in
from tradewinds.games.yokohama.rules.journey import jumps_to_station

UNREACHED = 7  # more than all tolls and the canal's fee together


@rule
def placing_refusal(state: State, area: int) -> int:
    """Up to three areas, or two assistants in one; each against its tolls (page 6)."""
    player = state.active
    in_hand = state.pieces[player, ASSISTANT] > 0
    on_table = state.place_of[area] != NONE
    affordable = state.yen[player] >= rivals_in(state, area) * TOLL
    if not (in_hand & on_table & affordable):
        return placing_obstacle(state, area)
    if state.placements == 0:
        return reasons.LEGAL
    return another_placing_refusal(state, area)


@rule
def placing_obstacle(state: State, area: int) -> int:
    """What is missing to place an assistant."""
    if state.place_of[area] == NONE:
        return reasons.NOT_IN_THIS_GAME
    return reasons.NO_ASSISTANT_IN_HAND if state.pieces[state.active, ASSISTANT] == 0 else reasons.TOLL_MISSING


@rule
def another_placing_refusal(state: State, area: int) -> int:
    """What the assistants already placed leave open; Telegraph adds one next to two (pages 6 and 16)."""
    if state.doubled != NONE:
        return reasons.LEGAL if (int(state.near[state.doubled]) >> area) & 1 != 0 else reasons.NOT_NEXT_TO_TWO
    if (int(state.placed) >> area) & 1 != 0:
        return reasons.LEGAL if state.placements < SAME_AREA else reasons.TWO_IN_ONE_AREA
    return reasons.LEGAL


@rule
def going_refusal(state: State, area: int) -> int:
    """The president stops with an own assistant where no other president is, but for technologies (pages 7 and 15)."""
    player = state.active
    if not stands_in(state, player, area):
        return reasons.NOT_IN_THIS_GAME if state.place_of[area] == NONE else reasons.NO_ASSISTANT_THERE
    if (int(state.set_out) >> area) & 1 != 0:
        return reasons.NOT_BACK
    here = int(state.president[player])
    if here == NONE or (int(state.near[here]) >> area) & 1 != 0:
        rivals = rivals_in(state, area)
    elif jumps_to_station(state, area):
        return reasons.LEGAL
    elif state.phase == phases.MOVING and has(state, player, TRAM):
        rivals = rivals_in(state, area)
    else:
        return reasons.NOT_ADJACENT
    return reasons.LEGAL if rivals == 0 else stopping_refusal(state, area)


@rule
def stopping_refusal(state: State, area: int) -> int:
    """Stopping beside other presidents takes Postal System and the tolls, or Station in its area."""
    if jumps_to_station(state, area):
        return reasons.LEGAL
    if not has(state, state.active, POSTAL_SYSTEM):
        return reasons.OCCUPIED
    return reasons.LEGAL if state.yen[state.active] >= moving_toll(state, area) else reasons.TOLL_MISSING


@rule
def passing_refusal(state: State, area: int) -> int:
    """The president passes through an area next to his, with an own assistant or through the canal (pages 7 and 11)."""
    player = state.active
    here = int(state.president[player])
    if here == NONE or (int(state.near[here]) >> area) & 1 == 0:
        return reasons.NOT_IN_THIS_GAME if state.place_of[area] == NONE else reasons.NOT_ADJACENT
    if (int(state.set_out) >> area) & 1 != 0:
        return reasons.NOT_BACK
    purse = int(state.yen[player])
    if area == CANAL:
        if purse < CANAL_FEE:
            return reasons.CANAL_FEE_MISSING
        purse -= CANAL_FEE
    else:
        if not stands_in(state, player, area):
            return reasons.NO_ASSISTANT_THERE
        toll = moving_toll(state, area)
        if purse < toll:
            return reasons.TOLL_MISSING
        purse -= toll
    return reasons.LEGAL if can_go_on(state, area, purse) else reasons.DEAD_END


@rule
def can_go_on(state: State, area: int, purse: int) -> bool:
    """Whether a president who passes through an area can still come to one where he may stop."""
    occupied = 0
    for player in range(state.players):
        if player != state.active and state.president[player] != NONE:
            occupied |= 1 << int(state.president[player])
    closed = int(state.set_out) | 1 << area
    own = int(state.present[state.active]) & ~closed
    if int(state.near[area]) & own & ~occupied != 0:
        return True
    beyond = (own & occupied) | ((1 << CANAL) & ~closed)
    return int(state.near[area]) & beyond != 0 and can_pay_through(state, area, purse, closed, own, occupied)


@rule
def can_pay_through(state: State, area: int, purse: int, closed: int, own: int, occupied: int) -> bool:
    """The same through areas with other presidents and the canal: the cheapest way to each, until one may stop.

    The cost of the way to each area is kept in three bits of one number, so that nothing has to be allocated.
    """
    may_stop_beside = has(state, state.active, POSTAL_SYSTEM)
    free_of_tolls = has(state, state.active, STAGECOACH)
    costs = (1 << 3 * AREAS) - 1
    costs &= ~(UNREACHED << 3 * area)
    changed = True
    while changed:
        changed = False
        for here in range(AREAS):
            cost_here = (costs >> 3 * here) & UNREACHED
            if cost_here == UNREACHED:
                continue
            for there in range(AREAS):
                bit = 1 << there
                if int(state.near[here]) & bit & ~closed == 0 or (own & bit == 0 and there != CANAL):
                    continue
                cost = cost_here
                if there == CANAL:
                    cost += CANAL_FEE
                elif not free_of_tolls:
                    cost += rivals_in(state, there) * TOLL
                if cost > purse:
                    continue
                if there != CANAL and (occupied & bit == 0 or may_stop_beside):
                    return True
                if cost < (costs >> 3 * there) & UNREACHED:
                    costs &= ~(UNREACHED << 3 * there)
                    costs |= cost << 3 * there
                    changed = True
    return False
