"""`tradewinds serve` tells its address when it answers there, and what is wrong in one sentence."""

from __future__ import annotations

import os
import re
import select
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import run
from tests.web.serving import WAIT, reserved_port

SLOW = """
import asyncio, sys
from tradewinds.web.house.tables import Tables

async def wake(tables):
    print("waking", file=sys.stderr, flush=True)
    if await asyncio.to_thread(sys.stdin.readline) == "fail\\n":
        raise OSError("it does not wake")

Tables.wake = wake
from tradewinds.cli import app
app()
"""


@contextmanager
def waking(port: int, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A server that goes on with its start when it is told to, and is in the midst of it."""
    command = ["serve", "--port", str(port), "--database", f"sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(
        [sys.executable, "-c", SLOW, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdin
        assert server.stderr
        try:
            assert server.stderr.readline() == "waking\n"
            yield server
        finally:
            server.kill()


def test_the_address_is_told_when_the_server_answers_there(tmp_path: Path) -> None:
    with reserved_port() as port, waking(port, tmp_path) as server:
        assert server.stdin
        assert server.stdout
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://127.0.0.1:{port}/")
        assert not select.select([server.stdout], [], [], 0)[0], "an address was told that nobody answers at"
        server.stdin.write("go\n")
        server.stdin.flush()
        told = re.fullmatch(r"Tradewinds is at (http://[^ ]+) \(Ctrl-C stops it\)\n", server.stdout.readline())
        assert told
        assert httpx.get(told[1], timeout=WAIT).is_success


def test_a_server_that_does_not_start_says_so_and_tells_no_address(tmp_path: Path) -> None:
    with reserved_port() as port, waking(port, tmp_path) as server:
        said, complained = server.communicate("fail\n", timeout=WAIT)
    assert said == ""
    assert "tradewinds: the table could not start" in complained
    assert server.returncode == 1


def test_a_folder_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with reserved_port() as port:
        answer = run("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}")
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert answer.stderr == f"tradewinds: there is no folder {tmp_path / 'nowhere'} to keep the database in\n"


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("no database at all" * 100)
    with reserved_port() as port:
        answer = run("serve", "--port", str(port), "--database", f"sqlite:///{file}")
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert re.fullmatch(r"tradewinds: cannot open the database .*: .*not a database\n", answer.stderr)


def test_a_database_server_that_is_not_there_is_told_without_its_password() -> None:
    with reserved_port() as port, reserved_port() as other:
        answer = run("serve", "--port", str(port), "--database", f"postgresql://me:secret@127.0.0.1:{other}/tables")
    assert answer.exit_code == 2
    assert answer.stderr.startswith(f"tradewinds: cannot open the database 127.0.0.1:{other}/tables: ")
    assert answer.stderr.count("\n") == 1
    assert "secret" not in answer.stderr


@pytest.mark.parametrize("command", [["serve", "--port", "1"], ["backup", "new.gz"]], ids=["serve", "backup"])
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("mysql://me:secret@host/tables", "not 'mysql://…@host/tables'"),
        ("postgresql+psycopg://me:secret@host/tables", "not 'postgresql+psycopg://…@host/tables'"),
        ("postgresql:/me:sec?ret@host/tables", "not 'postgresql://…@host/tables'"),
        ("evening.db", "not 'evening.db'"),
    ],
)
def test_an_address_that_is_none_of_a_database_is_told_without_its_password(
    command: list[str], address: str, told: str
) -> None:
    answer = run(*command, "--database", address)
    assert answer.exit_code == 2
    assert told in answer.stderr
    assert "sec" not in answer.stderr


@pytest.mark.parametrize("command", ["serve", "backup"])
def test_a_password_among_the_settings_of_an_address_is_not_told_either(command: str, tmp_path: Path) -> None:
    with reserved_port() as port, reserved_port() as other:
        more = ["--port", str(port)] if command == "serve" else [str(tmp_path / "new.gz")]
        answer = run(command, *more, "--database", f"postgresql://me@127.0.0.1:{other}/tables?password=secret")
    assert answer.exit_code in (1, 2)
    assert f"cannot open the database 127.0.0.1:{other}/tables: " in answer.stderr
    assert "secret" not in answer.stderr


def test_a_port_that_there_cannot_be_is_told_with_those_that_there_are() -> None:
    answer = run("serve", "--port", "99999")
    assert (answer.exit_code, "--port must be a number from 1 to 65535" in answer.stderr) == (2, True)


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "not a host"])
def test_a_wrong_host_is_not_blamed_on_the_port(host: str) -> None:
    answer = run("serve", "--host", host)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert host in answer.stderr
    assert "--host" in answer.stderr
    assert "--port" not in answer.stderr


def test_a_port_that_is_taken_can_be_changed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        answer = run("serve", "--port", str(port))
    assert answer.exit_code == 2
    assert re.fullmatch(
        rf"tradewinds: cannot listen on 127.0.0.1:{port}: .*Choose another with --port\n", answer.stderr
    )


def test_the_database_is_named_in_the_environment_where_nobody_sees_its_password(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with reserved_port() as port, reserved_port() as other:
        monkeypatch.setenv("TRADEWINDS_DATABASE", f"postgresql://me:secret@127.0.0.1:{other}/tables")
        answer = run("serve", "--port", str(port))
    assert answer.exit_code == 2
    assert answer.stderr.startswith(f"tradewinds: cannot open the database 127.0.0.1:{other}/tables: ")
    assert "secret" not in answer.stderr
    assert "TRADEWINDS_DATABASE" not in os.environ, "the processes of bots do not get it"


@pytest.mark.parametrize("proxy", ["nonsense", "10.0.0.0/99", "*"])
def test_a_proxy_that_is_no_address_is_refused(proxy: str) -> None:
    answer = run("serve", "--proxy", proxy)
    assert (answer.exit_code, answer.stdout) == (2, "")
    assert f"a proxy is an address such as 10.0.0.2 or a network such as 10.0.0.0/8, not {proxy!r}" in answer.stderr
