"""Policies: ways to choose a move that are compiled with the rules, so that games run by the million.

A policy is a rule over a position and a desk; the type of the desk says which policy it is, as the type of a record
says which game it is. Compiled code then calls `decide` at no cost, and whoever writes another policy declares a desk
and a rule and needs to change nothing here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.chance import below
from tradewinds.core.contract import apply, chances, guess, worth
from tradewinds.core.game import Game
from tradewinds.core.playout import legal
from tradewinds.core.rule import choose_while_compiling, rule
from tradewinds.core.state import CHANCE, State

__all__ = ["GreedyDesk", "Lapsing", "RandomDesk", "decide", "policy"]

DEPTH = 6  # positions on a desk
WIDEST = 8  # greedy looks through dice, not through decks: chances of more outcomes than this
RAREST = 0.16  # greedy looks no further once an outcome is rarer than that of one die

Rule = TypeVar("Rule", bound=Callable[..., int])
_rules: dict[type, Callable[..., int]] = {}


def policy(desk: type) -> Callable[[Rule], Rule]:
    """Makes a rule `(state, desk) -> move` the policy of those who sit at such a desk."""

    def declare(chooser: Rule) -> Rule:
        _rules[desk] = chooser
        return chooser

    return declare


def decide(state: State, desk: Any) -> int:
    """The move a policy chooses in a position as the seat that decides knows it; draws on its generator alone."""
    return _rules[type(desk)](state, desk)


def _of_type(state: Any, desk: Any) -> Any:
    from numba.core import types

    kind: Any = desk  # a Numba type
    return _rules[kind.instance_class] if isinstance(desk, types.BaseNamedTuple) else None


choose_while_compiling(decide, _of_type)


def room_for_moves(game: Game) -> NDArray[np.int64]:
    """Room for the legal moves of any position of a game, or for the weights of chance."""
    return np.zeros(len(game.moves) + 1, np.int64)


class RandomDesk(NamedTuple):
    """Where `random` works: rules never allocate, so each thread that calls them brings the room."""

    moves: NDArray[np.int64]

    @classmethod
    def for_game(cls, game: Game) -> RandomDesk:
        """A desk large enough for a game."""
        return cls(room_for_moves(game))


@policy(RandomDesk)
@rule
def any_move(state: State, desk: Any) -> int:
    """Random: any legal move, each as likely as the others."""
    return desk.moves[below(state, legal(state, desk.moves))]


class GreedyDesk(NamedTuple):
    """Where `greedy` works."""

    moves: NDArray[np.int64]
    weights: NDArray[np.int64]  # of the outcomes of chance, a row for each depth
    scratch: NDArray[Any]  # positions to try moves in, one for each depth
    tried: NDArray[np.int64]  # how many outcomes of chance were tried, at each depth
    likelihood: NDArray[np.float64]  # how likely the position is, at each depth

    @classmethod
    def for_game(cls, game: Game) -> GreedyDesk:
        """A desk large enough for a game."""
        return cls(
            moves=room_for_moves(game),
            weights=np.zeros((DEPTH, len(game.moves) + 1), np.int64),
            scratch=np.zeros(DEPTH, game.dtype),
            tried=np.zeros(DEPTH, np.int64),
            likelihood=np.zeros(DEPTH),
        )


@policy(GreedyDesk)
@rule
def most_promising(state: State, desk: Any) -> int:
    """Greedy: the move after which the position is worth most, in one world the seat thinks possible."""
    count = legal(state, desk.moves)
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
def outlook(desk: Any, viewer: int, turn: int) -> float:
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


class LapsingDesk(NamedTuple):
    """Where those work who are as good as greedy, but not always."""

    moves: NDArray[np.int64]
    insight: GreedyDesk
    every: int  # one move in so many is any at all


class Lapsing(NamedTuple):
    """Makes such desks."""

    every: int

    def for_game(self, game: Game) -> LapsingDesk:
        """A desk large enough for a game."""
        return LapsingDesk(room_for_moves(game), GreedyDesk.for_game(game), self.every)


@policy(LapsingDesk)
@rule
def now_and_then(state: State, desk: Any) -> int:
    """Moves as greedy would, and now and then any at all."""
    if below(state, desk.every) == 0:
        return desk.moves[below(state, legal(state, desk.moves))]
    return most_promising(state, desk.insight)
