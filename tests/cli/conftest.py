"""What the tests of the command line share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import GAMES, run
from tradewinds.core import registry


@pytest.fixture(autouse=True, scope="session")
def _rules_are_compiled() -> None:
    """Compiles once what `play` needs, so that no test meets the notice that says so."""
    for game in GAMES:
        assert run("play", game, typed="quit\n").exit_code == 0


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games of other tests, and those of whoever runs the tests, are none of ours."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: folder / name)
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))  # for commands that are processes of their own
    monkeypatch.delenv("TRADEWINDS_LANG", raising=False)
    return folder


@pytest.fixture(autouse=True)
def _only_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests make the example game known to this process; a command is a process of its own."""
    monkeypatch.delitem(registry._by_name, "high-tide", raising=False)
