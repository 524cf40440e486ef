"""Rewards: what is gained at once, what is left to choose, and what technologies add (pages 8, 11 and 14-16)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ANY,
    BRINGS,
    COPPER,
    COPPER_GOOD,
    FIRST_GOOD,
    FLAGS_FOR_AGENT,
    GOOD_KINDS,
    HELPERS,
    IMPORT,
    MINING_TECHNOLOGY,
    MOVE,
    NONE,
    PIECE,
    POINTS,
    YEN,
)
from tradewinds.games.yokohama.rules.influence import has


@rule
def gain_good(state: State, good: int, number: int) -> None:
    """The active player gains goods of a kind; Mining Technology adds to every gain of copper (page 15)."""
    if number > 0:
        state.goods[state.active, good] += number
        if good == COPPER_GOOD and has(state, state.active, MINING_TECHNOLOGY):
            state.goods[state.active, good] += BRINGS[MINING_TECHNOLOGY, COPPER]


@rule
def gain(state: State, reward: Any) -> None:
    """The active player gains a reward; what has to be chosen is put on the list of what is due (page 11)."""
    state.points[state.active] += reward[POINTS]
    state.yen[state.active] += reward[YEN]
    state.imports[state.active] += reward[IMPORT]
    for good in range(GOOD_KINDS):
        gain_good(state, good, reward[FIRST_GOOD + good])
    state.goods_due += reward[ANY]
    state.pieces_due += reward[PIECE]
    state.moves_due += reward[MOVE]


@rule
def reward_by_technologies(state: State, event: int) -> None:
    """The active player's technologies that wait for an event bring what they promise (pages 14-16)."""
    for technology in HELPERS[event]:
        if technology != NONE and has(state, state.active, technology):
            gain(state, BRINGS[technology])


@rule
def collect_flag(state: State, country: int) -> None:
    """Every second flag of a country brings its agent, while there is one (page 9)."""
    player = state.active
    state.flag_count[player, country] += 1
    if state.flag_count[player, country] % FLAGS_FOR_AGENT == 0 and state.agents_left[country] > 0:
        state.agents_left[country] -= 1
        state.agents[player, country] += 1
