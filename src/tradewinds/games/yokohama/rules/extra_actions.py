"""Extra actions: before and after the main action, in any order (pages 8 and 9)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import NONE
from tradewinds.games.yokohama.reasons import CHOICE_FIRST, REASONS
from tradewinds.games.yokohama.rules.assistants import IS_ON_THE_MOVE

EXTRA_ACTION_TIME = REASONS.reason("extra-action-time")


@rule
def not_between(state: State, thing: int) -> int:
    """Extra actions do not interrupt the main action; after that of an agent, or a reward, they have to wait."""
    acting = state.area != NONE and not state.by_agent
    return EXTRA_ACTION_TIME if IS_ON_THE_MOVE[state.phase] or acting else CHOICE_FIRST
