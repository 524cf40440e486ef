"""Figures corrected in components.toml, in a copy of the package that a process of its own imports.

A probe is a module of the tests that prints, as JSON, what a game of that copy says and does.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tradewinds

__all__ = ["corrected", "probe"]

PACKAGE = Path(tradewinds.__file__).parent
PROJECT = Path(__file__).parents[2]


def corrected(folder: Path, game: str, figures: Mapping[str, Any]) -> Path:
    """A copy of the package with other figures, by their table and name: `establishments.mine.coins`."""
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
    components = folder / PACKAGE.name / "games" / game / "components.toml"
    text = components.read_text("utf-8")
    for path, figure in figures.items():
        table, _, name = path.rpartition(".")
        text = _correct(text, table, name, json.dumps(figure))
    components.write_text(text, "utf-8")
    return folder


def _correct(text: str, table: str, name: str, figure: str) -> str:
    """The text with one figure replaced, which must be there and be another."""
    line = rf"^\[{re.escape(table)}\]\n(?:[^\[\n].*\n|\n)*?{re.escape(name)} = (.*?) *(?:#.*)?$"
    found = re.search(line, text, re.MULTILINE)
    if found is None or found[1] == figure:
        raise ValueError(f"no other figure {table}.{name} to correct")
    return text[: found.start(1)] + figure + text[found.end(1) :]


def probe(folder: Path, module: str) -> Any:
    """What a probe finds in a copy of the package."""
    path = os.pathsep.join([str(folder), str(PROJECT)])
    ran = subprocess.run(
        [sys.executable, "-m", module],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path, "TRADEWINDS_MODE": "interpreted", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if ran.returncode:
        raise RuntimeError(ran.stderr)
    return json.loads(ran.stdout)
