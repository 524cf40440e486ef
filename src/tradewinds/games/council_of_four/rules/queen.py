"""The queen: whoever satisfies her council places a merchant where they bring her (page 5)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import QUEEN
from tradewinds.games.council_of_four.events import QUEEN_COMES, QUEEN_STAYS
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import COINS_ASKED, SERVANTS_ASKED
from tradewinds.games.council_of_four.rules.actions import before_council
from tradewinds.games.council_of_four.rules.merchants import can_place, city_obstacle, place_merchant, servants_due
from tradewinds.games.council_of_four.rules.payment import OTHER_COUNCIL, coins_refusal, pay_council, price_so_far
from tradewinds.games.council_of_four.rules.roads import travel_coins
from tradewinds.games.council_of_four.things import CITY


@rule
def travel_refusal(state: State, city: int) -> int:
    """Her council must be paid, and her way; and a merchant must find room where she goes."""
    if state.council != QUEEN:
        return OTHER_COUNCIL
    if not can_place(state, state.active, city):
        return city_obstacle(state, state.active, city)
    return coins_refusal(state, price_so_far(state) + travel_coins(state, city))


@rule
def bring_queen(state: State, city: int) -> bool:
    """The council and the way are paid, the queen comes or stays, a merchant is placed beside her."""
    coins = travel_coins(state, city)
    pay_council(state)
    state.coins[state.active] -= coins
    if state.queen == city:
        note(state, QUEEN_STAYS, city)
    else:
        note(state, QUEEN_COMES, state.active, city, coins)
    state.queen = city
    place_merchant(state, state.active, city)
    return True


BRING_QUEEN = MOVES.kind(
    "queen",
    CITY,
    when=[phases.PAY],
    refusal=travel_refusal,
    effect=bring_queen,
    untimely=before_council,
)
COINS_ASKED["queen"] = lambda state, move: price_so_far(state) + travel_coins(state, move - BRING_QUEEN.first)
SERVANTS_ASKED["queen"] = lambda state, move: servants_due(state, state.active, move - BRING_QUEEN.first)
