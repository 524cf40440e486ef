"""Flags on technologies, fulfilled orders and awards: pairs bring agents, sets score at the end (pages 9 and 10)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import COUNTRY_COUNT, FLAGS_FOR_AGENT, SET_POINTS
from tradewinds.games.yokohama.events import AGENT_GAINED


@rule
def collect_flag(state: State, country: int) -> None:
    """Every second flag of a country brings its agent, while there is one."""
    player = state.active
    state.flag_count[player, country] += 1
    if state.flag_count[player, country] % FLAGS_FOR_AGENT == 0 and state.agents_left[country] > 0:
        state.agents_left[country] -= 1
        state.agents[player, country] += 1
        note(state, AGENT_GAINED, player, country)


@rule
def country_points(state: State, player: int) -> int:
    """Sets of different flags, each as large as can be: a larger set always pays at least as much for its flags."""
    points = 0
    row = 1
    size = COUNTRY_COUNT
    while size > 0:
        size = 0
        for country in range(COUNTRY_COUNT):
            size += state.flag_count[player, country] >= row
        points += SET_POINTS[size]
        row += 1
    return points
