"""What every seat has of the victory at the end of a game, and what it can expect before."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tradewinds.core.contract import outlook, scores
from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State

__all__ = ["expect_victory", "share_victory"]


@rule
def share_victory(state: State, shares: Any) -> None:
    """Writes what every seat has of the victory once the game is over: those who win together share it."""
    scores(state, shares)
    most = shares[0]
    for seat in range(state.players):
        most = max(most, shares[seat])
    winners = 0
    for seat in range(state.players):
        winners += shares[seat] == most
    for seat in range(state.players):
        shares[seat] = 1.0 / winners if shares[seat] == most else 0.0


@rule
def expect_victory(state: State, trials: Any, trial: int, shares: Any) -> None:
    """Writes the share of the victory that every seat can expect, by how the game judges the position.

    Judging may play on, so it is done in the record `trials[trial]`.
    """
    if state.seat == OVER:
        share_victory(state, shares)
        return
    most = -np.inf
    for seat in range(state.players):
        trials[trial] = state
        shares[seat] = outlook(trials[trial], seat)
        most = max(most, shares[seat])
    total = 0.0
    for seat in range(state.players):
        shares[seat] = math.exp(shares[seat] - most)
        total += shares[seat]
    for seat in range(state.players):
        shares[seat] /= total
