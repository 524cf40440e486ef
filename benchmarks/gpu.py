"""Measures random play on a GPU: `python -m benchmarks.gpu [GAME ...] [--profile] [--json FILE]`.

Four players, steady state: a game that ends is followed by the next one. `run` plays alone; `look` writes observations
and masks of every decision too; `step` is a step of the batch with moves chosen on the GPU, in two launches. The best
of several measurements counts: the GPU does nothing else. `--profile` tries several sizes of a batch, and tells what
the parts of a step take.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tradewinds.envs.cuda import CudaBatch

GAMES = ("machi-koro", "council-of-four", "yokohama")
PLAYERS = 4
SIZE = 132 * 1024  # games: a thousand threads for each processor of an H200
SIZES = (132 * 256, 132 * 512, 132 * 1024, 132 * 2048)
DECISIONS = 64  # of one launch
REPETITIONS = 4


def seconds(batch: CudaBatch, work: Callable[[], object]) -> float:
    """The shortest of several times; the first one compiles and does not count."""
    work()
    times = []
    for _ in range(REPETITIONS):
        batch.synchronize()
        began = time.perf_counter()
        work()
        batch.synchronize()
        times.append(time.perf_counter() - began)
    return min(times)


def need(batch: CudaBatch, kernel: str) -> tuple[int, int]:
    """Registers and bytes of local memory that a thread of a kernel takes."""
    (compiled,) = getattr(batch._kernels, kernel).overloads.values()
    return compiled.regs_per_thread, compiled.local_mem_per_thread


def measure(name: str, size: int) -> dict[str, Any]:
    """Million decisions a second of a game, in each way to play it."""
    batch = CudaBatch(name, size, PLAYERS)
    began = time.perf_counter()
    batch.run(1)
    batch.synchronize()
    compiling = time.perf_counter() - began
    batch.run(1000)  # games of all ages
    run = seconds(batch, lambda: batch.run(DECISIONS))
    look = seconds(batch, lambda: batch.run(DECISIONS, looking=True))
    step = seconds(batch, lambda: batch.step(batch.random_moves(), check=False))
    registers, local = need(batch, "run_sorted" if batch._kernels.is_large else "run_all")
    return {
        "game": name,
        "games": size,
        "run": DECISIONS * size / run / 1e6,
        "look": DECISIONS * size / look / 1e6,
        "step": size / step / 1e6,
        "registers": registers,
        "local_bytes": local,
        "compile_seconds": compiling,
    }


def profile(name: str, size: int) -> dict[str, Any]:
    """Microseconds of the parts of a step."""
    batch = CudaBatch(name, size, PLAYERS)
    batch.run(1000)
    moves = batch.random_moves()
    parts: dict[str, Callable[[], object]] = {
        "choose": lambda: batch._launch(batch._kernels.choose_all, batch._rows, batch._desk, moves.array),
        "check": lambda: batch._check(),
        "step": lambda: batch.step(batch.random_moves(), check=False),
        "show": batch._show,
        "greedy": batch.greedy_moves,
    }
    batch._moves.array.copy_to_device(moves.array)
    return {"game": name, "games": size} | {part: seconds(batch, work) * 1e6 for part, work in parts.items()}


def main() -> None:
    """Measures, prints a table, and writes JSON to a file if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description="Measures random play on a GPU.")
    parser.add_argument("games", nargs="*", default=GAMES, help=f"of {', '.join(GAMES)} (all)")
    parser.add_argument("--profile", action="store_true", help="several sizes of a batch, and the parts of a step")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    asked = parser.parse_args()
    rows = []
    print("million decisions/s      games      run     look     step  registers  local bytes  compile s", flush=True)
    for name in asked.games:
        for size in SIZES if asked.profile else (SIZE,):
            rows.append(row := measure(name, size))
            speeds = f"{row['run']:8.1f} {row['look']:8.1f} {row['step']:8.1f}"
            needs = f"{row['registers']:9} {row['local_bytes']:12} {row['compile_seconds']:10.1f}"
            print(f"{name:20} {size:9} {speeds}  {needs}", flush=True)
    if asked.profile:
        print("microseconds for all games: " + "part by part", flush=True)
        for name in asked.games:
            rows.append(row := profile(name, SIZE))
            print(name, {key: round(value) for key, value in row.items() if isinstance(value, float)}, flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
