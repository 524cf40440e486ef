"""Foreign agents, and free ones (pages 8 and 16)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import KINDS_OF_AGENTS
from tradewinds.games.yokohama.events import AGENT_ACTS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.rules.areas import begin_action
from tradewinds.games.yokohama.rules.assistants import standing_refusal
from tradewinds.games.yokohama.rules.extra_actions import not_between
from tradewinds.games.yokohama.rules.power import power_in
from tradewinds.games.yokohama.state import EXTRA_ACTIONS
from tradewinds.games.yokohama.things import OPEN_AREA

NO_AGENT = REASONS.reason("no-agent")
AGENT_USED = REASONS.reason("agent-used")
PRESIDENT_THERE = REASONS.reason("president-there")


@rule
def agents_ready(state: State, player: int) -> int:
    """How many unused agents a player has."""
    agents = 0
    for kind in range(KINDS_OF_AGENTS):
        agents += int(state.agents[player, kind])
    return agents


@rule
def agent_refusal(state: State, area: int) -> int:
    """An agent acts once a turn, where the player has an assistant and no president."""
    if agents_ready(state, state.active) == 0:
        return NO_AGENT
    if state.agent_used:
        return AGENT_USED
    obstacle = standing_refusal(state, area)
    if obstacle != LEGAL:
        return obstacle
    return LEGAL if state.president[state.active] != area else PRESIDENT_THERE


@rule
def use_agent(state: State, area: int) -> None:
    """An agent is turned over and carries out steps 3 to 6 in an area; which agent it is makes no difference."""
    kind = 0
    while state.agents[state.active, kind] == 0:
        kind += 1
    state.power = power_in(state, state.active, area)
    note(state, AGENT_ACTS, state.active, kind, area, state.power)
    state.agents[state.active, kind] -= 1
    state.spent[state.active, kind] += 1
    state.agent_used = True
    state.by_agent = True
    begin_action(state, area)


AGENT = MOVES.kind(
    "agent", OPEN_AREA, when=EXTRA_ACTIONS, refusal=agent_refusal, effect=use_agent, untimely=not_between
)
