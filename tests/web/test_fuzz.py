"""Some of the requests of `python -m benchmarks.fuzz`; all hundred thousand take ten minutes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from benchmarks.fuzz import Outcome, Route, Town, send_all, settle
from tests.web.serving import Client, served, sqlite

REQUESTS = 500


def test_whatever_is_sent_the_fault_is_not_the_servers(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as address, Client(address, name="Olena") as sender:
        outcome = asyncio.run(send_all(settle(address, sender), REQUESTS, random.Random(1)))
    assert outcome.faults == []
    assert sum(outcome.answers.values()) == REQUESTS
    assert {"200", "404", "405", "422"} <= outcome.answers.keys(), "much of it is understood, and much is not"


@pytest.mark.anyio
async def test_a_server_that_fails_is_told_of() -> None:
    async def fail(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(b"HTTP/1.1 500 Oh no\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(fail, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        town = Town(port, "", "", "", ["table"], [Route("POST", "/tables/{key}/play", ("move",))], ["move"])
        outcome: Outcome = await send_all(town, 20, random.Random(1))
    assert outcome.answers["500"] > 10
    assert len(outcome.faults) == outcome.answers["500"]
