"""Permit tiles on the board: face up in their regions, and the decks that fill their slots (page 5)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    AMOUNTS,
    NONE,
    PERMITS,
    REFILL,
    REGION_PERMITS,
    REGIONS,
    SLOTS,
)
from tradewinds.games.council_of_four.events import TURNED_UP
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import NO_SUCH_CHANCE
from tradewinds.games.council_of_four.rules.actions import by_chance
from tradewinds.games.council_of_four.rules.gains import promise
from tradewinds.games.council_of_four.rules.setup import lay_next_tile
from tradewinds.games.council_of_four.things import PERMIT


@rule
def is_tile_shown(state: State, region: int) -> bool:
    """Whether any permit tile of a region is face up."""
    for slot in range(SLOTS):
        if state.shown[region, slot] != NONE:
            return True
    return False


@rule
def is_any_tile_shown(state: State) -> bool:
    """Whether any permit tile is face up."""
    for region in range(len(REGIONS)):
        if is_tile_shown(state, region):
            return True
    return False


@rule
def permits_owned(state: State, player: int) -> int:
    """How many permit tiles a player has, used or not."""
    owned = state.used[player] | state.unused[player]
    count = 0
    for tile in range(len(PERMITS)):
        count += (owned >> tile) & 1
    return count


# Filling empty slots


@rule
def ask_for_refill(state: State, region: int) -> None:
    """A region's empty slots are filled when everything above this in the list of bonuses is received."""
    promise(state, 0, REFILL * AMOUNTS + region)


@rule
def leave_refill(state: State, region: int) -> bool:
    """Fills a region's empty slots: from the tiles in a known order without chance, else chance turns one up."""
    for slot in range(SLOTS):
        if state.shown[region, slot] != NONE:
            continue
        if state.unseen & REGION_PERMITS[region]:
            ask_for_refill(state, region)  # the next slot may be empty too
            state.slot = region * SLOTS + slot
            state.phase = phases.REVEAL
            state.seat = CHANCE
            return True
        if state.under_count[region] > 0:
            state.shown[region, slot] = take_from_below(state, region)
            note(state, TURNED_UP, region, int(state.shown[region, slot]))
    return False


@rule
def take_from_below(state: State, region: int) -> int:
    """The uppermost of the tiles that were put under the deck."""
    tile = int(state.under[region, 0])
    state.under_count[region] -= 1
    for place in range(state.under_count[region]):
        state.under[region, place] = state.under[region, place + 1]
    state.under[region, state.under_count[region]] = 0
    return tile


@rule
def put_below(state: State, region: int) -> None:
    """Puts a region's face-up tiles under its deck, the first slot's first."""
    for slot in range(SLOTS):
        if state.shown[region, slot] != NONE:
            state.under[region, state.under_count[region]] = state.shown[region, slot]
            state.under_count[region] += 1
            state.shown[region, slot] = NONE


@rule
def revealing_refusal(state: State, tile: int) -> int:
    """A tile that lies face down, of the region whose slot is filled."""
    face_down = state.unseen & REGION_PERMITS[state.slot // SLOTS]
    return LEGAL if (face_down >> tile) & 1 else NO_SUCH_CHANCE


@rule
def reveal(state: State, tile: int) -> bool:
    """A permit tile is turned up in the slot that waits for it."""
    state.unseen ^= 1 << tile
    state.shown[state.slot // SLOTS, state.slot % SLOTS] = tile
    if state.phase == phases.TILES:
        lay_next_tile(state)
        return False
    note(state, TURNED_UP, state.slot // SLOTS, tile)
    state.slot = 0
    return True


REVEAL = MOVES.kind(
    "reveal",
    PERMIT,
    when=[phases.TILES, phases.REVEAL],
    refusal=revealing_refusal,
    effect=reveal,
    untimely=by_chance,
)
