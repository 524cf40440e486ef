"""What a seat sees: everything. The deck of the limited market is a count of unseen cards, known to all."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro.rules.building import landmarks_built


@rule
def scores(state: State, out: Any) -> None:
    """Landmarks built: the winner alone has them all."""
    for player in range(state.players):
        out[player] = landmarks_built(state, player)


@rule
def hide(state: State, viewer: int) -> None:
    """Nothing is hidden."""


@rule
def guess(state: State, viewer: int) -> None:
    """Nothing is left to guess."""
