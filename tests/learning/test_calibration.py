"""Win odds against what happened: the sums are right, and the picture is one."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest

from tests.bots.networks import random_weights
from tradewinds.bots.policy import RandomDesk
from tradewinds.games import find_game

pytest.importorskip("jax")  # the floor is for those who train

from tradewinds.learning.calibration import Odds, best_temperature, reliability, watch
from tradewinds.learning.calibration_picture import draw_reliability


def odds_of_three() -> Odds:
    """Two decisions of one game and one of another."""
    told = np.array([[0.75, 0.25], [0.5, 0.5], [0.25, 0.75]])
    happened = np.array([[1.0, 0.0], [1.0, 0.0], [1.0, 0.0]])
    return Odds(told, happened, np.array([0, 0, 1]))


def test_every_seat_is_told_of_and_the_shares_of_a_game_are_one_victory() -> None:
    game = find_game("machi-koro")
    odds = watch(game, 3, random_weights(game), games=6, desk=RandomDesk, cores=1)
    assert odds.told.shape == odds.happened.shape == (6 * 8, 3)
    assert odds.told.sum(axis=1) == pytest.approx(1)
    assert odds.happened.sum(axis=1) == pytest.approx(1)
    assert np.bincount(odds.games).tolist() == [8] * 6
    assert np.unique(odds.games[odds.alone]).tolist() == [0, 2, 4]
    for number in range(6):
        assert len(np.unique(odds.happened[odds.games == number], axis=0)) == 1


def test_the_same_seed_tells_the_same_and_another_does_not() -> None:
    game = find_game("machi-koro")
    one, same, other = (
        watch(game, 2, random_weights(game), games=4, desk=RandomDesk, seed=seed, cores=1) for seed in (1, 1, 2)
    )
    assert (one.told == same.told).all()
    assert (one.told != other.told).any()


def test_a_network_that_knows_nobody_better_tells_even_odds_and_loses_what_they_lose() -> None:
    game = find_game("machi-koro")
    weights = random_weights(game)  # of moves it thinks something, or it would never build
    weights = replace(weights, odds=0 * weights.odds, odds_bias=0 * weights.odds_bias)
    found = reliability(watch(game, 4, weights, games=4, desk=RandomDesk, cores=1))
    assert found.log_loss == pytest.approx(np.log(4))
    assert found.brier == pytest.approx(0.75)
    assert [own.told for own in found.bins] == pytest.approx([0.25])
    assert found.error == pytest.approx(0)  # one seat of four wins


def test_the_bins_add_up() -> None:
    found = reliability(odds_of_three())
    assert [(own.told, own.happened, own.count) for own in found.bins] == [
        (0.25, 0.5, 2),
        (0.5, 0.5, 2),
        (0.75, 0.5, 2),
    ]
    assert found.error == pytest.approx(1 / 6)
    assert found.log_loss == pytest.approx(-(np.log(0.75) + np.log(0.5) + np.log(0.25)) / 3)
    assert found.brier == pytest.approx((2 * 0.25**2 + 2 * 0.5**2 + 2 * 0.75**2) / 3)
    assert (found.decisions, found.games) == (3, 2)


def test_odds_of_one_belong_to_the_last_bin() -> None:
    sure = Odds(np.array([[1.0, 0.0]]), np.array([[1.0, 0.0]]), np.array([0]))
    assert [own.count for own in reliability(sure).bins] == [1, 1]


def test_decisions_of_one_game_prove_no_more_than_the_game() -> None:
    told, happened = np.full((100, 2), 0.5), np.array([[1.0, 0.0]] * 50 + [[0.0, 1.0]] * 50)
    apart = reliability(Odds(told[:, :1], happened[:, :1], np.arange(100)))
    together = reliability(Odds(told[:, :1], happened[:, :1], np.arange(100) // 10))
    assert together.bins[0].within == pytest.approx(apart.bins[0].within * np.sqrt(10))


def test_a_temperature_takes_back_what_was_told_too_boldly() -> None:
    dice = np.random.default_rng(1)
    chance = dice.uniform(0.1, 0.9, 4000)
    won = (dice.uniform(size=4000) < chance).astype(float)
    told = chance**2 / (chance**2 + (1 - chance) ** 2)
    bold = Odds(np.stack([told, 1 - told], 1), np.stack([won, 1 - won], 1), np.arange(4000))
    temperature = best_temperature(bold)
    assert temperature == pytest.approx(2, abs=0.25)
    assert reliability(bold.tempered(temperature)).error < reliability(bold).error / 2


def test_the_picture_stands_alone_and_names_every_way_to_play() -> None:
    drawn = draw_reliability(
        "Odds & ends", {f"{players} players": reliability(odds_of_three()) for players in range(2, 9)}
    )
    root = ElementTree.fromstring(drawn)  # noqa: S314 (our own)
    texts = [element.text or "" for element in root.iter() if element.tag.endswith("text")]
    assert "Odds & ends" in texts
    assert sum("players: off by 16.7%" in text for text in texts) == 7
    assert "href" not in drawn
