"""A server answers soon after it is started: it loads nothing that it does not need for that."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from tests.web.serving import sqlite
from tradewinds.web.store import migrate as migrating

START = """
import asyncio, sys
from tradewinds.web.app import create_app
from tradewinds.web.settings import Settings

async def start():
    app = create_app(Settings(database=sys.argv[1]))
    async with app.router.lifespan_context(app):
        print(*sorted({name.partition(".")[0] for name in sys.modules}))

asyncio.run(start())
"""
SLOW_TO_LOAD = {"alembic", "jax", "llvmlite", "numba", "ray", "rich"}


def loaded_by_a_start(database: str) -> set[str]:
    environment = os.environ | {"TRADEWINDS_MODE": "interpreted"}
    command = [sys.executable, "-c", START, database]
    return set(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split())


def test_a_start_loads_neither_a_compiler_nor_migrations_that_are_done(tmp_path: Path) -> None:
    assert loaded_by_a_start(sqlite(tmp_path)) & SLOW_TO_LOAD == {"alembic"}
    assert loaded_by_a_start(sqlite(tmp_path)) & SLOW_TO_LOAD == set()


def test_the_newest_migration_is_known_by_the_name_of_its_file() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == migrating.NEWEST
