"""Brings a database up to date with Alembic, inside the connection it is given."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

__all__ = ["migrate"]

MIGRATING = 7263_1121  # the number of a lock that all our servers know


def migrate(connection: Connection, to: str = "head") -> None:
    """Runs the migrations that this database has not seen: all of them in one transaction, or none."""
    if connection.dialect.name == "sqlite":  # whose driver begins no transaction for changes of tables by itself
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:  # of two servers that start at once, one waits and finds all done
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
