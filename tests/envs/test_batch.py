"""Many games stepped in one call: the same games as one by one, whatever the cores."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from high_tide import HIGH_TIDE

from tradewinds import Match, find_game
from tradewinds.core.chance import draw
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.registry import register
from tradewinds.core.rule import COMPILED, MODES
from tradewinds.core.state import CHANCE, OVER, copy
from tradewinds.envs.batch import Batch

MACHI_KORO = find_game("machi-koro")
GAMES = [MACHI_KORO, find_game("council-of-four"), find_game("yokohama"), register(HIGH_TIDE)]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ARRAYS = ("records", "seats", "observations", "masks", "rewards", "over", "lengths")


def played(game: Game, steps: int, **how: Any) -> Iterator[Batch]:
    """A batch of random games after each step."""
    batch = Batch(game, 5, **how)
    for _ in range(steps):
        batch.step(batch.random_moves())
        yield batch


def everything(batch: Batch) -> dict[str, bytes]:
    return {name: getattr(batch, name).tobytes() for name in ARRAYS}


@named
def test_the_same_seed_makes_the_same_bytes_whatever_the_cores(game: Game) -> None:
    one, three = (played(game, 60, seed=8, cores=cores) for cores in (1, 3))
    for alone, shared in zip(one, three, strict=True):
        assert everything(alone) == everything(shared)
    other = Batch(game, 5, seed=9)
    again = Batch(game, 5, seed=8)
    first = everything(again)
    assert everything(other) != first
    other.reset(8)
    assert everything(other) == first
    other.reset()
    assert everything(other) != first


@named
@pytest.mark.parametrize("relative", [True, False])
def test_a_row_is_a_match_in_which_the_same_moves_are_played(game: Game, relative: bool) -> None:
    players = game.seats[-1]
    batch = Batch(game, 3, players, seed=4, relative=relative)
    back = game.moves.turned_back(players)
    weights = np.zeros(len(game.moves), np.int64)
    twins = [Match.from_position(copy(batch.records[row]), chance="manual") for row in range(3)]
    ended = 0
    while not ended:
        moves = batch.random_moves()
        before = batch.records.copy()
        batch.step(moves)
        for row, match in enumerate(twins):
            seat = match.seat
            match.play(int(back[seat, moves[row]]) if relative else int(moves[row]), seat)
            state = match.state
            state.rng = before[row].rng
            while match.seat == CHANCE:
                outcome = int(draw(state, weights))
                game.rules.apply(state, outcome)
                match.play(outcome)
            assert batch.over[row] == match.over
            if match.over:
                ended += 1
                even = 1 / players
                shares = [(seat in match.winners) / len(match.winners) - even for seat in range(players)]
                assert batch.rewards[row] == pytest.approx(shares)
                assert batch.records[row].ply < match.ply
                twins[row] = Match.from_position(copy(batch.records[row]), chance="manual")
                continue
            assert not batch.rewards[row].any()
            assert state.tobytes() == batch.records[row].tobytes()
            check_view(game, batch, row)


def check_view(game: Game, batch: Batch, row: int) -> None:
    """What a batch shows of a row is what the game says of its position."""
    state = batch.records[row]
    assert batch.seats[row] == state.seat
    features = np.zeros(len(game.features), np.float32)
    game.rules.observe(state, int(state.seat), features)
    assert (batch.observations[row] == features).all()
    legal = np.zeros(len(game.moves), bool)
    called = game.moves.turned(batch.players)[state.seat] if batch.relative else np.arange(len(game.moves))
    legal[called[game.legal(state)]] = True
    assert (batch.masks[row] == legal).all()


def digests() -> str:
    """A digest of all that a few steps of small batches write, for every game of ours."""
    lines = []
    for name in ("machi-koro", "council-of-four", "yokohama"):
        digest = hashlib.sha256()
        batch = Batch(name, 2, 3, seed=6)
        for _ in range(15):
            batch.step(batch.random_moves())
            for array in everything(batch).values():
                digest.update(array)
        digest.update(batch.playouts(batch.records[0]).tobytes())
        lines.append(digest.hexdigest())
    return " ".join(lines)


def test_interpreted_and_compiled_batches_are_the_same_byte_by_byte() -> None:
    program = f"from {__name__} import digests; print(digests())"
    paths = os.pathsep.join(filter(None, ["", *sys.path]))
    environment = os.environ | {"TRADEWINDS_MODE": MODES[1 if COMPILED else 0], "PYTHONPATH": paths}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == digests()


@named
def test_an_ended_game_is_followed_by_the_next_one(game: Game) -> None:
    batch = Batch(game, 40, cores=1, seed=3)
    lengths, ends = np.zeros(40, int), 0
    while ends < 60:
        before = batch.lengths.copy()
        batch.step(batch.random_moves())
        assert (batch.records["seat"] >= 0).all()
        assert (batch.lengths == np.where(batch.over, 0, before + 1)).all()
        assert (batch.rewards.any(axis=1) <= batch.over).all()
        assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-6
        lengths = np.maximum(lengths, before)
        ends += int(batch.over.sum())
    assert len(np.unique(batch.records["rng"])) == 40


def test_shaped_rewards_add_up_to_the_result() -> None:
    batch, plain = (Batch("machi-koro", 8, 3, seed=2, rewards=rewards) for rewards in ("shaped", "result"))
    first = batch._standing.copy()
    sums = np.zeros((8, 3))
    ended = np.zeros(8, bool)
    while not ended.all():
        moves = batch.random_moves()
        batch.step(moves)
        plain.step(moves)
        sums += np.where(ended[:, None], 0, batch.rewards)
        now = batch.over & ~ended
        assert sums[now] == pytest.approx((plain.rewards + 1 / 3 - first)[now], abs=1e-5)
        ended |= batch.over
    assert (batch.records == plain.records).all()


@named
def test_an_illegal_move_is_refused_and_nothing_is_changed(game: Game) -> None:
    batch = Batch(game, 6, cores=2)
    before = everything(batch)
    moves = batch.random_moves()
    moves[4] = np.flatnonzero(~batch.masks[4])[0]
    with pytest.raises(IllegalMove, match=r"row 4, .+: .+"):
        batch.step(moves)
    for wrong in (len(game.moves), -1):
        moves[4] = wrong
        with pytest.raises(ValueError, match=f"row 4: there is no move {wrong}"):
            batch.step(moves)
    assert everything(batch) == before
    for shape in (np.zeros(5, int), np.zeros((6, 1), int), np.zeros(6)):
        with pytest.raises(ValueError, match="takes 6 whole numbers"):
            batch.step(shape)


def test_the_refusal_names_the_move_and_the_rule() -> None:
    batch = Batch("machi-koro", 1, 2)
    with pytest.raises(IllegalMove) as refused:
        batch.step([MACHI_KORO.moves.id("build:airport")])
    assert refused.value.code == "row 0, build:airport"
    assert refused.value.reason.startswith("refusal-")


@named
def test_random_moves_are_legal_and_of_every_kind(game: Game) -> None:
    batch = Batch(game, 200, cores=1)
    chosen = np.zeros(len(game.moves), int)
    for _ in range(20):
        moves = batch.random_moves()
        assert batch.masks[np.arange(200), moves].all()
        batch.step(moves)
        np.add.at(chosen, moves, 1)
    assert (chosen > 0).sum() > 4


def test_random_moves_are_equally_likely() -> None:
    batch = Batch("machi-koro", 4000, 2, cores=1)
    [legal] = {tuple(np.flatnonzero(mask)) for mask in batch.masks if mask.sum() == batch.masks.sum(axis=1).max()}
    rows = (batch.masks.sum(axis=1) == len(legal)).nonzero()[0]
    counts = np.bincount(batch.random_moves()[rows], minlength=len(MACHI_KORO.moves))[list(legal)]
    expected = len(rows) / len(legal)
    assert ((counts - expected) ** 2 / expected).sum() < 3 * len(legal)


@named
def test_playouts_leave_positions_alone_and_share_out_the_victory(game: Game) -> None:
    batch = Batch(game, 6, cores=2)
    before = everything(batch)
    means = batch.playouts(each=8)
    assert everything(batch) == before
    assert means.shape == (6, batch.players)
    assert means.sum(axis=1) == pytest.approx(np.ones(6))
    again, alone = Batch(game, 6, cores=2), Batch(game, 6, cores=1)
    assert (again.playouts(each=8) == means).all()
    assert (alone.playouts(each=8) == means).all()
    assert (again.playouts(each=8) != means).any()
    assert again.playouts(batch.records[2], each=3).shape == (1, batch.players)


def test_a_playout_of_an_ended_game_is_its_result() -> None:
    match = Match("machi-koro", 2, seed=1)
    while not match.over:
        match.play(match.moves()[-1])
    ended = np.zeros(1, MACHI_KORO.dtype)
    ended[0] = match.state
    assert ended[0].seat == OVER
    means = Batch(MACHI_KORO, 1, 2).playouts(ended, each=4)
    assert means.tolist() == [[float(seat in match.winners) for seat in range(2)]]


def test_playouts_take_positions_of_this_game_only() -> None:
    batch = Batch("machi-koro", 2, 3)
    with pytest.raises(ValueError, match="records of machi-koro"):
        batch.playouts(Batch("yokohama", 1).records)
    with pytest.raises(ValueError, match="3 players"):
        batch.playouts(Batch("machi-koro", 1, 2).records)
    with pytest.raises(ValueError, match="at least one"):
        batch.playouts(each=0)


def test_a_batch_refuses_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Batch("machi-koro", 0)
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        Batch("machi-koro", 1, 6)
    with pytest.raises(ValueError, match="has no option minus"):
        Batch("machi-koro", 1, options={"minus": True})
    with pytest.raises(ValueError, match="result or shaped"):
        Batch("machi-koro", 1, rewards="gold")


def test_a_batch_says_what_it_is() -> None:
    batch = Batch(MACHI_KORO, 7, 4, {"plus": True})
    assert repr(batch) == "<Batch of 7: machi-koro, 4 players>"
    assert len(batch) == 7
    assert batch.options["plus"] is True
    assert batch.records["plus"].all()
