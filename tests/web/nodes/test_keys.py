"""Several servers on one PostgreSQL seal with the same key, or the second does not start."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.cli.terminal import run
from tests.web.serving import new_app, reserved_port, running
from tests.web.tables import until
from tradewinds.web.house.seeds import Seal
from tradewinds.web.store import OtherKey, Store

pytestmark = pytest.mark.anyio

ONE, OTHER = "the key of one server", "another server's key"


@pytest.mark.parametrize("key", [OTHER, ""])
def test_a_server_with_another_key_than_one_that_is_there_does_not_start(url: str, tmp_path: Path, key: str) -> None:
    file = tmp_path / "key"
    if key:
        file.write_text(key)
    chosen = ["--database", url.replace("+asyncpg", ""), *(["--key-file", str(file)] if key else [])]
    with running(new_app(url, key=ONE)), reserved_port() as port:
        refused = run("serve", "--port", str(port), *chosen)
    assert refused.exit_code == 1
    assert "another server is at work on this database with another key" in refused.stderr
    assert "--key-file" in refused.stderr


async def test_of_two_that_start_at_once_with_keys_of_their_own_one_is_refused(url: str) -> None:
    stores = [await Store.open(url) for _ in range(4)]
    marks = [Seal(key).mark for key in (ONE, OTHER, ONE, OTHER)]
    signing = [store.sign_on(mark) for store, mark in zip(stores, marks, strict=True)]
    answers = await asyncio.gather(*signing, return_exceptions=True)
    refused = [isinstance(answer, OtherKey) for answer in answers]
    assert refused in ([False, True, False, True], [True, False, True, False])
    for store in stores:
        await store.close()


async def test_a_key_can_be_changed_once_all_servers_have_stopped(url: str) -> None:
    before, after = await Store.open(url), await Store.open(url)
    number = await before.sign_on(Seal(ONE).mark)
    with pytest.raises(OtherKey):
        await after.sign_on(Seal(OTHER).mark)
    assert await after.has_another_key(Seal(OTHER).mark)
    assert not await after.has_another_key(Seal(ONE).mark)
    await before.sign_off(number)
    assert await after.sign_on(Seal(OTHER).mark)
    await before.close()
    await after.close()


async def test_whoever_was_killed_keeps_nobody_out_for_long(url: str) -> None:
    dead, heir = await Store.open(url), await Store.open(url)
    await dead.sign_on(Seal(ONE).mark)
    dead.pulse.fall_silent()
    assert await heir.has_another_key(Seal(OTHER).mark)
    await dead.pulse.disconnect()
    while await heir.has_another_key(Seal(OTHER).mark):
        await asyncio.sleep(0.05)
    await heir.sign_on(Seal(OTHER).mark)
    await until(lambda: heir.pulse._held)
    await dead.close()
    await heir.close()
