"""Orders in a hand (page 5)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import HAND
from tradewinds.games.yokohama.state import NO_ORDER


@rule
def hold(state: State, player: int, order: int) -> None:
    """An order comes to a hand, which stays in ascending order."""
    place = HAND - 1
    while place > 0 and state.hand[player, place - 1] > order:
        state.hand[player, place] = state.hand[player, place - 1]
        place -= 1
    state.hand[player, place] = order


@rule
def release(state: State, player: int, order: int) -> None:
    """An order leaves a hand."""
    place = 0
    while state.hand[player, place] != order:
        place += 1
    while place < HAND - 1:
        state.hand[player, place] = state.hand[player, place + 1]
        place += 1
    state.hand[player, HAND - 1] = NO_ORDER


@rule
def holds(state: State, player: int, order: int) -> bool:
    """Whether an order is in a hand."""
    held = False
    for place in range(HAND):
        held |= state.hand[player, place] == order
    return held
