"""Assistants: placed in areas, back in the hand, moved as a reward (pages 6-8, 11, 15 and 16)."""

from __future__ import annotations

import numpy as np

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ASSISTANT,
    DIFFERENT_AREAS,
    DIFFERENT_AREAS_WITH_NEWSPAPER,
    NEWSPAPER,
    NONE,
    SAME_AREA,
    TELEGRAPH,
)
from tradewinds.games.yokohama.events import (
    MOVES_ASSISTANT,
    MOVES_FROM_HAND,
    PLACES,
    PLACES_NONE,
    RETURNS,
    STAYS,
)
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import (
    CHOICE_FIRST,
    NO_ASSISTANT_IN_HAND,
    NO_ASSISTANT_THERE,
    NOT_IN_THIS_GAME,
    REASONS,
    Figures,
)
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.power import has, stands_in
from tradewinds.games.yokohama.rules.tolls import TOLL_MISSING, pay_rivals, placing_toll
from tradewinds.games.yokohama.state import (
    BEFORE,
    DROPPING,
    FROM_HAND,
    LIFTING,
    MOVING,
    ON_THE_MOVE,
    PHASES,
    PLACING,
    RETURNING,
)
from tradewinds.games.yokohama.things import AREA, OPEN_AREA

IS_ON_THE_MOVE = np.array([phase in ON_THE_MOVE for phase in range(len(PHASES))])


@rule
def add_assistant(state: State, area: int) -> None:
    """An assistant of the active player comes to an area."""
    state.assistants[state.active, area] += 1
    state.present[state.active] |= 1 << area


@rule
def remove_assistants(state: State, area: int, number: int) -> None:
    """Assistants of the active player leave an area."""
    state.assistants[state.active, area] -= number
    if state.assistants[state.active, area] == 0:
        state.present[state.active] &= ~(1 << area)


@rule
def collect_assistants(state: State, area: int, number: int) -> None:
    """Assistants of the active player come back from an area to the hand."""
    remove_assistants(state, area, number)
    state.pieces[state.active, ASSISTANT] += number


@rule
def standing_refusal(state: State, area: int) -> int:
    """An own assistant must be in the area."""
    if stands_in(state, state.active, area):
        return LEGAL
    return NOT_IN_THIS_GAME if state.place_of[area] == NONE else NO_ASSISTANT_THERE


# Step 1: placing (page 6)


def _most_areas(state: State, move: int) -> Figures:
    return {"count": int(most_areas(state))}


def _doubled(state: State, move: int) -> Figures:
    return {"doubled": AREA.tell(int(state.doubled))}


PLACING_OVER = REASONS.reason("placing-over")
PLACED_ENOUGH = REASONS.reason("placed-enough", _most_areas)
TWO_IN_ONE_AREA = REASONS.reason("two-in-one-area")
NEEDS_TELEGRAPH = REASONS.reason("needs-telegraph")
NOT_NEXT_TO_TWO = REASONS.reason("not-next-to-two", _doubled)


@rule
def most_areas(state: State) -> int:
    """How many assistants can be placed in different areas: three, four with Newspaper."""
    return DIFFERENT_AREAS_WITH_NEWSPAPER if has(state, state.active, NEWSPAPER) else DIFFERENT_AREAS


@rule
def placing_refusal(state: State, area: int) -> int:
    """Up to three areas, or two assistants in one; each against its tolls."""
    player = state.active
    in_hand = state.pieces[player, ASSISTANT] > 0
    on_table = state.place_of[area] != NONE
    affordable = state.yen[player] >= placing_toll(state, area)
    if not (in_hand & on_table & affordable):
        return placing_obstacle(state, area)
    if state.placements == 0:
        return LEGAL
    return another_placing_refusal(state, area)


@rule
def placing_obstacle(state: State, area: int) -> int:
    """What is missing to place an assistant."""
    if state.place_of[area] == NONE:
        return NOT_IN_THIS_GAME
    return NO_ASSISTANT_IN_HAND if state.pieces[state.active, ASSISTANT] == 0 else TOLL_MISSING


@rule
def another_placing_refusal(state: State, area: int) -> int:
    """What the assistants already placed leave open; Telegraph adds one next to two (page 16)."""
    if state.doubled != NONE:
        return LEGAL if (int(state.near[state.doubled]) >> area) & 1 != 0 else NOT_NEXT_TO_TWO
    if (int(state.placed) >> area) & 1 != 0:
        return LEGAL if state.placements < SAME_AREA else TWO_IN_ONE_AREA
    return LEGAL


@rule
def place_assistant(state: State, area: int) -> None:
    """An assistant goes from the hand to an area, against a toll to each other president there."""
    note(state, PLACES, state.active, area)
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
        ask(state, PLACING)
    else:
        start_moving(state)


@rule
def stop_placing(state: State, nothing: int) -> None:
    """No more assistants, or none at all."""
    if state.placements == 0:
        note(state, PLACES_NONE, state.active)
    start_moving(state)


@rule
def start_moving(state: State) -> None:
    """Step 2: the president may not come back to where he sets out."""
    here = int(state.president[state.active])
    state.set_out = 0 if here == NONE else 1 << here
    ask(state, MOVING)


@rule
def placing_is_over(state: State, nothing: int) -> int:
    """Placing comes once a turn, at the beginning of the main action."""
    return PLACING_OVER if IS_ON_THE_MOVE[state.phase] or state.moved else CHOICE_FIRST


@rule
def placed_all(state: State, area: int) -> int:
    """Why no more assistants are placed once the president is to move."""
    if state.phase != MOVING:
        return placing_is_over(state, area)
    if state.doubled != NONE and state.placements == SAME_AREA and not has(state, state.active, TELEGRAPH):
        return NEEDS_TELEGRAPH
    if state.doubled == NONE and state.placements >= most_areas(state):
        return PLACED_ENOUGH
    return PLACING_OVER


PLACE = MOVES.kind(
    "place",
    OPEN_AREA,
    when=[BEFORE, PLACING],
    refusal=placing_refusal,
    effect=place_assistant,
    untimely=placed_all,
)
DONE_PLACING = MOVES.kind("done:placing", when=[BEFORE, PLACING], effect=stop_placing, untimely=placing_is_over)

# Step 6: assistants return; with Telephone one may stay (pages 8 and 16)

NOT_RETURNING = REASONS.reason("not-returning")


@rule
def not_returning(state: State, nothing: int) -> int:
    """Assistants return by themselves; only Telephone asks."""
    return NOT_RETURNING


@rule
def return_assistants(state: State, staying: int) -> None:
    """Assistants of the area come back to the hand, but for those that stay."""
    number = state.assistants[state.active, state.area] - staying
    if number > 0:
        note(state, RETURNS, state.active, state.area, number)
        collect_assistants(state, state.area, number)


@rule
def return_all(state: State, nothing: int) -> None:
    """All assistants come back."""
    return_assistants(state, 0)
    settle(state)


@rule
def return_all_but_one(state: State, nothing: int) -> None:
    """One assistant stays."""
    return_assistants(state, 1)
    note(state, STAYS, state.active, state.area)
    settle(state)


RETURN_ALL = MOVES.kind("return:all", when=[RETURNING], effect=return_all, untimely=not_returning)
RETURN_ALL_BUT_ONE = MOVES.kind(
    "return:all-but-one", when=[RETURNING], effect=return_all_but_one, untimely=not_returning
)

# Moves of assistants as a reward (page 11)

NO_MOVE_DUE = REASONS.reason("no-move-due")
LIFT_FIRST = REASONS.reason("lift-first")
DROP_FIRST = REASONS.reason("drop-first")
ALREADY_THERE = REASONS.reason("same-area")


@rule
def no_lift_due(state: State, source: int) -> int:
    """Moves of assistants come only as a reward, one after the other."""
    return DROP_FIRST if state.phase == DROPPING else NO_MOVE_DUE


@rule
def no_drop_due(state: State, area: int) -> int:
    """An assistant is put down only after it was lifted."""
    return LIFT_FIRST if state.phase == LIFTING else NO_MOVE_DUE


@rule
def lift(state: State, area: int) -> None:
    """An assistant is taken from an area to be moved."""
    remove_assistants(state, area, 1)
    state.lifted = area
    ask(state, DROPPING)


@rule
def hand_refusal(state: State, nothing: int) -> int:
    """An assistant in the hand."""
    return LEGAL if state.pieces[state.active, ASSISTANT] > 0 else NO_ASSISTANT_IN_HAND


@rule
def lift_from_hand(state: State, nothing: int) -> None:
    """An assistant is taken from the hand to be moved."""
    state.pieces[state.active, ASSISTANT] -= 1
    state.lifted = FROM_HAND
    ask(state, DROPPING)


@rule
def stop_moving(state: State, nothing: int) -> None:
    """The moves left are declined."""
    state.moves_due = 0
    settle(state)


@rule
def dropping_refusal(state: State, area: int) -> int:
    """Another area than the one the assistant comes from."""
    if state.place_of[area] == NONE:
        return NOT_IN_THIS_GAME
    return ALREADY_THERE if state.lifted == area else LEGAL


@rule
def drop(state: State, area: int) -> None:
    """The assistant comes to another area, without tolls."""
    if state.lifted == FROM_HAND:
        note(state, MOVES_FROM_HAND, state.active, area)
    else:
        note(state, MOVES_ASSISTANT, state.active, state.lifted, area)
    add_assistant(state, area)
    state.lifted = NONE
    state.moves_due -= 1
    settle(state)


LIFT = MOVES.kind("lift", OPEN_AREA, when=[LIFTING], refusal=standing_refusal, effect=lift, untimely=no_lift_due)
LIFT_FROM_HAND = MOVES.kind(
    "lift:hand", when=[LIFTING], refusal=hand_refusal, effect=lift_from_hand, untimely=no_lift_due
)
DONE_LIFTING = MOVES.kind("done:lifting", when=[LIFTING], effect=stop_moving, untimely=no_lift_due)
DROP = MOVES.kind("drop", OPEN_AREA, when=[DROPPING], refusal=dropping_refusal, effect=drop, untimely=no_drop_due)
