"""Shops and trading houses (pages 7 and 8)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Seat
from tradewinds.games.yokohama.components import (
    BUILDING_POWER,
    HOUSE,
    HOUSE_INCOME,
    HOUSE_REWARD,
    KIND,
    NONE,
    ON_HOUSE,
    ON_SHOP,
    SHOP,
    SHOP_REWARD,
    SHOP_SLOTS,
    START_PIECES,
    WAREHOUSE_PIECES,
)
from tradewinds.games.yokohama.events import END_BY_HOUSES, END_BY_SHOPS, HOUSE_BRINGS, HOUSE_EARNS, SHOP_BRINGS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS, SLOT_TAKEN, Figures, acting_in
from tradewinds.games.yokohama.rules.decisions import end_is_near, settle
from tradewinds.games.yokohama.rules.gains import gain, gain_from_technologies
from tradewinds.games.yokohama.rules.power import own_shop
from tradewinds.games.yokohama.state import BUILDING
from tradewinds.games.yokohama.things import SHOP_SLOT

ALL_SHOPS, ALL_HOUSES = (int(START_PIECES[piece] + WAREHOUSE_PIECES[piece]) for piece in (SHOP, HOUSE))


def _least_power(state: State, move: int) -> Figures:
    return {"needed": BUILDING_POWER}


def _owner(state: State, move: int) -> Figures:
    return {"player": Seat(int(state.house[state.area]))} | acting_in(state, move)


NOT_BUILDING = REASONS.reason("not-building", _least_power)
NO_SHOP_IN_HAND = REASONS.reason("no-shop-in-hand")
SHOP_HERE_ALREADY = REASONS.reason("shop-here-already", acting_in)
NO_HOUSE_IN_HAND = REASONS.reason("no-house-in-hand")
HOUSE_HERE_ALREADY = REASONS.reason("house-here-already", _owner)


@rule
def pay_house(state: State, area: int) -> None:
    """Another player's trading house earns from every action in its area (page 7)."""
    owner = int(state.house[area])
    if owner != NONE and owner != state.active:
        state.yen[owner] += HOUSE_INCOME
        note(state, HOUSE_EARNS, owner, area, HOUSE_INCOME)


@rule
def can_build(state: State) -> bool:
    """Step 5: power four, a building in hand and room for it."""
    if state.power < BUILDING_POWER:
        return False
    if state.pieces[state.active, HOUSE] > 0 and state.house[state.area] == NONE:
        return True
    if state.pieces[state.active, SHOP] == 0 or own_shop(state, state.active, state.area):
        return False
    for slot in range(SHOP_SLOTS):
        if state.shop[state.area, slot] == NONE:
            return True
    return False


@rule
def not_building(state: State, slot: int) -> int:
    """Building comes right after an action of power four or five."""
    return NOT_BUILDING


@rule
def develop(state: State) -> None:
    """Counts an area with the first building there; achievements count an area once (page 14)."""
    if state.house[state.area] != state.active and not own_shop(state, state.active, state.area):
        state.developed[state.active, KIND[state.area]] += 1


@rule
def shop_refusal(state: State, slot: int) -> int:
    """A shop in hand, none of one's own there yet, and a free slot."""
    if state.pieces[state.active, SHOP] == 0:
        return NO_SHOP_IN_HAND
    if own_shop(state, state.active, state.area):
        return SHOP_HERE_ALREADY
    return LEGAL if state.shop[state.area, slot] == NONE else SLOT_TAKEN


@rule
def build_shop(state: State, slot: int) -> None:
    """A shop from the hand comes into a free slot of the area's tile; the last one brings the end near."""
    develop(state)
    state.pieces[state.active, SHOP] -= 1
    state.shop[state.area, slot] = state.active
    gain(state, SHOP_REWARD[state.tile[state.area], slot], SHOP_BRINGS, state.area)
    gain_from_technologies(state, ON_SHOP)
    if state.pieces[state.active, SHOP] + state.warehouse[state.active, SHOP] == 0 and end_is_near(state):
        note(state, END_BY_SHOPS, state.active, ALL_SHOPS)
    settle(state)


@rule
def house_refusal(state: State, nothing: int) -> int:
    """A trading house in hand and none there yet."""
    if state.pieces[state.active, HOUSE] == 0:
        return NO_HOUSE_IN_HAND
    return LEGAL if state.house[state.area] == NONE else HOUSE_HERE_ALREADY


@rule
def build_house(state: State, nothing: int) -> None:
    """A trading house from the hand comes into the slot of the area's tile; the last one brings the end near."""
    develop(state)
    state.pieces[state.active, HOUSE] -= 1
    state.house[state.area] = state.active
    gain(state, HOUSE_REWARD[state.tile[state.area]], HOUSE_BRINGS, state.area)
    gain_from_technologies(state, ON_HOUSE)
    if state.pieces[state.active, HOUSE] + state.warehouse[state.active, HOUSE] == 0 and end_is_near(state):
        note(state, END_BY_HOUSES, state.active, ALL_HOUSES)
    settle(state)


@rule
def build_nothing(state: State, nothing: int) -> None:
    """Building is optional."""
    settle(state)


BUILD_SHOP = MOVES.kind(
    "shop", SHOP_SLOT, when=[BUILDING], refusal=shop_refusal, effect=build_shop, untimely=not_building
)
BUILD_HOUSE = MOVES.kind("house", when=[BUILDING], refusal=house_refusal, effect=build_house, untimely=not_building)
DONE_BUILDING = MOVES.kind("done:building", when=[BUILDING], effect=build_nothing, untimely=not_building)
