"""Ways to choose a move, written once for all games and compiled with their rules."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.chance import below
from tradewinds.core.contract import apply, chances, guess, worth
from tradewinds.core.game import Game
from tradewinds.core.playout import legal
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State

__all__ = ["GREEDY", "POLICIES", "RANDOM", "Desk", "decide"]

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(2)
DEPTH = 6  # positions on a desk
WIDEST = 8  # greedy looks through dice, not through decks: chances of more outcomes than this
RAREST = 0.16  # greedy looks no further once an outcome is rarer than that of one die


class Desk(NamedTuple):
    """Where a policy works: rules never allocate, so each thread that calls them brings the room."""

    known: NDArray[Any]  # one position: what the seat that decides knows
    moves: NDArray[np.int64]  # the legal moves
    weights: NDArray[np.int64]  # of the outcomes of chance, a row for each depth
    scratch: NDArray[Any]  # positions to try moves in, one for each depth
    tried: NDArray[np.int64]  # how many outcomes of chance were tried, at each depth
    likelihood: NDArray[np.float64]  # how likely the position is, at each depth

    @classmethod
    def for_game(cls, game: Game) -> Desk:
        """A desk large enough for a game."""
        size = len(game.moves) + 1
        return cls(
            known=np.zeros(1, game.dtype),
            moves=np.empty(size, np.int64),
            weights=np.zeros((DEPTH, size), np.int64),
            scratch=np.zeros(DEPTH, game.dtype),
            tried=np.zeros(DEPTH, np.int64),
            likelihood=np.zeros(DEPTH),
        )


@rule
def decide(policy: int, state: State, desk: Desk) -> int:
    """The move a policy chooses in a position as the seat that decides knows it; draws on its generator alone."""
    count = legal(state, desk.moves)
    if policy == RANDOM:
        return desk.moves[below(state, count)]
    return most_promising(state, desk, count)


@rule
def most_promising(state: State, desk: Desk, count: int) -> int:
    """Greedy: the move after which the position is worth most, in one world the seat thinks possible."""
    world = desk.scratch[0]
    desk.scratch[0] = state
    guess(world, state.seat)
    best = 0
    best_worth = -np.inf
    for index in range(count):
        desk.scratch[1] = world
        apply(desk.scratch[1], desk.moves[index])
        promised = outlook(desk, state.seat, state.turn)
        if promised > best_worth:
            best, best_worth = index, promised
    return desk.moves[best]


@rule
def outlook(desk: Desk, viewer: int, turn: int) -> float:
    """What the position scratch[1] is worth, on average over the dice still to fall in this turn.

    Walks all outcomes depth first, by hand instead of by recursion, which Numba cannot keep in its cache.
    """
    expected = 0.0
    depth = 1
    desk.tried[1] = 0
    desk.likelihood[1] = 1.0
    while depth > 0:
        state = desk.scratch[depth]
        weights = desk.weights[depth]
        first, after, total = 0, 0, 0
        if state.seat == CHANCE and state.turn == turn and desk.likelihood[depth] > RAREST and depth + 1 < DEPTH:
            first, after, total = chances(state, weights)
        if not 0 < after - first <= WIDEST:
            expected += desk.likelihood[depth] * worth(state, viewer)
            depth -= 1
            continue
        outcome = desk.tried[depth]
        desk.tried[depth] += 1
        if first + outcome == after:
            depth -= 1
        elif weights[outcome] > 0:
            desk.scratch[depth + 1] = state
            apply(desk.scratch[depth + 1], first + outcome)
            desk.likelihood[depth + 1] = desk.likelihood[depth] * weights[outcome] / total
            desk.tried[depth + 1] = 0
            depth += 1
    return expected
