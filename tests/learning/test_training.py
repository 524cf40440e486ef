"""Training: the same way by the same seed, from where it was left, and to some effect."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.learning.small import MACHI_KORO, opinionated, small_plan
from tradewinds import find_game
from tradewinds.bots.learned import WeightsError, load, weights_of
from tradewinds.bots.policy import RandomDesk
from tradewinds.learning import CheckpointError, Plan, PlanError, Progress, Setting, Training, against, read_progress
from tradewinds.learning.checkpoint import keep
from tradewinds.learning.network import exported, forward
from tradewinds.learning.ppo import Manner
from tradewinds.learning.training import CHECKPOINT, WEIGHTS


def parameters(training: Training) -> bytes:
    """All that a training has learnt and remembers, byte by byte."""
    leaves = jax.tree.leaves((training.learner, training.past, jax.random.key_data(training.key)))
    return b"".join(np.asarray(leaf).tobytes() for leaf in leaves)


def after(updates: int, seed: int = 1, **changes: Any) -> Training:
    training = Training(MACHI_KORO, small_plan(**changes), seed=seed)
    for _ in range(updates):
        training.update()
    return training


# The same way


def test_the_same_seed_trains_the_same_way_and_another_does_not() -> None:
    first, again, other = after(3), after(3), after(3, seed=2)
    assert parameters(first) == parameters(again)
    assert parameters(first) != parameters(other)
    assert (first.updates, first.decisions) == (3, 96)


def test_earlier_selves_are_kept_as_they_were() -> None:
    training = after(2)
    assert len(training.past) == 2
    kept = jax.tree.map(np.array, training.past)
    training.update()
    for before, now in zip(jax.tree.leaves(kept), jax.tree.leaves(training.past), strict=True):
        assert (before == np.asarray(now)).all()
    for _ in range(5):
        training.update()
    assert len(training.past) == 3, "the plan keeps no more"


def test_weights_are_those_of_the_moment() -> None:
    training = after(2)
    weights = training.weights()
    before = weights.first.copy()
    training.update()
    assert (weights.first == before).all()
    assert (training.weights().first != before).any()
    assert weights.card["decisions"] == 64
    assert json.loads(json.dumps(weights.card["plan"])), "a card is plain data"


def test_it_learns_more_carefully_towards_the_end() -> None:
    training = after(0, cooled=0.1)
    begun = training._manner()
    training.decisions = training.plan.decisions * 2
    ended = training._manner()
    assert ended.rate == pytest.approx(begun.rate * 0.1)
    assert ended.curiosity == pytest.approx(begun.curiosity * 0.1)
    assert (ended.clip, ended.decay) == (begun.clip, begun.decay)


def test_it_learns_more_carefully_as_its_time_runs_out() -> None:
    training = after(0, cooled=0.1, decisions=10**9, minutes=2.0)
    begun = training._manner()
    training.seconds = 60.0
    assert training.done == pytest.approx(0.5)
    assert training._manner().rate == pytest.approx(begun.rate * 0.55)


def test_bots_to_spar_with_teach_moves_but_not_the_odds_among_equals() -> None:
    begun, training = after(0), after(1, settings=(Setting(2, sparring=True),), steps=250)
    network, fresh = training.learner.network, begun.learner.network
    assert (network["policy"]["bias"] != fresh["policy"]["bias"]).any()
    assert (network["sparring"]["bias"] != fresh["sparring"]["bias"]).any()
    assert (network["odds"]["bias"] == fresh["odds"]["bias"]).all()


# Keeping and going on


def test_a_training_goes_on_where_it_was_left(tmp_path: Path) -> None:
    training = after(3)
    assert not training.go_on(tmp_path)
    training.seconds = 7.5
    keep(tmp_path / CHECKPOINT, training)
    again = Training(MACHI_KORO, small_plan())
    assert again.go_on(tmp_path)
    assert (again.updates, again.decisions, again.seconds) == (3, 96, 7.5)
    assert parameters(again) == parameters(training)
    again.update()
    assert (again.updates, again.decisions) == (4, 128)
    assert parameters(again) != parameters(training)
    assert [file.name for file in tmp_path.iterdir()] == [CHECKPOINT], "nothing half written is left"


def stopped_by(report: Callable[[Progress], None], training: Training, folder: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        training.run(folder, report)


def test_a_training_that_was_interrupted_ends_where_it_was_planned_to(tmp_path: Path) -> None:
    def interrupt(progress: Progress) -> None:
        raise KeyboardInterrupt

    training = after(0, decisions=32 * 12, measure=0.0)
    stopped_by(interrupt, training, tmp_path)
    (told,) = read_progress(tmp_path)
    assert 0 < told.decisions <= training.decisions
    heard: list[Progress] = []
    again = after(0, decisions=32 * 12, measure=0.0)
    assert again.go_on(tmp_path)
    last = again.run(tmp_path, heard.append)
    assert last.decisions == again.decisions == 32 * 12
    assert last.updates == again.updates == 12
    assert last.seconds >= told.seconds
    assert read_progress(tmp_path) == [told, *heard]
    assert heard[-1] == last
    assert load(tmp_path / WEIGHTS, MACHI_KORO).card["decisions"] == 32 * 12


def test_a_training_that_is_done_learns_no_more(tmp_path: Path) -> None:
    training = after(0)
    done = training.run(tmp_path)
    before = parameters(training)
    again = after(0)
    assert again.go_on(tmp_path)
    once_more = again.run(tmp_path)
    assert once_more.decisions == done.decisions == 128
    assert parameters(again) == before


def test_a_training_stops_when_its_time_is_over_and_measures_what_is_to_be_measured(tmp_path: Path) -> None:
    training = after(0, decisions=10**9, minutes=0.00001)
    last = training.run(tmp_path / "new" / "folder")
    assert last.decisions == 32
    assert {*last.standings} == {"2 players"}
    share, within = last.standings["2 players"]
    assert 0 <= share <= 1
    assert 0 < within < 1
    assert {*last.figures} == {"entropy", "surprise", "moved"}


def rewritten(path: Path, **others: Any) -> None:
    """Writes a checkpoint with some of what it says changed."""
    with np.load(path) as kept:
        arrays = dict(kept)
    about = json.loads(arrays["about"].tobytes()) | others
    arrays["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    with path.open("wb") as file:
        np.savez(file, **arrays)


@pytest.mark.parametrize(
    ("others", "sentence"),
    [
        ({"game": "yokohama"}, "was kept by a training of yokohama, not of machi-koro"),
        ({"fingerprint": "?"}, "was kept with another version of the rules of machi-koro"),
        ({"shape": {"width": 9, "depth": 2}}, "was kept for a network of another shape: .*9.*, not .*8"),
        ({"shape": None}, "was kept for a network of another shape"),
        ({"selves": 2}, "is no checkpoint: what it keeps does not fit together"),
    ],
)
def test_a_checkpoint_of_another_training_is_refused_with_a_sentence(
    tmp_path: Path, others: dict[str, Any], sentence: str
) -> None:
    training = after(0)
    keep(tmp_path / CHECKPOINT, training)
    rewritten(tmp_path / CHECKPOINT, **others)
    before = parameters(training)
    with pytest.raises(CheckpointError, match=f"{CHECKPOINT} {sentence}"):
        training.go_on(tmp_path)
    assert parameters(training) == before
    assert training.updates == 0


def test_checkpoints_of_another_game_or_network_are_refused(tmp_path: Path) -> None:
    council = find_game("council-of-four")
    keep(tmp_path / CHECKPOINT, Training(council, small_plan(settings=(Setting(2),))))
    with pytest.raises(CheckpointError, match="was kept by a training of council-of-four, not of machi-koro"):
        after(0).go_on(tmp_path)
    keep(tmp_path / CHECKPOINT, after(0, depth=3))
    with pytest.raises(CheckpointError, match="was kept for a network of another shape"):
        after(0).go_on(tmp_path)


def test_a_damaged_checkpoint_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path, training = tmp_path / CHECKPOINT, after(0)
    keep(path, training)
    whole = path.read_bytes()
    with np.load(path) as kept:
        arrays = dict(kept)
    for damaged in (b"", b"checkpoint", whole[: len(whole) // 2], whole[:-200]):
        path.write_bytes(damaged)
        with pytest.raises(CheckpointError, match="is no checkpoint"):
            training.go_on(tmp_path)
    for about in (b"[]", b"{}", b"", b"\xff"):
        with path.open("wb") as file:
            np.savez(file, **arrays | {"about": np.frombuffer(about, np.uint8)})
        with pytest.raises(CheckpointError, match="is no checkpoint"):
            training.go_on(tmp_path)
    with path.open("wb") as file:
        np.savez(file, leaf0=arrays["leaf0"])
    with pytest.raises(CheckpointError, match="is no checkpoint"):
        training.go_on(tmp_path)


def test_there_is_no_progress_before_there_is_any(tmp_path: Path) -> None:
    assert read_progress(tmp_path) == []
    with pytest.raises(WeightsError):
        load(tmp_path / WEIGHTS, MACHI_KORO)


# To some effect


def test_how_a_network_stands_does_not_depend_on_the_cores() -> None:
    weights = weights_of(MACHI_KORO)
    one, three = (against(MACHI_KORO, Setting(3), weights, games=30, cores=cores) for cores in (1, 3))
    assert one == three
    assert 0 < one.share < 1
    assert str(one) == f"{one.share:.1%} ±{one.within:.1%}"


def test_a_small_network_learns_within_a_minute_to_beat_random() -> None:
    plan = Plan(
        (Setting(2),), decisions=60_000, width=32, depth=2, tables=64, steps=16, portions=4,
        manner=Manner(rate=0.003), remember=5,
    )  # fmt: skip
    training = Training(MACHI_KORO, plan, seed=1)
    while training.decisions < plan.decisions:
        training.update()
    assert against(MACHI_KORO, Setting(2), training.weights(), RandomDesk, games=600).share > 0.9


def test_a_training_can_begin_with_weights() -> None:
    before = after(2)
    training = Training(MACHI_KORO, small_plan(), seed=3)
    training.begin_with(before.weights())
    assert training.decisions == 0
    for own, taken in zip(
        jax.tree.leaves(training.learner.network), jax.tree.leaves(before.learner.network), strict=True
    ):
        np.testing.assert_array_equal(np.asarray(own), np.asarray(taken))
    training.update()  # learns on


def test_a_deeper_network_plays_nearly_as_the_weights_it_begins_with() -> None:
    network = opinionated(MACHI_KORO, width=8, depth=2)
    training = Training(MACHI_KORO, small_plan(depth=3), seed=3)
    training.begin_with(exported(network, {}))
    view, company = training.tables.view(), training.tables.company
    (moves, _), (as_before, _) = (
        forward(each, view.observations, view.masks, company.players, company.sparring)
        for each in (training.learner.network, network)
    )
    assert len(training.learner.network["layers"]) == 3
    np.testing.assert_allclose(jnp.exp(moves), jnp.exp(as_before), atol=0.1)
    assert (np.asarray(moves) != np.asarray(as_before)).any(), "and what is new has a say, so that it can learn"


def test_weights_of_another_shape_are_no_beginning() -> None:
    training = Training(MACHI_KORO, small_plan(width=16), seed=3)
    with pytest.raises(PlanError, match=r"width.*16"):
        training.begin_with(after(1).weights())
