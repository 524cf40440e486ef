"""Power tokens (pages 4, 7 and 16)."""

from __future__ import annotations

from tradewinds.core.decisions import leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    CANAL,
    FREE_AGENT,
    FREE_AGENT_TOKEN,
    MOST_POWER,
    NONE,
    PLACE_COUNT,
    TOKEN_REWARD,
)
from tradewinds.games.yokohama.events import LEAVES_TOKEN, TOKEN_AGENT, TOKEN_BRINGS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import LAID_ALREADY, NOT_IN_THIS_GAME, REASONS, only_chance
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.gains import gain
from tradewinds.games.yokohama.state import ACHIEVEMENTS_LAID, TOKEN_CHOICE, TOKENS_LAID
from tradewinds.games.yokohama.things import TOKEN

# Set-up


@rule
def lay_next_token(state: State) -> None:
    """Every area but the canal gets a token; then achievements are drawn."""
    places = PLACE_COUNT[state.players]
    if state.laid < places and state.area_at[state.laid] == CANAL:
        state.laid += 1
    if state.laid < places:
        leave_to_chance(state, TOKENS_LAID)
    else:
        state.laid = 0
        leave_to_chance(state, ACHIEVEMENTS_LAID)


@rule
def laying_token_refusal(state: State, token: int) -> int:
    """A token that is left; free agents only in their mini-expansion."""
    if token == FREE_AGENT_TOKEN and not state.free_agents:
        return NOT_IN_THIS_GAME
    return LEGAL if state.tokens_left[token] > 0 else LAID_ALREADY


@rule
def lay_token(state: State, token: int) -> None:
    """A power token comes face up on an area."""
    state.tokens_left[token] -= 1
    state.token[state.area_at[state.laid]] = token
    state.laid += 1
    lay_next_token(state)


LAY_TOKEN = MOVES.kind(
    "token", TOKEN, when=[TOKENS_LAID], refusal=laying_token_refusal, effect=lay_token, untimely=only_chance
)

# Step 4

NO_TOKEN_DUE = REASONS.reason("no-token-due")


@rule
def token_is_due(state: State) -> bool:
    """An action of power five reaches the token of its area."""
    return state.power == MOST_POWER and state.token[state.area] != NONE


@rule
def take_token(state: State) -> None:
    """The token lies before its owner and brings its reward."""
    token = int(state.token[state.area])
    state.token[state.area] = NONE
    state.tokens[state.active, token] += 1
    if token == FREE_AGENT_TOKEN:
        state.agents[state.active, FREE_AGENT] += 1
        note(state, TOKEN_AGENT, state.active, state.area)
    else:
        gain(state, TOKEN_REWARD[token], TOKEN_BRINGS, state.area)


# Where the option leaves it to the player


@rule
def no_token_due(state: State, nothing: int) -> int:
    """Nothing is asked but after an action of power five, and only in games that ask."""
    return NO_TOKEN_DUE


@rule
def choose_token(state: State, nothing: int) -> None:
    """The token is taken."""
    take_token(state)
    settle(state)


@rule
def leave_token(state: State, nothing: int) -> None:
    """The token stays in its area."""
    note(state, LEAVES_TOKEN, state.active, state.area)
    settle(state)


TAKE_TOKEN = MOVES.kind("take-token", when=[TOKEN_CHOICE], effect=choose_token, untimely=no_token_due)
LEAVE_TOKEN = MOVES.kind("leave-token", when=[TOKEN_CHOICE], effect=leave_token, untimely=no_token_due)
