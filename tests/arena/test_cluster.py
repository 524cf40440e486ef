"""A tournament on a cluster gives the results of one at home, even if a machine is lost on the way."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.serving import reserved_port
from tradewinds.arena import ClusterError, Table, Tournament, results_in, run

TOURNAMENT = Tournament(["greedy", "random"], [Table("machi-koro", 3)], games=60)
ROOT = Path(__file__).parents[2]


def test_a_cluster_that_loses_a_node_gives_the_results_of_one_machine(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray has no package for this system")
    paths = [str(ROOT), *sys.path]
    done = subprocess.run(
        [sys.executable, "-m", "tests.arena.on_two_nodes", str(tmp_path / "cluster")],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    told = re.search(r"120 games, killed after (\d+)", done.stdout)
    assert told, done.stdout + done.stderr[-3000:]
    assert int(told[1]) < 120
    there, here = results_in(tmp_path / "cluster"), run(TOURNAMENT, workers=1)
    assert len(there.games) == len(here.games) == 120
    assert all(one.same_game(two) for (_, one), (_, two) in zip(there.games, here.games, strict=True))


def test_a_cluster_that_cannot_be_used_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterError, match="needs more packages"):
        run(TOURNAMENT, ray="local")


def test_an_address_where_no_cluster_is_is_told_at_once() -> None:
    pytest.importorskip("ray", reason="Ray has no package for this system")
    with reserved_port() as port, pytest.raises(ClusterError, match=f"cannot be reached: 127.0.0.1:{port}: "):
        run(TOURNAMENT, ray=f"127.0.0.1:{port}")
