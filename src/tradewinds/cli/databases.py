"""Which database a command works with."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

from tradewinds.cli.speech import fault, refuse

__all__ = ["DATABASE", "database_address", "database_file", "database_place"]

DATABASE = "TRADEWINDS_DATABASE"  # in the environment, where a password is safer
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def database_address(asked: str | None) -> str:
    """The address of the database that was asked for, or of the usual one, with the driver we use for it."""
    os.environ.pop(DATABASE, None)  # bots run in processes of ours and need not know
    return _asynchronous(asked or _usual_database())


def _usual_database() -> str:
    folder = platformdirs.user_data_path("tradewinds")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse("serve-no-room", folder=str(folder), reason=fault(error))
    return f"sqlite:///{folder / 'tables.db'}"


def _asynchronous(url: str) -> str:
    kind, colon, rest = url.partition("://")
    if not colon or kind not in {*DRIVERS, *DRIVERS.values()}:
        refuse("serve-no-database", text=repr(_without_password(url)))
    return f"{DRIVERS.get(kind, kind)}://{rest}"


def database_place(address: str) -> str:
    """Where a database is, as it may be told: without who opens it, and with which password."""
    told = _without_password(address)
    return told.partition(":///")[2] or told.rpartition("@")[2]


def database_file(address: str) -> Path | None:
    """The file of SQLite; none for another database."""
    return Path(_without_password(address).partition(":///")[2]) if address.startswith("sqlite") else None


def _without_password(address: str) -> str:
    """An address without who opens the database, and without settings, among which there can be a password too."""
    kind, _, rest = address.partition(":")
    if kind.startswith("sqlite") or "@" not in rest:
        return address.partition("?")[0]
    place = rest.rpartition("@")[2].partition("?")[0]
    return f"{kind}://…@{place}"
