"""How good a position looks: how many rounds a player still needs, against the quickest opponent."""

from __future__ import annotations

import numpy as np

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.machi_koro import state as phases
from tradewinds.games.machi_koro.components import (
    AIRPORT,
    AMUSEMENT_PARK,
    BLUE_ON,
    COST,
    EFFECT,
    EXCHANGE,
    FROM,
    GREEN_ON,
    HALF,
    HARBOR,
    HARBOR_ADDS,
    HARBOR_FROM,
    IN_PLUS,
    LANDMARKS,
    MAJOR_ON,
    NONE,
    ONE_OPPONENT,
    RADIO_TOWER,
    RED_ON,
    TRAIN_STATION,
)
from tradewinds.games.machi_koro.rules.cards import due_from_bank, value, works
from tradewinds.games.machi_koro.rules.dice import accept_dice, add_or_not
from tradewinds.games.machi_koro.rules.steps import proceed
from tradewinds.games.machi_koro.rules.turn import has

# The chance of each total with one die and with two.
LIKELIHOOD = np.zeros((3, 13))
LIKELIHOOD[1, 1:7] = 1 / 6
for _a in range(1, 7):
    for _b in range(1, 7):
        LIKELIHOOD[2, _a + _b] += 1 / 36

A_LANDMARK_TAKES = 0.5  # rounds that each landmark costs beyond its price, since only one can be built a turn
RIVALRY = 0.25  # how much an opponent's delay counts against one's own
EXCHANGE_WORTH = 2.0  # coins that an exchange of establishments is roughly worth
AIRPORT_WORTH = 1.0  # coins a round: passing pays rarely while there is something to build
AVERAGE_CATCH = 7
LEAST_INCOME = 0.2
VICTORY = 10.0  # more than any hope of it
SPREAD = 0.4  # difference in worth that makes a victory e times as likely: fitted to games between greedy players

# How much each counts for who wins, on a scale of logarithms. Fitted to who won 7,500 games of 2 and 4 players with and
# without Plus, at each table all like `greedy` or all like `learned`, every tenth move at random: multinomial logistic
# regression on the positions at the beginning of turns. In these games the average surprise fell from 0.533 and 1.126
# nats (2 and 4 players; with Plus 0.553 and 1.281) to 0.522 and 1.108 (0.543 and 1.276), against the best that the
# rounds to go could tell, fitted to each number of players and each set by itself.
ROUNDS_TO_GO = -2.55  # the logarithm of one more than they are
FROM_OTHERS_DICE = -0.22  # a coin a round that is gained in others' turns
COIN = 0.02
LAST_TO_MOVE = -0.27


@rule
def worth(state: State, viewer: int) -> float:
    """How many times as many rounds the quickest opponent needs, in part, as the viewer: on a scale of logarithms.

    A round more or less says little when thirty are to come and everything when two are; their ratio says as much early
    as late, so that positions of any moment can be compared.
    """
    settle_for_the_dice(state)
    if state.seat == OVER:
        return VICTORY if rounds_to_go(state, viewer) == 0.0 else -VICTORY
    quickest = np.inf
    for player in range(state.players):
        if player != viewer:
            quickest = min(quickest, rounds_to_go(state, player))
    return RIVALRY * np.log(1.0 + quickest) - np.log(1.0 + rounds_to_go(state, viewer))


@rule
def outlook(state: State, player: int) -> float:
    """How well a player stands: with 1 more than another, one is e times as likely to win.

    What others' dice bring counts among the rounds to go as if they rolled as many as today for ever. It dwindles as
    they come to roll two: who lives on it needs longer than it seems. With Plus the search did worse with four players
    when it was told so (48% ± 9 of the games against `greedy`, 62% ± 13 before), so `worth` speaks there.
    """
    if state.plus:
        return worth(state, player) / SPREAD
    settle_for_the_dice(state)
    own, others = income(state, player)
    total = ROUNDS_TO_GO * np.log(1.0 + rounds_at(state, player, own + others))
    total += FROM_OTHERS_DICE * others + COIN * state.coins[player]
    return total + LAST_TO_MOVE * ((player - state.active) % state.players) / (state.players - 1)


@rule
def settle_for_the_dice(state: State) -> None:
    """Plays on in the record: dice that are still to be accepted are, so that their income counts."""
    if state.phase == phases.REROLL:
        accept_dice(state)
    if state.phase == phases.HARBOR_CHOICE:
        add_or_not(state, 0)
    proceed(state)


@rule
def rounds_to_go(state: State, player: int) -> float:
    """How many rounds a player needs to pay for the landmarks that are missing, at the present income."""
    own, others = income(state, player)
    return rounds_at(state, player, own + others)


@rule
def rounds_at(state: State, player: int, income_a_round: float) -> float:
    """How many rounds a player needs to pay for the landmarks that are missing, at such an income."""
    missing = 0
    coins = -float(state.coins[player])
    for card in LANDMARKS:
        if not has(state, player, card) and (state.plus or not IN_PLUS[card]):
            missing += 1
            coins += COST[card]
    if missing == 0:
        return 0.0
    return A_LANDMARK_TAKES * missing + max(coins, 0.0) / max(income_a_round, LEAST_INCOME)


@rule
def income(state: State, player: int) -> tuple[float, float]:
    """What a player can expect to gain from one turn of everyone: in their own, and in those of the others."""
    one_die, two_dice, in_others_turns = 0.0, 0.0, 0.0
    for total in range(1, highest_total(state) + 1):
        blue = blue_gain(state, player, total)
        gain = best_gain(state, player, total, blue)
        one_die += LIKELIHOOD[1, total] * gain
        two_dice += LIKELIHOOD[2, total] * gain
        in_others_turns += gain_in_others_turns(state, player, total, blue)
    coins = with_landmarks(state, player, 1, one_die)
    if has(state, player, TRAIN_STATION):
        coins = max(coins, with_landmarks(state, player, 2, two_dice))
    if has(state, player, AIRPORT):
        coins += AIRPORT_WORTH
    return coins, in_others_turns


@rule
def highest_total(state: State) -> int:
    """What can be rolled, before anything is added to it."""
    for player in range(state.players):
        if has(state, player, TRAIN_STATION):
            return 12
    return 6


@rule
def with_landmarks(state: State, player: int, dice: int, mean: float) -> float:
    """What a player can expect of rolling so many dice, Radio Tower and Amusement Park included."""
    coins = mean
    if has(state, player, RADIO_TOWER):
        coins = 0.0
        for total in range(1, 13):
            if LIKELIHOOD[dice, total] > 0:
                gain = best_gain(state, player, total, blue_gain(state, player, total))
                coins += LIKELIHOOD[dice, total] * max(mean, gain)
    if dice == 2 and has(state, player, AMUSEMENT_PARK):
        coins *= 7 / 6
    return coins


@rule
def best_gain(state: State, player: int, total: int, blue: float) -> float:
    """What a total brings in one's own turn, of which so much is blue, raised by Harbor if that is better."""
    gain = gain_in_own_turn(state, player, total, blue)
    if total >= HARBOR_FROM and has(state, player, HARBOR):
        raised = total + HARBOR_ADDS
        gain = max(gain, gain_in_own_turn(state, player, raised, blue_gain(state, player, raised)))
    return gain


@rule
def gain_in_own_turn(state: State, player: int, total: int, blue: float) -> float:
    """Blue, green and purple income, less what opponents' red cards take."""
    coins = blue
    for card in GREEN_ON[total]:
        if card == NONE:
            break
        coins += due_from_bank(state, player, card, AVERAGE_CATCH)
    for card in MAJOR_ON[total]:
        if card == NONE:
            break
        if has(state, player, card):
            coins += major_gain(state, player, card)
    if RED_ON[total, 0] != NONE:
        for owner in range(state.players):
            if owner != player:
                coins -= red_gain(state, owner, total)
    return coins


@rule
def gain_in_others_turns(state: State, player: int, total: int, blue: float) -> float:
    """What a total brings on average when each of the others rolls: blue income and what one's red cards take."""
    red = red_gain(state, player, total)
    coins = 0.0
    for roller in range(state.players):
        if roller != player:
            dice = 2 if has(state, roller, TRAIN_STATION) else 1
            coins += LIKELIHOOD[dice, total] * (blue + min(red, float(state.coins[roller]) + 3))
    return coins


@rule
def blue_gain(state: State, player: int, total: int) -> float:
    """What a player's blue cards bring on a total."""
    coins = 0.0
    for card in BLUE_ON[total]:
        if card == NONE:
            break
        coins += due_from_bank(state, player, card, AVERAGE_CATCH)
    return coins


@rule
def red_gain(state: State, owner: int, total: int) -> float:
    """What an owner's red cards ask for on a total."""
    coins = 0.0
    for card in RED_ON[total]:
        if card == NONE:
            break
        if works(state, owner, card):
            coins += value(state, owner, card, owner)
    return coins


@rule
def major_gain(state: State, player: int, card: int) -> float:
    """What a major establishment takes from opponents as rich as they are now."""
    if EFFECT[card] == EXCHANGE:
        return EXCHANGE_WORTH
    coins = 0.0
    most = 0.0
    for opponent in range(state.players):
        if opponent != player:
            purse = float(state.coins[opponent])
            if EFFECT[card] == HALF:
                taken = purse // 2 if purse >= FROM[card] else 0.0
            else:
                taken = min(purse, float(value(state, player, card, opponent)))
            coins += taken
            most = max(most, taken)
    return most if EFFECT[card] == ONE_OPPONENT else coins
