"""Gymnasium: one learner against bots, in one game or in many at once."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from high_tide import HIGH_TIDE

from tests.envs.setups import COUNCIL_OF_FOUR, GAMES, MACHI_KORO, every_game, every_setup
from tradewinds import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.state import copy as copy_of
from tradewinds.envs.gymnasium import Learner, LearnerVector, identifier
from tradewinds.envs.learners import Learners
from tradewinds.envs.pettingzoo import env
from tradewinds.testing import Setup

OURS = [game for game in GAMES if game is not HIGH_TIDE]


def made(setup: Setup, **more: Any) -> Learner:
    return Learner(setup.game, setup.players, **setup.options, **more)


def play(table: Learner, seed: int, decisions: int = 10_000) -> list[float]:
    """What every step of a game of random moves paid."""
    _, info = table.reset(seed=seed)
    table.action_space.seed(seed)
    paid = []
    for _ in range(decisions):
        _, reward, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
        paid.append(float(reward))
        if over:
            break
    return paid


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_games_are_made_by_their_names_and_pass_the_check(
    game: Game, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    check_env(gymnasium.make(identifier(game), players=players).unwrapped)
    assert "Player 2" in capsys.readouterr().out  # it renders in every mode


def test_games_are_called_as_the_house_calls_them() -> None:
    assert [identifier(game) for game in OURS] == [
        "tradewinds/MachiKoro-v0",
        "tradewinds/CouncilOfFour-v0",
        "tradewinds/Yokohama-v0",
    ]
    table: Any = gymnasium.make(
        "tradewinds/MachiKoro-v0", players=4, opponents=["random", "greedy", "random"], plus=True
    )
    assert table.unwrapped.players == 4
    assert table.unwrapped.opponents == ["random", "greedy", "random"]


@every_setup
def test_a_learner_decides_from_the_first_move_to_the_end(setup: Setup) -> None:
    table = made(setup)
    paid = play(table, seed=3)
    assert not any(paid[:-1])
    assert paid[-1] in (
        pytest.approx(1 - 1 / setup.players),
        pytest.approx(-1 / setup.players),
        pytest.approx(0, abs=0.6),
    )
    with pytest.raises(RuntimeError, match="the game is over: reset begins another"):
        table.step(0)


@every_game
def test_the_same_seed_is_the_same_game_whoever_the_bots_are(game: Game) -> None:
    def seen() -> list[bytes]:
        table = Learner(game, opponents="greedy" if game is MACHI_KORO else "random")
        observation, info = table.reset(seed=5)
        table.action_space.seed(5)
        bytes_seen = [observation.tobytes()]
        for _ in range(12):
            observation, _, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
            bytes_seen.append(observation.tobytes())
            if over:
                break
        return bytes_seen

    assert seen() == seen()


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    table = Learner(MACHI_KORO, 3)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = Learner(MACHI_KORO, 3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    assert fixed.reset(options={"seat": 1})[1]["seat"] == 1
    with pytest.raises(ValueError, match="the seats are 0 to 2, not 3"):
        Learner(MACHI_KORO, 3, seat=3)


def test_a_bot_by_its_name_and_budget_plays_the_other_seats() -> None:
    table = Learner(MACHI_KORO, 2, opponents="search@8", seat=1)
    assert len(play(table, seed=1, decisions=3)) == 3
    with pytest.raises(ValueError, match="there is no bot 'grandmaster'"):
        Learner(MACHI_KORO, opponents="grandmaster")
    with pytest.raises(ValueError, match="1 opponents for 3 players: name one for all seats or 2"):
        Learner(MACHI_KORO, 3, opponents=["random"])


@pytest.mark.parametrize("rewards", ["result", "shaped"])
def test_an_illegal_move_loses_the_game_and_says_why(rewards: str) -> None:
    table = Learner(MACHI_KORO, 4, rewards=rewards)
    table.reset(seed=1)
    expected = table._episode.standing(table.seat)
    _, reward, over, broken_off, info = table.step(MACHI_KORO.moves.id("build:mine"))
    assert (over, broken_off) == (True, False)
    assert reward == -expected
    assert info["refusal"].startswith("build:mine: Mine costs 6 coins")
    with pytest.raises(RuntimeError, match="reset begins another"):
        table.step(0)
    assert table.reset()[1]["action_mask"].any()


def test_an_illegal_move_is_an_error_where_that_is_wanted() -> None:
    table = Learner(MACHI_KORO, 2, illegal="error", seat=0)
    _, info = table.reset(seed=1)
    with pytest.raises(IllegalMove, match="Mine costs 6 coins"):
        table.step(MACHI_KORO.moves.id("build:mine"))
    assert np.array_equal(table.action_masks(), info["action_mask"])
    with pytest.raises(ValueError, match="illegal can be lose or error"):
        Learner(MACHI_KORO, illegal="pass")  # type: ignore[arg-type]


def test_shaped_rewards_add_up_to_the_result() -> None:
    table = Learner(MACHI_KORO, 3, rewards="shaped", seat=1)
    table.reset(seed=8)
    expected = table._episode.standing(1)
    paid = play(table, seed=8)
    won = table.game.leaders(table._episode.state)
    share = 1 / len(won) if 1 in won else 0
    assert sum(paid) == pytest.approx(share - expected)


def test_a_learner_can_be_copied_in_the_midst_of_a_game() -> None:
    table = Learner(MACHI_KORO, 2, opponents="greedy")
    table.reset(seed=2)
    twin = copy.deepcopy(table)
    actions = []
    for _ in range(5):
        actions.append(table.action_space.sample())
        table.step(actions[-1])
    for action in actions:
        twin.step(action)
    assert np.array_equal(table._seen()[0], twin._seen()[0])


def test_a_position_in_which_the_learner_never_decides_is_refused() -> None:
    """Of a game that is begun before its last move, which another makes."""
    table, chooser = env(HIGH_TIDE, 2), np.random.default_rng(1)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        last, state = table.agent_selection, copy_of(table.unwrapped._episode.state)
        table.step(chooser.choice(np.flatnonzero(table.observe(last)["action_mask"])))
    decides = table.possible_agents.index(last)
    learner = Learner(HIGH_TIDE, 2)
    learner.reset(options={"position": state, "seat": decides})
    with pytest.raises(ValueError, match="never gets to decide from this position"):
        learner.reset(options={"position": state, "seat": 1 - decides})


# Many games at once


@every_game
def test_a_vector_waits_for_its_learners(game: Game) -> None:
    envs = LearnerVector(game, 5, opponents="random")
    observations, info = envs.reset(seed=1)
    envs.action_space.seed(1)
    for _ in range(30):
        assert observations in envs.observation_space
        assert np.array_equal(info["seat"], envs._learners.seats)
        actions = envs.action_space.sample()
        assert info["action_mask"][np.arange(5), actions].all()
        observations, rewards, over, broken_off, info = envs.step(actions)
        assert not rewards[~over].any()
        assert not broken_off.any()


def test_a_vector_is_made_by_name_and_counts_its_episodes() -> None:
    envs: Any = gymnasium.make_vec("tradewinds/MachiKoro-v0", num_envs=16, players=3, opponents=["random", "greedy"])
    assert isinstance(envs, LearnerVector)
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    counted = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    counted.reset(seed=2)
    envs.action_space.seed(2)
    total, ended = 0.0, 0
    for _ in range(60):
        _, rewards, over, _, info = counted.step(envs.action_space.sample())
        total, ended = total + rewards.sum(), ended + over.sum()
        if over.any():
            assert np.allclose(info["episode"]["r"][over], rewards[over])
    assert ended > 8
    assert -0.34 < total / ended < 0.2  # a random learner against one that is not


def test_a_vector_plays_the_same_games_from_the_same_seed_on_any_number_of_cores() -> None:
    played = []
    for cores in (1, 2):
        envs = LearnerVector(MACHI_KORO, 7, 2, cores=cores)
        envs.reset(seed=3)
        envs.action_space.seed(3)
        played.append([envs.step(envs.action_space.sample())[0].tobytes() for _ in range(20)])
    assert played[0] == played[1]


def test_shaped_rewards_of_a_vector_add_up_to_results() -> None:
    """With the same seed and moves the games are the same: what differs is when they are paid."""
    totals = []
    for rewards in ("result", "shaped"):
        learners = Learners(MACHI_KORO, 6, 2, seed=4, rewards=rewards, seat=1)
        chooser = np.random.default_rng(4)
        start, total, done = learners._standing[:, 1].copy(), np.zeros(6), np.zeros(6, np.bool_)
        for _ in range(400):
            learners.step((chooser.random(learners.masks.shape) * learners.masks).argmax(axis=1))
            total += np.where(done, 0, learners.paid)
            done |= learners.ended
        assert done.all()
        totals.append(total + (start if rewards == "shaped" else 0.5))
    assert totals[1] == pytest.approx(totals[0], abs=1e-5)


def test_a_vector_says_which_row_broke_which_rule() -> None:
    envs = LearnerVector(COUNCIL_OF_FOUR, 3)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[2] = np.flatnonzero(info["action_mask"][2] == 0)[0]
    with pytest.raises(IllegalMove, match="row 2, "):
        envs.step(actions)


def test_bots_that_are_no_policies_play_in_single_environments() -> None:
    with pytest.raises(ValueError, match="the bot search is no compiled policy"):
        LearnerVector(MACHI_KORO, 2, opponents="search")
    with pytest.raises(ValueError, match="the bot search@10ms is no compiled policy"):
        LearnerVector(MACHI_KORO, 2, opponents="search@10ms")
    with pytest.raises(ValueError, match="a budget is a time such as 100ms"):
        LearnerVector(MACHI_KORO, 2, opponents="greedy@soon")


def test_a_vector_says_what_it_cannot_be_reset_with() -> None:
    with pytest.raises(ValueError, match="seat is an option of environments of one game each"):
        LearnerVector(MACHI_KORO, 2).reset(options={"seat": 1})
