"""Bonuses that wait to be received, and coins, which a track holds (page 8).

The waiting bonuses are a stack with the next one on top, each with where it comes from. A token's or tile's bonuses are
put on it in reverse, so that they are received from left to right, and whatever one of them brings comes before the
rest.
"""

from __future__ import annotations

from typing import Any

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import BONUS_CODES, COIN_CAP, COINS
from tradewinds.games.council_of_four.events import COINS_LOST, GAINS


@rule
def promise(state: State, source: int, bonus: int) -> None:
    """Puts one bonus on top of those that wait."""
    state.bonuses[state.waiting] = source * BONUS_CODES + bonus
    state.waiting += 1


@rule
def promise_all(state: State, source: int, printed: Any) -> None:
    """Puts printed bonuses on top of those that wait, the first one uppermost."""
    for place in range(len(printed) - 1, -1, -1):
        if printed[place]:
            promise(state, source, printed[place])


@rule
def gain_coins(state: State, source: int, coins: int) -> None:
    """Coins beyond the end of the track are lost, unless the option keeps them."""
    player = state.active
    kept = coins if state.endless_coins else min(coins, COIN_CAP - int(state.coins[player]))
    state.coins[player] += kept
    if kept > 0:
        note(state, GAINS, player, source, COINS, kept)
    if kept < coins:
        note(state, COINS_LOST, coins - kept, COIN_CAP)
