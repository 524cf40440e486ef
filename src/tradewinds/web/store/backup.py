"""A whole database as one file that any database of ours can be made of again. docs/serving.md tells how.

The file is gzipped text, a JSON value in a line: first what it is and which version of the database it holds, then for
every table its columns and its rows, at last how many rows there were and a SHA-256 of all lines before. It is read
from one snapshot while servers go on, and put back in one transaction.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from alembic.util.exc import CommandError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from tradewinds.web.store.database import for_owner_only
from tradewinds.web.store.migrate import VERSIONS, migrate

__all__ = ["BackupError", "back_up", "restore"]

KIND, FORMAT = "tradewinds backup", 1
TOGETHER = 500  # rows that are written in one go
LONGEST_LINE = 64 * 1024 * 1024  # bytes; no row is as long


class BackupError(Exception):
    """Why a backup cannot be made or put back; `key` is that of a sentence."""

    def __init__(self, key: str, **parameters: str | int) -> None:
        super().__init__(key)
        self.key, self.parameters = key, parameters


# Making one


async def back_up(url: str, file: Path) -> dict[str, int]:
    """Writes a database into a new file for its owner alone; how many rows there were, by table."""
    if file.exists():
        raise BackupError("backup-exists")
    unfinished = file.with_name(f".{file.name}.part")
    unfinished.unlink(missing_ok=True)
    descriptor = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed:
                counts = await _write(url, packed)
            raw.flush()
            os.fsync(raw.fileno())
        os.link(unfinished, file)  # unlike a renaming, this replaces nothing
    except FileExistsError:
        raise BackupError("backup-exists") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return counts


async def _write(url: str, packed: gzip.GzipFile) -> dict[str, int]:
    digest, counts = hashlib.sha256(), {}

    def write(value: object) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain).encode(
            "utf-8", "surrogatepass"
        )
        digest.update(line + b"\n")
        packed.write(line + b"\n")

    async with _snapshot(url) as connection:
        tables = await connection.run_sync(_reflected)
        revision = await _revision(connection, tables)
        write({"kind": KIND, "format": FORMAT, "revision": revision})
        for table in tables.sorted_tables:
            if table.name == VERSIONS:
                continue
            write({"table": table.name, "columns": [column.name for column in table.columns]})
            counts[table.name] = 0
            async for row in await connection.stream(sql.select(table)):
                write(list(row))
                counts[table.name] += 1
    end = {"rows": sum(counts.values()), "sha256": digest.hexdigest()}
    packed.write(json.dumps(end).encode() + b"\n")
    return counts


@asynccontextmanager
async def _snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is at this moment, whatever is written meanwhile."""
    level = {} if url.startswith("sqlite") else {"isolation_level": "REPEATABLE READ"}
    engine = create_async_engine(url, hide_parameters=True, **level)
    try:
        async with engine.connect() as connection:
            if url.startswith("sqlite"):
                await connection.exec_driver_sql("BEGIN")  # whose driver begins none for reading
            yield connection
            await connection.rollback()
    finally:
        await engine.dispose()


def _reflected(connection: sql.Connection) -> sql.MetaData:
    tables = sql.MetaData()
    tables.reflect(connection)
    return tables


async def _revision(connection: AsyncConnection, tables: sql.MetaData) -> str:
    if VERSIONS not in tables.tables:
        raise BackupError("backup-nothing")
    found = (await connection.execute(sql.select(tables.tables[VERSIONS]))).scalars().all()
    if len(found) != 1:
        raise BackupError("backup-nothing")
    return str(found[0])


def _plain(value: object) -> dict[str, str]:
    if isinstance(value, bytes):
        return {"$bytes": base64.b64encode(value).decode()}
    raise TypeError(f"no backup knows how to keep {type(value).__name__}")


# Putting it back


async def restore(url: str, file: Path) -> dict[str, int]:
    """Fills an empty database from a file, all of it or nothing; how many rows there were, by table."""
    for _ in _sound_lines(file):  # all of it is read and checked before the database is touched
        pass
    for_owner_only(sql.make_url(url))
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.begin() as connection:
            if await connection.run_sync(lambda here: sql.inspect(here).get_table_names()):
                raise BackupError("restore-not-empty")
            return await _fill(connection, file)
    finally:
        await engine.dispose()


async def _fill(connection: AsyncConnection, file: Path) -> dict[str, int]:
    lines = _sound_lines(file)
    try:
        await connection.run_sync(migrate, str(next(lines)["revision"]))
    except CommandError:
        raise BackupError("restore-newer") from None
    tables = await connection.run_sync(_reflected)
    counts: dict[str, int] = {}
    for name, rows in _batches(lines):
        if name not in tables.tables:
            raise BackupError("restore-damaged")
        counts[name] = counts.get(name, 0) + len(rows)
        if rows:
            await connection.execute(tables.tables[name].insert(), rows)
    return counts


def _batches(lines: Iterator[Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of one table after another, some at a time."""
    name, columns, rows = "", [], []  # type: ignore[var-annotated]
    for line in lines:
        if isinstance(line, dict):
            if name:
                yield name, rows
            name, columns, rows = line["table"], line["columns"], []
        else:
            rows.append({column: _whole(value) for column, value in zip(columns, line, strict=True)})
            if len(rows) == TOGETHER:
                yield name, rows
                rows = []
    if name:
        yield name, rows


def _whole(value: Any) -> Any:
    is_packed = isinstance(value, dict) and value.keys() == {"$bytes"}
    return base64.b64decode(value["$bytes"]) if is_packed else value


def _sound_lines(file: Path) -> Iterator[Any]:
    """What the lines of a backup hold; an error, at last, if it is not whole."""
    digest, rows, begun, end = hashlib.sha256(), 0, False, None
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST_LINE):
                if end is not None or not line.endswith(b"\n"):
                    raise BackupError("restore-damaged")
                value = json.loads(line.decode("utf-8", "surrogatepass"))
                if not begun:
                    _check_kind(value)
                    begun = True
                elif isinstance(value, dict) and "sha256" in value:
                    end = value
                    continue
                digest.update(line)
                rows += isinstance(value, list)
                yield value
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError, KeyError):
        raise BackupError("restore-damaged" if begun else "restore-no-backup") from None
    if end != {"rows": rows, "sha256": digest.hexdigest()}:
        raise BackupError("restore-damaged" if begun else "restore-no-backup")


def _check_kind(value: Any) -> None:
    if not isinstance(value, dict) or value.get("kind") != KIND:
        raise BackupError("restore-no-backup")
    if value.get("format") != FORMAT or "revision" not in value:
        raise BackupError("restore-newer")
