"""Measures environments here and now, on one core: `python -m benchmarks.environments [--json FILE]`.

Random play; what a learner needs is written at every decision: masks, observations and rewards. Machines are noisy, so
every figure is the median of several measurements, and these are interleaved.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from tradewinds.envs.batch import Batch
from tradewinds.games import all_games, find_game

PLAYERS = 4
ROOM = 4 * 2**20  # bytes of a batch's observations: calls are cheap for so many games, and all stays in a cache
REPETITIONS, SECONDS = 5, 2.0

Play = Callable[[], int]  # plays some decisions and says how many


@dataclass(frozen=True)
class Row:
    """How fast one environment is stepped."""

    environment: str
    decisions_per_second: float
    decisions_per_cpu_second: float  # the same on a machine that does nothing else


def batch(game: str) -> Play:
    """Random play in a batch of ours, on one core."""
    games = Batch(game, ROOM // (4 * len(find_game(game).features)), PLAYERS, cores=1)

    def play() -> int:
        games.step(games.random_moves())
        return len(games)

    return play


def environments() -> dict[str, Play]:
    """What is measured, by name."""
    return {f"Batch, {game.name}, {PLAYERS} players": batch(game.name) for game in all_games()}


def measure(play: Play, seconds: float) -> tuple[float, float]:
    """Decisions a second, and a second of processor time."""
    decisions = 0
    began, busy = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        decisions += play()
    return decisions / (time.perf_counter() - began), decisions / (time.process_time() - busy)


def measure_all(repetitions: int, seconds: float) -> list[Row]:
    """The median of every environment."""
    plays = environments()
    for play in plays.values():
        play()  # compiles
    rounds = [{name: measure(play, seconds) for name, play in plays.items()} for _ in range(repetitions)]
    return [Row(name, *(median(figures[name][which] for figures in rounds) for which in range(2))) for name in plays]


def show(rows: Sequence[Row]) -> None:
    """The rows as a table."""
    table = Table("environment", "decisions/s", "decisions/s of processor time")
    for row in rows:
        table.add_row(row.environment, f"{row.decisions_per_second:,.0f}", f"{row.decisions_per_cpu_second:,.0f}")
    Console().print(table)


def main() -> None:
    """Measures, shows, and writes the rows down where asked to."""
    parser = argparse.ArgumentParser(prog="benchmarks.environments", description=__doc__)
    parser.add_argument("--repetitions", type=int, default=REPETITIONS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    rows = measure_all(asked.repetitions, asked.seconds)
    show(rows)
    if asked.json:
        asked.json.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
