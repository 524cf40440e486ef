"""Who decides what next."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.state import GOING_ON, LAST_BUT_ONE_ROUND, UNSETTLED


@rule
def settle(state: State) -> None:
    """Leaves it to the steps of the action, which every move goes through at its end, to say what comes next."""
    state.phase = UNSETTLED


@rule
def end_is_near(state: State) -> bool:
    """A condition of the end is met: this round is finished, then one more is played (page 9). Whether that is news."""
    if state.ending != GOING_ON:
        return False
    state.ending = LAST_BUT_ONE_ROUND
    return True
