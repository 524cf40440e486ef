"""The legal moves of a position, and random play to the end of a game."""

from __future__ import annotations

from typing import Any

from tradewinds.core.chance import below, draw
from tradewinds.core.contract import apply, refusal, spans
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State

__all__ = ["legal", "playout"]


@rule
def legal(state: State, moves: Any) -> int:
    """Writes the legal moves and returns how many there are."""
    count = 0
    for first, after in spans(state):
        for move in range(first, after):
            moves[count] = move  # overwritten by the next one unless legal: no branch to mispredict
            count += refusal(state, move) == 0
    return count


@rule
def playout(state: State, moves: Any, weights: Any) -> int:
    """Plays uniformly random moves to the end and returns how many decisions the players made."""
    decisions = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            apply(state, draw(state, weights))
        else:
            apply(state, moves[below(state, legal(state, moves))])
            decisions += 1
    return decisions
