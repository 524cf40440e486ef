"""What a seat sees: everything. The deck of the limited market is a count of unseen cards, known to all."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro.components import KINDS, MOST_PLAYERS, NONE
from tradewinds.games.machi_koro.rules.building import landmarks_built
from tradewinds.games.machi_koro.state import PHASES

# Each player's coins and city; the supply, the deck and the offered card; the dice, the phase, whose turn, the options.
FEATURES = MOST_PLAYERS * (1 + KINDS) + 3 * KINDS + 6 + len(PHASES) + MOST_PLAYERS + 4


@rule
def scores(state: State, out: Any) -> None:
    """Landmarks built: the winner alone has them all."""
    for player in range(state.players):
        out[player] = landmarks_built(state, player)


@rule
def hide(state: State, viewer: int) -> None:
    """Nothing is hidden."""


@rule
def guess(state: State, viewer: int) -> None:
    """Nothing is left to guess."""


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Features of a position, the viewer's own first and the others clockwise, each about 0 to 1."""
    out[:FEATURES] = 0
    place = 0
    for step in range(state.players):
        player = (viewer + step) % state.players
        out[place] = state.coins[player] / 50
        for card in range(KINDS):
            out[place + 1 + card] = state.city[player, card] / 6
        place += 1 + KINDS
    place = MOST_PLAYERS * (1 + KINDS)
    for card in range(KINDS):
        out[place + card] = state.supply[card] / 6
        out[place + KINDS + card] = state.deck[card] / 6
    if state.offered != NONE:
        out[place + 2 * KINDS + state.offered] = 1
    place += 3 * KINDS
    out[place] = state.die_a / 6
    out[place + 1] = state.die_b / 6
    out[place + 2] = state.total / 14
    out[place + 3] = state.rerolled
    out[place + 4] = state.again
    out[place + 5] = state.catch_die / 6
    place += 6
    out[place + state.phase] = 1
    place += len(PHASES)
    out[place + (state.active - viewer) % state.players] = 1
    place += MOST_PLAYERS
    out[place] = state.plus
    out[place + 1] = state.limited_market
    out[place + 2] = state.reroll_any_dice
    out[place + 3] = state.unclog_market
