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

__all__ = ["Cluster", "Databases", "cluster", "new_database", "own_cluster"]

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
        return new_database(self._port, f"test{number}")


def new_database(port: int, name: str) -> str:
    """The address of a new database of a PostgreSQL on this machine."""
    asyncio.run(_create(port, name))
    return f"postgresql+asyncpg://tester@127.0.0.1:{port}/{name}"


async def _create(port: int, name: str) -> None:
    connection = await asyncpg.connect(host="127.0.0.1", port=port, user="tester", database="postgres")
    await connection.execute(f"create database {name}")
    await connection.close()


class Cluster:
    """A PostgreSQL of its own on a free port of this machine, which can be killed and started again."""

    def __init__(self, programs: Path, folder: str, port: int) -> None:
        as_root = os.geteuid() == 0  # PostgreSQL refuses to run as root: then it runs as the user its package made
        self._become = ["runuser", "-u", "postgres", "--"] if as_root else []
        self._programs, self._folder, self.port = programs, folder, port
        self._process: subprocess.Popen[bytes] | None = None
        if as_root:
            shutil.chown(folder, "postgres", "postgres")
        initdb = ["--username=tester", "--auth=trust", "--encoding=UTF8", "--no-sync", folder]
        command = [*self._become, str(programs / "initdb"), *initdb]
        subprocess.run(command, check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        """Returns once it answers; what is left of one that was killed may be in its way for a moment."""
        options = [f"--{name}={value}" for name, value in (OPTIONS | {"port": str(self.port)}).items()]
        command = [*self._become, str(self._programs / "postgres"), "-D", self._folder, *options]
        end = time.monotonic() + WAIT
        while self._process is None or self._process.poll() is not None:
            assert time.monotonic() < end, "PostgreSQL did not start"
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
            while self._process.poll() is None and not _answers(self.port):
                assert time.monotonic() < end, "PostgreSQL did not start"
                time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Ends it at once; by SIGKILL it gets no chance to do anything about it."""
        assert self._process
        os.kill(int(Path(self._folder, "postmaster.pid").read_text().split()[0]), how)
        self._process.wait()


@contextmanager
def own_cluster() -> Iterator[Cluster | None]:
    """A PostgreSQL while it is needed; None where there is none."""
    programs = sorted(PROGRAMS.glob("*/bin"))
    if not programs:
        yield None
        return
    with TemporaryDirectory(prefix="tradewinds-") as folder, reserved_port() as port:
        found = Cluster(programs[-1], folder, port)
        found.start()
        try:
            yield found
        finally:
            found.end()


@contextmanager
def cluster() -> Iterator[int | None]:
    """The port of a PostgreSQL while it is needed; None where there is none."""
    with own_cluster() as found:
        yield found.port if found else None


def _answers(port: int) -> bool:
    async def connect() -> None:
        await (await asyncpg.connect(host="127.0.0.1", port=port, user="tester", database="postgres")).close()

    try:
        asyncio.run(connect())
    except (OSError, asyncpg.PostgresError):
        return False
    return True
