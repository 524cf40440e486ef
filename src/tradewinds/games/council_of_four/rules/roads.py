"""The queen's way along the roads (page 5)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import CITIES, DISTANCE, ROAD_COINS
from tradewinds.games.council_of_four.rules.merchants import can_place


@rule
def travel_coins(state: State, city: int) -> int:
    """What it costs to bring the queen to a city by the shortest way."""
    return ROAD_COINS * DISTANCE[state.map, state.queen, city]


@rule
def cheapest_travel(state: State, player: int) -> int:
    """The least coins that bring the queen to a city where the player may place, or -1 if there is none."""
    if can_place(state, player, state.queen):
        return 0
    least = -1
    for city in range(len(CITIES)):
        if can_place(state, player, city):
            coins = travel_coins(state, city)
            if least < 0 or coins < least:
                least = coins
    return least
