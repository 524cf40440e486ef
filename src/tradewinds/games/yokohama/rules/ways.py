"""Whether a president who passes through an area can still come to one where he may stop (pages 7, 11 and 15)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import AREAS, CANAL, CANAL_FEE, NONE, POSTAL_SYSTEM, STAGECOACH, TOLL
from tradewinds.games.yokohama.rules.power import has
from tradewinds.games.yokohama.rules.tolls import rivals_in

UNREACHED = 7  # more than all tolls and the canal's fee together


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
    reached = 1 << area
    changed = True
    while changed:
        changed = False
        here = -1
        while reached >> (here + 1) != 0:
            here += 1
            if (reached >> here) & 1 == 0:
                continue
            cost_here = (costs >> 3 * here) & UNREACHED
            there = -1
            ways = int(state.near[here]) & ~closed & (own | 1 << CANAL)
            while ways >> (there + 1) != 0:
                there += 1
                if (ways >> there) & 1 == 0:
                    continue
                cost = cost_here
                if there == CANAL:
                    cost += CANAL_FEE
                elif not free_of_tolls:
                    cost += rivals_in(state, there) * TOLL
                if cost > purse:
                    continue
                if there != CANAL and ((occupied >> there) & 1 == 0 or may_stop_beside):
                    return True
                if cost < (costs >> 3 * there) & UNREACHED:
                    costs &= ~(UNREACHED << 3 * there)
                    costs |= cost << 3 * there
                    reached |= 1 << there
                    changed = True
    return False
