"""Placing a merchant with a permit tile (page 5)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import CITY_PERMITS
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import REASONS, SERVANTS_ASKED
from tradewinds.games.council_of_four.rules.actions import main_refusal, take_main_action
from tradewinds.games.council_of_four.rules.merchants import (
    MERCHANT_THERE,
    can_place,
    city_obstacle,
    has_merchant,
    servants_due,
)
from tradewinds.games.council_of_four.rules.permits import use_permit
from tradewinds.games.council_of_four.things import CITY

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


PLACE = MOVES.kind("place", CITY, when=[phases.ACTION], refusal=placing_refusal, effect=place)
SERVANTS_ASKED["place"] = lambda state, move: servants_due(state, state.active, move - PLACE.first)
