"""Set-up: chance lays the table, and everyone keeps one of two orders (pages 4 and 5)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    AGENTS,
    AWARDS_ON_TABLE,
    CANAL,
    CARDS,
    CHURCH_NEUTRAL,
    CHURCH_SLOTS,
    COUNTRY_COUNT,
    CUSTOMS_NEUTRAL,
    CUSTOMS_SLOTS,
    FREE_AGENT_TOKEN,
    GOOD_KINDS,
    LABORATORY_SLOTS,
    NEUTRAL,
    NEXT_TO,
    NONE,
    ORDERS,
    ORDERS_AT_START,
    ORDERS_REMOVED,
    PIECES,
    PILES,
    PLACE_COUNT,
    PORT_SLOTS,
    START_GOODS,
    START_PIECES,
    START_YEN,
    START_YEN_OF_FIRST,
    TOKEN_COPIES,
    TOKENS,
    WAREHOUSE_PIECES,
)
from tradewinds.games.yokohama.rules.flow import (
    ask,
    gap_in_laboratories,
    gap_in_ports,
    leave_to_chance,
    refill,
    settle,
    start_turn,
)
from tradewinds.games.yokohama.rules.hands import hold

PILE_COUNT = len(PILES)
PIECE_KINDS = len(PIECES)


@rule
def deal(state: State, players: int, options: Any) -> None:
    """Lays an empty record as the table; `options` in the order the game declares them."""
    state.players = players
    state.awards = options[0] != 0
    state.free_agents = options[1] != 0
    clear_table(state)
    for country in range(COUNTRY_COUNT):
        state.agents_left[country] = AGENTS[country]
    for token in range(TOKENS):
        if token != FREE_AGENT_TOKEN or state.free_agents:
            state.tokens_left[token] = TOKEN_COPIES[token]
    state.cards_left = CARDS
    state.orders_left = ORDERS - ORDERS_REMOVED[players]
    if players == 2:
        block_slots(state)
    for player in range(players):
        equip(state, player)
    if options[2] != 0:
        leave_to_chance(state, phases.BEGIN)
    else:
        choose_first_player(state, 0)


@rule
def clear_table(state: State) -> None:
    """Nothing lies anywhere."""
    state.area_at[:] = NONE
    state.place_of[:] = NONE
    state.tile[:] = NONE
    state.token[:] = NONE
    state.shop[:] = NONE
    state.house[:] = NONE
    state.station = NONE
    state.president[:] = NONE
    state.hand[:] = phases.NO_ORDER
    state.church[:] = NONE
    state.customs[:] = NONE
    state.laboratory[:] = NONE
    state.port[:] = NONE
    state.card_of[:] = NONE
    state.achievement[:] = NONE
    state.achieved[:] = NONE
    state.award[:] = NONE
    state.award_of[:] = NONE
    state.doubled = NONE
    state.area = NONE
    state.slot = NONE
    state.lifted = NONE


@rule
def block_slots(state: State) -> None:
    """With two players the neutral player stands on the marked slots of Church and Customs House (page 5)."""
    for slot in range(CHURCH_SLOTS):
        if CHURCH_NEUTRAL[slot]:
            state.church[slot] = NEUTRAL
    for slot in range(CUSTOMS_SLOTS):
        if CUSTOMS_NEUTRAL[slot]:
            state.customs[slot] = NEUTRAL


@rule
def equip(state: State, player: int) -> None:
    """What every player starts with (page 4)."""
    state.yen[player] = START_YEN
    for good in range(GOOD_KINDS):
        state.goods[player, good] = START_GOODS[good]
    for piece in range(PIECE_KINDS):
        state.pieces[player, piece] = START_PIECES[piece]
        state.warehouse[player, piece] = WAREHOUSE_PIECES[piece]


@rule
def choose_first_player(state: State, player: int) -> None:
    """Who goes first has a yen less."""
    state.first = player
    state.active = player
    state.yen[player] = START_YEN_OF_FIRST
    leave_to_chance(state, phases.AREAS_LAID)


@rule
def lay_area(state: State, area: int) -> None:
    """An area comes to the next place, and a building tile under it unless it is the canal."""
    state.area_at[state.laid] = area
    state.place_of[area] = state.laid
    if area == CANAL:
        lay_next_area(state)
    else:
        leave_to_chance(state, phases.TILES_LAID)


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
        leave_to_chance(state, phases.AREAS_LAID)
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


@rule
def lay_token(state: State, token: int) -> None:
    """A power token comes face up on an area."""
    state.tokens_left[token] -= 1
    state.token[state.area_at[state.laid]] = token
    state.laid += 1
    lay_next_token(state)


@rule
def lay_next_token(state: State) -> None:
    """Every area but the canal gets a token; then achievements are drawn."""
    places = PLACE_COUNT[state.players]
    if state.laid < places and state.area_at[state.laid] == CANAL:
        state.laid += 1
    if state.laid < places:
        leave_to_chance(state, phases.TOKENS_LAID)
    else:
        state.laid = 0
        leave_to_chance(state, phases.ACHIEVEMENTS_LAID)


@rule
def lay_achievement(state: State, tile: int) -> None:
    """One achievement of each pile is in the game."""
    state.achievement[state.laid] = tile
    state.laid += 1
    if state.laid == PILE_COUNT:
        state.laid = 0
        if state.awards:
            leave_to_chance(state, phases.AWARDS_LAID)
        else:
            fill_boards(state)


@rule
def lay_award(state: State, award: int) -> None:
    """Mini-expansion 1: four awards are in the game (page 16)."""
    state.award[state.laid] = award
    state.laid += 1
    if state.laid == AWARDS_ON_TABLE:
        state.laid = 0
        fill_boards(state)


@rule
def fill_boards(state: State) -> None:
    """Laboratories and ports are filled; then everyone draws two orders."""
    if not refill(state):
        leave_to_chance(state, phases.DRAW)


@rule
def lay_technology(state: State, card: int) -> None:
    """A technology card comes face up into the next gap of a laboratory."""
    gap = gap_in_laboratories(state)
    state.laboratory[gap // LABORATORY_SLOTS, gap % LABORATORY_SLOTS] = card
    state.card_seen[card] = 1
    state.cards_left -= 1
    go_on_filling(state)


@rule
def lay_order(state: State, order: int) -> None:
    """An order card comes face up into the next gap of a port."""
    gap = gap_in_ports(state)
    state.port[gap // PORT_SLOTS, gap % PORT_SLOTS] = order
    state.order_at[order] = phases.ON_PORT
    state.orders_left -= 1
    go_on_filling(state)


@rule
def go_on_filling(state: State) -> None:
    """At set-up the boards are filled before orders are drawn, later before the action goes on."""
    if state.turn == 0:
        fill_boards(state)
    else:
        settle(state)


@rule
def draw_order(state: State, order: int) -> None:
    """A player draws an order that nobody else sees, and chooses once there are two."""
    player = state.active
    hold(state, player, order)
    state.order_at[order] = phases.SECRET + player
    state.orders_left -= 1
    state.held[player] += 1
    state.secrets[player] += 1
    if state.held[player] == ORDERS_AT_START:
        ask(state, phases.KEEP)


@rule
def keep_order(state: State, kept: int) -> None:
    """The order kept stays in the hand, the other one goes to the box, both unseen by the others."""
    player = state.active
    for place in range(ORDERS_AT_START):
        order = int(state.hand[player, place])
        if order != kept:
            state.order_at[order] = phases.BOXED + player
        state.hand[player, place] = phases.NO_ORDER
    state.hand[player, 0] = kept
    state.held[player] = 1
    state.secrets[player] = 1
    state.boxed[player] = ORDERS_AT_START - 1
    state.active = (player + 1) % state.players
    if state.active == state.first:
        start_turn(state, state.first)
    else:
        leave_to_chance(state, phases.DRAW)
