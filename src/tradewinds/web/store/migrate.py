"""Brings a database up to date with Alembic, inside the connection it is given.

Servers of the version before go on meanwhile, so migrations only add: tables, and columns that may be empty or have a
default. What nobody needs any more is removed a version later. docs/serving.md tells how one updates.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect

__all__ = ["FOLDER", "NEWEST", "VERSIONS", "migrate"]

FOLDER = Path(__file__).with_name("migrations")
NEWEST = max(path.name for path in FOLDER.glob("versions/*.py")).partition("_")[0]  # files begin with their revision
VERSIONS = "alembic_version"  # the table in which Alembic keeps what a database has seen
MIGRATING = 7263_1121  # the number of a lock that all our servers know
LOCKED = 2000  # milliseconds for which a change of a table waits for others, while more others wait for it


def migrate(connection: Connection, to: str = "head") -> None:
    """Runs the migrations that this database has not seen: all of them in one transaction, or none."""
    if connection.dialect.name == "sqlite":  # whose driver begins no transaction for changes of tables by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:  # of two servers that start at once, one waits and finds all done
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {LOCKED}")
    if to == "head" and _revision(connection) == NEWEST:
        return  # at nearly every start, which need not load all of Alembic for that
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSIONS):
        return None
    return connection.exec_driver_sql(f"SELECT version_num FROM {VERSIONS}").scalar()  # noqa: S608 - our own name
