"""Rewards: the result at the end, or bit by bit, which comes to the same."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.envs.setups import MACHI_KORO, YOKOHAMA, every_setup
from tradewinds.core.chance import seeds
from tradewinds.core.game import Game
from tradewinds.core.state import OVER, copy
from tradewinds.envs.episode import Episode
from tradewinds.envs.rewards import is_shaped, pay, pay_result, start
from tradewinds.testing import Setup

judged_games = pytest.mark.parametrize("game", [MACHI_KORO, YOKOHAMA], ids=lambda game: game.name)


def played(episode: Episode, seed: int = 1) -> list[NDArray[np.float64]]:
    """What every step of a game of random moves paid."""
    chooser = np.random.default_rng(seed)
    paid = []
    episode.begin(seeds(seed, 1)[0])
    while episode.seat != OVER:
        episode.step(int(chooser.choice(np.flatnonzero(episode.mask))))
        paid.append(episode.rewards.copy())
    return paid


@every_setup
def test_the_result_is_paid_at_the_end_and_sums_to_nothing(setup: Setup) -> None:
    episode = Episode(setup.game, setup.players, setup.options, "result", True)
    *before, last = played(episode)
    winners = setup.game.leaders(episode.state)
    assert not np.any(before)
    assert last.sum() == pytest.approx(0)
    for seat in range(setup.players):
        share = 1 / len(winners) if seat in winners else 0
        assert last[seat] == pytest.approx(share - 1 / setup.players)


@judged_games
def test_shaped_rewards_add_up_to_the_result_less_what_was_expected_at_the_start(game: Game) -> None:
    shaped, plain = (Episode(game, 3, {}, rewards, True) for rewards in ("shaped", "result"))
    shaped.begin(seeds(1, 1)[0])
    expected = np.array([shaped.standing(seat) for seat in range(3)])
    result = played(plain)[-1]
    paid = np.array(played(shaped))
    assert expected.sum() == pytest.approx(1)
    assert paid.sum(axis=0) == pytest.approx(result + 1 / 3 - expected)
    assert (np.abs(paid).max(axis=1) > 0).mean() > 0.5


@judged_games
def test_at_the_end_both_kinds_have_paid_the_share_of_the_victory(game: Game) -> None:
    episode = Episode(game, 2, {}, "result", True)
    played(episode, seed=3)
    state, trials = copy(episode.state), np.zeros(1, game.dtype)
    standing, fresh, result, last = (np.zeros(2) for _ in range(4))
    pay_result(state, fresh, result)
    assert sorted(result.tolist()) == [-0.5, 0.5]
    start(state, trials, standing)
    assert standing.tolist() == (result + 0.5).tolist()
    pay(state, trials, standing, fresh, last)
    assert last.tolist() == [0, 0]


def test_other_rewards_are_unknown() -> None:
    with pytest.raises(ValueError, match="rewards can be result or shaped, not 'coins'"):
        is_shaped("coins")
