"""Placing a merchant in a city: what it costs, what it brings (page 6)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import (
    CITIES,
    DISTANCE,
    GROUP_OF,
    MERCHANTS,
    NEIGHBOURS,
    NONE,
    QUEEN_POINTS,
    REGION_OF,
    REGIONS,
    REWARD_CITIES,
    ROAD_COINS,
    TENTH_MERCHANT,
    TOKEN_BONUSES,
)
from tradewinds.games.council_of_four.rules.bonuses import promise_all


@rule
def has_merchant(state: State, player: int, city: int) -> bool:
    """Whether a player's merchant is in a city."""
    return bool((int(state.merchants[player]) >> city) & 1)


@rule
def servants_due(state: State, player: int, city: int) -> int:
    """A servant for each merchant of others there, those of nobody's among them."""
    count = (state.neutral >> city) & 1
    for other in range(state.players):
        if other != player:
            count += (int(state.merchants[other]) >> city) & 1
    return count


@rule
def can_place(state: State, player: int, city: int) -> bool:
    """Whether a player may place in a city, however permitted: one merchant a city, and the servants to pay."""
    if has_merchant(state, player, city) or state.placed[player] == MERCHANTS:
        return False
    return state.servants[player] >= servants_due(state, player, city)


@rule
def travel_coins(state: State, city: int) -> int:
    """What it costs to bring the queen to a city by the shortest way."""
    return ROAD_COINS * DISTANCE[state.map, state.queen, city]


@rule
def cheapest_travel(state: State, player: int) -> int:
    """The least coins that bring the queen to a city where the player may place, or -1 if there is none."""
    if can_place(state, player, state.queen):
        return 0
    least = -1
    for city in range(len(CITIES)):
        if can_place(state, player, city):
            coins = travel_coins(state, city)
            if least < 0 or coins < least:
                least = coins
    return least


@rule
def place_merchant(state: State, player: int, city: int) -> None:
    """Pays the servants, puts the merchant down and collects all that it brings."""
    state.servants[player] -= servants_due(state, player, city)
    state.merchants[player] |= 1 << city
    state.placed[player] += 1
    if state.placed[player] == MERCHANTS and state.ender == NONE:
        state.ender = player
        state.points[player] += TENTH_MERCHANT
    take_reward(state, player, REGION_OF[city])
    if GROUP_OF[state.map, city] != NONE:
        take_reward(state, player, len(REGIONS) + GROUP_OF[state.map, city])
    promise_tokens(state, player, city)


@rule
def take_reward(state: State, player: int, reward: int) -> None:
    """The first to have merchants in all cities of a region or colour takes its tile, and the queen's uppermost."""
    cities = REWARD_CITIES[state.map, reward]
    if state.reward[reward] != NONE or (int(state.merchants[player]) & cities) != cities:
        return
    state.reward[reward] = player
    if state.queen_rewards < len(QUEEN_POINTS):
        state.queen_reward[state.queen_rewards] = player
        state.queen_rewards += 1


@rule
def connected(state: State, player: int, city: int) -> int:
    """The set of cities that roads join to a city through the player's merchants, itself included."""
    own = int(state.merchants[player])
    group = 1 << city
    reached = group
    while reached:
        beyond = 0
        for other in range(len(CITIES)):
            if (reached >> other) & 1:
                beyond |= NEIGHBOURS[state.map, other]
        reached = beyond & own & ~group
        group |= reached
    return group


@rule
def promise_tokens(state: State, player: int, city: int) -> None:
    """The tokens of all connected cities: the new city's first, then the others by their letters."""
    group = connected(state, player, city)
    for other in range(len(CITIES) - 1, -1, -1):
        if other != city and (group >> other) & 1 and state.token[other] != NONE:
            promise_all(state, TOKEN_BONUSES[state.token[other]])
    if state.token[city] != NONE:
        promise_all(state, TOKEN_BONUSES[state.token[city]])
