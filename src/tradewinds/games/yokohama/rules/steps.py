"""What comes next: choices that are due, then the steps of an area action in their order (pages 6-8)."""

from __future__ import annotations

from tradewinds.core.decisions import ask, leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import ASSISTANT, NONE, TELEPHONE
from tradewinds.games.yokohama.events import END_BY_ORDERS
from tradewinds.games.yokohama.rules.assistants import return_assistants
from tradewinds.games.yokohama.rules.buildings import can_build
from tradewinds.games.yokohama.rules.decisions import end_is_near
from tradewinds.games.yokohama.rules.laboratories import gap_in_laboratories
from tradewinds.games.yokohama.rules.ports import gap_in_ports
from tradewinds.games.yokohama.rules.power import has
from tradewinds.games.yokohama.rules.tokens import take_token, token_is_due
from tradewinds.games.yokohama.rules.warehouse import warehouse_has_pieces
from tradewinds.games.yokohama.state import (
    AFTER,
    BEFORE,
    BUILD_STEP,
    BUILDING,
    DRAW,
    EXTRA_STEP,
    GOOD,
    HIRING,
    LIFTING,
    ORDERS_LAID,
    REFILL_STEP,
    RETURN_STEP,
    RETURNING,
    TECHNOLOGIES_LAID,
    TOKEN_CHOICE,
    TOKEN_STEP,
)


@rule
def proceed(state: State) -> None:
    """Asks for what is due, or goes on with the steps of the action until something has to be decided."""
    while not asks_for_what_is_due(state):
        step = state.step
        state.step += 1
        if step == REFILL_STEP:
            if refill(state):
                return
        elif step == TOKEN_STEP:
            if token_is_due(state):
                if state.tokens_by_choice:
                    ask(state, TOKEN_CHOICE)
                    return
                take_token(state)
        elif step == BUILD_STEP:
            if can_build(state):
                ask(state, BUILDING)
                return
        elif step == RETURN_STEP:
            if state.assistants[state.active, state.area] > 0 and has(state, state.active, TELEPHONE):
                ask(state, RETURNING)
                return
            return_assistants(state, 0)
        else:
            finish_action(state)
            return


@rule
def asks_for_what_is_due(state: State) -> bool:
    """Rewards that are chosen come before the next step: goods, then pieces, then moves of assistants."""
    if state.goods_due > 0:
        ask(state, GOOD)
        return True
    if state.pieces_due > 0:
        if warehouse_has_pieces(state):
            ask(state, HIRING)
            return True
        state.pieces_due = 0
    if state.moves_due > 0:
        if state.present[state.active] != 0 or state.pieces[state.active, ASSISTANT] > 0:
            ask(state, LIFTING)
            return True
        state.moves_due = 0
    return False


@rule
def refill(state: State) -> bool:
    """Leaves the next gap of a management board to chance; orders that run out bring the end (pages 13 and 14).

    Also fills the boards at set-up, from the left; then everyone draws two orders.
    """
    if state.cards_left > 0 and gap_in_laboratories(state) != NONE:
        leave_to_chance(state, TECHNOLOGIES_LAID)
        state.step = REFILL_STEP
        return True
    if gap_in_ports(state) != NONE:
        if state.orders_left > 0:
            leave_to_chance(state, ORDERS_LAID)
            state.step = REFILL_STEP
            return True
        if end_is_near(state):
            note(state, END_BY_ORDERS)
    if state.turn == 0:
        leave_to_chance(state, DRAW)
        return True
    return False


@rule
def finish_action(state: State) -> None:
    """Nothing is left of the action: extra actions may follow."""
    state.step = EXTRA_STEP
    state.area = NONE
    state.power = 0
    state.by_agent = False
    ask(state, AFTER if state.moved else BEFORE)
