"""The main action's first two steps: placing assistants, then moving or recalling the president (pages 6 and 7)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    ASSISTANT,
    CANAL,
    CANAL_FEE,
    DIFFERENT_AREAS,
    DIFFERENT_AREAS_WITH_NEWSPAPER,
    NEWSPAPER,
    NONE,
    SAME_AREA,
    STAGECOACH,
    STATION,
    TELEGRAPH,
)
from tradewinds.games.yokohama.rules.areas import begin_action
from tradewinds.games.yokohama.rules.flow import ask, settle
from tradewinds.games.yokohama.rules.influence import add_assistant, collect_assistants, has, pay_rivals


@rule
def most_areas(state: State) -> int:
    """How many assistants can be placed in different areas: three, four with Newspaper."""
    return DIFFERENT_AREAS_WITH_NEWSPAPER if has(state, state.active, NEWSPAPER) else DIFFERENT_AREAS


@rule
def place_assistant(state: State, area: int) -> None:
    """An assistant goes from the hand to an area, against a toll to each other president there (page 6)."""
    pay_rivals(state, area)
    state.pieces[state.active, ASSISTANT] -= 1
    add_assistant(state, area)
    if (int(state.placed) >> area) & 1 != 0:
        state.doubled = area
    state.placed |= 1 << area
    state.placements += 1
    if state.doubled == NONE:
        more = state.placements < most_areas(state)
    else:
        more = state.placements == SAME_AREA and has(state, state.active, TELEGRAPH)
    if more:
        ask(state, phases.PLACING)
    else:
        start_moving(state)


@rule
def start_moving(state: State) -> None:
    """The president may not come back to where he sets out."""
    here = int(state.president[state.active])
    state.set_out = 0 if here == NONE else 1 << here
    ask(state, phases.MOVING)


@rule
def enter(state: State, area: int) -> None:
    """The president pays his way into an area (page 7); Stagecoach spares the tolls, not the canal's fee."""
    if area == CANAL:
        state.yen[state.active] -= CANAL_FEE
    elif not has(state, state.active, STAGECOACH):
        pay_rivals(state, area)
    state.president[state.active] = area


@rule
def pass_through(state: State, area: int) -> None:
    """The president enters an area and goes on."""
    enter(state, area)
    state.set_out |= 1 << area
    ask(state, phases.PASSING)


@rule
def jumps_to_station(state: State, area: int) -> bool:
    """The owner of Station may send the president straight to its token, whoever is there, without tolls (page 15)."""
    return state.station == area and state.phase == phases.MOVING and has(state, state.active, STATION)


@rule
def arrive(state: State, area: int) -> None:
    """The president ends his way in an area, and its action begins."""
    if jumps_to_station(state, area):
        state.president[state.active] = area
    else:
        enter(state, area)
    state.moved = True
    begin_action(state, area)


@rule
def recall(state: State) -> None:
    """The president comes back to the hand, with any of the assistants in the areas (page 7)."""
    state.president[state.active] = NONE
    if state.present[state.active] == 0:
        finish_recall(state)
    else:
        ask(state, phases.RECALLING)


@rule
def recall_assistant(state: State, area: int) -> None:
    """One assistant comes back; the recall ends by itself when none is left."""
    collect_assistants(state, area, 1)
    if state.present[state.active] == 0:
        finish_recall(state)


@rule
def finish_recall(state: State) -> None:
    """A recall takes the place of the area action: the second half of extra actions follows."""
    state.moved = True
    settle(state)
