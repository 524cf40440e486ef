"""The set-up: an empty table, then chance lays out everything on it (pages 2, 3 and 9)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.games.council_of_four import moves, state as phases
from tradewinds.games.council_of_four.components import (
    ALL_CARDS,
    CARD_COPIES,
    CITIES,
    COLOURS,
    COUNCIL_SEATS,
    COUNCILLORS_EACH,
    COUNCILS,
    MAPS,
    NONE,
    PERMIT_CITIES,
    PERMITS,
    PERMITS_A_REGION,
    QUEEN_CITY,
    REGIONS,
    SLOTS,
    START_CARDS,
    START_COINS,
    START_SERVANTS,
    TOKENS,
)
from tradewinds.games.council_of_four.rules.cards import draw_card

NEUTRAL_PLAYERS = 2  # with so many, nobody's merchants are on the board


@rule
def deal(state: State, players: int, options: Any) -> None:
    """Everything is in its box; chance chooses the first player."""
    state.players = players
    state.phase = phases.BEGIN
    state.seat = CHANCE
    state.any_map = options[0] == len(MAPS)  # the option `random`
    state.map = 0 if state.any_map else options[0]
    state.endless_coins = options[1] != 0
    state.landing_bonus_only = options[2] != 0
    state.bare_free_permit = options[3] != 0
    state.ender = NONE
    state.reused = NONE
    state.token[:] = NONE
    state.tokens_left = (1 << TOKENS) - 1
    state.councils[:] = NONE
    state.reserve[:] = COUNCILLORS_EACH
    state.shown[:] = NONE
    state.unseen = (1 << len(PERMITS)) - 1
    state.reward[:] = NONE
    state.queen_reward[:] = NONE
    for card in range(len(CARD_COPIES)):
        state.deck[card] = CARD_COPIES[card]
        state.made_of[card] = CARD_COPIES[card]
    state.left = ALL_CARDS


@rule
def choose_first_player(state: State, move: int) -> None:
    """Coins and servants grow with the turn order (page 3)."""
    state.first = move - moves.BEGIN
    state.active = state.first
    for step in range(state.players):
        player = (state.first + step) % state.players
        state.coins[player] = START_COINS[step]
        state.servants[player] = START_SERVANTS[step]
    if state.any_map:
        state.phase = phases.MAP
    else:
        open_map(state)


@rule
def choose_map(state: State, move: int) -> None:
    """Chance chose a map."""
    state.map = move - moves.MAP
    open_map(state)


@rule
def open_map(state: State) -> None:
    """The queen goes to her city; every other city gets a token, face up."""
    state.queen = QUEEN_CITY[state.map]
    state.city = 1 if state.queen == 0 else 0
    state.phase = phases.TOKENS


@rule
def lay_token(state: State, move: int) -> None:
    """A token for the next city by letters."""
    state.token[state.city] = move - moves.LAY
    state.tokens_left ^= 1 << (move - moves.LAY)
    state.city += 1
    if state.city == state.queen:
        state.city += 1
    if state.city >= len(CITIES):
        state.city = 0
        state.slot = 0
        state.phase = phases.TILES


@rule
def show_tile(state: State, move: int) -> None:
    """A permit tile is turned up in the slot that waits for it."""
    tile = move - moves.REVEAL
    state.unseen ^= 1 << tile
    state.shown[state.slot // SLOTS, state.slot % SLOTS] = tile


@rule
def lay_tile(state: State, move: int) -> None:
    """Two face-up tiles a region; with two players, merchants of nobody's follow."""
    show_tile(state, move)
    state.slot += 1
    if state.slot == len(REGIONS) * SLOTS:
        state.slot = 0
        state.phase = phases.NEUTRAL if state.players == NEUTRAL_PLAYERS else phases.COUNCIL_SETUP


@rule
def place_neutrals(state: State, move: int) -> None:
    """A tile drawn from each deck tells where merchants of nobody's stand, and is shuffled back (page 9)."""
    tile = move - moves.NEUTRAL
    state.neutral |= PERMIT_CITIES[tile]
    if tile // PERMITS_A_REGION == len(REGIONS) - 1:
        state.slot = 0
        state.phase = phases.COUNCIL_SETUP
    else:
        state.slot += SLOTS


@rule
def fill_council(state: State, move: int) -> None:
    """A councillor takes the next seat; those left over are the reserve."""
    colour = move - moves.COUNCILLOR
    state.councils[state.slot // COUNCIL_SEATS, state.slot % COUNCIL_SEATS] = colour
    state.reserve[colour] -= 1
    state.slot += 1
    if state.slot == len(COUNCILS) * COUNCIL_SEATS:
        state.slot = 0
        state.drawer = state.first
        state.phase = phases.HANDS


@rule
def deal_card(state: State, move: int) -> bool:
    """A card for the next player's hand; tells whether all hands are dealt."""
    draw_card(state, state.drawer, move - moves.DRAW)
    state.drawer = (state.drawer + 1) % state.players
    return state.held[state.drawer] == START_CARDS


@rule
def setup_chances(state: State, weights: Any) -> int:
    """The weights of the set-up's outcomes in this phase, and their sum."""
    if state.phase == phases.BEGIN:
        return even(weights, state.players)
    if state.phase == phases.MAP:
        return even(weights, len(MAPS))
    if state.phase == phases.TOKENS:
        return members(weights, state.tokens_left, TOKENS)
    total = 0
    for colour in range(len(COLOURS)):
        weights[colour] = state.reserve[colour]
        total += weights[colour]
    return total


@rule
def even(weights: Any, outcomes: int) -> int:
    """All outcomes are equally likely."""
    for outcome in range(outcomes):
        weights[outcome] = 1
    return outcomes


@rule
def members(weights: Any, chosen_from: int, size: int) -> int:
    """The members of a set are equally likely."""
    total = 0
    for member in range(size):
        weights[member] = (chosen_from >> member) & 1
        total += weights[member]
    return total
