"""What a turn allows: main actions, the quick action, and questions to be answered before anything else (page 4)."""

from __future__ import annotations

from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.core.words import Name
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.reasons import (
    CHANCE_DECIDES,
    CHOICE_FIRST,
    NO_SUCH_CHANCE,
    ONLY_CHANCE,
    REASONS,
    Figures,
    verb_and_thing,
)


def _council_first(state: State, move: int) -> Figures:
    """The council that grants a permit tile of its region or the queen's company; for a card, any council."""
    verb, thing = verb_and_thing(move)
    granted_by = {"take": thing.partition(":")[0], "queen": "queen"}
    if verb not in granted_by:
        return {"asked": "choose"}
    return {"asked": "satisfy", "council": Name(f"council-{granted_by[verb]}")}


def _asked(state: State, move: int) -> Figures:
    return {"asked": verb_and_thing(move)[0]}


NO_MAIN_ACTION = REASONS.reason("no-main-action")  # all main actions of the turn are taken
COUNCIL_FIRST = REASONS.reason("council-first", _council_first)  # a candidate or a card before a council
NOT_ASKED = REASONS.reason("not-asked", _asked)  # no such choice is open: a token, a free tile, a permit


@rule
def always(state: State, thing: int) -> int:
    """No rule forbids it."""
    return LEGAL


@rule
def main_refusal(state: State) -> int:
    """A main action needs one that is left."""
    return LEGAL if state.mains > 0 else NO_MAIN_ACTION


@rule
def take_main_action(state: State) -> None:
    """One of the main actions of the turn is taken: first those that must be."""
    state.mains -= 1
    state.owed = max(state.owed - 1, 0)


# Why a move does not come up in a phase


@rule
def out_of_turn(state: State, thing: int) -> int:
    """An action while something else is to be decided."""
    return CHANCE_DECIDES if state.seat == CHANCE else CHOICE_FIRST


@rule
def before_council(state: State, thing: int) -> int:
    """A step of an action that begins with the choice of a council."""
    return COUNCIL_FIRST if state.phase == phases.ACTION else out_of_turn(state, thing)


@rule
def unasked(state: State, thing: int) -> int:
    """A choice that only comes up when it is asked for."""
    return NOT_ASKED if state.phase == phases.ACTION else out_of_turn(state, thing)


@rule
def by_chance(state: State, thing: int) -> int:
    """A move of chance that cannot come up now, or that a player tries."""
    return NO_SUCH_CHANCE if state.seat == CHANCE else ONLY_CHANCE
