"""Shops and trading houses (page 8)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    HOUSE,
    HOUSE_REWARD,
    KIND,
    ON_HOUSE,
    ON_SHOP,
    SHOP,
    SHOP_REWARD,
)
from tradewinds.games.yokohama.rules.flow import end_is_near, settle
from tradewinds.games.yokohama.rules.gains import gain, reward_by_technologies
from tradewinds.games.yokohama.rules.influence import own_shop


@rule
def build_shop(state: State, slot: int) -> None:
    """A shop from the hand comes into a free slot of the area's tile."""
    develop(state)
    state.pieces[state.active, SHOP] -= 1
    state.shop[state.area, slot] = state.active
    gain(state, SHOP_REWARD[state.tile[state.area], slot])
    reward_by_technologies(state, ON_SHOP)
    if state.pieces[state.active, SHOP] + state.warehouse[state.active, SHOP] == 0:
        end_is_near(state)
    settle(state)


@rule
def build_house(state: State) -> None:
    """A trading house from the hand comes into the slot of the area's tile."""
    develop(state)
    state.pieces[state.active, HOUSE] -= 1
    state.house[state.area] = state.active
    gain(state, HOUSE_REWARD[state.tile[state.area]])
    reward_by_technologies(state, ON_HOUSE)
    if state.pieces[state.active, HOUSE] + state.warehouse[state.active, HOUSE] == 0:
        end_is_near(state)
    settle(state)


@rule
def develop(state: State) -> None:
    """Counts an area with the first building there; achievements count an area once (page 14)."""
    if state.house[state.area] != state.active and not own_shop(state, state.active, state.area):
        state.developed[state.active, KIND[state.area]] += 1
