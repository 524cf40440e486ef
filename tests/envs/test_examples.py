"""The example of self-play runs from the command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play.py"


def test_self_play_learns_for_a_moment_and_says_how_it_stands() -> None:
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--seconds", "0.1"],
        env=os.environ | {"PYTHONPATH": paths, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert re.fullmatch(
        r"before: wins \d+% against random\nafter [\d,]+ decisions: wins \d+% against random\n", done.stdout
    )
