"""Measures the engine here and now: `python -m benchmarks [--json FILE]`.

Machines are noisy, so every figure is the median of several measurements, and these are interleaved: a slow minute
then touches all rows a little instead of one row a lot.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from tradewinds.bench import Row, all_cores, measure_as, ways_to_run
from tradewinds.cli.bench import show_rows
from tradewinds.cli.start import words_for
from tradewinds.games import find_game

PLAYERS = 4
VARIANTS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("machi-koro", {}),
    ("machi-koro", {"plus": True}),
    ("machi-koro", {"limited_market": True}),
    ("machi-koro", {"plus": True, "limited_market": True}),
    ("council-of-four", {}),
    ("yokohama", {}),
)
SECOND_STARTS = 5
START = [sys.executable, "-m", "tradewinds.cli", "simulate", "--games", "1", "--json"]


def measure_rows(repetitions: int, seconds: float) -> list[list[Row]]:
    """Every variant in every mode, as many times as asked for; a list of repetitions for each row."""
    wanted = [(find_game(game), options, *way) for game, options in VARIANTS for way in ways_to_run()]
    rounds = [
        [measure_as(mode, game, PLAYERS, options, cores, seconds) for game, options, mode, cores in wanted]
        for _ in range(repetitions)
    ]
    return [list(repetitions_of_row) for repetitions_of_row in zip(*rounds, strict=True)]


def median_row(rows: Sequence[Row]) -> Row:
    """One row that stands for its repetitions."""
    return replace(
        rows[0],
        games=sum(row.games for row in rows),
        decisions=sum(row.decisions for row in rows),
        seconds=sum(row.seconds for row in rows),
        games_per_second=median(row.games_per_second for row in rows),
        decisions_per_second=median(row.decisions_per_second for row in rows),
        copy_ns=median(row.copy_ns for row in rows),
    )


def speedups(rows: Sequence[Sequence[Row]]) -> list[dict[str, Any]]:
    """For each variant, how many times faster all cores are than one: the median over repetitions."""
    compiled = {
        (row[0].game, json.dumps(row[0].options), row[0].cores): [one.decisions_per_second for one in row]
        for row in rows
        if row[0].mode == "compiled"
    }
    return [
        {
            "game": game,
            "options": json.loads(options),
            "cores": cores,
            "ratio": median(many / one for many, one in zip(speeds, compiled[game, options, 1], strict=True)),
        }
        for (game, options, cores), speeds in compiled.items()
        if cores > 1
    ]


def measure_starts(game: str) -> dict[str, float]:
    """Seconds to the end of a game's first match: with nothing compiled yet, and with all of it on disk."""
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"TRADEWINDS_CACHE": folder, "TRADEWINDS_MODE": "compiled"}
        first = _seconds_to_start(game, environment)
        return {"first": first, "second": median(_seconds_to_start(game, environment) for _ in range(SECOND_STARTS))}


def _seconds_to_start(game: str, environment: Mapping[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run([*START, game], env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.perf_counter() - began


def show(report: Mapping[str, Any], rows: Sequence[Row]) -> None:
    """The report for people."""
    console = Console(highlight=False)
    machine = report["machine"]
    console.print(f"Python {machine['python']}, Numba {machine['numba']}, {machine['cores']} cores", style="dim")
    for game, starts in report["start_seconds"].items():
        words = words_for("en", find_game(game))
        console.print()
        show_rows([row for row in rows if row.game == game], words, console)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column()
        table.add_column(justify="right")
        for speedup in report["speedups"]:
            if speedup["game"] == game:
                table.add_row(f"{speedup['cores']} cores / one core, {_chosen(speedup)}", f"{speedup['ratio']:.2f} ×")
        table.add_row("First start to the end of a game, nothing compiled", f"{starts['first']:.2f} s")
        table.add_row("Second start", f"{starts['second']:.2f} s")
        console.print()
        console.print(table)


def _chosen(row: Mapping[str, Any]) -> str:
    return ", ".join(name for name, chosen in row["options"].items() if chosen is True) or "as it comes"


def main() -> None:
    """Measures, prints tables, and writes JSON to a file or after them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measures the engine.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there instead of printing them")
    parser.add_argument("--repetitions", type=int, default=5, help="measurements of each row (5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each measurement (0.5)")
    asked = parser.parse_args()
    repetitions = measure_rows(asked.repetitions, asked.seconds)
    rows = [median_row(row) for row in repetitions]
    report = {
        "machine": {"python": platform.python_version(), "numba": version("numba"), "cores": all_cores()},
        "rows": [row.data() for row in rows],
        "speedups": speedups(repetitions),
        "start_seconds": {game: measure_starts(game) for game in dict(VARIANTS)},
    }
    show(report, rows)
    text = json.dumps(report, indent=2)
    if asked.json:
        asked.json.write_text(text + "\n", "utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
