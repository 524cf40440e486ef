"""What follows a move at once: a step after another, each in one place whatever led to it.

Compiled, a step that every move called by itself would be there once for each of them; and games side by side on a GPU
take a step together only if it is the same piece of code.
"""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro import state as phases
from tradewinds.games.machi_koro.rules.income import pay_income, receive_from_bank
from tradewinds.games.machi_koro.rules.majors import use_majors
from tradewinds.games.machi_koro.rules.market import refill_market


@rule
def proceed(state: State) -> None:
    """Income, major establishments and the next turn, until something is to be decided."""
    if state.phase == phases.INCOME_DUE:
        pay_income(state)
    if state.phase == phases.BANK_DUE:
        receive_from_bank(state)
    if state.phase == phases.MAJORS_DUE:
        use_majors(state)
    if state.phase == phases.TURN_DONE:
        refill_market(state)
