"""The rules of High Tide, a tiny game made to show how a game is written.

Twenty cards, four each of 1 to 5; everyone holds two, unseen by the others. In your turn you play a card: if it is
higher than the last one played, you score it. Then you draw. When all cards are played, the most points win.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.chance import below
from tradewinds.core.moves import MoveTable
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State, record_type

VALUES, COPIES, HAND, MOST_PLAYERS = 5, 4, 2, 4

# The record: each field with one line that says what it is.
DTYPE = record_type(
    __name__,
    [
        ("hand", np.uint8, (MOST_PLAYERS, VALUES)),  # each player's cards by value; hidden from the others
        ("held", np.uint8, (MOST_PLAYERS,)),  # how many cards each player holds; public
        ("points", np.uint8, (MOST_PLAYERS,)),  # scored so far
        ("deck", np.uint8, (VALUES,)),  # cards still to be drawn; to a viewer, all cards that viewer has not seen
        ("left", np.int64),  # how many cards are in the deck; public
        ("last", np.int64),  # the value last played, 0 before the first
        ("drawer", np.int64),  # who draws next, or drew last
    ],
)

# The moves: number <-> code. `draw:unseen` is never played; it is how a draw looks to the others.
MOVES = MoveTable()
DRAW = MOVES.group("draw", map(str, range(1, VALUES + 1)))
UNSEEN = MOVES.add("draw:unseen")
PLAY = MOVES.group("play", map(str, range(1, VALUES + 1)))

REFUSALS = ("legal", "only-chance", "chance-decides", "not-in-deck", "not-in-hand", "game-over")
LEGAL, ONLY_CHANCE, CHANCE_DECIDES, NOT_IN_DECK, NOT_IN_HAND, GAME_OVER = range(len(REFUSALS))
FEATURES = VALUES + 2 * MOST_PLAYERS + 2


@rule
def deal(state: State, players: int, options: Any) -> None:
    """All cards are in the deck; chance will draw everyone's first cards."""
    state.players = players
    state.deck[:] = COPIES
    state.left = COPIES * VALUES
    state.seat = CHANCE


@rule
def spans(state: State) -> tuple[tuple[int, int]]:
    """Chance draws, players play."""
    if state.seat == CHANCE:
        return ((DRAW, DRAW + VALUES),)
    return ((PLAY, PLAY + VALUES),) if state.seat != OVER else ((0, 0),)


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    if state.seat == OVER:
        return GAME_OVER
    if state.seat == CHANCE:
        if move >= UNSEEN:
            return CHANCE_DECIDES
        return LEGAL if state.deck[move - DRAW] > 0 else NOT_IN_DECK
    if move < PLAY:
        return ONLY_CHANCE
    return LEGAL if state.hand[state.seat, move - PLAY] > 0 else NOT_IN_HAND


@rule
def apply(state: State, move: int) -> None:
    """Plays one move."""
    state.ply += 1
    if move < UNSEEN:
        draw_card(state, move - DRAW)
    else:
        play_card(state, move - PLAY)


@rule
def draw_card(state: State, card: int) -> None:
    """A card goes to the drawer's hand; before the first turn everyone draws until all hold two."""
    state.deck[card] -= 1
    state.left -= 1
    state.hand[state.drawer, card] += 1
    state.held[state.drawer] += 1
    next_drawer = (state.drawer + 1) % state.players
    if state.turn == 0 and state.held[next_drawer] < HAND:
        state.drawer = next_drawer
    else:
        start_turn(state, next_drawer)


@rule
def play_card(state: State, card: int) -> None:
    """A card higher than the last one scores its value."""
    state.hand[state.seat, card] -= 1
    state.held[state.seat] -= 1
    if card + 1 > state.last:
        state.points[state.seat] += card + 1
    state.last = card + 1
    state.drawer = state.seat
    if state.left > 0:
        state.seat = CHANCE
    else:
        start_turn(state, (state.drawer + 1) % state.players)


@rule
def start_turn(state: State, player: int) -> None:
    """The next player's turn, if there is a card left to play."""
    if state.held[player] == 0:
        state.seat = OVER
    else:
        state.seat = player
        state.turn += 1


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """A draw is as likely as there are cards of that value."""
    for card in range(VALUES):
        weights[card] = state.deck[card]
    return DRAW, DRAW + VALUES, state.left


@rule
def scores(state: State, out: Any) -> None:
    """Points scored."""
    for player in range(state.players):
        out[player] = state.points[player]


@rule
def hide(state: State, viewer: int) -> None:
    """Others' cards go back among those the viewer has not seen; how many they hold stays known."""
    for player in range(state.players):
        if player != viewer:
            for card in range(VALUES):
                state.deck[card] += state.hand[player, card]
                state.hand[player, card] = 0


@rule
def guess(state: State, viewer: int) -> None:
    """Deals the others as many unseen cards as they hold."""
    unseen = 0
    for card in range(VALUES):
        unseen += int(state.deck[card])
    for player in range(state.players):
        if player != viewer:
            for _ in range(state.held[player]):
                ticket = below(state, unseen)
                card = 0
                while ticket >= state.deck[card]:
                    ticket -= int(state.deck[card])
                    card += 1
                state.deck[card] -= 1
                state.hand[player, card] += 1
                unseen -= 1


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """The viewer's hand, everyone's points and number of cards, the last card and the size of the deck."""
    out[:FEATURES] = 0
    for card in range(VALUES):
        out[card] = state.hand[viewer, card] / HAND
    for step in range(state.players):
        player = (viewer + step) % state.players
        out[VALUES + step] = state.points[player] / 30
        out[VALUES + MOST_PLAYERS + step] = state.held[player] / HAND
    out[FEATURES - 2] = state.last / VALUES
    out[FEATURES - 1] = state.left / (COPIES * VALUES)


@rule
def worth(state: State, viewer: int) -> float:
    """Points, and a low card on the table for nobody else: what is easy to beat helps the next player."""
    return float(state.points[viewer]) + 0.3 * state.last
