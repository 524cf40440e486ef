"""Placing a merchant with a permit tile (page 5)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import CITY_PERMITS
from tradewinds.games.council_of_four.events import USES
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import PERMIT_NOT_YOURS, REASONS, SERVANTS_ASKED, Figures
from tradewinds.games.council_of_four.rules.actions import ask, main_refusal, take_main_action, unasked
from tradewinds.games.council_of_four.rules.merchants import (
    MERCHANT_THERE,
    can_place,
    city_obstacle,
    has_merchant,
    place_merchant,
    servants_due,
)
from tradewinds.games.council_of_four.things import CITY, PERMIT

NO_PERMIT = REASONS.reason("no-permit")  # no unused permit tile for that city


@rule
def placing_refusal(state: State, city: int) -> int:
    """Placing takes an unused permit tile for the city, and all that any merchant needs there."""
    player = state.active
    if state.mains == 0:
        return main_refusal(state)
    if not state.unused[player] & CITY_PERMITS[city]:
        return MERCHANT_THERE if has_merchant(state, player, city) else NO_PERMIT
    return LEGAL if can_place(state, player, city) else city_obstacle(state, player, city)


@rule
def place(state: State, city: int) -> bool:
    """A main action: with several permit tiles for the city, one of them is chosen next."""
    take_main_action(state)
    state.city = city
    permits = state.unused[state.active] & CITY_PERMITS[city]
    if permits & (permits - 1):
        ask(state, phases.SPEND)
        return False
    tile = 0
    while not (permits >> tile) & 1:
        tile += 1
    return use_permit(state, tile)


@rule
def use_permit(state: State, tile: int) -> bool:
    """A permit tile is turned over for a merchant in the chosen city."""
    state.unused[state.active] ^= 1 << tile
    state.used[state.active] |= 1 << tile
    note(state, USES, state.active, tile)
    city = state.city
    state.city = 0
    place_merchant(state, state.active, city)
    return True


SERVANTS_ASKED["place"] = lambda state, move: servants_due(state, state.active, move - PLACE.first)
PLACE = MOVES.kind("place", CITY, when=[phases.ACTION], refusal=placing_refusal, effect=place)


def _chosen_city(state: State, move: int) -> Figures:
    return {"city": CITY.tell(int(state.city))}


PERMIT_USED = REASONS.reason("permit-used")
PERMIT_ELSEWHERE = REASONS.reason("permit-elsewhere", _chosen_city)  # the tile does not permit the chosen city


@rule
def spending_refusal(state: State, tile: int) -> int:
    """An own permit tile, still unused, for the chosen city."""
    player = state.active
    if not (state.unused[player] >> tile) & 1:
        return PERMIT_USED if (state.used[player] >> tile) & 1 else PERMIT_NOT_YOURS
    return LEGAL if (CITY_PERMITS[state.city] >> tile) & 1 else PERMIT_ELSEWHERE


SPEND = MOVES.kind(
    "spend",
    PERMIT,
    when=[phases.SPEND],
    refusal=spending_refusal,
    effect=use_permit,
    untimely=unasked,
)
