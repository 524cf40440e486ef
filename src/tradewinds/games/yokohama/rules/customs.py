"""The Customs House (page 13)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    AMOUNT,
    CUSTOMS_ENDS_AT,
    CUSTOMS_NEUTRAL,
    CUSTOMS_PRIZES,
    CUSTOMS_REWARD,
    CUSTOMS_SLOTS,
    IMPORTS_NEEDED,
    NONE,
    ON_CUSTOMS,
    PAY_IMPORT,
)
from tradewinds.games.yokohama.events import CUSTOMS_BRINGS, END_BY_CUSTOMS, IDLES, PAYS_CUSTOMS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS, SLOT_TAKEN, Figures, thing
from tradewinds.games.yokohama.rules.boards import (
    NO_ASSISTANT_FOR_BOARD,
    award_majority,
    give_assistant,
    has_assistant_for_board,
    note_if_last,
    stand_neutral,
)
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.gains import gain, gain_from_technologies
from tradewinds.games.yokohama.rules.purse import spend
from tradewinds.games.yokohama.state import CUSTOMS_BONUS, CUSTOMS_CHOICE
from tradewinds.games.yokohama.things import CUSTOMS_SLOT, power_needed, reward_list


def _power(state: State, move: int) -> Figures:
    imports = int(IMPORTS_NEEDED[thing(move)])
    return {"imports": imports, "needed": power_needed(state.area, imports), "have": int(state.power)}


def _imports(state: State, move: int) -> Figures:
    return {"needed": int(IMPORTS_NEEDED[thing(move)]), "have": int(state.imports[state.active])}


NOT_AT_CUSTOMS = REASONS.reason("not-at-customs")
CUSTOMS_POWER_MISSING = REASONS.reason("customs-power-missing", _power)
IMPORTS_MISSING = REASONS.reason("imports-missing", _imports)


@rule
def not_at_customs(state: State, slot: int) -> int:
    """A slot is chosen only by an action in the Customs House."""
    return NOT_AT_CUSTOMS


@rule
def act_in_customs(state: State) -> None:
    """A slot of the board is to be chosen."""
    ask(state, CUSTOMS_CHOICE)


@rule
def customs_refusal(state: State, slot: int) -> int:
    """A free slot, power for so many imports, the imports and an assistant."""
    if state.customs[slot] != NONE:
        return SLOT_TAKEN
    if IMPORTS_NEEDED[slot] > AMOUNT[state.area, state.power]:
        return CUSTOMS_POWER_MISSING
    if state.imports[state.active] < IMPORTS_NEEDED[slot]:
        return IMPORTS_MISSING
    return LEGAL if has_assistant_for_board(state) else NO_ASSISTANT_FOR_BOARD


@rule
def stand_in_customs(state: State, slot: int) -> None:
    """Imports are paid and an assistant stands in a slot of exactly that number to the end of the game."""
    spend(state, PAY_IMPORT, IMPORTS_NEEDED[slot])
    note(state, PAYS_CUSTOMS, state.active, PAY_IMPORT, IMPORTS_NEEDED[slot])
    give_assistant(state)
    state.customs[slot] = state.active
    gain(state, CUSTOMS_REWARD[slot], CUSTOMS_BRINGS, slot)
    gain_from_technologies(state, ON_CUSTOMS)
    note_if_last(state, state.customs, CUSTOMS_SLOTS, CUSTOMS_ENDS_AT[state.players], END_BY_CUSTOMS)
    settle(state)


@rule
def leave_customs(state: State, nothing: int) -> None:
    """No slot is taken: nobody is made to pay."""
    note(state, IDLES, state.active, state.area)
    settle(state)


@rule
def block_customs(state: State) -> None:
    """The neutral player of two stands on the marked slot (page 5)."""
    stand_neutral(state.customs, CUSTOMS_SLOTS, CUSTOMS_NEUTRAL)


@rule
def award_customs(state: State, bonuses: Any) -> None:
    """Final scoring: most assistants here, and second most (page 10)."""
    award_majority(bonuses, CUSTOMS_BONUS, state.customs, CUSTOMS_SLOTS, CUSTOMS_PRIZES)


def _figures(slot: int) -> Figures:
    return {"cost": int(IMPORTS_NEEDED[slot]), "reward": reward_list(CUSTOMS_REWARD[slot])}


CUSTOMS = MOVES.kind(
    "customs",
    CUSTOMS_SLOT,
    when=[CUSTOMS_CHOICE],
    refusal=customs_refusal,
    effect=stand_in_customs,
    untimely=not_at_customs,
    figures=_figures,
)
DONE_CUSTOMS = MOVES.kind("done:customs", when=[CUSTOMS_CHOICE], effect=leave_customs, untimely=not_at_customs)
