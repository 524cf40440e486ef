"""How likely a player is to win, from what lies before them when somebody's turn begins.

Merchants on the board and permits to place more mean little for the score and much for who will win, since they decide
who goes on fastest and who ends the game: a judgement that chooses moves well need not tell winners well.
"""

from __future__ import annotations

import numpy as np

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import JOKER, MERCHANTS, NONE
from tradewinds.games.council_of_four.judgement.worth import (
    AHEAD_WORTH,
    best_prospect,
    has_last_turn,
    hopes,
    useful_permits,
)
from tradewinds.games.council_of_four.rules.ending import permit_points, score
from tradewinds.games.council_of_four.rules.nobility import nobility_points

(
    POINTS, FINAL_POINTS, COIN, SERVANT, CARD, JOKER_CARD, NEXT_SPACES, MERCHANT, PERMIT, REWARDS, PROSPECT, NOBILITY,
    TO_MOVE, LAST_TURN,
) = range(14)  # fmt: skip

# How much each counts while the player with most merchants has placed 0, 3, 6, 9 of them, and once the last is placed.
# Fitted to who won 7,000 games of 2, 3 and 4 players who played like `greedy`, now and then at random: multinomial
# logistic regression on the positions at the beginning of turns. On games left out of it the average surprise fell from
# 0.60, 0.93 and 1.12 to 0.53, 0.84 and 1.03 nats, against the best that differences in `worth` could tell.
FITTED = np.array(
    [
        [0.034, 0.058, 0.029, 0.090, 0.094, -0.041, 0.108, 0.566, 0.341, 0.045, 0.029, -0.145, 0.139, 0.0],
        [0.042, -0.009, 0.066, 0.131, 0.177, -0.014, 0.213, 0.873, 0.753, 0.047, 0.026, 0.131, 0.088, 0.0],
        [0.069, 0.031, 0.063, 0.251, 0.127, 0.031, 0.515, 0.504, 0.548, 0.117, 0.064, 0.142, 0.183, 0.0],
        [0.151, 0.071, -0.003, 0.179, 0.008, -0.034, 0.092, -0.099, 0.009, 0.173, 0.109, 0.070, 0.428, 0.0],
        [0.272, 0.183, 0.002, 0.012, -0.020, -0.013, 0.122, 0.292, 0.119, 0.065, 0.200, 0.062, 1.091, 1.163],
    ]
)
FITTED_AT = (0, 3, 6, 9)
ENDING = MERCHANTS + 1  # the moment after the last merchant is placed
# By moment (the most merchants that a player has placed, or ENDING) and thing.
WEIGHT = np.array(
    [[np.interp(placed, FITTED_AT, FITTED[:4, thing]) for thing in range(14)] for placed in range(ENDING)] + [FITTED[4]]
)


@rule
def outlook(state: State, player: int) -> float:
    """How well a player stands: with 1 more than another, one is e times as likely to win."""
    weight = WEIGHT[moment_of(state)]
    total = weight[POINTS] * score(state, player)
    total += weight[FINAL_POINTS] * (nobility_points(state, player) + permit_points(state, player))
    total += weight[COIN] * state.coins[player] + weight[SERVANT] * state.servants[player]
    total += weight[CARD] * state.held[player] + weight[JOKER_CARD] * state.hand[player, JOKER]
    total += weight[NOBILITY] * state.nobility[player] + weight[NEXT_SPACES] * AHEAD_WORTH[state.nobility[player]]
    placed = int(state.placed[player])
    total += weight[MERCHANT] * placed + weight[PERMIT] * min(useful_permits(state, player), MERCHANTS - placed)
    total += weight[REWARDS] * hopes(state, player) + weight[PROSPECT] * best_prospect(state, player)
    if state.active == player:
        total += weight[TO_MOVE]
    if state.ender != NONE and has_last_turn(state, player):
        total += weight[LAST_TURN]
    return total


@rule
def moment_of(state: State) -> int:
    """How far the game has come: the most merchants that a player has placed, or that the last one is."""
    if state.ender != NONE:
        return ENDING
    most = 0
    for player in range(state.players):
        most = max(most, int(state.placed[player]))
    return most
