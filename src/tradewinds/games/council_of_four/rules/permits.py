"""Permit tiles: taken for a council or for free on the nobility track, used for a merchant (pages 5 and 8)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import CITY_PERMITS, NONE, PERMIT_BONUSES, SLOTS
from tradewinds.games.council_of_four.events import DECLINES, TAKES, TAKES_FREE, USES
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import COINS_ASKED, PERMIT_NOT_YOURS, REASONS, Figures
from tradewinds.games.council_of_four.rules.actions import before_council, unasked
from tradewinds.games.council_of_four.rules.gains import promise_all
from tradewinds.games.council_of_four.rules.merchants import place_merchant
from tradewinds.games.council_of_four.rules.payment import OTHER_COUNCIL, coins_refusal, pay_council, price_so_far
from tradewinds.games.council_of_four.rules.tiles import ask_for_refill
from tradewinds.games.council_of_four.things import CITY, FROM_PERMIT, PERMIT, REGION, SLOT

SLOT_EMPTY = REASONS.reason("slot-empty")


@rule
def taking_refusal(state: State, slot: int) -> int:
    """A face-up tile: of the council that is satisfied, once it can be paid, or any that comes for free."""
    if state.phase == phases.PAY and state.council != slot // SLOTS:
        return OTHER_COUNCIL
    if state.shown[slot // SLOTS, slot % SLOTS] == NONE:
        return SLOT_EMPTY
    return coins_refusal(state, price_so_far(state)) if state.phase == phases.PAY else LEGAL


@rule
def take(state: State, slot: int) -> bool:
    """A face-up permit tile goes to the player with its bonuses; then its slot is filled."""
    region = slot // SLOTS
    tile = int(state.shown[region, slot % SLOTS])
    free = state.phase == phases.PERMIT
    if free:
        note(state, TAKES_FREE, state.active, tile)
    else:
        pay_council(state)
        note(state, TAKES, state.active, tile)
    state.shown[region, slot % SLOTS] = NONE
    state.unused[state.active] |= 1 << tile
    ask_for_refill(state, region)
    if not (free and state.bare_free_permit):
        promise_all(state, FROM_PERMIT + tile, PERMIT_BONUSES[tile])
    return True


COINS_ASKED["take"] = lambda state, move: price_so_far(state)
TAKE = MOVES.kind(
    "take",
    REGION,
    SLOT,
    when=[phases.PAY, phases.PERMIT],
    refusal=taking_refusal,
    effect=take,
    untimely=before_council,
)


@rule
def decline(state: State, thing: int) -> bool:
    """The free tile of the nobility track may be left."""
    note(state, DECLINES, state.active)
    return True


DECLINE = MOVES.kind("decline", when=[phases.PERMIT], effect=decline, untimely=unasked)


# Using one


def _chosen_city(state: State, move: int) -> Figures:
    return {"city": CITY.tell(int(state.city))}


PERMIT_USED = REASONS.reason("permit-used")
PERMIT_ELSEWHERE = REASONS.reason("permit-elsewhere", _chosen_city)  # the tile does not permit the chosen city


@rule
def spending_refusal(state: State, tile: int) -> int:
    """An own permit tile, still unused, for the chosen city."""
    player = state.active
    if not (state.unused[player] >> tile) & 1:
        return PERMIT_USED if (state.used[player] >> tile) & 1 else PERMIT_NOT_YOURS
    return LEGAL if (CITY_PERMITS[state.city] >> tile) & 1 else PERMIT_ELSEWHERE


@rule
def use_permit(state: State, tile: int) -> bool:
    """A permit tile is turned over for a merchant in the chosen city."""
    state.unused[state.active] ^= 1 << tile
    state.used[state.active] |= 1 << tile
    note(state, USES, state.active, tile)
    city = state.city
    state.city = 0
    place_merchant(state, state.active, city)
    return True


SPEND = MOVES.kind(
    "spend",
    PERMIT,
    when=[phases.SPEND],
    refusal=spending_refusal,
    effect=use_permit,
    untimely=unasked,
)
