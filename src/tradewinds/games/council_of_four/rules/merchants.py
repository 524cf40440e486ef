"""Merchants in cities: where one may be placed, what that costs and brings (page 6)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import (
    CITIES,
    MERCHANTS,
    NEIGHBOURS,
    NONE,
    TENTH_MERCHANT,
    TOKEN_BONUSES,
)
from tradewinds.games.council_of_four.events import LAST_TURNS, PLACES
from tradewinds.games.council_of_four.reasons import REASONS, SERVANTS_MISSING, Figures
from tradewinds.games.council_of_four.rules.gains import promise_all
from tradewinds.games.council_of_four.rules.rewards import take_rewards
from tradewinds.games.council_of_four.things import FROM_TOKEN


def _merchants(state: State, move: int) -> Figures:
    return {"merchants": MERCHANTS}


NO_MERCHANTS_LEFT = REASONS.reason("no-merchants-left", _merchants)
ALL_CITIES = (1 << len(CITIES)) - 1
MERCHANT_THERE = REASONS.reason("merchant-there")  # one's own merchant is in that city already


@rule
def has_merchant(state: State, player: int, city: int) -> bool:
    """Whether a player's merchant is in a city."""
    return bool((int(state.merchants[player]) >> city) & 1)


@rule
def servants_due(state: State, player: int, city: int) -> int:
    """A servant for each merchant of others there, those of nobody's among them."""
    count = ((state.neutral >> city) & 1) - ((int(state.merchants[player]) >> city) & 1)
    for other in range(state.players):
        count += (int(state.merchants[other]) >> city) & 1
    return count


@rule
def can_place(state: State, player: int, city: int) -> bool:
    """Whether a player may place in a city, however permitted: one merchant a city, and the servants to pay."""
    if has_merchant(state, player, city) or state.placed[player] == MERCHANTS:
        return False
    return state.servants[player] >= servants_due(state, player, city)


@rule
def open_cities(state: State, player: int) -> int:
    """The set of cities where a player may place, however permitted."""
    if state.placed[player] == MERCHANTS:
        return 0
    some, two, three, four = state.neutral, 0, 0, 0  # the sets of cities with at least so many merchants of others
    for other in range(state.players):
        if other != player:
            theirs = int(state.merchants[other])
            four |= three & theirs
            three |= two & theirs
            two |= some & theirs
            some |= theirs
    servants = state.servants[player]
    if servants == 0:
        too_dear = some
    elif servants == 1:
        too_dear = two
    elif servants == 2:
        too_dear = three
    else:
        too_dear = four if servants == 3 else 0
    return ALL_CITIES & ~too_dear & ~int(state.merchants[player])


@rule
def city_obstacle(state: State, player: int, city: int) -> int:
    """Why no merchant can be placed in a city."""
    if has_merchant(state, player, city):
        return MERCHANT_THERE
    return NO_MERCHANTS_LEFT if state.placed[player] == MERCHANTS else SERVANTS_MISSING


@rule
def place_merchant(state: State, player: int, city: int) -> None:
    """Pays the servants, puts the merchant down and collects all that it brings."""
    servants = servants_due(state, player, city)
    state.servants[player] -= servants
    state.merchants[player] |= 1 << city
    state.placed[player] += 1
    note(state, PLACES, player, city, int(state.placed[player]), MERCHANTS, servants)
    if state.placed[player] == MERCHANTS and state.ender == NONE:
        state.ender = player
        state.points[player] += TENTH_MERCHANT
        note(state, LAST_TURNS, player, TENTH_MERCHANT)
    take_rewards(state, player, city)
    promise_tokens(state, player, city)


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
        if other != city and (group >> other) & 1:
            promise_token(state, other)
    promise_token(state, city)


@rule
def promise_token(state: State, city: int) -> None:
    """The bonuses of a city's token, if it has one."""
    if state.token[city] != NONE:
        promise_all(state, FROM_TOKEN + city, TOKEN_BONUSES[state.token[city]])
