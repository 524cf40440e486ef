"""The Church (page 12)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    AMOUNT,
    CHURCH_ENDS_AT,
    CHURCH_NEUTRAL,
    CHURCH_PRIZES,
    CHURCH_REWARD,
    CHURCH_SLOTS,
    FAITH_NEEDED,
    FAITH_PRICE,
    NONE,
    ON_CHURCH,
    PAYMENT_KINDS,
)
from tradewinds.games.yokohama.events import CHURCH_BRINGS, END_BY_CHURCH, IDLES, PAYS_FAITH
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import ACTION_DUE, REASONS, SLOT_TAKEN, Figures, thing
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
from tradewinds.games.yokohama.rules.purse import price_refusal, purse, spend
from tradewinds.games.yokohama.state import CHURCH_BONUS, CHURCH_CHOICE, FAITH
from tradewinds.games.yokohama.things import CHURCH_SLOT, reward_list


def _faith(state: State, move: int) -> Figures:
    return {"needed": int(FAITH_NEEDED[thing(move)]), "have": int(most_faith(state))}


NOT_AT_CHURCH = REASONS.reason("not-at-church")
FAITH_MISSING = REASONS.reason("faith-missing", _faith)
PAID_ALREADY = REASONS.reason("paid-already")


@rule
def not_at_church(state: State, slot: int) -> int:
    """A slot is chosen only by an action in the Church."""
    return NOT_AT_CHURCH


@rule
def act_in_church(state: State) -> None:
    """A slot of the board is to be chosen."""
    ask(state, CHURCH_CHOICE)


@rule
def faith_due(state: State, slot: int) -> int:
    """The units of faith a slot asks for beyond those of the power."""
    return max(0, FAITH_NEEDED[slot] - AMOUNT[state.area, state.power])


@rule
def most_faith(state: State) -> int:
    """The faith of the power, and one for each kind that can be paid."""
    faith = int(AMOUNT[state.area, state.power])
    for kind in range(PAYMENT_KINDS):
        faith += purse(state, kind) >= FAITH_PRICE[kind]
    return faith


@rule
def church_refusal(state: State, slot: int) -> int:
    """A free slot, faith enough and an assistant."""
    if state.church[slot] != NONE:
        return SLOT_TAKEN
    if not has_assistant_for_board(state):
        return NO_ASSISTANT_FOR_BOARD
    return LEGAL if most_faith(state) >= FAITH_NEEDED[slot] else FAITH_MISSING


@rule
def choose_church_slot(state: State, slot: int) -> None:
    """Faith that the power does not give has to be paid for."""
    state.slot = slot
    state.paid = 0
    state.units = faith_due(state, slot)
    if state.units == 0:
        stand_in_church(state)
    else:
        ask(state, FAITH)


@rule
def faith_refusal(state: State, kind: int) -> int:
    """Each kind counts once."""
    if (int(state.paid) >> kind) & 1 != 0:
        return PAID_ALREADY
    return price_refusal(state, kind, FAITH_PRICE[kind])


@rule
def pay_faith(state: State, kind: int) -> None:
    """One unit of faith; when none is due any more, the assistant comes to the slot."""
    spend(state, kind, FAITH_PRICE[kind])
    note(state, PAYS_FAITH, state.active, kind, FAITH_PRICE[kind])
    state.paid |= 1 << kind
    state.units -= 1
    if state.units == 0:
        stand_in_church(state)


@rule
def stand_in_church(state: State) -> None:
    """An assistant stands in the slot to the end of the game."""
    slot = state.slot
    state.slot = NONE
    state.paid = 0
    give_assistant(state)
    state.church[slot] = state.active
    gain(state, CHURCH_REWARD[slot], CHURCH_BRINGS, slot)
    gain_from_technologies(state, ON_CHURCH)
    note_if_last(state, state.church, CHURCH_SLOTS, CHURCH_ENDS_AT[state.players], END_BY_CHURCH)
    settle(state)


@rule
def leaving_church_refusal(state: State, nothing: int) -> int:
    """Nobody is made to pay, but the action is not declined where the power alone is faith enough (page 6)."""
    if not state.actions_by_choice and has_assistant_for_board(state):
        for slot in range(CHURCH_SLOTS):
            if state.church[slot] == NONE and faith_due(state, slot) == 0:
                return ACTION_DUE
    return LEGAL


@rule
def leave_church(state: State, nothing: int) -> None:
    """No slot is taken."""
    note(state, IDLES, state.active, state.area)
    settle(state)


@rule
def block_church(state: State) -> None:
    """The neutral player of two stands on the marked slot (page 5)."""
    stand_neutral(state.church, CHURCH_SLOTS, CHURCH_NEUTRAL)


@rule
def award_church(state: State, bonuses: Any) -> None:
    """Final scoring: most assistants here, and second most (page 10)."""
    award_majority(bonuses, CHURCH_BONUS, state.church, CHURCH_SLOTS, CHURCH_PRIZES)


def _figures(slot: int) -> Figures:
    return {"faith": int(FAITH_NEEDED[slot]), "reward": reward_list(CHURCH_REWARD[slot])}


CHURCH = MOVES.kind(
    "church",
    CHURCH_SLOT,
    when=[CHURCH_CHOICE],
    refusal=church_refusal,
    effect=choose_church_slot,
    untimely=not_at_church,
    figures=_figures,
)
DONE_CHURCH = MOVES.kind(
    "done:church",
    when=[CHURCH_CHOICE],
    refusal=leaving_church_refusal,
    effect=leave_church,
    untimely=not_at_church,
)
