"""The set-up: an empty table, then chance lays out everything on it (pages 2, 3 and 9)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.games.council_of_four import state as phases
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
    QUEEN_CITY,
    REGION_PERMITS,
    REGIONS,
    SLOTS,
    START_CARDS,
    START_COINS,
    START_SERVANTS,
    TOKENS,
)
from tradewinds.games.council_of_four.events import BEGINS, MAP_CHOSEN, NEUTRALS
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import NO_SUCH_CHANCE
from tradewinds.games.council_of_four.rules.actions import by_chance
from tradewinds.games.council_of_four.things import COLOUR, LAID_TOKEN, MAP as MAP_THING, PERMIT, PLAYER

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


# Who starts


@rule
def beginning_refusal(state: State, player: int) -> int:
    """Anyone at the table may start."""
    return LEGAL if player < state.players else NO_SUCH_CHANCE


@rule
def begin(state: State, player: int) -> bool:
    """Coins and servants grow with the turn order (page 3)."""
    note(state, BEGINS, player)
    state.first = player
    state.active = player
    for step in range(state.players):
        seat = (player + step) % state.players
        state.coins[seat] = START_COINS[step]
        state.servants[seat] = START_SERVANTS[step]
    if state.any_map:
        state.phase = phases.MAP
    else:
        open_map(state)
    return False


BEGIN = MOVES.kind("begin", PLAYER, when=[phases.BEGIN], refusal=beginning_refusal, effect=begin, untimely=by_chance)


# The map


@rule
def choose_map(state: State, number: int) -> bool:
    """Chance chose a map."""
    note(state, MAP_CHOSEN, number)
    state.map = number
    open_map(state)
    return False


@rule
def open_map(state: State) -> None:
    """The queen goes to her city; every other city gets a token, face up."""
    state.queen = QUEEN_CITY[state.map]
    state.city = 1 if state.queen == 0 else 0
    state.phase = phases.TOKENS


MAP = MOVES.kind("map", MAP_THING, when=[phases.MAP], effect=choose_map, untimely=by_chance)


# City tokens


@rule
def laying_refusal(state: State, token: int) -> int:
    """Each token is laid once."""
    return LEGAL if (state.tokens_left >> token) & 1 else NO_SUCH_CHANCE


@rule
def lay_token(state: State, token: int) -> bool:
    """A token for the next city by letters."""
    state.token[state.city] = token
    state.tokens_left ^= 1 << token
    state.city += 1
    if state.city == state.queen:
        state.city += 1
    if state.city >= len(CITIES):
        state.city = 0
        state.slot = 0
        state.phase = phases.TILES
    return False


LAY = MOVES.kind("lay", LAID_TOKEN, when=[phases.TOKENS], refusal=laying_refusal, effect=lay_token, untimely=by_chance)


@rule
def lay_next_tile(state: State) -> None:
    """Two face-up permit tiles a region; with two players, merchants of nobody's follow."""
    state.slot += 1
    if state.slot == len(REGIONS) * SLOTS:
        state.slot = 0
        state.phase = phases.NEUTRAL if state.players == NEUTRAL_PLAYERS else phases.COUNCIL_SETUP


# Merchants of nobody's


@rule
def neutral_refusal(state: State, tile: int) -> int:
    """A tile of the deck whose turn it is."""
    face_down = state.unseen & REGION_PERMITS[state.slot // SLOTS]
    return LEGAL if (face_down >> tile) & 1 else NO_SUCH_CHANCE


@rule
def place_neutrals(state: State, tile: int) -> bool:
    """A tile drawn from each deck tells where merchants of nobody's stand, and is shuffled back (page 9)."""
    state.neutral |= PERMIT_CITIES[tile]
    state.slot += SLOTS
    if state.slot == len(REGIONS) * SLOTS:
        note(state, NEUTRALS, state.neutral)
        state.slot = 0
        state.phase = phases.COUNCIL_SETUP
    return False


NEUTRAL = MOVES.kind(
    "neutral", PERMIT, when=[phases.NEUTRAL], refusal=neutral_refusal, effect=place_neutrals, untimely=by_chance
)


# The councils, and the hands


@rule
def seating_refusal(state: State, colour: int) -> int:
    """A councillor that is not seated yet."""
    return LEGAL if state.reserve[colour] > 0 else NO_SUCH_CHANCE


@rule
def fill_council(state: State, colour: int) -> bool:
    """A councillor takes the next seat; those left over are the reserve."""
    state.councils[state.slot // COUNCIL_SEATS, state.slot % COUNCIL_SEATS] = colour
    state.reserve[colour] -= 1
    state.slot += 1
    if state.slot == len(COUNCILS) * COUNCIL_SEATS:
        state.slot = 0
        state.drawer = state.first
        state.phase = phases.HANDS
    return False


COUNCILLOR = MOVES.kind(
    "councillor",
    COLOUR,
    when=[phases.COUNCIL_SETUP],
    refusal=seating_refusal,
    effect=fill_council,
    untimely=by_chance,
)


@rule
def deal_next_card(state: State) -> bool:
    """The next player's hand; tells whether all hands are dealt."""
    state.drawer = (state.drawer + 1) % state.players
    return state.held[state.drawer] == START_CARDS


# What chance weighs


@rule
def setup_chances(state: State, weights: Any) -> tuple[int, int, int]:
    """The weights of the set-up's outcomes in this phase, their range of moves, and the sum."""
    if state.phase == phases.BEGIN:
        return BEGIN.first, BEGIN.first + state.players, even(weights, state.players)
    if state.phase == phases.MAP:
        return MAP.first, MAP.after, even(weights, len(MAPS))
    if state.phase == phases.TOKENS:
        return LAY.first, LAY.after, members(weights, state.tokens_left, TOKENS)
    total = 0
    for colour in range(len(COLOURS)):
        weights[colour] = state.reserve[colour]
        total += weights[colour]
    return COUNCILLOR.first, COUNCILLOR.after, total


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
