"""Databases for tests: SQLite files, and databases of a PostgreSQL that runs for these tests alone."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import pytest

from tests.web.serving import WAIT, reserved_port

__all__ = ["Databases", "cluster"]

PROGRAMS = Path("/usr/lib/postgresql")
OPTIONS = {"fsync": "off", "listen_addresses": "127.0.0.1", "unix_socket_directories": "", "shared_buffers": "32MB"}


class Databases:
    """Gives out addresses of new, empty databases."""

    def __init__(self, folder: Path, port: int | None) -> None:
        self._folder = folder
        self._port = port
        self._number = count(1)

    def new(self, kind: str) -> str:
        """The address of a new database: sqlite or postgresql."""
        number = next(self._number)
        if kind == "sqlite":
            return f"sqlite+aiosqlite:///{self._folder / f'{number}.db'}"
        if self._port is None:
            missing = "PostgreSQL is not installed here (Debian: apt-get install postgresql)"
            if os.environ.get("CI"):
                pytest.fail(missing)
            pytest.skip(missing)
        asyncio.run(_create(self._port, f"test{number}"))
        return f"postgresql+asyncpg://tester@127.0.0.1:{self._port}/test{number}"


async def _create(port: int, name: str) -> None:
    connection = await asyncpg.connect(host="127.0.0.1", port=port, user="tester", database="postgres")
    await connection.execute(f"create database {name}")
    await connection.close()


@contextmanager
def cluster() -> Iterator[int | None]:
    """A PostgreSQL of its own on a free port of this machine while it is needed; None where there is none."""
    programs = sorted(PROGRAMS.glob("*/bin"))
    if not programs:
        yield None
        return
    as_root = os.geteuid() == 0  # PostgreSQL refuses to run as root: then it runs as the user its package made for it
    become = ["runuser", "-u", "postgres", "--"] if as_root else []
    with TemporaryDirectory(prefix="tradewinds-") as folder, reserved_port() as port:
        if as_root:
            shutil.chown(folder, "postgres", "postgres")
        initdb = ["--username=tester", "--auth=trust", "--encoding=UTF8", "--no-sync", folder]
        subprocess.run([*become, str(programs[-1] / "initdb"), *initdb], check=True, capture_output=True, cwd="/")
        options = [f"--{name}={value}" for name, value in (OPTIONS | {"port": str(port)}).items()]
        command = [*become, str(programs[-1] / "postgres"), "-D", folder, *options]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/") as server:
            try:
                _wait(port)
                yield port
            finally:
                os.kill(int(Path(folder, "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
                server.wait()


def _wait(port: int) -> None:
    end = time.monotonic() + WAIT
    while True:
        try:
            asyncio.run(_create(port, "first"))
            return
        except (OSError, asyncpg.PostgresError):
            assert time.monotonic() < end, "PostgreSQL did not start"
            time.sleep(0.05)
