"""The legal moves of a position, and random play to the end of a game."""

from __future__ import annotations

from typing import Any

from tradewinds.core.chance import below, draw
from tradewinds.core.contract import apply, refusal, spans
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State

__all__ = ["any_legal", "candidate", "count_candidates", "legal", "playout"]


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
def count_candidates(ranges: Any) -> int:
    """How many moves some ranges hold."""
    count = 0
    for first, after in ranges:
        count += after - first
    return count


@rule
def candidate(ranges: Any, number: int) -> int:
    """The move of that number among those of some ranges."""
    move = -1
    for first, after in ranges:
        if 0 <= number < after - first:
            move = first + number
        number -= after - first
    return move


@rule
def any_legal(state: State, chooser: State) -> int:
    """A legal move, each as likely as the others; `chooser` is a record with a generator.

    Moves are drawn among those that can matter until one is legal, which judges a third to a sixth of them.
    """
    ranges = spans(state)
    count = count_candidates(ranges)
    move = candidate(ranges, below(chooser, count))
    while refusal(state, move) != 0:
        move = candidate(ranges, below(chooser, count))
    return move


@rule
def playout(state: State, weights: Any) -> int:
    """Plays uniformly random moves to the end and returns how many decisions the players made."""
    decisions = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            apply(state, draw(state, weights))
        else:
            apply(state, any_legal(state, state))
            decisions += 1
    return decisions
