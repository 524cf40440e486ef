"""The end of the game: final scoring, and points as things stand (page 9)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    MOST_PERMITS,
    NOBILITY_FIRST,
    NOBILITY_SECOND,
    PERMITS,
    QUEEN_POINTS,
    REWARD_POINTS,
    REWARDS,
)

TIE_BREAK = 1024  # more than servants and cards can ever be


@rule
def permits_owned(state: State, player: int) -> int:
    """How many permit tiles a player has, used or not."""
    owned = state.used[player] | state.unused[player]
    count = 0
    for tile in range(len(PERMITS)):
        count += (owned >> tile) & 1
    return count


@rule
def finish(state: State) -> None:
    """Scores nobility and permit tiles; reward tiles count without being moved to the track."""
    for player in range(state.players):
        state.points[player] += nobility_points(state, player) + permit_points(state, player)
    state.phase = phases.ENDED
    state.seat = OVER


@rule
def nobility_points(state: State, player: int) -> int:
    """Everyone furthest on the track scores as the first; those behind a single first score as the second."""
    ahead = 0
    first = 0
    for other in range(state.players):
        ahead += state.nobility[other] > state.nobility[player]
        first = max(first, int(state.nobility[other]))
    if ahead == 0:
        return NOBILITY_FIRST
    leaders = 0
    between = 0
    for other in range(state.players):
        leaders += state.nobility[other] == first
        between += state.nobility[player] < state.nobility[other] and state.nobility[other] < first
    return NOBILITY_SECOND if leaders == 1 and between == 0 else 0


@rule
def permit_points(state: State, player: int) -> int:
    """Everyone with the most permit tiles scores for it."""
    own = permits_owned(state, player)
    for other in range(state.players):
        if permits_owned(state, other) > own:
            return 0
    return MOST_PERMITS


@rule
def reward_points(state: State, player: int) -> int:
    """The points of a player's reward tiles, the queen's among them."""
    points = 0
    for reward in range(len(REWARDS)):
        if state.reward[reward] == player:
            points += REWARD_POINTS[reward]
    for tile in range(len(QUEEN_POINTS)):
        if state.queen_reward[tile] == player:
            points += QUEEN_POINTS[tile]
    return points


@rule
def scores(state: State, out: Any) -> None:
    """The score track and reward tiles; at the end servants and cards together break ties, as a fraction."""
    for player in range(state.players):
        out[player] = int(state.points[player]) + reward_points(state, player)
        if state.seat == OVER:
            out[player] += (int(state.servants[player]) + int(state.held[player])) / TIE_BREAK
