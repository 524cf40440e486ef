"""What is told of extra actions, powers and chosen rewards."""

from __future__ import annotations

import numpy as np

from tradewinds.core.state import State
from tradewinds.core.words import Name
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_POINTS,
    CANAL,
    COUNTRIES,
    FIRST_GOOD,
    NONE,
    ON_ORDER,
    ORDER_FLAG,
    REWARDS,
    SPINNING_SILK,
    SPINNING_YEN,
    UNIVERSITY_YEN,
)
from tradewinds.games.yokohama.story.lists import achievement_named, award_named, order_things
from tradewinds.games.yokohama.story.moves import area_named
from tradewinds.games.yokohama.story.telling import Events, active, event, rewarded, technologies_bring

# Powers and extra actions


def university(before: State, thing: int, after: State) -> Events:
    return [event("university", player=active(before), cost=UNIVERSITY_YEN)]


def spin(before: State, thing: int, after: State) -> Events:
    return [event("spins", player=active(before), cost=SPINNING_SILK, coins=SPINNING_YEN)]


def achieve(before: State, pile: int, after: State) -> Events:
    tile = int(before.achievement[pile])
    first = before.achieved[pile, 0] == NONE
    points = int(ACHIEVEMENT_POINTS[tile, 0 if first else 1])
    name = achievement_named(tile)
    return [event("achieves-first" if first else "achieves", player=active(before), achievement=name, points=points)]


def claim(before: State, award: int, after: State) -> Events:
    return [event("claims", player=active(before), award=award_named(award))]


def fulfil(before: State, order: int, after: State) -> Events:
    country = Name(f"country-{COUNTRIES[ORDER_FLAG[order]]}")
    fulfils = event("fulfils", player=active(before), country=country, **order_things(order))
    return [fulfils, *technologies_bring(before, ON_ORDER)]


# Rewards that are chosen


def good(before: State, thing: int, after: State) -> Events:
    chosen = np.zeros(len(REWARDS), np.int64)
    chosen[FIRST_GOOD + thing] = 1
    return rewarded("gains", before, chosen)


def station(before: State, area: int, after: State) -> Events:
    return [event("station", player=active(before), area=area_named(area))]


def drop(before: State, area: int, after: State) -> Events:
    player, there = active(before), area_named(area)
    if before.lifted == CANAL:
        return [event("moves-from-hand", player=player, area=there)]
    return [event("moves", player=player, origin=area_named(int(before.lifted)), area=there)]
