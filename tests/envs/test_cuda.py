"""Games on a GPU: the same bytes as on the CPU.

Where there is no GPU, a small batch runs in Numba's simulator, which tells nothing of compiled kernels but of what they
are asked to do.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from typing import Any, NamedTuple

import numpy as np
import pytest

from tradewinds import find_game
from tradewinds.bots.policy import GreedyDesk, decide, outlook
from tradewinds.core.contract import apply, guess
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.position import see
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE
from tradewinds.envs import steps
from tradewinds.envs.batch import Batch
from tradewinds.envs.cuda import CudaBatch

SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"
SIZE = 3 if SIMULATED else 500
ARRAYS = ("records", "seats", "observations", "masks", "rewards", "over", "lengths")
NAMES = ("machi-koro", "council-of-four", "yokohama")
named = pytest.mark.parametrize("game", [find_game(name) for name in NAMES], ids=NAMES)


class Literal(NamedTuple):
    """A number that the compiler knows."""

    literal_value: int


def why_not() -> str:
    """What keeps these tests from running; nothing if they can."""
    try:
        CudaBatch("machi-koro", 1)
    except RuntimeError as missing:
        return str(missing)
    return ""


MISSING = why_not()
on_gpu = pytest.mark.skipif(bool(MISSING), reason=MISSING)
compiled = pytest.mark.skipif(SIMULATED, reason="the simulator shares nothing and is slow")


def content(array: Any) -> bytes:
    """The bytes of an array; in the simulator without those between fields, which NumPy leaves alone."""
    if array.dtype.names and SIMULATED:
        return b"".join(np.ascontiguousarray(array[field]).tobytes() for field in array.dtype.names)
    return np.ascontiguousarray(array).tobytes()


def assert_same(cpu: Batch, gpu: CudaBatch) -> None:
    for name in ARRAYS:
        assert content(getattr(cpu, name)) == content(getattr(gpu, name).numpy()), name


@on_gpu
@named
def test_games_on_both_are_the_same_bytes_to_their_ends(game: Game) -> None:
    how: dict[str, Any] = {"players": 3, "seed": 4}
    cpu, gpu = Batch(game, SIZE, **how), CudaBatch(game, SIZE, **how)
    assert_same(cpu, gpu)
    ended = steps = 0
    while ended < SIZE and not (SIMULATED and steps == 20):
        moves = cpu.random_moves()
        assert moves.tobytes() == gpu.random_moves().numpy().tobytes()
        cpu.step(moves)
        gpu.step(moves)
        assert_same(cpu, gpu)
        ended += int(cpu.over.sum())
        steps += 1


@on_gpu
@named
def test_a_run_is_as_many_steps_of_random_moves(game: Game) -> None:
    cpu, gpu = Batch(game, SIZE, seed=6), CudaBatch(game, SIZE, seed=6)
    for decisions, looking in ((7, False), (1, True), (12, True)) if SIMULATED else ((300, False), (40, True)):
        for _ in range(decisions):
            cpu.step(cpu.random_moves())
        gpu.run(decisions, looking=looking)
        assert_same(cpu, gpu)


@on_gpu
@named
def test_sorted_by_phase_or_not_random_play_is_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from tradewinds.envs import kernels

    monkeypatch.setattr(kernels, "DRAWS", 1)  # every draw that is refused is put off
    cpu, decisions = Batch(game, SIZE, seed=8), 5
    for _ in range(decisions):
        cpu.step(cpu.random_moves())
    made_anew = kernels.kernels_of.__wrapped__(game)
    for is_large in (False, True):
        gpu = CudaBatch(game, SIZE, seed=8)
        made_anew.is_large = is_large
        monkeypatch.setattr(gpu, "_kernels", made_anew)
        gpu.run(decisions)
        assert_same(cpu, gpu)


@pytest.mark.skipif(not SIMULATED, reason="a GPU does so by itself")
@named
def test_threads_that_share_a_game_show_all_of_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the simulator a thread shows a game alone, unless it is made to do it as a GPU does."""
    from tradewinds.envs import kernels

    for name, number in {"TOGETHER": 4, "OTHERS": 3, "LOOKING": 16, "SHOWING": 8, "SHOWN": 4, "DRAWS": 3}.items():
        monkeypatch.setattr(kernels, name, number)
    monkeypatch.setattr(kernels, "join", lambda: kernels.cuda.syncthreads())
    as_on_gpu = {
        "shared": lambda first, after: kernels._rounds(*map(Literal, (first, after)))(first, after),
        "meet": lambda: kernels.cuda.syncthreads(),
        "clear": lambda out, size: None,
    }
    observation = importlib.import_module(game.rules.observe.__module__)
    for name, instead in as_on_gpu.items():
        monkeypatch.setattr(observation, name, instead, raising=False)
    monkeypatch.setattr(steps, "clear", as_on_gpu["clear"])
    monkeypatch.setattr(steps, "shared", lambda first, after: kernels._rounds(first, after)(first, after))
    monkeypatch.setattr(kernels, "kernels_of", kernels.kernels_of.__wrapped__)
    gpu = CudaBatch(game, 5, seed=7)
    for shown in (gpu.observations.array, gpu.masks.array):
        shown.copy_to_device(np.ones(shown.shape, shown.dtype))  # all that is not shown has to go
    gpu.run(2)
    gpu.run(6, looking=True)
    monkeypatch.undo()
    cpu = Batch(game, 5, seed=7)
    for _ in range(8):
        cpu.step(cpu.random_moves())
    assert_same(cpu, gpu)


@on_gpu
@compiled
@pytest.mark.parametrize("options", [{"plus": True, "limited_market": True, "random_start": True}])
def test_options_and_absolute_moves_are_the_same_on_both(options: dict[str, Any]) -> None:
    how: dict[str, Any] = {"players": 5, "options": options, "seed": 9, "relative": False}
    cpu, gpu = Batch("machi-koro", SIZE, **how), CudaBatch("machi-koro", SIZE, **how)
    for _ in range(200):
        moves = cpu.random_moves()
        cpu.step(moves)
        gpu.step(moves.astype(np.int32), check=False)
    assert_same(cpu, gpu)


@on_gpu
def test_a_run_that_is_broken_off_leaves_every_game_at_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = CudaBatch("council-of-four", SIZE, seed=6)
    show = gpu._show_those

    def show_until_one_waits(listed: Any) -> None:
        show(listed)
        if (gpu.records.numpy()["seat"] == CHANCE).any():
            monkeypatch.undo()
            raise KeyboardInterrupt

    monkeypatch.setattr(gpu, "_show_those", show_until_one_waits)
    with pytest.raises(KeyboardInterrupt):
        gpu.run(40, looking=True)
    assert (gpu.records.numpy()["seat"] >= 0).all()
    gpu.step(gpu.random_moves())


@on_gpu
def test_shaped_rewards_are_those_of_the_cpu() -> None:
    how: dict[str, Any] = {"players": 2, "seed": 3, "rewards": "shaped"}
    cpu, gpu = Batch("machi-koro", SIZE, **how), CudaBatch("machi-koro", SIZE, **how)
    for _ in range(5 if SIMULATED else 200):
        cpu.step(cpu.random_moves())
        gpu.step(gpu.random_moves())
        assert gpu.rewards.numpy() == pytest.approx(cpu.rewards, abs=1e-6)
    gpu.run(3)
    for _ in range(3):
        cpu.step(cpu.random_moves())
    assert gpu.rewards.numpy() == pytest.approx(cpu.rewards, abs=1e-6)
    assert gpu.records.numpy()["rng"].tobytes() == cpu.records["rng"].tobytes()


@rule
def greedy_on_cpu(records: Any, generators: Any, known: Any, desk: Any, chosen: Any, promised: Any) -> None:
    """What `greedy` is promised by the moves that were chosen for it, and by the one that it chooses."""
    for index in range(len(records)):
        seat, turn = records[index].seat, records[index].turn
        see(records[index], seat, generators[index], known)
        own = decide(known[0], desk)
        for number, move in enumerate((chosen[index], own)):
            desk.scratch[0] = known[0]
            guess(desk.scratch[0], seat)
            desk.scratch[1] = desk.scratch[0]
            apply(desk.scratch[1], move)
            promised[index, number] = outlook(desk, seat, turn)


@on_gpu
@compiled
@named
def test_greedy_decides_as_well_on_both(game: Game) -> None:
    """Sums in another order differ in the last bit, which decides between moves that are worth the same."""
    gpu = CudaBatch(game, SIZE, players=3, seed=2, relative=False)
    for _ in range(8):
        gpu.run(37)
        generators = gpu._choosers.numpy()["rng"].copy()
        records, promised = gpu.records.numpy(), np.zeros((SIZE, 2))
        chosen = gpu.greedy_moves()
        desk = GreedyDesk.for_game(game)
        greedy_on_cpu(records, generators, np.zeros(1, game.dtype), desk, chosen.numpy(), promised)
        np.testing.assert_allclose(promised[:, 0], promised[:, 1], rtol=1e-9, atol=1e-9)
        gpu.step(chosen)
        seats = np.arange(SIZE) % 3
        assert ((gpu.greedy_moves(unasked=seats).numpy() == -1) == (gpu.seats.numpy() == seats)).all()


@on_gpu
def test_an_illegal_move_is_refused_and_nothing_is_changed() -> None:
    batch = CudaBatch("machi-koro", SIZE)
    before = content(batch.records.numpy())
    moves = batch.random_moves().numpy()
    moves[1:] = -1
    with pytest.raises(ValueError, match="row 1: there is no move -1"):
        batch.step(moves)
    moves[1:] = batch.game.moves.id("deal:ranch")
    with pytest.raises(IllegalMove, match="row 1, deal:ranch"):
        batch.step(moves)
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(moves[1:])
    assert content(batch.records.numpy()) == before


@on_gpu
@named
def test_playouts_are_those_of_the_cpu(game: Game) -> None:
    size, each = (2, 1) if SIMULATED else (SIZE, 3)
    cpu, gpu = Batch(game, size, seed=5), CudaBatch(game, size, seed=5)
    assert gpu.playouts(each=each) == pytest.approx(cpu.playouts(each=each))
    assert gpu.playouts(cpu.records[:2]) == pytest.approx(cpu.playouts(cpu.records[:2]))


@on_gpu
@compiled
def test_torch_sees_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    batch = CudaBatch("machi-koro", SIZE, seed=1)
    seen, masks = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks)
    assert seen.data_ptr() == batch.observations.__cuda_array_interface__["data"][0]
    assert masks.dtype == torch.bool
    moves = masks.float().multinomial(1).squeeze(1)
    batch.step(moves)
    assert np.array_equal(seen.cpu().numpy(), batch.observations.numpy())
    assert torch.as_tensor(batch.rewards, device="cuda").shape == (SIZE, 2)


@on_gpu
@compiled
def test_jax_sees_the_arrays_without_a_copy() -> None:
    jax = pytest.importorskip("jax")
    if jax.default_backend() != "gpu":
        pytest.skip("this JAX has no GPU")
    batch = CudaBatch("machi-koro", SIZE, seed=1)
    seen, masks = jax.dlpack.from_dlpack(batch.observations), jax.dlpack.from_dlpack(batch.masks)
    assert seen.unsafe_buffer_pointer() == batch.observations.__cuda_array_interface__["data"][0]
    assert np.array_equal(np.asarray(seen), batch.observations.numpy())
    moves = jax.numpy.argmax(masks, axis=1)
    batch.step(moves)
    assert (batch.lengths.numpy() == 1).all()


@pytest.mark.skipif(not MISSING or SIMULATED, reason="there is a GPU")
def test_without_a_gpu_one_is_told_what_is_needed() -> None:
    with pytest.raises(RuntimeError, match=r"tradewinds\[gpu\]|compiled rules"):
        CudaBatch("machi-koro", 1)


@pytest.mark.skipif(not MISSING or SIMULATED, reason="the kernels themselves run")
def test_the_kernels_do_in_the_simulator_what_the_cpu_does() -> None:
    simulated = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "TRADEWINDS_MODE": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__],
        env=simulated,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout
