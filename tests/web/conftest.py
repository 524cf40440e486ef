"""What the tests of the web share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from tests.web.postgres import Databases, cluster
from tests.web.tables import Shared, Town, same_seeds
from tradewinds.web.store import Store


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """New databases, of SQLite or of a PostgreSQL that runs for these tests alone."""
    with cluster() as port:
        yield Databases(tmp_path_factory.mktemp("databases"), port)


@pytest.fixture
def anyio_backend() -> str:
    """Which event loop asynchronous tests run on."""
    return "asyncio"


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Shared]:
    """One pool of bots for a module's tests: starting one takes a second."""
    pool = Shared()
    yield pool
    pool.really_close()


@pytest.fixture
async def town(databases: Databases, thinkers: Shared, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Town]:
    """A house with people to sit at its tables."""
    same_seeds(monkeypatch)
    store = await Store.open(databases.new("sqlite"))
    town = Town(store, thinkers)
    yield town
    await town.house.tables.close()
    await store.close()
