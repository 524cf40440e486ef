"""Learning from one's own games: who decided, by which moves, and what came of it."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.learning.small import MACHI_KORO, opinionated
from tradewinds.learning.network import Parameters, forward
from tradewinds.learning.ppo import (
    Company,
    Decision,
    Experience,
    Manner,
    act,
    learn,
    new_learner,
    seen_absolutely,
    seen_relatively,
    with_targets,
)
from tradewinds.learning.tables import View

SEATS = MACHI_KORO.seats[-1]
ROWS, STEPS, TRUST = 12, 30, 0.9


# Odds, as the table and as a seat tells them


def among_equals(players: np.ndarray[Any, Any]) -> Company:
    return Company(jnp.asarray(players), jnp.zeros(len(players), bool))


def some_odds(dice: np.random.Generator, players: np.ndarray[Any, Any], *shape: int) -> np.ndarray[Any, Any]:
    """Odds of victory by seat; nothing for seats at which nobody sits."""
    odds = dice.random((*shape, len(players), SEATS)) * (np.arange(SEATS) < players[:, None])
    return odds / odds.sum(-1, keepdims=True)


def test_odds_told_by_a_seat_and_by_the_table_are_the_same_odds() -> None:
    dice = np.random.default_rng(1)
    players = np.repeat(np.arange(2, SEATS + 1), 20)
    seats = dice.integers(0, 2**30, len(players)) % players
    odds = some_odds(dice, players)
    told = np.asarray(seen_relatively(odds, seats, players))
    for row, (seat, many) in enumerate(zip(seats, players, strict=True)):
        assert told[row, :many] == pytest.approx(np.roll(odds[row, :many], -seat))
        assert not told[row, many:].any()
    assert np.asarray(seen_absolutely(told, seats, players)) == pytest.approx(odds)
    assert np.asarray(seen_relatively(seen_absolutely(odds, seats, players), seats, players)) == pytest.approx(odds)


# What came of decisions


def a_course(dice: np.random.Generator, players: np.ndarray[Any, Any]) -> list[Decision]:
    """Decisions of games that end now and then, some of them at once, some not at all."""
    course = []
    for step in range(STEPS):
        over = (dice.random(ROWS) < 0.15) & (np.arange(ROWS) > 0)
        course.append(
            Decision(
                observations=np.full((ROWS, 1), step),
                masks=np.ones((ROWS, 1), bool),
                seats=dice.integers(0, 2**30, ROWS) % players,
                moves=np.arange(ROWS) + step * ROWS,
                likelihoods=np.zeros(ROWS),
                odds=some_odds(dice, players),
                own=dice.random(ROWS) < 0.5,
                over=over,
                shares=np.where(over[:, None], some_odds(dice, players), np.nan),  # nobody may look where none ended
            )
        )
    return course


def slow_target(course: list[Decision], last_odds: Any, row: int, step: int) -> Any:
    """What a decision should have told: what the seat's next one told and what came of that, or how the game ended."""
    for later in range(step, STEPS):
        now = course[later]
        if later > step and now.seats[row] == course[step].seats[row]:
            return (1 - TRUST) * now.odds[row] + TRUST * slow_target(course, last_odds, row, later)
        if now.over[row]:
            return now.shares[row]
    return last_odds[row]


def test_what_came_of_decisions_is_what_a_slow_and_plain_reckoning_says() -> None:
    dice = np.random.default_rng(2)
    players = np.array([2, 3, 4, 5] * 3)
    course, last_odds = a_course(dice, players), some_odds(dice, players)
    assert {bool(decision.over[row]) for decision in course for row in range(ROWS)} == {True, False}
    experience = with_targets(course, last_odds, among_equals(players), TRUST)
    for step, decision in enumerate(course):
        for row in range(ROWS):
            index, seat, many = step * ROWS + row, decision.seats[row], players[row]
            target = slow_target(course, last_odds, row, step)
            assert experience.advantages[index] == pytest.approx(target[seat] - decision.odds[row][seat], abs=1e-5)
            assert np.asarray(experience.odds[index, :many]) == pytest.approx(np.roll(target[:many], -seat), abs=1e-5)
            assert experience.moves[index] == decision.moves[row]
            assert experience.observations[index] == step
            assert experience.players[index] == many
            assert experience.own[index] == decision.own[row]


# Deciding


def a_view(dice: np.random.Generator, players: np.ndarray[Any, Any]) -> View:
    """What might stand on tables: any features, any legal moves, any seat to decide."""
    rows, moves = len(players), len(MACHI_KORO.moves)
    masks = dice.random((rows, moves)) < 0.1
    masks[np.arange(rows), dice.integers(0, moves, rows)] = True
    seats = dice.integers(0, 2**30, rows) % players
    observations = dice.random((rows, len(MACHI_KORO.features))).astype(np.float16)
    shown = observations, masks, seats, np.zeros(rows, bool), np.zeros((rows, SEATS)), np.full(rows, -1)
    return View(*map(jnp.asarray, shown))


def stubborn(move: int) -> Parameters:
    """A network that wants nothing but one move, where it can."""
    network = opinionated(MACHI_KORO)
    return network | {"policy": {**network["policy"], "bias": network["policy"]["bias"].at[move].set(1e4)}}


def test_no_move_is_played_that_is_not_legal_and_its_likelihood_is_told() -> None:
    dice = np.random.default_rng(3)
    players = np.array([2, 3, 4, 5] * 8)
    view, network = a_view(dice, players), opinionated(MACHI_KORO)
    likely, odds = forward(network, view.observations, view.masks, *among_equals(players))
    rows = np.arange(len(players))
    assert np.exp(likely)[~np.asarray(view.masks)].max() == 0
    seen = set()
    for number in range(30):
        moves, told, everyone, own = act(
            network, network, view, among_equals(players), players, jax.random.key(number), 0
        )
        assert view.masks[rows, moves].all()
        assert np.asarray(told) == pytest.approx(np.asarray(likely[rows, moves]), abs=1e-4)
        assert np.asarray(everyone) == pytest.approx(
            np.asarray(seen_absolutely(jnp.exp(odds), view.seats, players)), abs=1e-4
        )
        assert np.asarray(everyone.sum(-1)) == pytest.approx(1, abs=1e-4)
        assert own.all()
        seen |= set(np.asarray(moves).tolist())
    assert len(seen) > 30, "it tries more than what it likes best"


def test_at_every_third_table_only_the_pupil_is_the_learner_and_an_earlier_self_decides_for_the_others() -> None:
    dice = np.random.default_rng(4)
    players = np.array([2, 3, 4, 5] * 6)
    view = a_view(dice, players)
    view = view._replace(masks=view.masks.at[:, :2].set(True))
    pupils = jnp.asarray(dice.integers(0, 2**30, len(players)) % players)
    moves, _, _, own = act(stubborn(0), stubborn(1), view, among_equals(players), pupils, jax.random.key(1), 3)
    shared = np.arange(len(players)) % 3 == 0
    pupil_decides = np.asarray(view.seats == pupils)
    assert {*pupil_decides[shared]} == {True, False}
    assert (np.asarray(own) == (~shared | pupil_decides)).all()
    assert (np.asarray(moves) == np.where(own, 0, 1)).all()
    with_bots = Company(jnp.asarray(players), jnp.ones(len(players), bool))
    advised = view._replace(advice=jnp.where(pupil_decides, -1, 1))
    moves, _, _, own = act(stubborn(0), stubborn(1), advised, with_bots, pupils, jax.random.key(1), 3)
    assert (np.asarray(own) == pupil_decides).all(), "where bots sit, they decide, and no earlier self"
    assert (np.asarray(moves) == np.where(own, 0, 1)).all()


# Learning


def learnt(own: Any, advantages: Any, moves: Any) -> Any:
    """How likely the network finds each move, before and after it learnt from some experience with one position."""
    rows = len(moves)
    players = np.full(rows, 2)
    view = a_view(np.random.default_rng(5), np.full(1, 2))
    observations, masks = (jnp.repeat(each, rows, 0) for each in (view.observations, view.masks.at[:, :2].set(True)))
    before, _ = forward(opinionated(MACHI_KORO), observations, masks, *among_equals(players))
    odds = np.zeros((rows, SEATS))
    odds[:, 1] = 1
    likelihoods = before[np.arange(rows), moves]
    experience = Experience(observations, masks, *among_equals(players), moves, likelihoods, advantages, odds, own)
    learner = new_learner(opinionated(MACHI_KORO))
    manner = Manner(rate=1e-3, curiosity=0.0)
    for number in range(10):
        learner, figures = learn(learner, experience, manner, jax.random.key(number), 2)
    assert all(np.isfinite(figure) for figure in figures.values())
    after, odds = forward(learner.network, observations, masks, *among_equals(players))
    return before[0], after[0], np.exp(odds[0])


def test_moves_that_did_well_become_likelier_and_the_odds_come_true() -> None:
    moves = np.arange(16) % 2
    before, after, odds = learnt(np.ones(16, bool), np.where(moves == 0, 1.0, -1.0), moves)
    assert after[0] > before[0] + 0.1
    assert after[1] < before[1] - 0.1
    assert odds[1] > 0.8


def test_what_an_earlier_self_played_teaches_odds_but_no_moves() -> None:
    moves = np.arange(16) % 2
    own = np.arange(16) < 8
    told = np.where(moves == 0, 1.0, -1.0)
    _, after, _ = learnt(own, np.where(own, told, -100 * told), moves)
    _, other, odds = learnt(own, np.where(own, told, 100 * told), moves)
    assert np.asarray(after) == pytest.approx(np.asarray(other))
    assert odds[1] > 0.8
