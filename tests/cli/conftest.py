"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.cli.terminal import GAMES, run
from tradewinds.core import registry


@pytest.fixture(autouse=True, scope="session")
def _rules_are_compiled() -> None:
    """Compiles once what `play` needs, so that no test meets the notice that says so."""
    for game in GAMES:
        assert run("play", game, typed="quit\n").exit_code == 0


@pytest.fixture(autouse=True)
def _only_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests make the example game known to this process; a command is a process of its own."""
    monkeypatch.delitem(registry._by_name, "high-tide", raising=False)
