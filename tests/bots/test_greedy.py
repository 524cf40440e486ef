"""How `greedy` plays: it fulfils its orders, takes what is there before the end, and ends games that it leads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from tradewinds.core.chance import draw, seeds
from tradewinds.core.game import Game
from tradewinds.core.playout import legal
from tradewinds.core.rule import COMPILED
from tradewinds.core.state import CHANCE, OVER, State, copy, new
from tradewinds.games import find_game
from tradewinds.games.yokohama.components import CHURCH_ENDS_AT, NONE
from tradewinds.games.yokohama.rules.achievements import ACHIEVE
from tradewinds.games.yokohama.rules.ending import END
from tradewinds.games.yokohama.rules.orders import FULFIL
from tradewinds.games.yokohama.state import GOING_ON, LAST_ROUND

SEED = 20
GAMES = 24 if COMPILED else 1
FAR_BEHIND = 8  # points
compiled_only = pytest.mark.skipif(not COMPILED, reason="shares need more games than interpreted rules play in time")


def steps(game: Game, players: int, generator: int) -> Iterator[tuple[State, int]]:
    """Each decision of a game among players who always take the move after which the position is worth most to them."""
    state = new(game.dtype)
    moves, weights = np.zeros((2, len(game.moves) + 1), np.int64)
    apply, worth = game.rule("apply"), game.rule("worth")
    game.rule("deal")(state, players, game.option_numbers({}))
    state.rng = generator
    while state.seat != OVER:
        if state.seat == CHANCE:
            apply(state, draw(state, weights))
            continue
        best, most = NONE, -np.inf
        for move in moves[: legal(state, moves)]:
            after = copy(state)
            apply(after, move)
            promised = worth(after, state.seat)
            if promised > most:
                best, most = int(move), promised
        yield state, best
        apply(state, best)
    yield state, NONE


def points_in(game: Game, state: State) -> NDArray[np.float64]:
    """Everyone's points."""
    points = np.zeros(state.players)
    game.rule("scores")(state, points)
    return points


# Yokohama


@dataclass
class Ledger:
    """What was seen in a number of games."""

    turns: int = 0
    with_an_order_left: int = 0  # turns that ended with an order in hand that could have been fulfilled
    last_turns: int = 0
    with_points_left: int = 0  # last turns that ended with an order to fulfil or an achievement to claim
    ended_at_church: int = 0
    ended_by_winner: int = 0  # games whose end was brought about by whoever won
    points: float = 0.0  # of everyone, a player and game


@cache
def played(players: int) -> Ledger:
    """Games of Yokohama among greedy players."""
    game, ledger = find_game("yokohama"), Ledger()
    for generator in seeds(SEED, GAMES):
        follow(game, players, int(generator), ledger)
    return ledger


def follow(game: Game, players: int, generator: int, ledger: Ledger) -> None:
    """Plays a game and writes down what is seen."""
    ender, before = NONE, NONE
    moves = np.zeros(len(game.moves) + 1, np.int64)
    for state, move in steps(game, players, generator):
        if ender == NONE and state.ending != GOING_ON:
            ender = before
        before = int(state.active)
        if move == END.first:
            offered = moves[: legal(state, moves)]
            order = bool(((offered >= FULFIL.first) & (offered < FULFIL.after)).any())
            achievement = bool(((offered >= ACHIEVE.first) & (offered < ACHIEVE.after)).any())
            ledger.turns += 1
            ledger.with_an_order_left += order
            ledger.last_turns += state.ending == LAST_ROUND
            ledger.with_points_left += state.ending == LAST_ROUND and (order or achievement)
    ledger.ended_at_church += int((state.church != NONE).sum() >= CHURCH_ENDS_AT[players])
    ledger.ended_by_winner += ender == np.argmax(points_in(game, state))
    ledger.points += float(state.points[:players].mean()) / GAMES


@compiled_only
@pytest.mark.parametrize("players", [2, 4])
def test_it_does_not_sit_on_orders(players: int) -> None:
    """It once did in every eighth turn; now hardly ever, where goods serve another order better."""
    ledger = played(players)
    assert ledger.with_an_order_left < 0.04 * ledger.turns


@pytest.mark.parametrize("players", [2, 4])
def test_it_takes_all_points_in_its_last_turn(players: int) -> None:
    """An order that can be fulfilled and an achievement that can be claimed are not left at the end."""
    ledger = played(players)
    assert ledger.last_turns == players * GAMES
    assert ledger.with_points_left == 0


@compiled_only
def test_it_does_not_rush_the_church() -> None:
    """More than half of the games of four once ended there, with two thirds of the points."""
    ledger = played(4)
    assert ledger.ended_at_church < 0.4 * GAMES
    assert ledger.points > 78


@compiled_only
def test_it_ends_games_that_it_wins() -> None:
    """Whoever brings the end about with two players mostly leads."""
    assert played(2).ended_by_winner > 0.55 * GAMES


# The Council of Four


@compiled_only
def test_it_does_not_place_its_last_merchant_far_behind() -> None:
    """A quarter of the games once ended so, and most of these were lost."""
    game, behind, won = find_game("council-of-four"), 0, 0
    for generator in seeds(SEED, 2 * GAMES):
        lead = None
        for state, _ in steps(game, 2, int(generator)):
            if state.ender != NONE and lead is None:
                points = points_in(game, state)
                lead = points[state.ender] - points[1 - state.ender]
        assert lead is not None
        behind += lead < -FAR_BEHIND
        won += np.argmax(points_in(game, state)) == state.ender
    assert behind <= 0.1 * 2 * GAMES
    assert won > 0.65 * 2 * GAMES
