"""PettingZoo: its own tests pass for every game, offered moves can be made, and nobody sees what is hidden."""

from __future__ import annotations

import copy
import io
import pickle
from contextlib import redirect_stdout
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as Xml

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from tests.envs.setups import COUNCIL_OF_FOUR, MACHI_KORO, every_game, every_setup
from tradewinds import IllegalMove, Match
from tradewinds.core.game import Game
from tradewinds.core.state import copy as copy_of
from tradewinds.envs.pettingzoo import TurnTable, env, parallel_env
from tradewinds.testing import Setup

# PettingZoo's tests know their own games with a mask beside the observation by name, and warn of anyone else's.
masks_are_meant = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # An agent whose game is over has no legal move.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def made(setup: Setup, **more: Any) -> TurnTable:
    return env(setup.game, setup.players, **setup.options, **more)


def random_move(table: TurnTable, chooser: np.random.Generator) -> int:
    return int(chooser.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])))


def position(table: TurnTable) -> bytes:
    """The whole position, without what lies in memory between its fields."""
    return bytes(copy_of(table.unwrapped._episode.state).tobytes())


def play(table: TurnTable, decisions: int, seed: int = 1) -> None:
    """Plays random moves, as many as asked for or to the end."""
    chooser = np.random.default_rng(seed)
    for _ in range(decisions):
        if table.terminations[table.agent_selection]:
            return
        table.step(random_move(table, chooser))


@every_setup
class TestPettingZoosOwnTests:
    """What PettingZoo asks of every environment."""

    pytestmark = masks_are_meant

    def test_api(self, setup: Setup) -> None:
        api_test(made(setup), num_cycles=60)

    def test_seed(self, setup: Setup) -> None:
        seed_test(lambda: made(setup), num_cycles=60)

    def test_render(self, setup: Setup) -> None:
        render_test(lambda render_mode: made(setup, render_mode=render_mode), {"svg": Xml.fromstring})

    def test_max_cycles(self, setup: Setup) -> None:
        """It asks for a pair of environments in which all agents act at once, one after the other in the first."""

        def parallel(max_cycles: int) -> Any:
            return parallel_env(setup.game, setup.players, max_cycles=max_cycles, **setup.options)

        max_cycles_test(
            SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
        )

    def test_parallel_api(self, setup: Setup) -> None:
        parallel_api_test(parallel_env(setup.game, setup.players, **setup.options), num_cycles=60)

    def test_parallel_seed(self, setup: Setup) -> None:
        parallel_seed_test(lambda: parallel_env(setup.game, setup.players, **setup.options), num_cycles=20)


class TestToTheEndOfGames:
    """The same where agents come to the end of a game, with both kinds of rewards."""

    pytestmark = masks_are_meant

    @pytest.mark.parametrize("rewards", ["result", "shaped"])
    def test_api(self, rewards: str) -> None:
        api_test(env(MACHI_KORO, 3, rewards=rewards, plus=True), num_cycles=1000)


@every_setup
def test_every_offered_move_can_be_made_and_no_other(setup: Setup) -> None:
    table, chooser = made(setup), np.random.default_rng(5)
    table.reset(seed=5)
    for decision in range(60):
        if table.terminations[table.agent_selection]:
            break
        mask = table.observe(table.agent_selection)["action_mask"]
        if decision % 10 == 0:
            for action in np.flatnonzero(mask):
                copy.deepcopy(table).step(int(action))
            for action in chooser.choice(np.flatnonzero(mask == 0), 5):
                with pytest.raises(IllegalMove):
                    table.step(int(action))
        table.step(random_move(table, chooser))


@every_setup
def test_what_a_seat_cannot_know_changes_nothing_of_what_it_sees(setup: Setup) -> None:
    table, other = made(setup), made(setup)
    table.reset(seed=2)
    for moves in range(0, 60, 12):
        play(table, 12, seed=moves)
        if table.terminations[table.agent_selection]:
            break
        state = table.unwrapped._episode.state
        for seat, agent in enumerate(table.possible_agents):
            world = setup.game.seen_by(state, seat, 77 + seat)
            setup.game.rules.guess(world, seat)
            other.reset(seed=1, options={"position": world})
            seen, seen_there = table.observe(agent), other.observe(agent)
            assert np.array_equal(seen["observation"], seen_there["observation"])
            assert np.array_equal(seen["action_mask"], seen_there["action_mask"])


@every_game
def test_only_the_agent_that_decides_has_legal_moves(game: Game) -> None:
    table = env(game)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


@every_game
def test_a_copy_goes_on_from_where_it_was_made(game: Game) -> None:
    table = env(game)
    table.reset(seed=4)
    play(table, 4)
    before = position(table)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]  # noqa: S301 - our own
    for twin in twins:
        play(twin, 4, seed=9)
        assert position(table) == before
        assert twin.observe(twin.agent_selection)["action_mask"][twin.action_space("player_0").sample()]
    play(table, 4, seed=9)
    assert {position(twin) for twin in twins} == {position(table)}


def test_a_refused_move_names_the_rule_and_changes_nothing() -> None:
    table = env(MACHI_KORO, 2)
    table.reset(seed=1)
    before = position(table)
    with pytest.raises(IllegalMove, match=r"build:mine: Mine costs 6 coins: you are \d short") as refused:
        table.step(MACHI_KORO.moves.id("build:mine"))
    assert refused.value.reason == "refusal-coins-missing"
    with pytest.raises(IllegalMove, match="There is no move -1 in this game"):
        table.step(-1)
    with pytest.raises(ValueError, match="player_0 decides"):
        table.step(None)
    assert position(table) == before


def test_moves_that_name_a_player_do_so_as_the_agent_sees_it() -> None:
    """p1 is the agent itself: what is a move at p2 to one seat is a move at p3 to another."""
    relative, absolute = env(MACHI_KORO, 3, plus=True), env(MACHI_KORO, 3, plus=True, relative=False)
    names = [code for code in MACHI_KORO.moves if ":p1" in code]
    assert names
    chooser = np.random.default_rng(3)
    differed = False
    for seed in range(2):
        relative.reset(seed=seed)
        absolute.reset(seed=seed)
        while not relative.terminations[relative.agent_selection]:
            mask, plain = (table.observe(table.agent_selection)["action_mask"] for table in (relative, absolute))
            differed = differed or not np.array_equal(mask, plain)
            assert mask.sum() == plain.sum()
            action = random_move(relative, chooser)
            move = relative.unwrapped._episode.move(action)
            assert plain[move]
            relative.step(action)
            absolute.step(move)
            assert position(relative) == position(absolute)
    assert differed


def test_a_game_is_broken_off_after_so_many_decisions_of_an_agent() -> None:
    table = env(MACHI_KORO, 2, max_cycles=3)
    table.reset(seed=1)
    chooser, decisions = np.random.default_rng(1), dict.fromkeys(table.possible_agents, 0)
    while not table.truncations[table.agent_selection]:
        decisions[table.agent_selection] += 1
        table.step(random_move(table, chooser))
    assert max(decisions.values()) == 3
    assert not any(table.terminations.values())
    assert all(table.truncations.values())


def test_a_game_can_begin_from_a_position() -> None:
    table, other = env(COUNCIL_OF_FOUR, 3), env(COUNCIL_OF_FOUR, 3)
    table.reset(seed=1)
    play(table, 30)
    other.reset(seed=9, options={"position": table.unwrapped._episode.state})
    assert other.agent_selection == table.agent_selection
    assert np.array_equal(table.observe("player_1")["observation"], other.observe("player_1")["observation"])
    with pytest.raises(ValueError, match="a record of council-of-four with 3 players"):
        other.reset(options={"position": MACHI_KORO.deal(3)})
    with pytest.raises(ValueError, match="a record of council-of-four with 3 players"):
        other.reset(options={"position": Match(COUNCIL_OF_FOUR, 3, seed=1).record()})


def test_what_cannot_be_is_told_at_once() -> None:
    with pytest.raises(ValueError, match="machi-koro is for 2 to 5 players, not 6"):
        env("machi-koro", 6)
    with pytest.raises(ValueError, match="machi-koro is for 2 to 5 players, not '3'"):
        env("machi-koro", "3")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="has no option harbour"):
        env("machi-koro", harbour=True)
    with pytest.raises(ValueError, match="can be rendered as human, ansi, svg, not 'rgb_array'"):
        env("machi-koro", render_mode="rgb_array")
    with pytest.raises(ValueError, match="max_cycles is at least 1"):
        env("machi-koro", max_cycles=0)
    table = env("machi-koro")
    with pytest.raises(RuntimeError, match="reset begins a game"):
        table.step(0)
    with pytest.raises(RuntimeError, match="reset begins a game"):
        env("machi-koro", render_mode="ansi").render()
    together = parallel_env("machi-koro")
    together.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 decides, and there is no action of it"):
        together.step({"player_1": 0})
    table.reset(seed=1)
    with pytest.raises(ValueError, match="give render_mode, one of human, ansi, svg"):
        table.render()


def test_the_table_is_drawn_as_text_and_as_a_picture() -> None:
    drawn = {}
    for mode in ("ansi", "svg"):
        table = env(MACHI_KORO, 2, render_mode=mode)
        table.reset(seed=1)
        drawn[mode] = str(table.render())
    assert "Player 2" in drawn["ansi"]
    assert "\x1b" not in drawn["ansi"]
    assert drawn["svg"].startswith("<svg")
    with redirect_stdout(io.StringIO()) as printed:
        table = env(MACHI_KORO, 2, render_mode="human")
        table.reset(seed=1)
        assert table.render() is None
    assert printed.getvalue().count("Player 2") == 2  # at the beginning, and when asked for
