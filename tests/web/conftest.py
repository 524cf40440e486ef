"""What the tests of the web share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.postgres import Databases, cluster


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """New databases, of SQLite or of a PostgreSQL that runs for these tests alone."""
    with cluster() as port:
        yield Databases(tmp_path_factory.mktemp("databases"), port)
