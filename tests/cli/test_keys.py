"""The key that seals the secrets of unfinished games: where it comes from, and what a server says without it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import typer

from tests.cli.terminal import run
from tests.web.serving import reserved_port
from tradewinds.cli.keys import server_key
from tradewinds.web.house.seeds import Seal
from tradewinds.web.store import PersonRow, SeatRow, Store, TableRow


def database(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


def test_a_key_is_made_beside_the_database_for_its_owner_alone_and_found_again(tmp_path: Path) -> None:
    key = server_key(database(tmp_path), None)
    file = tmp_path / "tables.db.key"
    assert len(key) == 64
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["tables.db.key"]
    assert server_key(database(tmp_path), None) == key
    assert server_key("postgresql+asyncpg://me@host/db", file) == key


def test_without_a_place_for_a_key_there_is_none(tmp_path: Path) -> None:
    assert server_key("postgresql+asyncpg://me@host/db", None) == ""
    assert server_key("sqlite+aiosqlite:///:memory:", None) == ""
    assert server_key(database(tmp_path / "nowhere"), None) == ""


def test_the_environment_comes_first_and_is_told_to_no_process_of_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRADEWINDS_KEY", "a key of my own choice")
    assert server_key(database(tmp_path), None) == "a key of my own choice"
    assert server_key(database(tmp_path), None) != "a key of my own choice"


def test_a_key_that_is_short_or_cannot_be_read_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRADEWINDS_KEY", "short")
    with pytest.raises(typer.Exit):
        server_key(database(tmp_path), None)
    assert "a key has at least 16 characters" in capsys.readouterr().err
    with pytest.raises(typer.Exit):
        server_key(database(tmp_path), tmp_path)
    assert f"cannot read the key in {tmp_path}" in capsys.readouterr().err


def test_a_server_with_another_key_than_its_games_does_not_start(tmp_path: Path) -> None:
    async def seal_a_game() -> None:
        store = await Store.open(database(tmp_path))
        await store.add_person(PersonRow("p1", "Olena"))
        sealed = Seal("the first key there was").close("a1", "ab" * 32)
        await store.add_table(TableRow("a1", "machi-koro", 1, {}, sealed, "p1", status="playing", seats=[SeatRow()]))
        await store.close()

    asyncio.run(seal_a_game())
    with reserved_port() as port:
        answer = run("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert answer.exit_code == 1
    assert answer.stderr == (
        "tradewinds: one unfinished game was sealed with another key. Give its key with --key-file or "
        "TRADEWINDS_KEY_FILE\n"
    )
