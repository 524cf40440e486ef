"""Our games as OpenSpiel's own tests, bots and environments meet them."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation, rl_environment
from open_spiel.python.algorithms import ismcts, mcts

import tradewinds.envs.openspiel as ours
from tradewinds import IllegalMove, Match, find_game
from tradewinds.core.state import CHANCE, EVERYTHING, WATCHER
from tradewinds.envs.openspiel.course import Course

OURS = [find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")]
GAMES = [ours.short_name(game) for game in OURS]
HIDDEN = [ours.short_name(game) for game in OURS if game.hidden]
FULLEST = [
    "tradewinds_machi_koro(players=5,plus=True,limited_market=True,unclog_market=True,random_start=True)",
    "tradewinds_council_of_four(players=4,map=random,endless_coins=True)",
    "tradewinds_yokohama(players=4,awards=True,free_agents=True,random_start=True,tokens_by_choice=True)",
]
WITH_RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def any_move(state: Any, chooser: random.Random) -> int:
    if state.is_chance_node():
        moves, likely = zip(*state.chance_outcomes(), strict=True)
        return chooser.choices(moves, likely)[0]
    return chooser.choice(state.legal_actions())


def states(game: str | Any, seed: int = 1) -> Iterator[Any]:
    """The states of a game of random moves; the same object, played on."""
    state = (pyspiel.load_game(game) if isinstance(game, str) else game).new_initial_state()
    chooser = random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(any_move(state, chooser))
        yield state


def after(moves: int, game: str, seed: int = 1) -> Any:
    """A state after so many random moves."""
    return next(state for state in states(game, seed) if len(state.history()) == moves)


def shortened(game: str, most: int) -> str:
    return f"{game[:-1]},max_moves={most})" if "(" in game else f"{game}(max_moves={most})"


# What OpenSpiel asks of every game


@pytest.mark.parametrize("game", [*GAMES, FULLEST[0]])
def test_random_sim_test_passes_over_whole_games(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), 1, True, False)


@pytest.mark.parametrize("game", FULLEST)
def test_random_sim_test_passes_with_all_seats_and_options_up_to_the_cap(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(shortened(game, 300)), 2, True, False)


def test_every_game_of_the_registry_is_known() -> None:
    assert set(GAMES) <= set(pyspiel.registered_names())
    assert "tradewinds_machi_koro" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_is_is_declared(game: str) -> None:
    kind = pyspiel.load_game(game).get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    hidden = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hidden == (game in HIDDEN)
    assert (kind.min_num_players, kind.max_num_players) == (2, 5 if game == "tradewinds_machi_koro" else 4)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_option_and_number_of_players_can_be_asked_for(game: Any) -> None:
    for players in game.seats:
        for option in game.options:
            for value in option.choices or (True, False):
                loaded = pyspiel.load_game(f"{ours.short_name(game)}(players={players},{option.name}={value})")
                assert loaded.num_players() == players
                assert loaded.terms.options == game.choose_options({option.name: value})
                assert loaded.new_initial_state().course.position.players == players


@pytest.mark.parametrize(
    ("game", "error"),
    [
        ("tradewinds_machi_koro(players=6)", "machi-koro is for 2 to 5 players, not 6"),
        ("tradewinds_machi_koro(pluss=True)", "Unknown parameter 'pluss'"),
        ("tradewinds_machi_koro(plus=3)", "Wrong type for parameter plus"),
        ("tradewinds_machi_koro(max_moves=0)", "max_moves must be at least 1, not 0"),
        ("tradewinds_council_of_four(map=atlantis)", "option map can be juvelar, graden, .*, not 'atlantis'"),
    ],
)
def test_a_wrong_parameter_is_explained(game: str, error: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=error):
        pyspiel.load_game(game)


# States


@pytest.mark.parametrize("game", [*GAMES, *FULLEST])
def test_states_are_those_of_a_match_that_plays_the_same_moves(game: str) -> None:
    loaded = pyspiel.load_game(shortened(game, 500))
    terms = loaded.terms
    match = Match(terms.game, terms.players, chance="manual", **terms.options)
    for state in states(loaded):
        for move in state.history()[match.ply :]:
            match.play(move)
        assert state.course.position.tobytes() == match.state.tobytes()
        assert state.is_chance_node() == (match.seat == CHANCE and not state.is_terminal())
        if not state.is_terminal():
            assert state.legal_actions() == [move.id for move in match.moves()]
            assert [state.action_to_string(move) for move in state.legal_actions()] == [
                move.code for move in match.moves()
            ]
        if state.is_chance_node():
            weights = terms.game.chances(match.state)
            total = sum(weights.values())
            assert state.chance_outcomes() == [(move, weight / total) for move, weight in weights.items()]


@pytest.mark.parametrize("game", GAMES)
def test_bounds_hold_over_random_games(game: str) -> None:
    for players in find_game(game.removeprefix("tradewinds_").replace("_", "-")).seats:
        loaded = pyspiel.load_game(f"{game}(players={players})")
        assert loaded.min_utility() == -1 / players
        assert loaded.max_utility() == 1 - 1 / players
        for seed in range(3):
            *_, end = states(loaded, seed)
            chances = sum(1 for step in end.full_history() if step.player == pyspiel.PlayerId.CHANCE)
            assert len(end.history()) - chances <= loaded.max_game_length()
            assert chances <= loaded.max_chance_nodes_in_history()
            assert end.course.position.seat == -2, "a random game met the cap"
            winners = loaded.terms.game.leaders(end.course.position)
            assert sum(end.returns()) == pytest.approx(0)
            assert [seat for seat, share in enumerate(end.returns()) if share > 0] == winners
            assert all(loaded.min_utility() <= share <= loaded.max_utility() for share in end.returns())


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_meets_the_cap_is_a_draw(game: str) -> None:
    loaded = pyspiel.load_game(f"{game}(players=3,max_moves=70)")
    *_, end = states(loaded)
    assert len(end.history()) == loaded.max_game_length() == loaded.max_chance_nodes_in_history() == 70
    assert end.is_terminal()
    assert end.current_player() == pyspiel.PlayerId.TERMINAL
    assert end.legal_actions() == []
    assert end.returns() == [0, 0, 0]


def test_a_game_that_ends_with_its_last_move_has_a_winner() -> None:
    *_, end = states("tradewinds_machi_koro")
    same = pyspiel.load_game(f"tradewinds_machi_koro(max_moves={len(end.history())})").new_initial_state()
    for move in end.history():
        same.apply_action(move)
    assert same.is_terminal()
    assert same.returns() == end.returns() != [0, 0]


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str) -> None:
    state = after(100, game)
    before = str(state), [state.information_state_string(seat) for seat in range(2)]
    copy = state.clone()
    assert (str(copy), [copy.information_state_string(seat) for seat in range(2)]) == before
    for _ in range(30):
        copy.apply_action(any_move(copy, random.Random(2)))
    assert (str(state), [state.information_state_string(seat) for seat in range(2)]) == before
    assert state.history() == copy.history()[:100]


@pytest.mark.parametrize("game", GAMES)
def test_states_survive_pickling(game: str) -> None:
    for state in (after(150, game), after(150, game).resample_from_infostate(1, random.Random(1).random)):
        for again in (pickle.loads(pickle.dumps(state)), state.get_game().deserialize_state(state.serialize())):  # noqa: S301
            assert again.course.position.tobytes() == state.course.position.tobytes()
            assert again.history() == state.history()
            for seat in range(2):
                assert again.information_state_string(seat) == state.information_state_string(seat)
                assert again.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert again.observation_string(seat) == state.observation_string(seat)


def test_an_illegal_move_is_refused_with_the_rule_and_changes_nothing() -> None:
    state = after(1, "tradewinds_machi_koro")
    before = str(state)
    with pytest.raises(IllegalMove, match="build:stadium: Stadium costs 6 coins"):
        state.apply_action(find_game("machi-koro").moves.id("build:stadium"))
    with pytest.raises(IllegalMove, match=r"the moves of machi-koro are 0 to \d+"):
        state.apply_action(100_000)
    assert str(state) == before
    assert len(state.history()) == 1


# What seats see


def seen_moves(course: Course, viewer: int) -> Iterator[tuple[int, bytes, bytes]]:
    """Every legal move as its number in a viewer's memory, with what the viewer sees after it, and with the truth."""
    game = course.terms.game
    for move in course.terms.legal(course.row):
        twin = course.__deepcopy__({})
        twin.play(move)
        number = course.terms.number(course.row, move, viewer)
        yield number, game.seen_by(twin.position, viewer).tobytes(), twin.position.tobytes()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("game", HIDDEN)
def test_a_memory_tells_all_that_a_seat_saw_and_no_more(game: str, players: int) -> None:
    """In a position and in others that a seat cannot tell from it, moves that look alike are remembered alike.

    Moves that look different are remembered as different, so that a memory tells what was seen after each of them.
    """
    unseen = 0
    for number, state in enumerate(states(f"{game}(players={players},max_moves=250)")):
        if number % 3 and number > 60:
            continue
        for viewer in range(WATCHER, players):
            worlds = [state.course, *(state.course.guessed(viewer, generator) for generator in (1, 3))]
            looks: dict[bytes, tuple[int, bytes]] = {}
            remembered: dict[int, bytes] = {}
            for world in worlds:
                for move, seen, truth in seen_moves(world, viewer):
                    other, other_truth = looks.setdefault(seen, (move, truth))
                    assert move == other or truth == other_truth, "a memory tells more than the seat saw"
                    assert remembered.setdefault(move, seen) == seen, "a memory tells less than the seat saw"
                    unseen += move > len(world.terms.game.moves)
    assert unseen, "nothing was hidden in this game"


@pytest.mark.parametrize("game", [*HIDDEN, *FULLEST[1:]])
def test_worlds_a_seat_cannot_tell_apart_look_the_same_to_it(game: str) -> None:
    chooser = random.Random(5)
    different = 0
    loaded = pyspiel.load_game(shortened(game, 300))
    for number, state in enumerate(states(loaded, 4)):
        if number % 40 != 39 or state.is_terminal():
            continue
        for seat in range(loaded.num_players()):
            world = state.resample_from_infostate(seat, chooser.random)
            different += world.course.position.tobytes() != state.course.position.tobytes()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.current_player() == state.current_player()
            if state.current_player() == seat:
                assert world.legal_actions() == state.legal_actions()
    assert different


def test_what_one_seat_drew_another_does_not_read() -> None:
    state = after(200, "tradewinds_council_of_four")
    texts = [state.information_state_string(seat).split() for seat in range(2)]
    assert len(texts[0]) == len(texts[1])
    both = [(own, other) for own, other in zip(*texts, strict=True) if own != other]
    assert both[0] == ("p1:", "p2:")
    assert all("[draw:?]" in pair for pair in both[1:])
    assert {own == "[draw:?]" for own, _ in both[1:]} == {True, False}


def test_nothing_is_hidden_in_machi_koro() -> None:
    for state in states("tradewinds_machi_koro(max_moves=120)"):
        assert state.information_state_string(0).startswith("p1: ")
    codes = [find_game("machi-koro").moves.code(move) for move in state.history()]
    words = state.information_state_string(0).split()[1:]
    assert [word.strip("[]") for word in words if word not in ("p1", "p2")] == codes
    replayed = state.get_game().new_initial_state()
    for move in state.history():
        replayed.apply_action(move)
    assert replayed.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_information_state_remembers_every_move(game: str) -> None:
    """States of one game that look alike now are still told apart by what went before."""
    texts, tensors = set(), set()
    count = 0
    for state in states(shortened(game, 120)):
        count += 1
        texts.add(state.information_state_string(0))
        tensors.add(tuple(state.information_state_tensor(0)))
    assert len(texts) == len(tensors) == count == 121


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_what_observe_writes(game: str) -> None:
    state = after(130, game)
    terms = state.get_game().terms
    features = int(terms.game.features)
    for seat in range(2):
        expected = np.zeros(features, np.float32)
        terms.game.rules.observe(state.course.position.copy(), seat, expected)
        tensor = state.observation_tensor(seat)
        assert tensor[:2] == [seat == 0, seat == 1]
        assert tensor[2:] == expected.tolist()
        recalled = state.information_state_tensor(seat)
        assert recalled[: len(tensor)] == tensor
        history = recalled[len(tensor) :]
        assert len(history) == terms.max_moves
        assert all(history[:130])
        assert not any(history[130:])


def test_observers_show_what_they_are_asked_for() -> None:
    state = after(200, "tradewinds_council_of_four")
    game = state.get_game()
    features = int(game.terms.game.features)
    private = pyspiel.PrivateInfoType
    one, none, everyone = (
        observation.make_observation(game, pyspiel.IIGObservationType(True, True, kind))
        for kind in (private.SINGLE_PLAYER, private.NONE, private.ALL_PLAYERS)
    )
    for observer in (one, none, everyone):
        observer.set_from(state, 0)
        assert set(observer.dict) == {"player", "observation", "history"}
    assert everyone.dict["observation"].shape == (2, features)
    assert everyone.dict["history"][:200].tolist() == [1 + move for move in state.history()]
    assert one.tensor.tolist() == state.information_state_tensor(0)
    assert one.string_from(state, 0) == state.information_state_string(0)
    unseen = [observer.string_from(state, 0).count("[draw:?]") for observer in (everyone, one, none)]
    assert 0 == unseen[0] < unseen[1] < unseen[2]
    assert everyone.dict["observation"][0].tolist() == one.dict["observation"].tolist()
    assert none.dict["observation"].tolist() != one.dict["observation"].tolist()
    now = observation.make_observation(game)
    assert now.string_from(state, 1) == state.observation_string(1)
    assert set(now.dict) == {"player", "observation"}
    with pytest.raises(ValueError, match="public_info"):
        game.make_py_observer(pyspiel.IIGObservationType(False, True, private.SINGLE_PLAYER))
    with pytest.raises(ValueError, match="have no parameters, not colour"):
        game.make_py_observer(WITH_RECALL, {"colour": 1})


def test_a_guessed_world_forgets_what_only_others_saw() -> None:
    state = after(200, "tradewinds_council_of_four")
    worlds = [state.resample_from_infostate(0, random.Random(seed).random) for seed in range(8)]
    watched = state.course.text(WATCHER)
    texts = {world.information_state_string(1) for world in worlds}
    assert len(texts) > 1
    assert all(text.startswith(f"p2: {watched} (") for text in texts)
    again = worlds[0].resample_from_infostate(1, random.Random(9).random)
    assert again.information_state_string(1) == worlds[0].information_state_string(1)
    assert again.course.numbers(EVERYTHING) == state.course.numbers(WATCHER)


# OpenSpiel's bots and environments


@pytest.mark.parametrize("game", GAMES)
def test_its_mcts_bot_plays_our_games(game: str) -> None:
    loaded = pyspiel.load_game(f"{game}(max_moves=110)")
    source = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 2, 4, mcts.RandomRolloutEvaluator(1, source), random_state=source)
    chooser, state, decisions = random.Random(1), loaded.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            decisions += 1
        else:
            state.apply_action(any_move(state, chooser))
    assert decisions > 10


def test_its_mcts_bot_finds_the_move_that_wins() -> None:
    loaded = pyspiel.load_game("tradewinds_machi_koro")
    source = np.random.RandomState(1)
    bot = mcts.MCTSBot(loaded, 1, 30, mcts.RandomRolloutEvaluator(1, source, 60), random_state=source, solve=False)
    *_, end = states(loaded, 3)
    state = loaded.new_initial_state()
    winner = end.returns().index(0.5)
    last = max(ply for ply, step in enumerate(end.full_history()) if step.player == winner)
    for move in end.history()[:last]:
        state.apply_action(move)
    state.apply_action(bot.step(state))
    assert state.is_terminal()
    assert state.returns()[winner] == 0.5


@pytest.mark.parametrize("game", HIDDEN)
def test_its_ismcts_bot_plays_our_games_with_hidden_information(game: str) -> None:
    loaded = pyspiel.load_game(f"{game}(players=3,max_moves=110)")
    source = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, source), 2.0, 4, random_state=source)
    state, decisions = loaded.new_initial_state(), 0
    chooser = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(any_move(state, chooser))
        else:
            state.apply_action(int(bot.step(state)))
            decisions += 1
    assert decisions > 10


@pytest.mark.parametrize("game", GAMES)
def test_its_reinforcement_learning_environment_steps_through_our_games(game: str) -> None:
    environment = rl_environment.Environment(
        pyspiel.load_game(f"{game}(max_moves=150)"), observation_type=rl_environment.ObservationType.OBSERVATION
    )
    chooser = random.Random(1)
    environment.seed(1)
    step = environment.reset()
    features = int(environment.game.terms.game.features)
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == 2 + features
        step = environment.step([chooser.choice(step.observations["legal_actions"][seat])])
    assert sum(step.rewards) == pytest.approx(0)
