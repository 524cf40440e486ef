"""The empty table, and who goes first (pages 4 and 5)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.decisions import leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    AGENTS,
    CARDS,
    COUNTRY_COUNT,
    FREE_AGENT_TOKEN,
    GOOD_KINDS,
    NONE,
    ORDERS,
    ORDERS_REMOVED,
    PIECE_KINDS,
    START_GOODS,
    START_PIECES,
    START_YEN,
    START_YEN_OF_FIRST,
    TOKEN_COPIES,
    TOKENS,
    WAREHOUSE_PIECES,
)
from tradewinds.games.yokohama.events import BEGINS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS, Figures, only_chance
from tradewinds.games.yokohama.rules.church import block_church
from tradewinds.games.yokohama.rules.customs import block_customs
from tradewinds.games.yokohama.state import AREAS_LAID, BEGIN as CHOOSING_FIRST, NO_ORDER
from tradewinds.games.yokohama.things import PLAYER


@rule
def deal(state: State, players: int, options: Any) -> None:
    """Lays an empty record as the table; `options` in the order the game declares them."""
    state.players = players
    state.awards = options[0] != 0
    state.free_agents = options[1] != 0
    state.tokens_by_choice = options[3] != 0
    state.actions_by_choice = options[4] != 0
    clear_table(state)
    for country in range(COUNTRY_COUNT):
        state.agents_left[country] = AGENTS[country]
    for token in range(TOKENS):
        if token != FREE_AGENT_TOKEN or state.free_agents:
            state.tokens_left[token] = TOKEN_COPIES[token]
    state.cards_left = CARDS
    state.orders_left = ORDERS - ORDERS_REMOVED[players]
    if players == 2:
        block_church(state)
        block_customs(state)
    for player in range(players):
        equip(state, player)
    if options[2] != 0:
        leave_to_chance(state, CHOOSING_FIRST)
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
    state.hand[:] = NO_ORDER
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
def equip(state: State, player: int) -> None:
    """What every player starts with (page 4)."""
    state.yen[player] = START_YEN
    for good in range(GOOD_KINDS):
        state.goods[player, good] = START_GOODS[good]
    for piece in range(PIECE_KINDS):
        state.pieces[player, piece] = START_PIECES[piece]
        state.warehouse[player, piece] = WAREHOUSE_PIECES[piece]


def _players(state: State, move: int) -> Figures:
    return {"players": int(state.players)}


NO_SUCH_PLAYER = REASONS.reason("no-such-player", _players)


@rule
def beginning_refusal(state: State, player: int) -> int:
    """Someone at the table."""
    return LEGAL if player < state.players else NO_SUCH_PLAYER


@rule
def choose_first_player(state: State, player: int) -> None:
    """Who goes first has a yen less."""
    state.first = player
    state.active = player
    state.yen[player] = START_YEN_OF_FIRST
    leave_to_chance(state, AREAS_LAID)


@rule
def begin(state: State, player: int) -> None:
    """Chance decides who goes first."""
    note(state, BEGINS, player)
    choose_first_player(state, player)


BEGIN = MOVES.kind(
    "begin", PLAYER, when=[CHOOSING_FIRST], refusal=beginning_refusal, effect=begin, untimely=only_chance
)
