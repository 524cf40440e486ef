"""The rules of High Tide, a tiny game made to show how a game is written.

Twenty cards, four each of 1 to 5; everyone holds two, unseen by the others. In your turn you play a card: if it is
higher than the last one played, you score it. Then you draw. When all cards are played, the most points win.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.chance import below
from tradewinds.core.events import EventTable, note
from tradewinds.core.features import ENDLESS, Features, amount, sitters
from tradewinds.core.moves import MoveTable
from tradewinds.core.reasons import LEGAL, Reasons
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State, record_type
from tradewinds.core.things import NUMBER, SEAT, Numbered

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

MOVES, REASONS, EVENTS = MoveTable(), Reasons(), EventTable()
CARD = Numbered("card", VALUES)  # cards are told by their numbers

# What rules note when they do it. Only the player who draws is told the card; the others hear `draws-unseen`.
DRAWS = EVENTS.event("draws", player=SEAT, card=CARD, secret=["card"])
PLAYS = EVENTS.event("plays", player=SEAT, card=CARD, points=NUMBER)

# Why a move can be refused.
GAME_OVER = REASONS.reason("game-over")
ONLY_CHANCE = REASONS.reason("only-chance")
CHANCE_DECIDES = REASONS.reason("chance-decides")
NOT_IN_DECK = REASONS.reason("not-in-deck")
NOT_IN_HAND = REASONS.reason("not-in-hand")


@rule
def deal(state: State, players: int, options: Any) -> None:
    """All cards are in the deck; chance will draw everyone's first cards."""
    state.players = players
    state.deck[:] = COPIES
    state.left = COPIES * VALUES
    state.seat = CHANCE


@rule
def drawing_refusal(state: State, card: int) -> int:
    """Only what is left in the deck can be drawn."""
    return LEGAL if state.deck[card] > 0 else NOT_IN_DECK


@rule
def draw_card(state: State, card: int) -> None:
    """A card goes to the drawer's hand; before the first turn everyone draws until all hold two."""
    note(state, DRAWS, state.drawer, card)
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
def playing_refusal(state: State, card: int) -> int:
    """One plays what one holds."""
    return LEGAL if state.hand[state.seat, card] > 0 else NOT_IN_HAND


@rule
def play_card(state: State, card: int) -> None:
    """A card higher than the last one scores its value."""
    points = card + 1 if card + 1 > state.last else 0
    note(state, PLAYS, state.seat, card, points)
    state.hand[state.seat, card] -= 1
    state.held[state.seat] -= 1
    state.points[state.seat] += points
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


# The moves: each kind with its codes, why it is refused and what it does.
DRAW = MOVES.kind("draw", CARD, refusal=drawing_refusal, effect=draw_card)
PLAY = MOVES.kind("play", CARD, refusal=playing_refusal, effect=play_card)


@rule
def spans(state: State) -> tuple[tuple[int, int]]:
    """Chance draws, players play."""
    if state.seat == CHANCE:
        return ((DRAW.first, DRAW.after),)
    return ((PLAY.first, PLAY.after),) if state.seat != OVER else ((0, 0),)


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    if state.seat == OVER:
        return GAME_OVER
    if state.seat == CHANCE:
        return drawing_refusal(state, move - DRAW.first) if move < DRAW.after else CHANCE_DECIDES
    return playing_refusal(state, move - PLAY.first) if move >= PLAY.first else ONLY_CHANCE


@rule
def apply(state: State, move: int) -> None:
    """Plays one move."""
    state.ply += 1
    if move < DRAW.after:
        draw_card(state, move - DRAW.first)
    else:
        play_card(state, move - PLAY.first)


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """A draw is as likely as there are cards of that value."""
    for card in range(VALUES):
        weights[card] = state.deck[card]
    return DRAW.first, DRAW.after, state.left


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


# What a network sees: every feature has a name and a range, and its place is where `observe` writes it.
PLAYER = Features()
HELD = PLAYER.one("cards")
POINTS = PLAYER.one("points", high=ENDLESS)
DECIDES = PLAYER.one("decides")
DRAWER = PLAYER.one("draws")
PLAYER_SIZE = len(PLAYER)
FEATURES = Features()
FEATURES.blocks(sitters(MOST_PLAYERS), PLAYER)
OWN = FEATURES.each("hand", CARD.names)
UNSEEN = FEATURES.each("unseen", CARD.names)
LAST = FEATURES.one("last")
LEFT = FEATURES.one("left")
PLAYERS = FEATURES.one("players")
SIZE = len(FEATURES)


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Everyone's points and number of cards, the viewer's hand, and the cards that the viewer has not seen."""
    out[:SIZE] = 0
    for step in range(state.players):
        player = (viewer + step) % state.players
        place = step * PLAYER_SIZE
        out[place + HELD] = state.held[player] / HAND
        out[place + POINTS] = amount(int(state.points[player]), 32)
        out[place + DECIDES] = state.seat == player
        out[place + DRAWER] = state.drawer == player
    for card in range(VALUES):
        out[OWN + card] = state.hand[viewer, card] / HAND
        unseen = int(state.deck[card]) - int(state.hand[viewer, card])
        for player in range(state.players):
            unseen += int(state.hand[player, card])
        out[UNSEEN + card] = unseen / COPIES
    out[LAST] = state.last / VALUES
    out[LEFT] = state.left / (COPIES * VALUES)
    out[PLAYERS] = state.players / MOST_PLAYERS
