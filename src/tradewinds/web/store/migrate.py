"""Brings a database up to date with Alembic, inside the connection it is given.

Servers of the version before go on meanwhile, so migrations only add: tables, and columns that may be empty or have a
default. What nobody needs any more is removed a version later. docs/serving.md tells how one updates.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

__all__ = ["FOLDER", "migrate"]

FOLDER = Path(__file__).with_name("migrations")
MIGRATING = 7263_1121  # the number of a lock that all our servers know
LOCKED = 2000  # milliseconds for which a change of a table waits for others, while more others wait for it


def migrate(connection: Connection, to: str = "head") -> None:
    """Runs the migrations that this database has not seen: all of them in one transaction, or none."""
    if connection.dialect.name == "sqlite":  # whose driver begins no transaction for changes of tables by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:  # of two servers that start at once, one waits and finds all done
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {LOCKED}")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
