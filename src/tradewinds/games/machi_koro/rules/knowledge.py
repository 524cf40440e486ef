"""What a seat sees: everything. The deck of the limited market is a count of unseen cards, known to all."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro.components import LANDMARKS
from tradewinds.games.machi_koro.rules.building import landmarks_built


@rule
def scores(state: State, out: Any) -> None:
    """Landmarks built: the winner alone has them all."""
    for player in range(state.players):
        out[player] = landmarks_built(state, player)


@rule
def tally(state: State, out: Any) -> None:
    """Which landmarks every player has built, one by one."""
    for player in range(state.players):
        for number in range(len(LANDMARKS)):
            out[player, number] = state.city[player, LANDMARKS[number]]


@rule
def hide(state: State, viewer: int) -> None:
    """Nothing is hidden."""


@rule
def guess(state: State, viewer: int) -> None:
    """Nothing is left to guess."""
