"""Bots whose thinking is a policy: at a table they choose move by move, in the arena no Python runs a move."""

from __future__ import annotations

from functools import cache
from typing import Any

from tradewinds.bots.bot import Bot, Budget
from tradewinds.bots.policy import decide
from tradewinds.core.chance import draw, seeds
from tradewinds.core.contract import apply
from tradewinds.core.game import Game
from tradewinds.core.position import see
from tradewinds.core.rule import rule, rule_kept_with
from tradewinds.core.state import CHANCE, OVER, State, copy

__all__ = ["PolicyBot", "PolicyMaker", "advancing"]

OURS = __name__.partition(".")[0]


class PolicyBot:
    """A policy with a generator of its own."""

    def __init__(self, desk: Any, seed: int) -> None:
        self._desk = desk
        self._kind: Any = type(desk)
        self._generator = seeds(seed, 1)[0]

    def choose(self, position: State, budget: Budget) -> int:
        """The policy's move."""
        state = copy(position)
        state.rng = self._generator
        move = int(_choosing(self._kind)(state, self._desk))
        self._generator = state.rng
        return move


class PolicyMaker:
    """Makes bots of a policy; by `desk` the arena knows that it can run them compiled."""

    def __init__(self, desk: Any) -> None:
        self.desk = desk  # what makes a desk `for_game`: usually the class of the desk

    def __call__(self, game: Game, seed: int) -> Bot:
        """A new bot."""
        return PolicyBot(self.desk.for_game(game), seed)


@cache
def _choosing(desk: Any) -> Any:
    return choose_move if _is_ours(desk) else rule_kept_with(desk.__module__, choose_move)


@cache
def advancing(desk: Any) -> Any:
    """The rule `advance`, for desks of that type."""
    return advance if _is_ours(desk) else rule_kept_with(desk.__module__, advance)


def _is_ours(desk: type) -> bool:
    return desk.__module__.partition(".")[0] == OURS


@rule
def choose_move(state: State, desk: Any) -> int:
    """What the policy of that desk chooses."""
    return decide(state, desk)


@rule
def advance(states: Any, generators: Any, decisions: Any, seats: Any, seen: Any, weights: Any, desk: Any) -> None:
    """Plays every game on by one policy until it is over or a seat's turn that is not the policy's.

    `seats[game, seat]` says which are. The policy gets to see what its seat knows and nothing else.
    """
    for index in range(len(states)):
        state = states[index]
        while state.seat != OVER:
            seat = state.seat
            if seat == CHANCE:
                apply(state, draw(state, weights))
            elif seats[index, seat]:
                see(state, seat, generators[index, seat], seen)
                move = decide(seen[0], desk)
                generators[index, seat] = seen[0].rng
                apply(state, move)
                decisions[index] += 1
            else:
                break
