"""A position as numbers for networks, the viewer's own first and the others clockwise."""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.features import ENDLESS, Features, amount, seats_on, share, sitter, sitters
from tradewinds.core.rule import rule
from tradewinds.core.sharing import clear, shared
from tradewinds.core.state import State
from tradewinds.games.machi_koro.components import (
    COPIES,
    EXCHANGEABLE,
    IS_LANDMARK,
    KINDS,
    LARGEST_TOTAL,
    LIMIT,
    MOST_PLAYERS,
    NAMES,
    NONE,
    STARTS_WITH,
)
from tradewinds.games.machi_koro.state import PHASES

USUAL_COINS = 32
PILE = int(COPIES.max())  # cards of one kind in the supply, of most kinds
CITY_SHARE = np.where(LIMIT == 1, 1, 1 / PILE).astype(np.float32)
SUPPLY_SHARE = np.where(IS_LANDMARK, 1 / MOST_PLAYERS, 1 / PILE).astype(np.float32)
MOST_IN_CITY = np.where(LIMIT == 1, 1, COPIES + MOST_PLAYERS * STARTS_WITH)

PLAYER = Features()
COINS = PLAYER.one("coins", high=ENDLESS)
CITY = PLAYER.each("city", NAMES, high=MOST_IN_CITY * CITY_SHARE)
PLAYER_SIZE = len(PLAYER)

FEATURES = Features()
FEATURES.blocks(sitters(MOST_PLAYERS), PLAYER)
MARKET = FEATURES.each("market", NAMES, high=np.where(IS_LANDMARK, 1, COPIES * SUPPLY_SHARE))
DECK = FEATURES.each("deck", NAMES, high=COPIES * SUPPLY_SHARE)
OFFERED = FEATURES.each("offered", NAMES, high=np.isin(np.arange(KINDS), EXCHANGEABLE))
DICE = FEATURES.one("dice")
DIE_A = FEATURES.one("die-a")
DIE_B = FEATURES.one("die-b")
TOTAL = FEATURES.one("total")
CATCH_DIE = FEATURES.one("catch-die")
REROLLED = FEATURES.one("rerolled")
AGAIN = FEATURES.one("again")
PHASE = FEATURES.each("phase", PHASES)
ACTIVE = FEATURES.each("active", sitters(MOST_PLAYERS))
PLAYERS = FEATURES.one("players")
PLUS = FEATURES.one("plus")
LIMITED_MARKET = FEATURES.one("limited-market")
REROLL_ANY_DICE = FEATURES.one("reroll-any-dice")
UNCLOG_MARKET = FEATURES.one("unclog-market")
SIZE = len(FEATURES)


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Writes all features of a position."""
    clear(out, SIZE)
    for step in shared(0, MOST_PLAYERS):
        if step < state.players:
            coins = state.coins[sitter(state, viewer, step)]
            out[step * PLAYER_SIZE + COINS] = amount(int(coins), USUAL_COINS)
    for step in range(MOST_PLAYERS):
        if step < state.players:
            player, place = sitter(state, viewer, step), step * PLAYER_SIZE
            for card in shared(0, KINDS):
                out[place + CITY + card] = state.city[player, card] * CITY_SHARE[card]
    for card in shared(0, KINDS):
        out[MARKET + card] = state.supply[card] * SUPPLY_SHARE[card]
        out[DECK + card] = state.deck[card] * SUPPLY_SHARE[card]
    if state.offered != NONE:
        out[OFFERED + state.offered] = 1
    out[DICE] = share(state.dice, 2)
    out[DIE_A] = share(state.die_a, 6)
    out[DIE_B] = share(state.die_b, 6)
    out[TOTAL] = share(state.total, LARGEST_TOTAL)
    out[CATCH_DIE] = share(state.catch_die, 6)
    out[REROLLED] = state.rerolled
    out[AGAIN] = state.again
    out[PHASE + state.phase] = 1
    out[ACTIVE + seats_on(state, viewer, state.active)] = 1
    out[PLAYERS] = share(state.players, MOST_PLAYERS)
    out[PLUS] = state.plus
    out[LIMITED_MARKET] = state.limited_market
    out[REROLL_ANY_DICE] = state.reroll_any_dice
    out[UNCLOG_MARKET] = state.unclog_market
