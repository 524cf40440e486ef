"""A bot that copies its position and plays on learns nothing of what chance will decide."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np
import pytest

from tradewinds import Match, find_game
from tradewinds.core.chance import draw, seeds
from tradewinds.core.game import Game
from tradewinds.core.playout import playout
from tradewinds.core.position import see
from tradewinds.core.state import CHANCE, OVER, State, copy

GAMES = [find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
DRAWS = 600  # of chance, on which a bot tries to foretell the outcome


def simulated_draws(game: Game) -> Iterator[State]:
    """Positions of simulations in which chance decides; the state's own generator draws, as in the arena."""
    weights = np.zeros(len(game.moves), np.int64)
    chooser = np.random.default_rng(5)
    for start in seeds(17, 1000):
        state = game.deal(game.seats[0])
        state.rng = start
        while state.seat != OVER:
            if state.seat == CHANCE:
                yield copy(state)
                game.rules.apply(state, draw(state, weights))
            else:
                game.rules.apply(state, chooser.choice(game.legal(state)))


def shares(game: Game, state: State) -> dict[int, float]:
    """How likely each outcome of chance is."""
    outcomes = game.chances(state)
    return {move: weight / sum(outcomes.values()) for move, weight in outcomes.items()}


@named
def test_playing_on_in_the_position_of_a_bot_foretells_chance_no_better_than_by_chance(game: Game) -> None:
    """Hits against their expectation, within five standard deviations."""
    weights, seen = np.zeros(len(game.moves), np.int64), np.zeros(1, game.dtype)
    generators = iter(seeds(23, DRAWS))
    hits, expected, variance = 0, 0.0, 0.0
    for number, state in zip(range(DRAWS), simulated_draws(game), strict=False):
        viewer = number % game.seats[0]
        see(state, viewer, next(generators), seen)
        game.rules.guess(seen[0], viewer)
        true, thought = shares(game, state), shares(game, seen[0])
        by_chance = sum(share * thought.get(move, 0.0) for move, share in true.items())
        expected += by_chance
        variance += by_chance * (1 - by_chance)
        hits += draw(seen[0], weights) == draw(copy(state), weights)
    assert abs(hits - expected) <= 5 * math.sqrt(variance) + 1e-9


@named
def test_a_position_taken_from_a_match_can_be_played_to_its_end(game: Game) -> None:
    match = Match(game, seed=3)
    weights = np.zeros(len(game.moves), np.int64)
    known = match.seen_by(match.seat)
    game.rules.guess(known, match.seat)
    for position in (match.state, known):
        assert playout(position, weights) > 0
        assert position.seat == OVER


@named
def test_two_guesses_from_one_match_differ_where_there_is_something_to_guess(game: Game) -> None:
    match = Match(game, seed=3)
    for _ in range(6):
        match.play(match.moves()[0])
    worlds = [match.seen_by(match.seat) for _ in range(8)]
    for world in worlds:
        game.rules.guess(world, match.seat)
        world.rng = 0
    assert (len({world.tobytes() for world in worlds}) > 1) == game.hidden


@named
def test_a_match_draws_otherwise_than_its_positions_would(game: Game) -> None:
    weights = np.zeros(len(game.moves), np.int64)
    hits, expected, variance = 0, 0.0, 0.0
    for seed in range(60):
        match = Match(game, chance="manual")
        match.seed = str(seed)
        while match.seat == CHANCE and match.ply < 10:
            true = shares(game, match.state)
            by_chance = sum(share * share for share in true.values())
            expected += by_chance
            variance += by_chance * (1 - by_chance)
            hits += draw(match.state, weights) == match.drawn().id
            match.play(match.drawn())
    assert abs(hits - expected) <= 5 * math.sqrt(variance) + 1e-9
