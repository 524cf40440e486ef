"""The boards of Church and Customs House (pages 12 and 13)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    AMOUNT,
    ASSISTANT,
    CHURCH_ENDS_AT,
    CHURCH_REWARD,
    CHURCH_SLOTS,
    CUSTOMS_ENDS_AT,
    CUSTOMS_REWARD,
    CUSTOMS_SLOTS,
    FAITH_NEEDED,
    IMPORTS_NEEDED,
    NONE,
    ON_CHURCH,
    ON_CUSTOMS,
)
from tradewinds.games.yokohama.rules.flow import ask, end_is_near, settle
from tradewinds.games.yokohama.rules.gains import gain, reward_by_technologies
from tradewinds.games.yokohama.rules.influence import remove_assistants


@rule
def choose_church_slot(state: State, slot: int) -> None:
    """A slot of the church board; faith that the power does not give has to be paid for."""
    state.slot = slot
    state.paid = 0
    state.units = max(0, FAITH_NEEDED[slot] - AMOUNT[state.area, state.power])
    if state.units == 0:
        stand_in_church(state)
    else:
        ask(state, phases.FAITH)


@rule
def stand_in_church(state: State) -> None:
    """An assistant stands in the slot to the end of the game."""
    slot = state.slot
    state.slot = NONE
    state.paid = 0
    give_assistant(state)
    state.church[slot] = state.active
    gain(state, CHURCH_REWARD[slot])
    reward_by_technologies(state, ON_CHURCH)
    if assistants_on(state.church, CHURCH_SLOTS) >= CHURCH_ENDS_AT[state.players]:
        end_is_near(state)
    settle(state)


@rule
def stand_in_customs(state: State, slot: int) -> None:
    """Imports are paid and an assistant stands in a slot of exactly that number to the end of the game."""
    state.imports[state.active] -= IMPORTS_NEEDED[slot]
    give_assistant(state)
    state.customs[slot] = state.active
    gain(state, CUSTOMS_REWARD[slot])
    reward_by_technologies(state, ON_CUSTOMS)
    if assistants_on(state.customs, CUSTOMS_SLOTS) >= CUSTOMS_ENDS_AT[state.players]:
        end_is_near(state)
    settle(state)


@rule
def give_assistant(state: State) -> None:
    """An assistant leaves for a management board: from the hand, or from the area if the hand is empty.

    The rules leave the choice to the player, but it makes no difference: those in the area come back to the hand.
    """
    if state.pieces[state.active, ASSISTANT] > 0:
        state.pieces[state.active, ASSISTANT] -= 1
    else:
        remove_assistants(state, state.area, 1)


@rule
def assistants_on(board: Any, slots: int) -> int:
    """How many assistants stand on a board, the neutral player's included."""
    number = 0
    for slot in range(slots):
        number += board[slot] != NONE
    return number
