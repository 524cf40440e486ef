"""Reward tiles: for merchants in all cities of a region or colour, and the queen's on top (page 6)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import (
    GROUP_OF,
    NONE,
    QUEEN_POINTS,
    REGION_OF,
    REGIONS,
    REWARD_CITIES,
    REWARD_POINTS,
    REWARDS,
)
from tradewinds.games.council_of_four.events import WINS_QUEENS_REWARD, WINS_REWARD


@rule
def take_rewards(state: State, player: int, city: int) -> None:
    """What a merchant in a city may complete: its region, its colour."""
    take_reward(state, player, REGION_OF[city])
    if GROUP_OF[state.map, city] != NONE:
        take_reward(state, player, len(REGIONS) + GROUP_OF[state.map, city])


@rule
def take_reward(state: State, player: int, reward: int) -> None:
    """The first to have merchants in all cities of a region or colour takes its tile, and the queen's uppermost."""
    cities = REWARD_CITIES[state.map, reward]
    if state.reward[reward] != NONE or (int(state.merchants[player]) & cities) != cities:
        return
    state.reward[reward] = player
    note(state, WINS_REWARD, player, reward, REWARD_POINTS[reward])
    if state.queen_rewards < len(QUEEN_POINTS):
        note(state, WINS_QUEENS_REWARD, player, QUEEN_POINTS[state.queen_rewards])
        state.queen_reward[state.queen_rewards] = player
        state.queen_rewards += 1


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
