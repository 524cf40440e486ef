"""What a seat sees, as features for a network."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import (
    ALL_CARDS,
    AMOUNTS,
    CARDS,
    CITIES,
    COINS,
    COLOURS,
    COUNCIL_SEATS,
    COUNCILS,
    DRAW_CARDS,
    GROUP_OF,
    GROUPS,
    MAPS,
    MERCHANTS,
    MOST_PAID,
    MOST_PLAYERS,
    NOBILITY,
    NONE,
    PERMITS,
    PERMITS_A_REGION,
    POINTS,
    QUEEN_POINTS,
    REGIONS,
    REWARDS,
    SERVANTS,
    SLOTS,
    TOKEN_BONUSES,
)
from tradewinds.games.council_of_four.state import PHASES

TOKEN_KINDS = (COINS, SERVANTS, POINTS, DRAW_CARDS, NOBILITY)  # what tokens bring

PHASE_COUNT = len(PHASES)

# Each player's seven figures, cities and permit tiles; cards; cities; councils; tiles; the turn.
PLAYER = 7 + len(CITIES) + 2 * len(PERMITS)
CARD_COUNTS = 2 * len(CARDS)
CITY = len(TOKEN_KINDS) + 2 + len(GROUPS)
COUNCIL = COUNCIL_SEATS * len(COLOURS)
TILES = len(PERMITS) + len(REGIONS) + 2 * len(REWARDS) + 1
TURN = PHASE_COUNT + MOST_PLAYERS + 5 + len(COUNCILS) + len(CARDS) + 3
FEATURES = (
    MOST_PLAYERS * PLAYER
    + CARD_COUNTS
    + len(CITIES) * CITY
    + len(COUNCILS) * COUNCIL
    + len(COLOURS)
    + TILES
    + len(MAPS)
    + TURN
)


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Features of a position, the viewer's own first and the others clockwise, each about 0 to 1."""
    out[:FEATURES] = 0
    place = 0
    for step in range(state.players):
        observe_player(state, (viewer + step) % state.players, out[step * PLAYER :])
    place += MOST_PLAYERS * PLAYER
    for card in range(len(CARDS)):
        out[place + card] = state.hand[viewer, card] / 5
        out[place + len(CARDS) + card] = state.discard[card] / 13
    place += CARD_COUNTS
    for city in range(len(CITIES)):
        observe_city(state, city, out[place:])
        place += CITY
    for council in range(len(COUNCILS)):
        for seat in range(COUNCIL_SEATS):
            if state.councils[council, seat] != NONE:
                out[place + seat * len(COLOURS) + int(state.councils[council, seat])] = 1
        place += COUNCIL
    for colour in range(len(COLOURS)):
        out[place + colour] = state.reserve[colour] / 4
    place += len(COLOURS)
    observe_tiles(state, viewer, out[place:])
    place += TILES
    out[place + state.map] = 1
    observe_turn(state, viewer, out[place + len(MAPS) :])


@rule
def observe_player(state: State, player: int, out: Any) -> None:
    """A player's figures and what they have."""
    out[0] = state.points[player] / 50
    out[1] = state.coins[player] / 20
    out[2] = state.servants[player] / 10
    out[3] = state.nobility[player] / 20
    out[4] = state.placed[player] / MERCHANTS
    out[5] = state.held[player] / 10
    out[6] = state.ender == player
    for city in range(len(CITIES)):
        out[7 + city] = (int(state.merchants[player]) >> city) & 1
    place = 7 + len(CITIES)
    for tile in range(len(PERMITS)):
        out[place + tile] = (state.unused[player] >> tile) & 1
        out[place + len(PERMITS) + tile] = (state.used[player] >> tile) & 1


@rule
def observe_city(state: State, city: int, out: Any) -> None:
    """A city's token by what it brings, who stands there beside the players, its colour."""
    if state.token[city] != NONE:
        for bonus in TOKEN_BONUSES[state.token[city]]:
            for place in range(len(TOKEN_KINDS)):
                if bonus // AMOUNTS == TOKEN_KINDS[place]:
                    out[place] = bonus % AMOUNTS / 3
    place = len(TOKEN_KINDS)
    out[place] = state.queen == city
    out[place + 1] = (state.neutral >> city) & 1
    if GROUP_OF[state.map, city] != NONE:
        out[place + 2 + GROUP_OF[state.map, city]] = 1


@rule
def observe_tiles(state: State, viewer: int, out: Any) -> None:
    """Face-up permit tiles, the decks' sizes, and who has the reward tiles."""
    for region in range(len(REGIONS)):
        for slot in range(SLOTS):
            if state.shown[region, slot] != NONE:
                out[state.shown[region, slot]] = 1
        face_down = int(state.under_count[region])
        for tile in range(PERMITS_A_REGION):
            face_down += (state.unseen >> (region * PERMITS_A_REGION + tile)) & 1
        out[len(PERMITS) + region] = face_down / PERMITS_A_REGION
    place = len(PERMITS) + len(REGIONS)
    for reward in range(len(REWARDS)):
        out[place + reward] = state.reward[reward] == viewer
        out[place + len(REWARDS) + reward] = state.reward[reward] != viewer and state.reward[reward] != NONE
    out[place + 2 * len(REWARDS)] = state.queen_rewards / len(QUEEN_POINTS)


@rule
def observe_turn(state: State, viewer: int, out: Any) -> None:
    """What is being decided, by whom, what is left of the turn, and the options."""
    out[state.phase] = 1
    place = PHASE_COUNT
    out[place + (state.active - viewer) % state.players] = 1
    place += MOST_PLAYERS
    out[place] = state.mains / 2
    out[place + 1] = state.owed / 2
    out[place + 2] = state.quick
    out[place + 3] = state.left / ALL_CARDS
    out[place + 4] = state.ender != NONE
    out[place + 5 + state.council] = 1
    place += 5 + len(COUNCILS)
    for card in range(len(CARDS)):
        out[place + card] = state.paid[card] / MOST_PAID
    place += len(CARDS)
    out[place] = state.endless_coins
    out[place + 1] = state.landing_bonus_only
    out[place + 2] = state.bare_free_permit
