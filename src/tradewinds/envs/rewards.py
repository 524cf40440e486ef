"""Rewards: what a step was worth to every seat, the same in every environment.

A seat's reward for a game is its share of the victory less par, what it would have if all seats shared: with four
players the winner gets +0.75 and the others -0.25 each, which sums to 0. `result` pays it at the end. `shaped` pays
bit by bit, as the share that the game's own judgement expects for the seat goes up and down: a learner sees sooner
which moves mattered, and since the changes add up to the result, less what was expected at the start, it is the same
game that is learnt (Ng, Harada and Russell 1999). Judgement looks at the whole position: a shaped reward may hint at
hidden things, so it is for training and not for play.
"""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.core.victory import expect_victory, share_victory

__all__ = ["REWARDS", "is_shaped", "pay", "pay_result", "start"]

REWARDS = ("result", "shaped")


def is_shaped(rewards: str) -> bool:
    """Whether rewards are paid bit by bit, and not the result alone."""
    if rewards not in REWARDS:
        raise ValueError(f"rewards can be {' or '.join(REWARDS)}, not {rewards!r}")
    return rewards == "shaped"


@rule
def start(state: State, trials: Any, standing: Any) -> None:
    """Shaped: writes what every seat can expect before its first decision."""
    expect_victory(state, trials, 0, standing)


@rule
def pay(state: State, trials: Any, standing: Any, fresh: Any, rewards: Any) -> None:
    """Shaped: writes what the last step was worth to every seat: how its standing changed.

    `standing` is kept from step to step and holds the share of the victory that was last expected; `fresh` is room for
    the new one, both of 64 bits, since tie-breaks are small fractions of a point. `trials` is a record to judge in.
    """
    expect_victory(state, trials, 0, fresh)
    for seat in range(state.players):
        rewards[seat] = fresh[seat] - standing[seat]
        standing[seat] = fresh[seat]


@rule
def pay_result(state: State, fresh: Any, rewards: Any) -> None:
    """Writes the result, if the game is over: the share of the victory less an even one. Compiles no judgement."""
    for seat in range(state.players):
        rewards[seat] = 0
    if state.seat == OVER:
        share_victory(state, fresh)
        for seat in range(state.players):
            rewards[seat] = fresh[seat] - 1 / state.players
