"""Batches side by side are the batches."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.learning.small import MACHI_KORO
from tradewinds.envs.batch import Batch
from tradewinds.envs.learners import Learners
from tradewinds.learning import Setting
from tradewinds.learning.tables import Tables, View

SETTINGS = (Setting(2), Setting(5, {"plus": True}, share=0.5), Setting(3, {"limited_market": True}, share=2.0))
SEATS = MACHI_KORO.seats[-1]


def side_by_side(arrays: list[Any]) -> Any:
    return np.concatenate(arrays)


def check_view(view: View, batches: list[Batch]) -> None:
    """What the tables show is what the batches show, one after the other."""
    assert (np.asarray(view.observations) == side_by_side([b.observations.astype(np.float16) for b in batches])).all()
    assert (np.asarray(view.masks) == side_by_side([batch.masks for batch in batches])).all()
    assert (np.asarray(view.seats) == side_by_side([batch.seats for batch in batches])).all()
    assert (np.asarray(view.over) == side_by_side([batch.over for batch in batches])).all()
    row = 0
    for batch in batches:
        for own in range(batch.size):
            shares = np.asarray(view.shares[row])
            assert not shares[batch.players :].any()
            if batch.over[own]:
                assert shares[: batch.players] == pytest.approx(batch.rewards[own] + 1 / batch.players)
                assert shares.sum() == pytest.approx(1)
                assert shares.min() >= -1e-6
            row += 1


def test_several_settings_are_seen_as_one_also_after_games_end() -> None:
    tables = Tables(MACHI_KORO, SETTINGS, 14, seed=5, device="cpu")
    batches = [
        Batch(MACHI_KORO, size, way.players, way.options, seed=5 + number)
        for number, (size, way) in enumerate(zip((4, 2, 8), SETTINGS, strict=True))
    ]
    assert tables.size == 14
    assert np.asarray(tables.company.players).tolist() == [2] * 4 + [5] * 2 + [3] * 8
    first = tables.view()
    begun = np.array(first.observations)
    check_view(first, batches)
    ended = np.zeros(3, bool)
    steps = 0
    while not ended.all() or steps % 25:
        moves = [batch.random_moves() for batch in batches]
        tables.step(side_by_side(moves))
        for batch, own in zip(batches, moves, strict=True):
            batch.step(own)
        some_ended = [batch.over.any() for batch in batches]
        ended |= some_ended
        if steps % 25 == 0 or any(some_ended):
            check_view(tables.view(), batches)
        steps += 1
    assert (np.asarray(first.observations) == begun).all(), "a view outlives the next step"


def test_tables_with_bots_go_on_to_the_next_decision_of_the_learner() -> None:
    settings = (Setting(2), Setting(3, bots="greedy"))
    tables = Tables(MACHI_KORO, settings, 8, seed=5, device="cpu")
    learners = Learners(MACHI_KORO, 4, 3, opponents="greedy", seed=6)
    equals = Batch(MACHI_KORO, 4, 2, seed=5)
    assert np.asarray(tables.company.sparring).tolist() == [False] * 4 + [True] * 4
    games = 0
    while games < 3:
        moves = [equals.random_moves(), learners.random_moves()]
        tables.batches[1].random_moves()  # who chooses at random draws seats by the same generator
        tables.step(side_by_side(moves))
        equals.step(moves[0])
        learners.step(moves[1])
        view = tables.view()
        assert (np.asarray(view.seats[4:]) == learners.learners).all()
        assert (np.asarray(view.over[4:]) == learners.ended).all()
        for row in np.flatnonzero(learners.ended):
            shares = np.asarray(view.shares[4 + row])
            assert shares.sum() == pytest.approx(1)
            assert learners.paid[row] + 1 / 3 in [pytest.approx(share) for share in shares]
            games += 1


def test_every_setting_has_at_least_one_table_and_a_name() -> None:
    assert [batch.size for batch in Tables(MACHI_KORO, SETTINGS, 1, seed=1, device="cpu").batches] == [1, 1, 1]
    assert [way.name for way in SETTINGS] == ["2 players", "5 players, plus", "3 players, limited_market"]
    assert Setting(2, {"map": "random"}).name == "2 players, map=random"
    assert Setting(2, bots="greedy").name == "2 players, against greedy"
