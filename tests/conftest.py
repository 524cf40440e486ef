"""What the tests share."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path

import pytest

from tradewinds.core.rule import COMPILED

HERE = Path(__file__).parent
INTERPRETED_ONLY = HERE / "interpreted"
# Begun in this order, so that no core waits for one of them in the end. Those that compile how bots search come before
# those that ask bots at a table, whose processes give way to all others.
LONGEST = (
    *("web/browser/test_whole_games", "bots/test_search", "envs/test_pettingzoo", "cli/test_play", "test_beside"),
    *("arena/test_cluster", "bots/test_expert", "bots/test_bots", "bots/test_shipped", "web/test_coach"),
    *("test_conformance", "core/test_rule", "bots/test_writing_a_bot"),
)
LONG = ("web/browser", "web", "learning", "envs", "cli", "games")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`make prove` plays every game in every way there is."""
    parser.addoption("--whole", action="store_true", help="try every set-up of every game, not a sample")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests that swap single rules need plain Python functions; test_beside.py runs them in a pass of their own."""
    return True if COMPILED and collection_path == INTERPRETED_ONLY else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first."""
    items.sort(key=turn)


def turn(item: pytest.Item) -> int:
    """When a test's file has its turn: those that are known to take long, then folders by how long their files take."""
    if not item.path.is_relative_to(HERE):
        return len(LONGEST) + len(LONG)
    file = item.path.relative_to(HERE).with_suffix("").as_posix()
    if file in LONGEST:
        return LONGEST.index(file)
    return len(LONGEST) + next((n for n, folder in enumerate(LONG) if file.startswith(f"{folder}/")), len(LONG))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Modules and tests stay until the end: nobody looks for garbage among them, and seldom among what tests make."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
        gc.set_threshold(20_000, 20)
