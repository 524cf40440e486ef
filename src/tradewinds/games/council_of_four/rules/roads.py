"""The queen's way along the roads (page 5)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import DISTANCE, ROAD_COINS, WITHIN
from tradewinds.games.council_of_four.rules.merchants import open_cities


@rule
def travel_coins(state: State, city: int) -> int:
    """What it costs to bring the queen to a city by the shortest way."""
    return ROAD_COINS * DISTANCE[state.map, state.queen, city]


@rule
def cheapest_travel(state: State, player: int) -> int:
    """The least coins that bring the queen to a city where the player may place, or -1 if there is none."""
    cities = open_cities(state, player)
    if cities == 0:
        return -1
    roads = 0
    while cities & WITHIN[state.map, state.queen, roads] == 0:
        roads += 1
    return ROAD_COINS * roads
