"""Turning to a council: for a permit tile of its region, or to the queen (page 5)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import CITIES, MERCHANTS, QUEEN
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import NO_TILE_SHOWN, REASONS, Figures
from tradewinds.games.council_of_four.rules.actions import main_refusal, take_main_action
from tradewinds.games.council_of_four.rules.merchants import NO_MERCHANTS_LEFT, has_merchant, servants_due
from tradewinds.games.council_of_four.rules.payment import lowest_price
from tradewinds.games.council_of_four.rules.roads import cheapest_travel
from tradewinds.games.council_of_four.rules.tiles import is_tile_shown
from tradewinds.games.council_of_four.things import COUNCIL


def _council_price(state: State, move: int) -> Figures:
    cost = lowest_price(state, state.active, move - COURT.first, 0)
    return {"cost": int(cost), "coins": int(state.coins[state.active])}


def _reach(state: State, move: int) -> Figures:
    """The coins that bring the queen to the nearest open city; 0 where servants are lacking for every city."""
    open_to = [city for city in range(len(CITIES)) if not has_merchant(state, state.active, city)]
    least = min(int(servants_due(state, state.active, city)) for city in open_to)
    travel, coins = int(cheapest_travel(state, state.active)), int(state.coins[state.active])
    cost = 0 if travel < 0 else int(lowest_price(state, state.active, QUEEN, 0)) + travel
    return {"cost": cost, "missing": cost - coins, "least": least, "servants": int(state.servants[state.active])}


NO_MATCHING_CARD = REASONS.reason("no-matching-card")  # no card of the council's colours and no joker
COUNCIL_TOO_DEAR = REASONS.reason("council-too-dear", _council_price)  # even with every card that fits
NO_CITY_IN_REACH = REASONS.reason("no-city-in-reach", _reach)  # the queen could be brought to no open city


@rule
def courting_refusal(state: State, council: int) -> int:
    """A council can be asked if something is to be had for it, and if one can pay for it."""
    player = state.active
    if state.mains == 0:
        return main_refusal(state)
    if council == QUEEN:
        if state.placed[player] == MERCHANTS:
            return NO_MERCHANTS_LEFT
    elif not is_tile_shown(state, council):
        return NO_TILE_SHOWN
    coins = lowest_price(state, player, council, 0)
    if coins < 0:
        return NO_MATCHING_CARD
    if coins > state.coins[player]:
        return COUNCIL_TOO_DEAR
    if council == QUEEN:
        travel = cheapest_travel(state, player)
        if travel < 0 or coins + travel > state.coins[player]:
            return NO_CITY_IN_REACH
    return LEGAL


@rule
def court(state: State, council: int) -> bool:
    """A main action: cards are played next."""
    take_main_action(state)
    state.council = council
    ask(state, phases.PAY)
    return False


COURT = MOVES.kind("court", COUNCIL, when=[phases.ACTION], refusal=courting_refusal, effect=court)
