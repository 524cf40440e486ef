"""Refusals in messages: the rule that forbids a move, with the figures that show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.council_of_four import moves
from tradewinds.games.council_of_four.components import (
    CHANGE_SERVANTS,
    CITIES,
    COUNCILS,
    EXTRA_SERVANTS,
    HIRE_COINS,
    MERCHANTS,
    QUEEN,
    REGIONS,
    SEND_SERVANTS,
    SLOTS,
)
from tradewinds.games.council_of_four.rules.council import lowest_price, price_so_far
from tradewinds.games.council_of_four.rules.legality import REFUSALS
from tradewinds.games.council_of_four.rules.placing import (
    cheapest_travel,
    has_merchant,
    servants_due,
    travel_coins,
)
from tradewinds.games.council_of_four.state import PHASES
from tradewinds.games.council_of_four.story.moves import city_named, things

Figures = dict[str, Parameter]


def tell_refusal(state: State, move: int, refused: int) -> Message:
    """Why a move is refused, and what is missing."""
    reason = REFUSALS[refused]
    figures = FIGURES[reason](state, move) if reason in FIGURES else {}
    return Message(f"refusal-{reason}", things(move) | figures)


def _coins(state: State) -> int:
    return int(state.coins[state.active])


def _servants(state: State) -> int:
    return int(state.servants[state.active])


def _open_choice(state: State, move: int) -> Figures:
    return {"choice": Name(f"phase-{PHASES[state.phase]}")}


def _coins_missing(state: State, move: int) -> Figures:
    if move == moves.HIRE:
        cost = HIRE_COINS
    else:
        travel = travel_coins(state, move - moves.QUEEN) if move >= moves.QUEEN else 0
        cost = int(price_so_far(state) + travel)
    return {"cost": cost, "missing": cost - _coins(state)}


def _servants_missing(state: State, move: int) -> Figures:
    cost = _servants_asked(state, move)
    return {"cost": cost, "missing": cost - _servants(state)}


def _servants_asked(state: State, move: int) -> int:
    """What a quick action costs, or a merchant in a city where others are."""
    if moves.CHANGE <= move < moves.SEND:
        return int(CHANGE_SERVANTS)
    if moves.SEND <= move < moves.EXTRA:
        return int(SEND_SERVANTS)
    if move == moves.EXTRA:
        return int(EXTRA_SERVANTS)
    city = move - (moves.QUEEN if move >= moves.QUEEN else moves.PLACE)
    return int(servants_due(state, state.active, city))


def _region_asked(state: State, move: int) -> Figures:
    """The region whose tiles a council grants, or that are to be changed."""
    region = move - (moves.CHANGE if move >= moves.CHANGE else moves.COURT)
    return {"region": Name(f"region-{REGIONS[region]}")}


def _council_price(state: State, move: int) -> Figures:
    cost = lowest_price(state, state.active, move - moves.COURT, 0)
    return {"cost": int(cost), "coins": _coins(state)}


def _reach(state: State, move: int) -> Figures:
    """The coins that bring the queen to the nearest open city; 0 where servants are lacking for every city."""
    open_to = [city for city in range(len(CITIES)) if not has_merchant(state, state.active, city)]
    least = min(int(servants_due(state, state.active, city)) for city in open_to)
    travel = int(cheapest_travel(state, state.active))
    cost = 0 if travel < 0 else int(lowest_price(state, state.active, QUEEN, 0)) + travel
    return {"cost": cost, "missing": cost - _coins(state), "least": least, "servants": _servants(state)}


def _merchants(state: State, move: int) -> Figures:
    return {"merchants": MERCHANTS}


def _council(state: State, move: int) -> Figures:
    return {"council": Name(f"council-{COUNCILS[state.council]}")}


def _council_first(state: State, move: int) -> Figures:
    """The council that grants a permit tile of its region or the queen's company; for a card, any council."""
    if move < moves.TAKE:
        return {"asked": "choose"}
    council = QUEEN if move >= moves.QUEEN else (move - moves.TAKE) // SLOTS
    return {"asked": "satisfy", "council": Name(f"council-{COUNCILS[council]}")}


def _asked(state: State, move: int) -> Figures:
    return {"asked": moves.MOVES.code(move).partition(":")[0]}


def _granted(state: State, move: int) -> Figures:
    """What a council that is satisfied grants."""
    return {"asked": "queen" if state.council == QUEEN else "permit"}


def _joker_price(state: State, move: int) -> Figures:
    travel = cheapest_travel(state, state.active) if state.council == QUEEN else 0
    cost = lowest_price(state, state.active, state.council, 1) + travel
    return {"cost": int(cost), "coins": _coins(state)}


def _chosen_city(state: State, move: int) -> Figures:
    return {"city": city_named(int(state.city))}


FIGURES: Mapping[str, Callable[[State, int], Figures]] = {
    "choice-first": _open_choice,
    "coins-missing": _coins_missing,
    "servants-missing": _servants_missing,
    "no-tile-shown": _region_asked,
    "council-too-dear": _council_price,
    "no-city-in-reach": _reach,
    "no-merchants-left": _merchants,
    "council-first": _council_first,
    "not-asked": _asked,
    "no-such-councillor": _council,
    "council-satisfied": _granted,
    "joker-too-dear": _joker_price,
    "other-council": _council,
    "permit-elsewhere": _chosen_city,
}
