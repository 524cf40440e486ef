"""What a network learnt is played as it was learnt, and refused with a sentence where it does not fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from high_tide import HIGH_TIDE

from tests.bots.networks import forward, random_weights
from tradewinds import Match, find_game
from tradewinds.arena import simulate
from tradewinds.bots import Budget, find_bot, register_bot
from tradewinds.bots.compiled import choose_move
from tradewinds.bots.learned import LearnedDesk, LearnedMaker, WeightsError, load, odds, save, weights, weights_of
from tradewinds.bots.learned.bot import LearnedBot
from tradewinds.bots.policy import GreedyDesk
from tradewinds.bots.registry import _makers
from tradewinds.core.chance import seeds
from tradewinds.core.game import Game
from tradewinds.core.registry import register
from tradewinds.core.state import CHANCE, WATCHER, copy
from tradewinds.testing import check_bot

GAMES = [find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")]
MACHI_KORO = GAMES[0]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

register(HIGH_TIDE)


@pytest.fixture
def opinionated(tmp_path: Path) -> Iterator[Path]:
    """Networks of arbitrary opinions in a folder, which the bot `opinionated` plays by."""
    for game in GAMES:
        save(tmp_path / f"{game.name}.npz", game, random_weights(game))
    before = dict(_makers)
    yield tmp_path
    _makers.clear()
    _makers.update(before)


def offered(folder: Path, game: Game) -> str:
    """The name of a bot that plays by the network."""
    register_bot("opinionated", LearnedMaker(folder / f"{game.name}.npz"))
    return "opinionated"


def some_positions(game: Game, players: int, plies: int = 24) -> Iterator[Any]:
    """What those who decide see, some way into a game."""
    match = Match(game, players, seed=7)
    chooser = np.random.default_rng(3)
    for _ in range(plies):
        yield match.seen_by(match.seat)
        match.play(chooser.choice([move.id for move in match.moves()]))


# The network


@named
def test_compiled_sums_are_those_of_the_plain_network(game: Game) -> None:
    network = random_weights(game)
    for players in game.seats:
        turned = game.moves.turned(players)
        for seen in some_positions(game, players):
            observation = np.zeros(len(game.features), np.float32)
            game.rules.observe(seen, seen.seat, observation)
            likings, leanings = forward(network, observation)
            choice = LearnedBot(LearnedDesk.for_game(game, network)).choose(seen, Budget())
            likely = {move: np.exp(likings[turned[seen.seat, move]] - likings.max()) for move in game.legal(seen)}
            told = {candidate.move: candidate.likely for candidate in choice.candidates}
            assert told == pytest.approx({move: own / sum(likely.values()) for move, own in likely.items()}, rel=1e-3)
            shares = np.exp(leanings[:players] - leanings[:players].max())
            assert choice.expects == pytest.approx(np.roll(shares / shares.sum(), seen.seat), rel=1e-3)
            assert choice.move == max(told, key=lambda move: told[move] or 0)
            assert choice.sure == max(told.values(), key=lambda own: own or 0)


@named
def test_compiled_games_are_played_by_the_same_moves(game: Game, opinionated: Path) -> None:
    name = offered(opinionated, game)
    desk = LearnedMaker(opinionated / f"{game.name}.npz").for_game(game)
    for seen in some_positions(game, 2):
        assert choose_move(copy(seen), desk) == find_bot(name, game).choose(seen).move
    assert sum(simulate(game, 2, 4, [name, "random"]).wins) >= 4


@named
def test_what_a_network_likes_depends_on_nothing_that_its_seat_cannot_see(game: Game, opinionated: Path) -> None:
    check_bot(offered(opinionated, game), game)


def test_a_network_of_one_layer_plays(tmp_path: Path) -> None:
    save(tmp_path / "flat.npz", MACHI_KORO, random_weights(MACHI_KORO, depth=1))
    register_bot("flat", LearnedMaker(tmp_path / "flat.npz"))
    try:
        check_bot("flat", MACHI_KORO, decisions=5)
    finally:
        del _makers["flat"]


# Odds


@named
def test_odds_are_those_that_the_decider_sees(game: Game) -> None:
    network = random_weights(game)
    for seen in some_positions(game, 3, 8):
        told = odds(game, seen, weights=network)
        assert told == LearnedBot(LearnedDesk.for_game(game, network)).choose(seen, Budget()).expects
        assert sum(told) == pytest.approx(1)


@named
def test_odds_for_others_depend_on_nothing_that_they_cannot_see(game: Game) -> None:
    network = random_weights(game)
    match = Match(game, 3, seed=7)
    for _ in range(9):
        match.play(match.moves()[0])
    for viewer in (WATCHER, *(seat for seat in range(3) if seat != match.seat)):
        seen = match.seen_by(viewer)
        world = copy(seen)
        world.rng = seeds(5, 1)[0]
        game.rules.guess(world, viewer)
        told = odds(game, seen, viewer, network)
        assert told == odds(game, game.seen_by(world, viewer), viewer, network)
        assert sum(told) == pytest.approx(1)


def test_there_are_odds_while_chance_decides_and_when_the_game_is_over() -> None:
    network = random_weights(MACHI_KORO)
    match = Match(MACHI_KORO, 2, seed=1, chance="manual")
    while match.seat != CHANCE:
        match.play(match.moves()[0])
    assert sum(odds(MACHI_KORO, match.state, weights=network)) == pytest.approx(1)
    match = Match(MACHI_KORO, 2, seed=1)
    bots = [find_bot("greedy", MACHI_KORO, seat) for seat in range(2)]
    while not match.over:
        match.play(bots[match.seat].choose(match.seen_by(match.seat)).move)
    assert odds(MACHI_KORO, match.state, weights=network)[match.winners[0]] == 1.0


# Files


def test_weights_come_back_from_their_file_in_half_precision(tmp_path: Path) -> None:
    before = random_weights(MACHI_KORO)
    save(tmp_path / "kept.npz", MACHI_KORO, before)
    after = load(tmp_path / "kept.npz", MACHI_KORO)
    assert after.card["trained"] == "not at all"
    for name in weights.ARRAYS:
        assert getattr(after, name) == pytest.approx(getattr(before, name).astype(np.float16))


def changed(path: Path, **others: Any) -> None:
    """Writes the weights of a file with some arrays changed, or left out."""
    with np.load(path) as kept:
        arrays = {**kept, **others}
    with path.open("wb") as file:
        np.savez(file, **{name: array for name, array in arrays.items() if array is not None})


def card(**said: object) -> Any:
    return np.frombuffer(json.dumps(said).encode(), np.uint8)


@pytest.mark.parametrize(
    ("others", "sentence"),
    [
        ({"card": card(game="yokohama")}, "was learnt for yokohama, not for machi-koro"),
        (
            {"card": card(game="machi-koro", fingerprint="?")},
            "was learnt for another version of the rules of machi-koro",
        ),
        ({"card": np.zeros(3, np.uint8)}, "holds no weights"),
        ({"card": card()[1:]}, "holds no weights"),
        ({"card": np.frombuffer(b"[]", np.uint8)}, "holds no weights: there is no card"),
        ({"deeper": None}, "holds no weights: .*deeper"),
        ({"odds": np.zeros((5, 7))}, "holds no weights: odds is 5 by 7, not 5 by 24"),
        ({"policy_bias": np.zeros(3)}, "holds no weights: policy_bias is 3, not 201"),
        ({"first": np.zeros(())}, "holds no weights: first is 1, not 282 by 1"),
        ({"biases": np.full((3, 24), np.nan)}, "holds no weights: some are no numbers"),
        ({"shifts": np.array([{}], object)}, "holds no weights"),
    ],
)
def test_weights_that_do_not_fit_are_refused_with_a_sentence(
    opinionated: Path, others: dict[str, Any], sentence: str
) -> None:
    path = opinionated / "machi-koro.npz"
    changed(path, **others)
    with pytest.raises(WeightsError, match=f"machi-koro.npz {sentence}"):
        LearnedMaker(path)(MACHI_KORO, 1)


def test_files_that_are_damaged_or_missing_are_refused_with_a_sentence(opinionated: Path) -> None:
    path = opinionated / "machi-koro.npz"
    whole = path.read_bytes()
    for damaged in (b"", b"weights", whole[: len(whole) // 2], whole[:-300]):
        path.write_bytes(damaged)
        with pytest.raises(WeightsError, match="holds no weights: it is damaged, or no file that training writes"):
            load(path, MACHI_KORO)
    path.unlink()
    with pytest.raises(WeightsError, match=r"machi-koro\.npz cannot be read: No such file or directory"):
        load(path, MACHI_KORO)


def test_a_game_without_weights_is_played_by_greedy() -> None:
    assert isinstance(LearnedMaker().for_game(HIGH_TIDE), GreedyDesk)
    seen = Match(HIGH_TIDE, 2, seed=1).seen_by(0)
    assert find_bot("learned", HIGH_TIDE, 1).choose(seen) == find_bot("greedy", HIGH_TIDE, 1).choose(seen)
    with pytest.raises(WeightsError, match="no weights come with high-tide: `tradewinds train high-tide`"):
        odds(HIGH_TIDE, seen)


def test_weights_that_come_with_a_game_are_found_and_old_ones_are_told(
    opinionated: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "SHIPPED", opinionated)
    weights_of.cache_clear()
    try:
        assert isinstance(LearnedMaker().for_game(MACHI_KORO), LearnedDesk)
        weights_of.cache_clear()
        changed(opinionated / "machi-koro.npz", card=card(game="machi-koro", fingerprint="?"))
        with pytest.warns(UserWarning, match="another version of the rules"):
            assert isinstance(LearnedMaker().for_game(MACHI_KORO), GreedyDesk)
    finally:
        weights_of.cache_clear()
