"""Which database a command works with."""

from __future__ import annotations

import os

import platformdirs

from tradewinds.cli.speech import fault, refuse

__all__ = ["DATABASE", "database_address"]

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
        refuse("serve-no-database", text=repr(url))
    return f"{DRIVERS.get(kind, kind)}://{rest}"
