"""What only some systems have is asked for nowhere: the same commands run where it is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tradewinds.core import machine

MISSING = ("sched_getaffinity", "getuid", "fork", "kill")  # on macOS the first, on Windows all
WITHOUT = f"""
import os, signal, sys
for name in {MISSING!r}:
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGHUP", "SIGKILL", "SIGUSR1"):
    if hasattr(signal, name):
        delattr(signal, name)
"""


def without(code: str, *arguments: str, typed: str = "", **env: str) -> str:
    """What a process prints that lacks what only some systems have."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + code, *arguments],
        env=os.environ | {"TRADEWINDS_MODE": "interpreted", "LANG": "C.UTF-8", "LC_ALL": ""} | env,
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_cores_are_counted_where_the_system_says_only_how_many_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert machine.cores() == os.cpu_count()
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert machine.cores() == 1


def test_users_have_a_name_where_they_have_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.user()
    monkeypatch.delattr(os, "getuid", raising=False)
    monkeypatch.setattr("getpass.getuser", lambda: "olena")
    assert machine.user() == "olena"
    monkeypatch.setattr("getpass.getuser", lambda: [][0])
    assert machine.user() == "someone"


def test_a_process_is_known_to_run(monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.runs(os.getpid())
    assert not machine.runs(2**22 + 1)
    monkeypatch.setattr(os, "name", "nt")
    assert not machine.runs(os.getpid())


def test_games_are_played_simulated_and_measured_without_what_only_some_systems_have(tmp_path: Path) -> None:
    command = "from tradewinds.cli import app; app(sys.argv[1:])"
    played = without(command, "play", "machi-koro", typed="1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert "See you!" in played
    simulated = without(command, "simulate", "machi-koro", "--players", "2", "--games", "1", "--json")
    assert '"games": 1' in simulated
    measured = "from tradewinds.bench import measure, ways_to_run; from tradewinds.games import find_game\n"
    assert "cores=1" in without(measured + "print(ways_to_run(), measure(find_game('machi-koro'), 2, {}, 1, 0.001))")


def test_compiled_rules_have_a_folder_where_the_usual_one_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code = "import tradewinds.core.rule as rule; print(rule._cache_root())"
    assert "tradewinds-" in without(code, TRADEWINDS_CACHE=str(tmp_path / "file"), USERNAME="olena")
