"""The city: areas and the building tiles under them are laid at set-up (page 4)."""

from __future__ import annotations

from tradewinds.core.decisions import leave_to_chance
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import AREAS, CANAL, IN_GAME, NEXT_TO, NONE, PLACE_COUNT
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import LAID_ALREADY, NOT_IN_THIS_GAME, only_chance
from tradewinds.games.yokohama.rules.tokens import lay_next_token
from tradewinds.games.yokohama.state import AREAS_LAID, TILES_LAID
from tradewinds.games.yokohama.things import AREA, TILE


@rule
def laying_area_refusal(state: State, area: int) -> int:
    """An area of this game that is not on the table yet."""
    if not IN_GAME[state.players, area]:
        return NOT_IN_THIS_GAME
    return LEGAL if state.place_of[area] == NONE else LAID_ALREADY


@rule
def lay_area(state: State, area: int) -> None:
    """An area comes to the next place, and a building tile under it unless it is the canal."""
    state.area_at[state.laid] = area
    state.place_of[area] = state.laid
    if area == CANAL:
        lay_next_area(state)
    else:
        leave_to_chance(state, TILES_LAID)


@rule
def laying_tile_refusal(state: State, tile: int) -> int:
    """A tile that lies under no area yet."""
    for area in range(AREAS):
        if state.tile[area] == tile:
            return LAID_ALREADY
    return LEGAL


@rule
def lay_tile(state: State, tile: int) -> None:
    """A building tile comes under the area just laid."""
    state.tile[state.area_at[state.laid]] = tile
    lay_next_area(state)


@rule
def lay_next_area(state: State) -> None:
    """Places are filled one by one; then tokens are laid out."""
    state.laid += 1
    if state.laid < PLACE_COUNT[state.players]:
        leave_to_chance(state, AREAS_LAID)
    else:
        connect_areas(state)
        state.laid = 0
        lay_next_token(state)


@rule
def connect_areas(state: State) -> None:
    """Remembers which areas lie next to each other."""
    places = PLACE_COUNT[state.players]
    for place in range(places):
        near = 0
        for other in range(places):
            if NEXT_TO[state.players, place, other]:
                near |= 1 << int(state.area_at[other])
        state.near[state.area_at[place]] = near


LAY_AREA = MOVES.kind(
    "lay", AREA, when=[AREAS_LAID], refusal=laying_area_refusal, effect=lay_area, untimely=only_chance
)
LAY_TILE = MOVES.kind(
    "tile", TILE, when=[TILES_LAID], refusal=laying_tile_refusal, effect=lay_tile, untimely=only_chance
)
