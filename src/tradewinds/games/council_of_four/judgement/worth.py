"""How good a position looks: the points a player has and can expect, against the best of the others.

What lies before a player has a price in points: a coin, a card, a step of nobility. On top of it comes the best thing
that a main action could bring next, so that cards which fit a council and permits which fit a good city are worth more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    AMOUNTS,
    BONUSES,
    CITIES,
    CITY_PERMITS,
    COLOURS,
    COUNCIL_SEATS,
    JOKER,
    MERCHANTS,
    MOST_PAID,
    NOBILITY_BONUSES,
    NOBILITY_END,
    NONE,
    PERMIT_BONUSES,
    PERMIT_CITIES,
    PERMITS,
    QUEEN,
    QUEEN_POINTS,
    REGIONS,
    REWARD_CITIES,
    REWARD_POINTS,
    REWARDS,
    SLOTS,
    TOKEN_BONUSES,
)
from tradewinds.games.council_of_four.rules.cards import discard_card
from tradewinds.games.council_of_four.rules.councils import CANDIDATE
from tradewinds.games.council_of_four.rules.ending import permit_points, score
from tradewinds.games.council_of_four.rules.merchants import can_place, connected, servants_due
from tradewinds.games.council_of_four.rules.nobility import nobility_points
from tradewinds.games.council_of_four.rules.payment import cards_paid, councillors, fitting, price
from tradewinds.games.council_of_four.rules.permits import TAKE
from tradewinds.games.council_of_four.rules.play import apply
from tradewinds.games.council_of_four.rules.queen import BRING_QUEEN
from tradewinds.games.council_of_four.rules.roads import travel_coins

# What things are worth in points, found by many thousands of games in which every player judged by slightly other
# figures.
COIN, SERVANT, CARD, JOKER_CARD, MAIN_ACTION = 0.47, 0.74, 0.23, 0.67, 2.0
BONUS = {
    "coins": 0.3, "servants": 1.0, "points": 1.0, "cards": 0.33, "nobility": 1.15, "main": 1.9,
    "token": 1.87, "permit": 3.9, "again": 2.65,
}  # fmt: skip
ENOUGH_COINS, ENOUGH_CARDS, ENOUGH_SERVANTS = 11, 7, 4  # what is above is worth nothing
ELECTING = 1.3  # what is always to be had from a main action
PERMIT = 3.8  # an unused permit tile
MERCHANT = 4.0  # a merchant on the board, for the tokens it will bring again
PROSPECT = 0.51  # how much of what could be done next is counted as done
HOPE = 0.56  # how much of a reward tile is counted for most of its cities
STANDING = 0.56  # how much of the final scoring is counted before the end
NEXT_SPACE, SPACE_AFTER = 0.43, 0.27  # how much the bonuses of the next spaces of nobility count
NEAR_FROM, NEAR = 6, 0.03  # what possessions lose in worth with each merchant beyond so many of the player with most
LATE = 0.16  # how much possessions count once the last merchant is placed
RIVALRY = 0.41  # how much the best opponent's points count against one's own before that
LEAD = 2.0  # how much the lead counts from then on
LAST_TURN = 4.5  # what a last turn brings
END = 25.0  # stands for the possessions of everyone that are then worth little, so that a leader likes to end the game


def _worths(printed: NDArray[np.int64]) -> NDArray[np.float64]:
    """What rows of printed bonuses are worth together."""
    worths = np.array([BONUS.get(kind, 0.0) for kind in BONUSES])
    total: NDArray[np.float64] = (worths[printed // AMOUNTS] * (printed % AMOUNTS)).sum(axis=1)
    return total


TOKEN_WORTH = _worths(TOKEN_BONUSES)
TILE_WORTH = _worths(PERMIT_BONUSES)
SPACE_WORTH = np.concatenate([_worths(NOBILITY_BONUSES), [0.0, 0.0]])
AHEAD_WORTH = np.array(
    [NEXT_SPACE * SPACE_WORTH[n + 1] + SPACE_AFTER * SPACE_WORTH[n + 2] for n in range(NOBILITY_END + 1)]
)
DEAR = 1000.0  # the price of what cannot be paid


@rule
def worth(state: State, viewer: int) -> float:
    """The viewer's points and prospects, less part of the best opponent's points; near the end the lead counts most.

    Plays on in the record it is given: an action that is begun is finished as well as can be seen.
    """
    if state.active == viewer and state.phase == phases.CANDIDATE:
        apply(state, CANDIDATE.first + best_candidate(state, viewer))
    if state.active == viewer and state.phase == phases.PAY:
        finish_payment(state, viewer)
    best_rival = -np.inf
    for player in range(state.players):
        if player != viewer:
            best_rival = max(best_rival, points_of(state, player))
    own = points_of(state, viewer)
    if state.ender == NONE:
        return own + future(state, viewer) - RIVALRY * best_rival
    things = 0.0
    if state.seat != OVER:
        things = belongings(state, viewer) + hopes(state, viewer)
        if state.active == viewer and state.mains > 0:
            own += PROSPECT * best_prospect(state, viewer)
    return own + LEAD * (own - best_rival) + LATE * things + END


@rule
def future(state: State, player: int) -> float:
    """What is still to come while nobody has placed the last merchant; the less, the nearer somebody is to it."""
    most = 0
    for other in range(state.players):
        most = max(most, int(state.placed[other]))
    things = belongings(state, player) + hopes(state, player)
    return things * (1 - NEAR * max(0, most - NEAR_FROM)) + PROSPECT * best_prospect(state, player)


@rule
def points_of(state: State, player: int) -> float:
    """What a player has scored, what the final scoring would bring now, in part before the end, and a last turn."""
    scored = float(score(state, player))
    if state.seat == OVER:
        return scored
    final = nobility_points(state, player) + permit_points(state, player)
    if state.ender == NONE:
        return scored + STANDING * final
    return scored + final + (LAST_TURN if has_last_turn(state, player) else 0.0)


@rule
def has_last_turn(state: State, player: int) -> bool:
    """Whether a player's last turn, after the last merchant was placed, is still to come."""
    return (player - state.ender) % state.players > (state.active - state.ender) % state.players


@rule
def belongings(state: State, player: int) -> float:
    """What a player's coins, servants, cards, permits and merchants are worth."""
    total = COIN * min(int(state.coins[player]), ENOUGH_COINS)
    total += SERVANT * min(int(state.servants[player]), ENOUGH_SERVANTS)
    total += CARD * min(int(state.held[player]), ENOUGH_CARDS) + (JOKER_CARD - CARD) * state.hand[player, JOKER]
    total += AHEAD_WORTH[state.nobility[player]]
    total += MERCHANT * state.placed[player]
    total += PERMIT * min(useful_permits(state, player), MERCHANTS - int(state.placed[player]))
    if state.active == player:
        total += MAIN_ACTION * state.mains
    return total


@rule
def useful_permits(state: State, player: int) -> int:
    """How many unused permit tiles are good for cities without the player's merchant, a tile a city at most."""
    tiles = 0
    open_cities = 0
    for tile in range(len(PERMITS)):
        if (state.unused[player] >> tile) & 1:
            useful = PERMIT_CITIES[tile] & ~int(state.merchants[player])
            tiles += useful != 0
            open_cities |= useful
    cities = 0
    for city in range(len(CITIES)):
        cities += (open_cities >> city) & 1
    return min(tiles, cities)


@rule
def hopes(state: State, player: int) -> float:
    """What reward tiles that can still be won are worth, by the share of their cities."""
    total = 0.0
    for reward in range(len(REWARDS)):
        if state.reward[reward] == NONE:
            total += hope(state, player, reward, 0)
    return total


@rule
def hope(state: State, player: int, reward: int, more: int) -> float:
    """What a reward tile is worth to a player with so many of its cities, and so many more."""
    cities = REWARD_CITIES[state.map, reward]
    own = more
    size = 0
    for city in range(len(CITIES)):
        size += (cities >> city) & 1
        own += ((cities & int(state.merchants[player])) >> city) & 1
    gain = float(REWARD_POINTS[reward])
    if state.queen_rewards < len(QUEEN_POINTS):
        gain += QUEEN_POINTS[state.queen_rewards]
    share = own / size
    return gain if own == size else HOPE * gain * share * share


# What a main action could bring


@rule
def best_prospect(state: State, player: int) -> float:
    """The best a player could do with a main action as things stand; electing is always possible."""
    best = ELECTING
    for city in range(len(CITIES)):
        if can_place(state, player, city):
            gain = city_worth(state, player, city)
            if state.unused[player] & CITY_PERMITS[city]:
                best = max(best, gain - PERMIT)
            cost = council_cost(state, player, QUEEN, travel_coins(state, city))
            best = max(best, gain - cost)
    for region in range(len(REGIONS)):
        cost = council_cost(state, player, region, 0)
        for slot in range(SLOTS):
            if state.shown[region, slot] != NONE:
                best = max(best, tile_worth(state, player, state.shown[region, slot]) - cost)
    return best


@rule
def city_worth(state: State, player: int, city: int) -> float:
    """What a merchant in a city brings: the tokens of all that it connects, hope of reward tiles; less the servants."""
    total = MERCHANT - SERVANT * servants_due(state, player, city)
    group = connected(state, player, city)
    for other in range(len(CITIES)):
        if (group >> other) & 1 and state.token[other] != NONE:
            total += TOKEN_WORTH[state.token[other]]
    for reward in range(len(REWARDS)):
        if state.reward[reward] == NONE and (REWARD_CITIES[state.map, reward] >> city) & 1:
            total += hope(state, player, reward, 1) - hope(state, player, reward, 0)
    return total


@rule
def tile_worth(state: State, player: int, tile: int) -> float:
    """What a permit tile brings: its bonuses, and its cities if one may still place there."""
    useful = (PERMIT_CITIES[tile] & ~int(state.merchants[player])) != 0
    return TILE_WORTH[tile] + (PERMIT if useful else 0.0)


@rule
def council_cost(state: State, player: int, council: int, travel: int) -> float:
    """The least that satisfying a council costs a player in coins and cards."""
    least = DEAR
    for jokers in range(min(int(state.hand[player, JOKER]), MOST_PAID - cards_paid(state)) + 1):
        least = min(least, cost_with(state, player, council, travel, jokers))
    return least


@rule
def cost_with(state: State, player: int, council: int, travel: int, jokers: int) -> float:
    """What a council costs with so many jokers and every coloured card that fits, or DEAR if it cannot be paid."""
    paid = cards_paid(state) + jokers
    colours = min(fitting(state, player, council), MOST_PAID - paid)
    if paid + colours == 0:
        return DEAR
    coins = price(paid + colours, int(state.paid[JOKER]) + jokers) + travel
    return COIN * coins + CARD * colours + JOKER_CARD * jokers if coins <= state.coins[player] else DEAR


# Finishing an action that is begun


@rule
def best_candidate(state: State, player: int) -> int:
    """The councillor after whose election the council fits the player's cards best."""
    best = 0
    best_fit = -1
    for colour in range(len(COLOURS)):
        if state.reserve[colour] > 0:
            fit = fit_with(state, player, colour)
            if fit > best_fit:
                best, best_fit = colour, fit
    return best


@rule
def fit_with(state: State, player: int, entering: int) -> int:
    """How many of a player's cards fit the council of the moment once a councillor has entered."""
    count = 0
    for colour in range(len(COLOURS)):
        seats = 1 if colour == entering else 0
        for place in range(COUNCIL_SEATS - 1):
            seats += state.councils[state.council, place] == colour
        count += min(int(state.hand[player, colour]), seats)
    return count


@rule
def finish_payment(state: State, player: int) -> None:
    """Pays every coloured card that fits and jokers as they are needed, and takes the best that is to be had for it."""
    best_net = -DEAR
    best_move = NONE
    best_jokers = 0
    first, after = BRING_QUEEN.first, BRING_QUEEN.after
    if state.council != QUEEN:
        first = TAKE.first + state.council * SLOTS
        after = first + SLOTS
    for move in range(first, after):
        gain, travel = target_worth(state, player, move)
        for jokers in range(min(int(state.hand[player, JOKER]), MOST_PAID - cards_paid(state)) + 1):
            net = gain - cost_with(state, player, state.council, travel, jokers)
            if net > best_net:
                best_net, best_move, best_jokers = net, move, jokers
    if best_move != NONE:
        pay_fitting(state, player, best_jokers)
        apply(state, best_move)


@rule
def target_worth(state: State, player: int, move: int) -> tuple[float, int]:
    """What a satisfied council gives: a tile, or the queen's company to a city; and the coins for her way."""
    if state.council != QUEEN:
        tile = state.shown[state.council, (move - TAKE.first) % SLOTS]
        return (tile_worth(state, player, tile) if tile != NONE else -DEAR), 0
    city = move - BRING_QUEEN.first
    if not can_place(state, player, city):
        return -DEAR, 0
    return city_worth(state, player, city), travel_coins(state, city)


@rule
def pay_fitting(state: State, player: int, jokers: int) -> None:
    """Plays so many jokers and all the coloured cards that fit beside them."""
    for _ in range(jokers):
        discard_card(state, player, JOKER)
        state.paid[JOKER] += 1
    for colour in range(len(COLOURS)):
        unmatched = councillors(state, state.council, colour) - int(state.paid[colour])
        for _ in range(min(int(state.hand[player, colour]), unmatched)):
            if cards_paid(state) < MOST_PAID:
                discard_card(state, player, colour)
                state.paid[colour] += 1
