"""boardgame.io under the same load as our own table: Machi Koro for two, its games on disk, its own clients."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.web_clients import free_port, percentile

__all__ = ["measure_boardgame_io"]

FOLDER = Path(__file__).parent / "boardgame_io"


def measure_boardgame_io(tables: int, clients: int, rate: float, seconds: float) -> dict[str, Any] | None:
    """What `measure_moves` tells of ours; None where there is no Node to run it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--no-package-lock"], cwd=FOLDER, check=True)
    port = free_port()
    with tempfile.TemporaryDirectory() as games, _running(node, "server.js", port, games) as server:
        _hear(server, "ready")
        with _running(node, "clients.js", port, tables, clients, rate, seconds) as players:
            _hear(players, "looking")
            before = _ask(server)
            seen = _ask(players)
            after = _ask(server)
    return {
        "tables": tables,
        "streams": tables * clients,
        "moves_per_second": round(seen["played"] / seconds, 1),
        "moves_put_off": seen["late"],
        "moves_not_seen": seen["lost"],
        "updates": len(seen["latencies"]),
        "p50_ms": percentile(seen["latencies"], 0.5),
        "p99_ms": percentile(seen["latencies"], 0.99),
        "server_cpu_ms_per_turn": round((after["cpu"] - before["cpu"]) * 1000 / max(1, seen["played"]), 2),
    }


@contextmanager
def _running(node: str, script: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """A script of the peer's, with a line to it and one from it."""
    command = [node, script, *map(str, arguments)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=FOLDER, stdin=pipe, stdout=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def _ask(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What a script answers to a line, past what else the server says."""
    assert process.stdin  # noqa: S101 - it was asked for
    process.stdin.write("\n")
    process.stdin.flush()
    while not (line := _line(process)).startswith("{"):
        pass
    answer: dict[str, Any] = json.loads(line)
    return answer


def _hear(process: subprocess.Popen[str], word: str) -> None:
    """Waits until a script says that it is as far."""
    while _line(process).strip() != word:
        pass


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout  # noqa: S101 - it was asked for
    line = process.stdout.readline()
    if not line:
        raise RuntimeError("boardgame.io has stopped")
    return line
