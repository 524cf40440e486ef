"""A position as numbers for networks, the viewer's own first and the others clockwise, each about 0 to 1."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ACHIEVEMENTS,
    AREAS,
    ASSISTANT,
    CARDS,
    CHURCH_SLOTS,
    COUNTRY_COUNT,
    CUSTOMS_SLOTS,
    GOOD_KINDS,
    HAND,
    LABORATORY_SLOTS,
    MANAGEMENT_BOARDS,
    MOST_PLAYERS,
    NONE,
    ONCE_A_TURN,
    ORDERS,
    PIECE_KINDS,
    PILE_COUNT,
    PORT_SLOTS,
    SHOP_SLOTS,
    TECHNOLOGY_KINDS,
    TILES,
    TOKENS,
)
from tradewinds.games.yokohama.rules.agents import agents_ready
from tradewinds.games.yokohama.state import HELD, NO_ORDER, PHASES

PHASE_COUNT = len(PHASES)
POWERS_ONCE_A_TURN = len(ONCE_A_TURN)
PLAYER_FEATURES = (
    4 + GOOD_KINDS + 2 * PIECE_KINDS + TECHNOLOGY_KINDS + 3 + COUNTRY_COUNT + 2 + 4 + ORDERS + 2 * AREAS + PILE_COUNT
)
AREA_FEATURES = AREAS * (2 + TILES + TOKENS + (SHOP_SLOTS + 1) * MOST_PLAYERS + AREAS)
BOARD_FEATURES = (CHURCH_SLOTS + CUSTOMS_SLOTS) * (MOST_PLAYERS + 1) + MANAGEMENT_BOARDS * (
    LABORATORY_SLOTS * CARDS + PORT_SLOTS * ORDERS
)
TURN_FEATURES = PHASE_COUNT + MOST_PLAYERS + 22 + POWERS_ONCE_A_TURN + AREAS * 4 + ACHIEVEMENTS + COUNTRY_COUNT
FEATURES = MOST_PLAYERS * PLAYER_FEATURES + AREA_FEATURES + BOARD_FEATURES + TURN_FEATURES


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Writes all features of a position."""
    out[:FEATURES] = 0
    for step in range(state.players):
        observe_player(state, (viewer + step) % state.players, viewer, out, step * PLAYER_FEATURES)
    place = MOST_PLAYERS * PLAYER_FEATURES
    observe_areas(state, viewer, out, place)
    place += AREA_FEATURES
    observe_boards(state, viewer, out, place)
    observe_turn(state, viewer, out, place + BOARD_FEATURES)


@rule
def observe_player(state: State, player: int, viewer: int, out: Any, place: int) -> None:
    """What lies before a player, and the orders of the hand that the viewer knows."""
    out[place] = state.points[player] / 100
    out[place + 1] = state.yen[player] / 10
    out[place + 2] = state.imports[player] / 5
    out[place + 3] = state.production[player] / 20
    place += 4
    for good in range(GOOD_KINDS):
        out[place + good] = state.goods[player, good] / 8
    place += GOOD_KINDS
    for piece in range(PIECE_KINDS):
        out[place + piece] = state.pieces[player, piece] / 8
        out[place + PIECE_KINDS + piece] = state.warehouse[player, piece] / 12
    place += 2 * PIECE_KINDS
    for technology in range(TECHNOLOGY_KINDS):
        out[place + technology] = state.technology[player, technology]
    place += TECHNOLOGY_KINDS
    out[place] = state.cards[player] / 5
    out[place + 1] = agents_ready(state, player) / 3
    out[place + 2] = state.fulfilled[player] / 8
    place += 3
    for country in range(COUNTRY_COUNT):
        out[place + country] = state.flag_count[player, country] / 4
    place += COUNTRY_COUNT
    out[place] = state.developed[player, 0] / 4
    out[place + 1] = state.developed[player, 1] / 4
    out[place + 2] = state.held[player] / HAND
    out[place + 3] = state.secrets[player]
    out[place + 4] = state.president[player] == NONE
    out[place + 5] = state.first == player
    place += 6
    for slot in range(HAND):
        order = int(state.hand[player, slot])
        if order != NO_ORDER and (player == viewer or state.order_at[order] == HELD + player):
            out[place + order] = 1
    place += ORDERS
    for area in range(AREAS):
        out[place + area] = state.assistants[player, area] / 4
    place += AREAS
    if state.president[player] != NONE:
        out[place + int(state.president[player])] = 1
    place += AREAS
    for pile in range(PILE_COUNT):
        for slot in range(MOST_PLAYERS):
            if state.achieved[pile, slot] == player:
                out[place + pile] = 1


@rule
def observe_areas(state: State, viewer: int, out: Any, place: int) -> None:
    """Each area: its neighbours, tile, token and buildings."""
    for area in range(AREAS):
        out[place] = state.place_of[area] != NONE
        out[place + 1] = state.station == area
        place += 2
        if state.tile[area] != NONE:
            out[place + int(state.tile[area])] = 1
        place += TILES
        if state.token[area] != NONE:
            out[place + int(state.token[area])] = 1
        place += TOKENS
        for slot in range(SHOP_SLOTS + 1):
            owner = int(state.house[area]) if slot == SHOP_SLOTS else int(state.shop[area, slot])
            if owner != NONE:
                out[place + (owner - viewer) % state.players] = 1
            place += MOST_PLAYERS
        for other in range(AREAS):
            out[place + other] = (int(state.near[area]) >> other) & 1
        place += AREAS


@rule
def observe_boards(state: State, viewer: int, out: Any, place: int) -> None:
    """Church, Customs House, laboratories and ports."""
    for slot in range(CHURCH_SLOTS + CUSTOMS_SLOTS):
        owner = int(state.church[slot]) if slot < CHURCH_SLOTS else int(state.customs[slot - CHURCH_SLOTS])
        if owner != NONE:
            out[place + (MOST_PLAYERS if owner == MOST_PLAYERS else (owner - viewer) % state.players)] = 1
        place += MOST_PLAYERS + 1
    for board in range(MANAGEMENT_BOARDS):
        for slot in range(LABORATORY_SLOTS):
            if state.laboratory[board, slot] != NONE:
                out[place + int(state.laboratory[board, slot])] = 1
            place += CARDS
        for slot in range(PORT_SLOTS):
            if state.port[board, slot] != NONE:
                out[place + int(state.port[board, slot])] = 1
            place += ORDERS


@rule
def observe_turn(state: State, viewer: int, out: Any, place: int) -> None:
    """What is being decided, by whom, and what is pending."""
    out[place + state.phase] = 1
    place += PHASE_COUNT
    out[place + (state.active - viewer) % state.players] = 1
    place += MOST_PLAYERS
    out[place] = state.ending / 2
    out[place + 1] = state.moved
    out[place + 2] = state.agent_used
    out[place + 3] = state.placements / 4
    out[place + 4] = state.power / 5
    out[place + 5] = state.by_agent
    out[place + 6] = state.exchanges / 5
    out[place + 7] = state.units / 5
    out[place + 8] = state.goods_due / 2
    out[place + 9] = state.pieces_due / 4
    out[place + 10] = state.moves_due / 2
    out[place + 11] = state.slot / 6
    out[place + 12] = state.step / 4
    out[place + 13] = state.awards
    out[place + 14] = state.free_agents
    out[place + 15] = state.cards_left / 20
    out[place + 16] = state.orders_left / 20
    out[place + 17] = state.players / MOST_PLAYERS
    out[place + 18] = state.paid / 64
    out[place + 19] = state.pieces[viewer, ASSISTANT] / 8
    out[place + 20] = state.tokens_by_choice
    out[place + 21] = state.actions_by_choice
    place += 22
    for power in range(POWERS_ONCE_A_TURN):
        out[place + power] = (int(state.used) >> ONCE_A_TURN[power]) & 1
    place += POWERS_ONCE_A_TURN
    for area in range(AREAS):
        out[place + area] = (int(state.placed) >> area) & 1
        out[place + AREAS + area] = (int(state.set_out) >> area) & 1
        out[place + 2 * AREAS + area] = state.area == area
        out[place + 3 * AREAS + area] = state.lifted == area
    place += 4 * AREAS
    for pile in range(PILE_COUNT):
        if state.achievement[pile] != NONE:
            out[place + int(state.achievement[pile])] = 1
    place += ACHIEVEMENTS
    for country in range(COUNTRY_COUNT):
        out[place + country] = state.agents_left[country] / 3
