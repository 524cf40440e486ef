"""Batches side by side are the batches."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from tests.learning.small import MACHI_KORO
from tradewinds.envs.batch import Batch
from tradewinds.learning import Setting
from tradewinds.learning.tables import GRAIN, Tables, View

SETTINGS = (Setting(2), Setting(5, {"plus": True}, share=0.5), Setting(3, {"limited_market": True}, share=2.0))
SEATS = MACHI_KORO.seats[-1]


def side_by_side(arrays: list[Any]) -> Any:
    return np.concatenate(arrays)


def check_view(view: View, batches: list[Batch]) -> None:
    """What the tables show is what the batches show, one after the other."""
    shown = np.asarray(view.observations)
    features = len(MACHI_KORO.features)
    assert (shown[:, :features] == side_by_side([b.observations.astype(jnp.bfloat16) for b in batches])).all()
    assert shown.shape[1] % GRAIN == 0
    assert not shown[:, features:].any()
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


def test_where_greedy_spars_it_advises_all_seats_but_the_learners() -> None:
    settings = (Setting(2), Setting(3, sparring=True))
    tables = Tables(MACHI_KORO, settings, 8, seed=5, device="cpu")
    greedy = Batch(MACHI_KORO, 4, 3, seed=6)
    assert np.asarray(tables.company.sparring).tolist() == [False] * 4 + [True] * 4
    learners = np.arange(4) % 3
    told = 0
    for _ in range(60):
        view, would = tables.view(), greedy.greedy_moves(unasked=learners)
        advice = np.asarray(view.advice)
        assert (advice[:4] == -1).all()
        assert ((advice[4:] == -1) == (greedy.seats == learners)).all()
        assert (advice[4:] == would).all()
        told += (advice >= 0).sum()
        moves = np.where(would < 0, greedy.random_moves(), would)
        tables.step(np.concatenate([tables.batches[0].random_moves(), moves]))
        greedy.step(moves)
    assert told > 60


def test_every_setting_has_at_least_one_table_and_a_name() -> None:
    assert [batch.size for batch in Tables(MACHI_KORO, SETTINGS, 1, seed=1, device="cpu").batches] == [1, 1, 1]
    assert [way.name for way in SETTINGS] == ["2 players", "5 players, plus", "3 players, limited_market"]
    assert Setting(2, {"map": "random"}).name == "2 players, map=random"
    assert Setting(2, sparring=True).name == "2 players, against greedy"
