"""Refusals in messages: the rule that forbids a move, with the figures that show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name, Parameter, Seat
from tradewinds.games.yokohama import moves, state as phases
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NEEDS,
    AMOUNT,
    ASSISTANT,
    BUILDING_POWER,
    CANAL_FEE,
    FAITH_NEEDED,
    FAITH_PRICE,
    GOODS,
    HAND,
    IMPORTS_NEEDED,
    LEVEL,
    MANAGEMENT,
    MEASURES,
    MOST_POWER,
    ORDER_GOODS,
    ORDER_NAMES,
    PAY_YEN,
    PIECES,
    PRODUCTION_PRICE,
    RATE,
    SECOND_ORDER_PRICE,
    TECHNOLOGY_OF,
    TOLL,
    UNIVERSITY_YEN,
)
from tradewinds.games.yokohama.rules.areas import piece_price, units_for
from tradewinds.games.yokohama.rules.business import most_faith, most_units
from tradewinds.games.yokohama.rules.extras import measure
from tradewinds.games.yokohama.rules.influence import moving_toll, rivals_in
from tradewinds.games.yokohama.rules.journey import most_areas
from tradewinds.games.yokohama.rules.reasons import REFUSALS
from tradewinds.games.yokohama.state import PHASES
from tradewinds.games.yokohama.story.lists import achievement_named, listed, price
from tradewinds.games.yokohama.story.moves import area_named, technology_named, things
from tradewinds.games.yokohama.story.telling import rivals

__all__ = ["tell_refusal"]

Figures = dict[str, Parameter]
TWO_MEASURES = "achievement-not-met-areas"  # an achievement that asks for areas of both kinds


def tell_refusal(state: State, move: int, refused: int) -> Message:
    """Why a move is refused, and what is missing."""
    reason = REFUSALS[refused]
    figures = FIGURES[reason](state, move) if reason in FIGURES else {}
    key = TWO_MEASURES if "production" in figures else reason
    return Message(f"refusal-{key}", things(move) | figures)


def _thing(move: int) -> int:
    """The number of what a move is about, among the moves of its kind."""
    return int(move - moves.FIRST[moves.KIND[move]])


def _yen(state: State) -> int:
    return int(state.yen[state.active])


def _players(state: State, move: int) -> Figures:
    return {"players": int(state.players)}


def _absent(state: State, move: int) -> Figures:
    about = things(move)
    return {"thing": about["area"] if "area" in about else about["token"]}


def _open_choice(state: State, move: int) -> Figures:
    return {"choice": Name(f"phase-{PHASES[state.phase]}")}


# Extra actions


def _order(state: State, move: int) -> Figures:
    return {"order": int(ORDER_NAMES[_thing(move)])}


def _order_goods(state: State, move: int) -> Figures:
    """The goods that an order takes and the player lacks."""
    asked, owned = ORDER_GOODS[_thing(move)], state.goods[state.active]
    missing = {good: max(0, int(asked[n] - owned[n])) for n, good in enumerate(GOODS)}
    return {"goods": listed(missing)}


def _achievement(state: State, move: int) -> Figures:
    return {"achievement": achievement_named(int(state.achievement[_thing(move)]))}


def _achievement_needs(state: State, move: int) -> Figures:
    """What the player has of what an achievement asks for."""
    asked = ACHIEVEMENT_NEEDS[state.achievement[_thing(move)]]
    owned = {name: int(measure(state, state.active, n)) for n, name in enumerate(MEASURES) if asked[n]}
    have: Figures = dict(owned) if len(owned) > 1 else {"have": next(iter(owned.values()))}
    return _achievement(state, move) | have


# Things that are missing


def _yen_needed(state: State, move: int) -> Figures:
    kind, thing = moves.KIND[move], _thing(move)
    if kind == moves.A_UNIVERSITY:
        cost = UNIVERSITY_YEN
    elif kind == moves.A_BUY:
        cost = RATE[thing]
    elif kind == moves.A_HIRE:
        cost = piece_price(state, thing)
    else:
        prices = {phases.FAITH: FAITH_PRICE, phases.PRODUCTION_DUE: PRODUCTION_PRICE}
        cost = prices.get(int(state.phase), SECOND_ORDER_PRICE)[PAY_YEN]
    return {"cost": int(cost), "have": _yen(state)}


def _piece(state: State, move: int) -> Figures:
    piece = _thing(move) if moves.KIND[move] == moves.A_HIRE else ASSISTANT
    return {"piece": Name(f"piece-{PIECES[piece]}")}


# Placing and moving


def _presidents(state: State, area: int) -> Figures:
    """The other presidents in an area."""
    owners = rivals(state, area)
    whose = tuple(Message("president-of", {"player": Seat(owner)}) for owner in owners)
    return {"rivals": whose, "count": len(owners)}


def _toll(state: State, move: int) -> Figures:
    area = _thing(move)
    placing = moves.KIND[move] == moves.A_PLACE
    cost = rivals_in(state, area) * TOLL if placing else moving_toll(state, area)
    return {"cost": int(cost), "have": _yen(state)} | _presidents(state, area)


def _occupied(state: State, move: int) -> Figures:
    return _presidents(state, _thing(move))


def _canal_fee(state: State, move: int) -> Figures:
    return {"cost": CANAL_FEE, "have": _yen(state)}


def _placements(state: State, move: int) -> Figures:
    return {"count": int(most_areas(state))}


def _doubled(state: State, move: int) -> Figures:
    return {"doubled": area_named(int(state.doubled))}


# Area actions


def _acting_in(state: State, move: int) -> Figures:
    return {"area": area_named(int(state.area))}


def _faith(state: State, move: int) -> Figures:
    return {"needed": int(FAITH_NEEDED[_thing(move)]), "have": int(most_faith(state))}


def _power_for(state: State, amount: int) -> Figures:
    """The power that is asked for and the power there is."""
    needed = next(power for power in range(1, MOST_POWER + 1) if AMOUNT[state.area, power] >= amount)
    return {"needed": needed, "have": int(state.power)}


def _customs_power(state: State, move: int) -> Figures:
    imports = int(IMPORTS_NEEDED[_thing(move)])
    return {"imports": imports} | _power_for(state, imports)


def _port_power(state: State, move: int) -> Figures:
    return _power_for(state, int(LEVEL[_thing(move)]))


def _imports(state: State, move: int) -> Figures:
    return {"needed": int(IMPORTS_NEEDED[_thing(move)]), "have": int(state.imports[state.active])}


def _technology(state: State, move: int) -> Figures:
    card = state.laboratory[MANAGEMENT[state.area], _thing(move)]
    return {"technology": technology_named(TECHNOLOGY_OF[card])}


def _production(state: State, move: int) -> Figures:
    units = {"needed": int(units_for(state, _thing(move))), "have": int(most_units(state))}
    return _technology(state, move) | units | price(PRODUCTION_PRICE)


def _hand(state: State, move: int) -> Figures:
    return {"count": HAND}


def _building_power(state: State, move: int) -> Figures:
    return {"needed": BUILDING_POWER}


def _house_owner(state: State, move: int) -> Figures:
    return {"player": Seat(int(state.house[state.area]))} | _acting_in(state, move)


FIGURES: Mapping[str, Callable[[State, int], Figures]] = {
    "no-such-player": _players,
    "not-in-this-game": _absent,
    "choice-first": _open_choice,
    "order-not-in-hand": _order,
    "order-goods-missing": _order_goods,
    "achieved-already": _achievement,
    "achievement-not-met": _achievement_needs,
    "yen-missing": _yen_needed,
    "warehouse-empty": _piece,
    "no-assistant-for-board": _acting_in,
    "toll-missing": _toll,
    "occupied": _occupied,
    "canal-fee-missing": _canal_fee,
    "placed-enough": _placements,
    "not-next-to-two": _doubled,
    "faith-missing": _faith,
    "customs-power-missing": _customs_power,
    "imports-missing": _imports,
    "technology-owned": _technology,
    "production-missing": _production,
    "port-power-missing": _port_power,
    "hand-full": _hand,
    "not-building": _building_power,
    "shop-here-already": _acting_in,
    "house-here-already": _house_owner,
}
