"""Mini-expansion 1: awards for whoever has all three achievements (page 16)."""

from __future__ import annotations

from tradewinds.core.decisions import leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import AWARD_FLAG, AWARDS_ON_TABLE, FREE_AGENT, NONE
from tradewinds.games.yokohama.events import AWARDS_LIE, CLAIMS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import LAID_ALREADY, REASONS, only_chance
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.flags import collect_flag
from tradewinds.games.yokohama.state import AWARD as AWARD_CHOICE, AWARDS_LAID, REFILL_STEP
from tradewinds.games.yokohama.things import AWARD

NO_AWARD_DUE = REASONS.reason("no-award-due")
AWARD_NOT_THERE = REASONS.reason("award-not-there")


@rule
def no_award_due(state: State, award: int) -> int:
    """An award is taken only right after the last of three achievements."""
    return NO_AWARD_DUE


@rule
def is_on_table(state: State, award: int) -> bool:
    """Whether an award is there to be taken."""
    for place in range(AWARDS_ON_TABLE):
        if state.award[place] == award:
            return True
    return False


# Set-up


@rule
def lay_awards(state: State) -> None:
    """In a game with awards four are laid out; then the boards are filled."""
    state.laid = 0
    if state.awards:
        leave_to_chance(state, AWARDS_LAID)
    else:
        fill_boards(state)


@rule
def fill_boards(state: State) -> None:
    """Laboratories and ports are filled, as after an action."""
    state.laid = 0
    state.step = REFILL_STEP
    settle(state)


@rule
def laying_award_refusal(state: State, award: int) -> int:
    """Each award is there once."""
    return LAID_ALREADY if is_on_table(state, award) else LEGAL


@rule
def lay_award(state: State, award: int) -> None:
    """An award is in the game."""
    state.award[state.laid] = award
    state.laid += 1
    if state.laid == AWARDS_ON_TABLE:
        note(state, AWARDS_LIE, state.award[0], state.award[1], state.award[2], state.award[3])
        fill_boards(state)


LAY_AWARD = MOVES.kind(
    "award", AWARD, when=[AWARDS_LAID], refusal=laying_award_refusal, effect=lay_award, untimely=only_chance
)

# Taking one


@rule
def claiming_refusal(state: State, award: int) -> int:
    """An award still on the table."""
    return LEGAL if is_on_table(state, award) else AWARD_NOT_THERE


@rule
def claim_award(state: State, award: int) -> None:
    """An award is a flag like those of cards, or a free agent."""
    note(state, CLAIMS, state.active, award)
    for place in range(AWARDS_ON_TABLE):
        if state.award[place] == award:
            state.award[place] = NONE
    state.award_of[state.active] = award
    if AWARD_FLAG[award] == FREE_AGENT:
        state.agents[state.active, FREE_AGENT] += 1
    else:
        collect_flag(state, AWARD_FLAG[award])
    settle(state)


CLAIM = MOVES.kind(
    "claim", AWARD, when=[AWARD_CHOICE], refusal=claiming_refusal, effect=claim_award, untimely=no_award_due
)
