"""The nobility track: its steps, the choices that its spaces give, and its points at the end (pages 8 and 9)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    AGAIN as AGAIN_BONUS,
    AMOUNTS,
    BONUS_CODES,
    CITIES,
    FREE_PERMIT,
    NOBILITY,
    NOBILITY_BONUSES,
    NOBILITY_END,
    NOBILITY_FIRST,
    NOBILITY_SECOND,
    NONE,
    PERMIT_BONUSES,
    TOKEN,
    TOKEN_BONUSES,
    TOKEN_IS_NOBLE,
)
from tradewinds.games.council_of_four.events import ADVANCES, REUSES, USES_AGAIN
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import PERMIT_NOT_YOURS, REASONS
from tradewinds.games.council_of_four.rules.actions import unasked
from tradewinds.games.council_of_four.rules.gains import promise, promise_all
from tradewinds.games.council_of_four.rules.merchants import has_merchant
from tradewinds.games.council_of_four.rules.tiles import is_any_tile_shown
from tradewinds.games.council_of_four.things import CITY, FROM_SPACE, PERMIT


@rule
def advance(state: State, source: int, steps: int) -> None:
    """Steps on the nobility track, one at a time, each space's bonus received before the next step."""
    player = state.active
    space = int(state.nobility[player])
    if space == NOBILITY_END:
        return
    if state.landing_bonus_only:
        space = min(space + steps, NOBILITY_END)
    else:
        if steps > 1:
            promise(state, source, NOBILITY * AMOUNTS + steps - 1)
        space += 1
    state.nobility[player] = space
    note(state, ADVANCES, player, space, source)
    promise_all(state, FROM_SPACE + space, NOBILITY_BONUSES[space])


@rule
def own_space(state: State) -> int:
    """Where gains by a choice come from: the space that the player stands on."""
    return FROM_SPACE + int(state.nobility[state.active])


@rule
def ask_for_choice(state: State, source: int, kind: int, amount: int) -> bool:
    """Asks the player which token, tile or permit, if there is any to choose."""
    if kind == TOKEN and has_reusable_token(state):
        if amount > 1:
            promise(state, source, TOKEN * AMOUNTS + amount - 1)
        ask(state, phases.TOKEN)
    elif kind == FREE_PERMIT and is_any_tile_shown(state):
        ask(state, phases.PERMIT)
    elif kind == AGAIN_BONUS and (state.used[state.active] | state.unused[state.active]):
        ask(state, phases.AGAIN)
    else:
        state.reused = NONE
        return False
    return True


# The bonuses of a token again (spaces 4 and 16)

NOT_YOUR_CITY = REASONS.reason("not-your-city")
NO_TOKEN = REASONS.reason("no-token")
TOKEN_NOBLE = REASONS.reason("token-noble")  # tokens with a step of nobility cannot be chosen
TOKEN_CHOSEN = REASONS.reason("token-chosen")  # two different tokens


@rule
def reusing_refusal(state: State, city: int) -> int:
    """A token of a city with a merchant of one's own, without a step of nobility, and not the same twice."""
    if not has_merchant(state, state.active, city):
        return NOT_YOUR_CITY
    if state.token[city] == NONE:
        return NO_TOKEN
    if TOKEN_IS_NOBLE[state.token[city]]:
        return TOKEN_NOBLE
    return TOKEN_CHOSEN if city == state.reused else LEGAL


@rule
def has_reusable_token(state: State) -> bool:
    """Whether there is a token to choose."""
    for city in range(len(CITIES)):
        if reusing_refusal(state, city) == LEGAL:
            return True
    return False


@rule
def reuse_token(state: State, city: int) -> bool:
    """The bonuses of a chosen token; a second one must differ from it."""
    another = state.waiting > 0 and state.bonuses[state.waiting - 1] % BONUS_CODES // AMOUNTS == TOKEN
    state.reused = city if another else NONE
    note(state, REUSES, state.active, city)
    promise_all(state, own_space(state), TOKEN_BONUSES[state.token[city]])
    return True


REUSE = MOVES.kind(
    "reuse",
    CITY,
    when=[phases.TOKEN],
    refusal=reusing_refusal,
    effect=reuse_token,
    untimely=unasked,
)


# The bonuses of a permit tile again (space 14)


@rule
def again_refusal(state: State, tile: int) -> int:
    """Any own permit tile, used or not."""
    owned = state.used[state.active] | state.unused[state.active]
    return LEGAL if (owned >> tile) & 1 else PERMIT_NOT_YOURS


@rule
def use_permit_again(state: State, tile: int) -> bool:
    """The bonuses of one of the player's permit tiles."""
    note(state, USES_AGAIN, state.active, tile)
    promise_all(state, own_space(state), PERMIT_BONUSES[tile])
    return True


AGAIN = MOVES.kind(
    "again",
    PERMIT,
    when=[phases.AGAIN],
    refusal=again_refusal,
    effect=use_permit_again,
    untimely=unasked,
)


# The end


@rule
def nobility_points(state: State, player: int) -> int:
    """Everyone furthest on the track scores as the first; those behind a single first score as the second."""
    ahead = 0
    first = 0
    for other in range(state.players):
        ahead += state.nobility[other] > state.nobility[player]
        first = max(first, int(state.nobility[other]))
    if ahead == 0:
        return NOBILITY_FIRST
    leaders = 0
    between = 0
    for other in range(state.players):
        leaders += state.nobility[other] == first
        between += state.nobility[player] < state.nobility[other] and state.nobility[other] < first
    return NOBILITY_SECOND if leaders == 1 and between == 0 else 0
