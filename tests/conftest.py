"""What the tests share."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from tradewinds.core.rule import COMPILED

INTERPRETED_ONLY = Path(__file__).parent / "interpreted"
LONGEST = ("test_cluster", "test_machines", "test_whole_games")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make prove` plays every game in every way there is."""
    parser.addoption("--whole", action="store_true", help="try every set-up of every game, not a sample")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests that swap single rules need plain Python functions; test_beside.py runs them in a pass of their own."""
    return True if COMPILED and collection_path == INTERPRETED_ONLY else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no core waits for it in the end: a cluster, and games in a browser."""
    items.sort(key=lambda item: (item.path.stem not in LONGEST, "browser" not in item.path.parts))


def pytest_collection_finish() -> None:
    """Modules and tests stay until the end: nobody need look through them for garbage again and again."""
    gc.collect()
    gc.freeze()
