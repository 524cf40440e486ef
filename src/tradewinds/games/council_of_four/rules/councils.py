"""Councils: electing a councillor, as a main action or by a servant (pages 4 and 7)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import COUNCIL_SEATS, ELECT_COINS, SEND_SERVANTS
from tradewinds.games.council_of_four.events import ELECTS, SENDS
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import REASONS
from tradewinds.games.council_of_four.rules.actions import before_council, main_refusal, take_main_action
from tradewinds.games.council_of_four.rules.gains import gain_coins
from tradewinds.games.council_of_four.things import COLOUR, COUNCIL, FROM_ELECTION

NONE_IN_RESERVE = REASONS.reason("none-in-reserve")


@rule
def candidate_refusal(state: State, colour: int) -> int:
    """Candidates come from the reserve."""
    return LEGAL if state.reserve[colour] > 0 else NONE_IN_RESERVE


@rule
def elect(state: State, colour: int) -> bool:
    """The candidate enters the council; only the main action brings coins."""
    gone = seat_councillor(state, state.council, colour)
    if state.by_servant:
        note(state, SENDS, state.active, colour, state.council, gone, SEND_SERVANTS)
    else:
        note(state, ELECTS, state.active, colour, state.council, gone)
        gain_coins(state, FROM_ELECTION, ELECT_COINS)
    state.council = 0
    state.by_servant = False
    return True


@rule
def seat_councillor(state: State, council: int, colour: int) -> int:
    """A councillor of the reserve enters at the arrow; the one at the far end falls out, into the reserve."""
    gone = int(state.councils[council, COUNCIL_SEATS - 1])
    state.reserve[colour] -= 1
    state.reserve[gone] += 1
    for place in range(COUNCIL_SEATS - 1, 0, -1):
        state.councils[council, place] = state.councils[council, place - 1]
    state.councils[council, 0] = colour
    return gone


CANDIDATE = MOVES.kind(
    "candidate",
    COLOUR,
    when=[phases.CANDIDATE],
    refusal=candidate_refusal,
    effect=elect,
    untimely=before_council,
)


@rule
def electing_refusal(state: State, council: int) -> int:
    """Any council will do."""
    return main_refusal(state)


@rule
def open_election(state: State, council: int) -> bool:
    """A main action: the councillor is chosen next."""
    take_main_action(state)
    state.council = council
    ask(state, phases.CANDIDATE)
    return False


ELECT = MOVES.kind(
    "elect",
    COUNCIL,
    when=[phases.ACTION],
    refusal=electing_refusal,
    effect=open_election,
    figures=lambda council: {"coins": ELECT_COINS},
)
