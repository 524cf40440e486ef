"""A network plays as bots read it just as it learnt."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.learning.small import MACHI_KORO, opinionated
from tradewinds import find_game
from tradewinds.bots.learned import LearnedDesk, load, save
from tradewinds.bots.learned.policy import consider
from tradewinds.core.game import Game
from tradewinds.envs.batch import Batch
from tradewinds.learning import network
from tradewinds.learning.network import exported, forward, new_network

GAMES = [find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def in_whole_precision(layer: Any, inputs: Any) -> Any:
    return inputs @ layer["weight"] + layer["bias"]


def some_tables(game: Game, players: int) -> Batch:
    """Games some way on, different numbers of decisions into them."""
    batch = Batch(game, 12, players, seed=3)
    for _ in range(15):
        batch.step(batch.random_moves())
    return batch


def differences(game: Game, players: int, depth: int) -> tuple[float, float]:
    """How far bots are from the network at most: in what they like, and in the odds."""
    learnt = opinionated(game, depth=depth)
    desk = LearnedDesk.for_game(game, exported(learnt, {}))
    batch = some_tables(game, players)
    likely, leanings = forward(
        learnt, batch.observations, batch.masks, np.full(batch.size, players), np.zeros(batch.size, bool)
    )
    likings, odds = np.zeros(len(game.moves) + 1), np.zeros(game.seats[-1])
    turned = game.moves.turned(players)
    far = [0.0], [0.0]
    for row, state in enumerate(batch.records):
        count = consider(state, desk, likings, odds)
        told = likings[:count] - np.log(np.exp(likings[:count] - likings[:count].max()).sum()) - likings[:count].max()
        far[0].append(abs(told - np.asarray(likely[row])[turned[state.seat, desk.moves[:count]]]).max())
        shares = np.roll(np.exp(leanings[row, :players]), state.seat)
        far[1].append(abs(odds[:players] - shares).max())
    return max(far[0]), max(far[1])


@named
@pytest.mark.parametrize("depth", [1, 3])
def test_bots_read_the_same_sums_from_what_is_exported(game: Game, depth: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for players in (game.seats[0], game.seats[-1]):
        likings, odds = differences(game, players, depth)
        assert likings < 0.15, "products of half precision"
        assert odds < 0.05
    monkeypatch.setattr(network, "_linear", in_whole_precision)
    for players in (game.seats[0], game.seats[-1]):
        likings, odds = differences(game, players, depth)
        assert likings < 1e-3
        assert odds < 1e-3


def test_what_is_exported_comes_back_from_its_file(tmp_path: Path) -> None:
    for depth in (1, 2):
        weights = exported(opinionated(MACHI_KORO, depth=depth), {"trained": "not at all"})
        save(tmp_path / "kept.npz", MACHI_KORO, weights)
        again = load(tmp_path / "kept.npz", MACHI_KORO)
        assert again.card["trained"] == "not at all"
        assert again.first == pytest.approx(weights.first, rel=1e-3, abs=1e-3)


def test_a_new_network_finds_all_moves_equally_good_and_all_seats_equally_likely_to_win() -> None:
    game, players = MACHI_KORO, 3
    fresh = new_network(np.array([0, 1], np.uint32), len(game.features), len(game.moves), game.seats[-1], 8, 2)
    batch = some_tables(game, players)
    likely, odds = forward(
        fresh, batch.observations, batch.masks, np.full(batch.size, players), np.zeros(batch.size, bool)
    )
    even = batch.masks / batch.masks.sum(-1, keepdims=True)
    assert np.exp(likely) == pytest.approx(even, abs=1e-6)
    assert np.exp(odds) == pytest.approx(np.tile([1 / 3, 1 / 3, 1 / 3, 0, 0], (batch.size, 1)), abs=1e-6)
