"""The course of a turn: a card, a main action, and a quick action in any order (page 4)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import REASONS
from tradewinds.games.council_of_four.rules import councils, courting, placing  # noqa: F401 - main actions
from tradewinds.games.council_of_four.rules.bonuses import receive_bonuses
from tradewinds.games.council_of_four.rules.cards import leave_draws
from tradewinds.games.council_of_four.rules.ending import finish
from tradewinds.games.council_of_four.rules.servants import can_be_quick

MAIN_ACTION_FIRST = REASONS.reason("main-action-first")  # the turn cannot end yet


@rule
def go_on(state: State) -> None:
    """Receives what waits, then asks for the next action; a turn with nothing left to do ends by itself."""
    if state.phase != phases.TURN_LEFT:
        if not receive_bonuses(state):
            return
        if state.mains > 0 or can_be_quick(state):
            ask(state, phases.ACTION)
            return
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The next player clockwise, unless everyone has had a turn after the tenth merchant (page 9)."""
    following = (state.active + 1) % state.players if state.turn > 0 else state.first
    if following == state.ender:
        finish(state)
    else:
        start_turn(state, following)


@rule
def start_turn(state: State, player: int) -> None:
    """One main action, one quick action, and first of all a card."""
    state.turn += 1
    state.active = player
    state.mains = 1
    state.owed = 1
    state.quick = True
    if not leave_draws(state, player, 1):
        ask(state, phases.ACTION)


@rule
def ending_refusal(state: State, thing: int) -> int:
    """The main action of the turn must be taken, and one that was bought; those that bonuses bring may be left."""
    return LEGAL if state.owed == 0 else MAIN_ACTION_FIRST


@rule
def leave_turn(state: State, thing: int) -> bool:
    """Whatever is left of the turn is left."""
    state.phase = phases.TURN_LEFT
    return True


END = MOVES.kind("end", when=[phases.ACTION], refusal=ending_refusal, effect=leave_turn)
