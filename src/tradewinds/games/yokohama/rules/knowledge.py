"""What a seat knows: everything but the orders that others drew at the start (page 5).

An order taken from a port was seen by all and stays known. An order drawn at the start is known to its player alone,
until it is fulfilled; so is the one put away. To anyone else they are among the unseen cards, with the deck and those
removed from the game.
"""

from __future__ import annotations

from tradewinds.core.chance import below
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import MOST_PLAYERS, NONE, ORDERS
from tradewinds.games.yokohama.rules.orders import hold, release
from tradewinds.games.yokohama.state import BOXED, SECRET, UNSEEN


@rule
def hide(state: State, viewer: int) -> None:
    """What others drew at the start goes back among the unseen cards; how many they hold stays known."""
    for order in range(ORDERS):
        place = int(state.order_at[order])
        if SECRET <= place < SECRET + MOST_PLAYERS:
            if place - SECRET != viewer:
                release(state, place - SECRET, order)
                state.order_at[order] = UNSEEN
        elif place >= BOXED and place - BOXED != viewer:
            state.order_at[order] = UNSEEN


@rule
def guess(state: State, viewer: int) -> None:
    """Others are dealt as many unseen orders as nobody else knows in their hands, and those they put away."""
    for player in range(state.players):
        if player != viewer:
            for _ in range(state.secrets[player]):
                order = unseen_order(state)
                state.order_at[order] = SECRET + player
                hold(state, player, order)
            for _ in range(state.boxed[player]):
                state.order_at[unseen_order(state)] = BOXED + player


@rule
def unseen_order(state: State) -> int:
    """One of the unseen orders, each as likely as any other."""
    unseen = 0
    for order in range(ORDERS):
        unseen += state.order_at[order] == UNSEEN
    ticket = below(state, unseen)
    for order in range(ORDERS):
        if state.order_at[order] == UNSEEN:
            if ticket == 0:
                return order
            ticket -= 1
    return NONE
