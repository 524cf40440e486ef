"""The income of a total: red cards, the bank, the boats' catch (pages 5, 7 and 11)."""

from __future__ import annotations

from tradewinds.core.decisions import leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro import events, state as phases
from tradewinds.games.machi_koro.components import BLUE_ON, CATCH, CATCH_ON, EFFECT, GREEN_ON, NONE, RED_ON
from tradewinds.games.machi_koro.rules.cards import earn, pay_for_card, value, works


@rule
def pay_income(state: State) -> None:
    """Red cards first, then the bank pays, unless a catch must be rolled for before."""
    pay_red_cards(state)
    if catch_is_due(state):
        leave_to_chance(state, phases.CATCH_ROLL)
    else:
        state.phase = phases.BANK_DUE


@rule
def pay_red_cards(state: State) -> None:
    """The active player pays opponents' red cards, counter-clockwise (page 7)."""
    cards = RED_ON[state.total]
    if cards[0] == NONE:
        return
    for step in range(1, state.players):
        owner = state.active - step + (state.players if step > state.active else 0)
        for card in cards:
            if card == NONE:
                break
            if works(state, owner, card):
                pay_for_card(state, state.active, owner, card, value(state, owner, card, owner))


@rule
def receive_from_bank(state: State) -> None:
    """Everyone's blue cards and the active player's green ones, then major establishments."""
    catch = state.catch_die
    state.catch_die = 0
    state.phase = phases.MAJORS_DUE
    for card in BLUE_ON[state.total]:
        if card == NONE:
            break
        for owner in range(state.players):
            earn(state, owner, card, catch)
    for card in GREEN_ON[state.total]:
        if card == NONE:
            break
        earn(state, state.active, card, catch)


@rule
def catch_is_due(state: State) -> bool:
    """Whether anyone's Tuna Boat works on this total, so that two more dice are rolled for all of them (page 11)."""
    if CATCH_ON[state.total]:
        for card in BLUE_ON[state.total]:
            for owner in range(state.players):
                if card != NONE and EFFECT[card] == CATCH and works(state, owner, card):
                    return True
    return False


@rule
def land_catch(state: State, die: int) -> None:
    """Two dice for all Tuna Boats at once; they activate nothing else (page 11)."""
    if state.catch_die == 0:
        state.catch_die = die
    else:
        note(state, events.CATCHES, state.active, state.catch_die, die, state.catch_die + die)
        state.catch_die += die
        state.phase = phases.BANK_DUE
