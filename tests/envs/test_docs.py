"""docs/environments.md: its walk runs, and its figures are those of the program."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.setups import COUNCIL_OF_FOUR, MACHI_KORO, YOKOHAMA
from tradewinds.core.game import Game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "environments.md").read_text("utf-8")


def section(heading: str) -> str:
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found
    return found[1]


def test_the_walk_runs(tmp_path: Path) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```", section("A first walk"), re.DOTALL | re.MULTILINE)
    (tmp_path / "walk.py").write_text("\n".join(blocks), "utf-8")
    done = subprocess.run(
        [sys.executable, "walk.py"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "PYTHONUTF8": "1"},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.startswith("['player_0', 'player_1', 'player_2'] player_")
    assert re.search(r"^player_\d 0\.67$", done.stdout, re.MULTILINE)
    assert re.search(
        rf"^\(512, {len(MACHI_KORO.features)}\) \(512, {len(MACHI_KORO.moves)}\)$", done.stdout, re.MULTILINE
    )


@pytest.mark.parametrize("game", [MACHI_KORO, COUNCIL_OF_FOUR, YOKOHAMA], ids=lambda game: game.name)
def test_the_sizes_are_those_of_the_program(game: Game) -> None:
    sizes = [len(game.moves), len(game.features), game.dtype.itemsize]
    assert f"| {game.words().say('title')} | {' | '.join(f'{size:,}' for size in sizes)} |" in section("Sizes")


@pytest.mark.parametrize("game", [MACHI_KORO, COUNCIL_OF_FOUR, YOKOHAMA], ids=lambda game: game.name)
def test_the_readme_tells_how_many_bytes_a_position_takes(game: Game) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    rows = re.findall(rf"^\| {game.words().say('title')}\b.*\| ([\d,]+) \| \d+ ns \|$", readme, re.MULTILINE)
    assert set(rows) == {f"{game.dtype.itemsize:,}"}
