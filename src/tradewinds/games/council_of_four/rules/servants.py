"""Quick actions: hiring a servant, and what servants are good for (page 7)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    CHANGE_SERVANTS,
    EXTRA_SERVANTS,
    HIRE_COINS,
    SEND_SERVANTS,
)
from tradewinds.games.council_of_four.events import CHANGES, HIRES, TAKES_EXTRA_ACTION
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import (
    COINS_ASKED,
    COINS_MISSING,
    NO_TILE_SHOWN,
    REASONS,
    SERVANTS_ASKED,
    SERVANTS_MISSING,
)
from tradewinds.games.council_of_four.rules.tiles import ask_for_refill, is_tile_shown, put_below
from tradewinds.games.council_of_four.things import COUNCIL, REGION

NO_QUICK_ACTION = REASONS.reason("no-quick-action")  # the quick action of the turn is taken


@rule
def can_be_quick(state: State) -> bool:
    """Whether there is a quick action that can still be paid for."""
    servants, coins = state.servants[state.active], state.coins[state.active]
    return state.quick and (servants >= min(SEND_SERVANTS, CHANGE_SERVANTS) or coins >= HIRE_COINS)


@rule
def servants_refusal(state: State, servants: int) -> int:
    """A quick action that takes so many servants must be the first of the turn, and affordable."""
    if not state.quick:
        return NO_QUICK_ACTION
    return LEGAL if state.servants[state.active] >= servants else SERVANTS_MISSING


@rule
def pay_servants(state: State, servants: int) -> None:
    """The quick action of the turn is taken for so many servants."""
    state.quick = False
    state.servants[state.active] -= servants


@rule
def hiring_refusal(state: State, thing: int) -> int:
    """A servant costs coins."""
    if not state.quick:
        return NO_QUICK_ACTION
    return LEGAL if state.coins[state.active] >= HIRE_COINS else COINS_MISSING


@rule
def hire(state: State, thing: int) -> bool:
    """A servant for coins."""
    state.quick = False
    state.coins[state.active] -= HIRE_COINS
    state.servants[state.active] += 1
    note(state, HIRES, state.active, HIRE_COINS)
    return True


COINS_ASKED["hire"] = lambda state, move: HIRE_COINS
HIRE = MOVES.kind(
    "hire",
    when=[phases.ACTION],
    refusal=hiring_refusal,
    effect=hire,
    figures=lambda thing: {"coins": HIRE_COINS},
)


@rule
def changing_refusal(state: State, region: int) -> int:
    """There must be something to change, and a servant for it."""
    if state.quick and not is_tile_shown(state, region):
        return NO_TILE_SHOWN
    return servants_refusal(state, CHANGE_SERVANTS)


@rule
def change_tiles(state: State, region: int) -> bool:
    """A region's face-up tiles go under its deck, the first slot's first, and others come up."""
    pay_servants(state, CHANGE_SERVANTS)
    note(state, CHANGES, state.active, region, CHANGE_SERVANTS)
    put_below(state, region)
    ask_for_refill(state, region)
    return True


SERVANTS_ASKED["change"] = lambda state, move: CHANGE_SERVANTS
CHANGE = MOVES.kind(
    "change",
    REGION,
    when=[phases.ACTION],
    refusal=changing_refusal,
    effect=change_tiles,
    figures=lambda region: {"servants": CHANGE_SERVANTS},
)


@rule
def sending_refusal(state: State, council: int) -> int:
    """A quick action that takes servants."""
    return servants_refusal(state, SEND_SERVANTS)


@rule
def send_servant(state: State, council: int) -> bool:
    """A servant has someone elected; the councillor is chosen next."""
    pay_servants(state, SEND_SERVANTS)
    state.council = council
    state.by_servant = True
    ask(state, phases.CANDIDATE)
    return False


SERVANTS_ASKED["send"] = lambda state, move: SEND_SERVANTS
SEND = MOVES.kind(
    "send",
    COUNCIL,
    when=[phases.ACTION],
    refusal=sending_refusal,
    effect=send_servant,
    figures=lambda council: {"servants": SEND_SERVANTS},
)


@rule
def extra_refusal(state: State, thing: int) -> int:
    """One more main action takes servants."""
    return servants_refusal(state, EXTRA_SERVANTS)


@rule
def take_extra_action(state: State, thing: int) -> bool:
    """One more main action this turn, which must be taken."""
    pay_servants(state, EXTRA_SERVANTS)
    state.mains += 1
    state.owed += 1
    note(state, TAKES_EXTRA_ACTION, state.active, EXTRA_SERVANTS)
    return True


SERVANTS_ASKED["extra"] = lambda state, move: EXTRA_SERVANTS
EXTRA = MOVES.kind(
    "extra",
    when=[phases.ACTION],
    refusal=extra_refusal,
    effect=take_extra_action,
    figures=lambda thing: {"servants": EXTRA_SERVANTS},
)
