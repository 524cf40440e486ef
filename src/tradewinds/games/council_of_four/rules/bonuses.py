"""Bonuses: received one by one from a list of those that wait, so that each may bring others or ask for a choice.

The list is a stack with the next bonus on top. A token's or tile's bonuses are put on it in reverse, so that they are
received from left to right, and whatever one of them brings comes before the rest.
"""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    AGAIN,
    AMOUNTS,
    CITIES,
    COIN_CAP,
    COINS,
    DRAW_CARDS,
    FREE_PERMIT,
    MAIN,
    NOBILITY,
    NOBILITY_BONUSES,
    NOBILITY_END,
    NONE,
    PERMIT_BONUSES,
    POINTS,
    REFILL,
    REGION_PERMITS,
    REGIONS,
    SERVANTS,
    SLOTS,
    TOKEN,
    TOKEN_BONUSES,
    TOKEN_IS_NOBLE,
)
from tradewinds.games.council_of_four.rules.cards import can_draw


@rule
def promise(state: State, bonus: int) -> None:
    """Puts one bonus on top of those that wait."""
    state.bonuses[state.waiting] = bonus
    state.waiting += 1


@rule
def promise_all(state: State, printed: Any) -> None:
    """Puts printed bonuses on top of those that wait, the first one uppermost."""
    for place in range(len(printed) - 1, -1, -1):
        if printed[place]:
            promise(state, printed[place])


@rule
def gain_coins(state: State, player: int, coins: int) -> None:
    """Coins beyond the end of the track are lost, unless the option keeps them."""
    purse = int(state.coins[player]) + coins
    state.coins[player] = purse if state.endless_coins else min(purse, COIN_CAP)


@rule
def receive_bonuses(state: State) -> bool:
    """Receives what waits until a decision must be made first; tells whether all is received."""
    while state.waiting > 0:
        state.waiting -= 1
        bonus = int(state.bonuses[state.waiting])
        state.bonuses[state.waiting] = 0
        if not receive(state, bonus // AMOUNTS, bonus % AMOUNTS):
            return False
    return True


@rule
def receive(state: State, kind: int, amount: int) -> bool:
    """Receives one bonus; False if it leaves a decision to chance or to the player."""
    player = state.active
    if kind == COINS:
        gain_coins(state, player, amount)
    elif kind == SERVANTS:
        state.servants[player] += amount
    elif kind == POINTS:
        state.points[player] += amount
    elif kind == MAIN:
        state.mains += amount
    elif kind == NOBILITY:
        advance(state, player, amount)
    elif kind == DRAW_CARDS:
        return not leave_draws(state, player, amount)
    elif kind == REFILL:
        return not leave_refill(state, amount)
    else:
        return not ask_for_choice(state, kind, amount)
    return True


@rule
def advance(state: State, player: int, steps: int) -> None:
    """Steps on the nobility track, one at a time, each space's bonus received before the next step (page 8)."""
    if state.nobility[player] == NOBILITY_END:
        return
    if state.landing_bonus_only:
        state.nobility[player] = min(int(state.nobility[player]) + steps, NOBILITY_END)
    else:
        if steps > 1:
            promise(state, NOBILITY * AMOUNTS + steps - 1)
        state.nobility[player] += 1
    promise_all(state, NOBILITY_BONUSES[state.nobility[player]])


@rule
def leave_draws(state: State, player: int, cards: int) -> bool:
    """Leaves so many draws to chance, if there is anything to draw."""
    if not can_draw(state):
        return False
    state.cards_due = cards
    state.drawer = player
    state.phase = phases.DRAW
    state.seat = CHANCE
    return True


@rule
def leave_refill(state: State, region: int) -> bool:
    """Fills a region's empty slots: from the tiles in a known order without chance, else chance turns one up."""
    for slot in range(SLOTS):
        if state.shown[region, slot] != NONE:
            continue
        if state.unseen & REGION_PERMITS[region]:
            promise(state, REFILL * AMOUNTS + region)  # the next slot may be empty too
            state.slot = region * SLOTS + slot
            state.phase = phases.REVEAL
            state.seat = CHANCE
            return True
        if state.under_count[region] > 0:
            state.shown[region, slot] = take_from_below(state, region)
    return False


@rule
def take_from_below(state: State, region: int) -> int:
    """The uppermost of the tiles that were put under the deck."""
    tile = int(state.under[region, 0])
    state.under_count[region] -= 1
    for place in range(state.under_count[region]):
        state.under[region, place] = state.under[region, place + 1]
    state.under[region, state.under_count[region]] = 0
    return tile


@rule
def put_below(state: State, region: int) -> None:
    """Puts a region's face-up tiles under its deck, the first slot's first."""
    for slot in range(SLOTS):
        if state.shown[region, slot] != NONE:
            state.under[region, state.under_count[region]] = state.shown[region, slot]
            state.under_count[region] += 1
            state.shown[region, slot] = NONE


@rule
def ask_for_choice(state: State, kind: int, amount: int) -> bool:
    """Asks the player which token, tile or permit, if there is any to choose."""
    if kind == TOKEN and has_reusable_token(state):
        if amount > 1:
            promise(state, TOKEN * AMOUNTS + amount - 1)
        state.phase = phases.TOKEN
    elif kind == FREE_PERMIT and any_tile_shown(state):
        state.phase = phases.PERMIT
    elif kind == AGAIN and (state.used[state.active] | state.unused[state.active]):
        state.phase = phases.AGAIN
    else:
        state.reused = NONE
        return False
    state.seat = state.active
    return True


@rule
def token_is_reusable(state: State, city: int) -> bool:
    """Whether the player may choose that city's token: an own merchant there, no step of nobility, not chosen yet."""
    token = state.token[city]
    return (
        bool((int(state.merchants[state.active]) >> city) & 1)
        and token != NONE
        and not TOKEN_IS_NOBLE[token]
        and city != state.reused
    )


@rule
def has_reusable_token(state: State) -> bool:
    """Whether there is a token to choose."""
    for city in range(len(CITIES)):
        if token_is_reusable(state, city):
            return True
    return False


@rule
def any_tile_shown(state: State) -> bool:
    """Whether any permit tile is face up."""
    for region in range(len(REGIONS)):
        for slot in range(SLOTS):
            if state.shown[region, slot] != NONE:
                return True
    return False


@rule
def reuse_token(state: State, city: int) -> None:
    """The bonuses of a chosen token (spaces 4 and 16 of the nobility track); a second one must differ from it."""
    another = state.waiting > 0 and state.bonuses[state.waiting - 1] // AMOUNTS == TOKEN
    state.reused = city if another else NONE
    promise_all(state, TOKEN_BONUSES[state.token[city]])


@rule
def take_tile(state: State, slot: int, with_bonuses: bool) -> None:
    """A face-up permit tile goes to the player with its bonuses; then its slot is filled (page 5)."""
    region = slot // SLOTS
    tile = int(state.shown[region, slot % SLOTS])
    state.shown[region, slot % SLOTS] = NONE
    state.unused[state.active] |= 1 << tile
    promise(state, REFILL * AMOUNTS + region)
    if with_bonuses:
        promise_all(state, PERMIT_BONUSES[tile])
