"""Databases that cannot be used just now: they restart, their network is down, their disk is full, or nothing may be
written. Whoever asks is told so in one way, whatever the driver says, and may ask again in a moment.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, TimeoutError as NoConnectionLeft

__all__ = ["Away", "is_away", "kind_of", "noticing_away"]

SQLITE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_PERM,
}
# PostgreSQL's classes of errors: connections, want of disk or memory, being stopped, the machine below.
CLASSES = {"08", "53", "57", "58"}
STATES = {"25006", "40001", "40P01", "55P03"}  # nothing may be written; others were first and it may be tried again


class Away(Exception):  # noqa: N818 - it names what is so
    """The database cannot be used just now; what was to be written is not acknowledged, and may be tried again."""


@contextmanager
def noticing_away() -> Iterator[None]:
    """Whatever goes wrong inside because the database is away is told as that."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise Away(kind_of(error)) from None
        raise


def is_away(error: BaseException) -> bool:
    """Whether an error says that the database cannot be used, not that it was asked for something wrong."""
    if isinstance(error, Away | OSError | NoConnectionLeft):  # a time that has run out is one of those of the system
        return True
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or _says_away(_cause(error))
    return type(error).__module__.startswith("asyncpg")  # as it came while connecting, before SQLAlchemy knew of it


def _says_away(cause: BaseException) -> bool:
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in SQLITE
    state = getattr(cause, "sqlstate", None) or ""
    return isinstance(cause, OSError) or state[:2] in CLASSES or state in STATES


def kind_of(error: BaseException) -> str:
    """What went wrong, without a value: SQLite never tells any, and of PostgreSQL's errors the name says enough."""
    cause = _cause(error) if isinstance(error, DBAPIError) else error
    return f"{type(cause).__name__}: {cause}" if isinstance(cause, sqlite3.Error | Away) else type(cause).__name__


def _cause(error: DBAPIError) -> BaseException:
    """What the driver itself said."""
    cause = error.orig or error
    return cause.__cause__ or cause
