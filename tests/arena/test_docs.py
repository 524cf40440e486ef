"""docs/arena.md says what is so."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tradewinds.arena.clear import BETS, ERROR
from tradewinds.arena.playing import MOST_DECISIONS
from tradewinds.arena.tournament import MOST_LINE_UPS

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")


def test_the_example_runs(tmp_path: Path) -> None:
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example
    (tmp_path / "example.py").write_text(example[1], "utf-8")
    done = subprocess.run(
        [sys.executable, "example.py"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "PYTHONUTF8": "1"},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert re.search(r"\d+%, 95% between \d+% and \d+%\ngreedy 1000 ± 0\nrandom \d+ ± \d+\n", done.stdout)


def test_figures_are_those_of_the_program() -> None:
    assert f"more than {MOST_LINE_UPS} line-ups" in PAGE
    assert f"after {MOST_DECISIONS:,} decisions" in PAGE
    assert f"{len(BETS)} sizes of bets" in PAGE
    assert f"**{ERROR:.0%}**" in PAGE
