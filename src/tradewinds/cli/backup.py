"""`tradewinds backup` and `tradewinds restore`: the whole table as one file, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tradewinds.cli.arguments import Language, chosen_language
from tradewinds.cli.databases import DATABASE, database_address, database_file, database_place
from tradewinds.cli.speech import FAILED, fault, own_words, refuse, shown
from tradewinds.cli.start import interpret_rules
from tradewinds.core.words import Message

__all__ = ["backup", "restore"]

NEEDED = ("sqlalchemy", "aiosqlite", "alembic")
Place = Annotated[Path, typer.Argument(metavar="FILE")]
Database = Annotated[str | None, typer.Option(metavar="URL", envvar=DATABASE)]


def backup(file: Place, database: Database = None, lang: Language = None) -> None:
    """Write everything that is in the database into one new file, while the table goes on."""
    chosen_language(lang)
    address = _prepared(database)
    if not file.parent.is_dir():
        refuse("backup-no-folder", folder=shown(file.parent))
    source = database_file(address)
    if source and not source.exists():
        refuse("backup-nothing", FAILED, database=database_place(address), file=shown(file))
    from tradewinds.web.store.backup import back_up

    _say("backup-done", file, _outcome(address, file, back_up(address, file)))


def restore(file: Place, database: Database = None, lang: Language = None) -> None:
    """Fill an empty database with what a backup holds."""
    chosen_language(lang)
    address = _prepared(database)
    if not file.is_file():
        refuse("restore-no-file", file=shown(file))
    target = database_file(address)
    if target and not target.parent.is_dir():
        refuse("serve-no-folder", folder=shown(target.parent))
    from tradewinds.web.store import Store
    from tradewinds.web.store.backup import restore as put_back

    async def put_back_and_update() -> dict[str, int]:
        counts = await put_back(address, file)
        await (await Store.open(address)).close()  # which brings it up to date
        return counts

    _say("restore-done", file, _outcome(address, file, put_back_and_update()))


def _prepared(database: str | None) -> str:
    interpret_rules()
    if any(find_spec(name) is None for name in NEEDED):
        refuse("serve-packages", command="pip install 'tradewinds[web]'")
    return database_address(database)


def _outcome(address: str, file: Path, work: Awaitable[dict[str, int]]) -> dict[str, int]:
    """What comes of it; what went wrong is told in a sentence."""
    from tradewinds.web.store.backup import BackupError

    async def done() -> dict[str, int]:
        return await work

    try:
        return asyncio.run(done())
    except BackupError as error:
        refuse(error.key, FAILED, file=shown(file), database=database_place(address), **error.parameters)
    except OSError as error:
        if error.filename:
            raise
        refuse("serve-unopened", FAILED, database=database_place(address), reason=fault(error))
    except Exception as error:  # every driver has errors of its own
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        refuse("serve-unopened", FAILED, database=database_place(address), reason=reason)


def _say(key: str, file: Path, counts: dict[str, int]) -> None:
    figures = {name: counts.get(name, 0) for name in ("people", "tables", "moves")}
    typer.echo(own_words().say(Message(key, {"file": shown(file), **figures})))
