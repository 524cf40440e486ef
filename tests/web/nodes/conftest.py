"""Several servers on one PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.web.postgres import Databases
from tests.web.tables import Shared, Town, bytes_of, same_seeds
from tradewinds.web.house import House, LiveTable
from tradewinds.web.store import Store


class Node(Town):
    """A server of several: a house and a store of its own, on a database that others use, too."""

    async def same(self, table: LiveTable) -> LiveTable:
        """The table as this node knows it."""
        return await self.house.table(table.row.id)


@pytest.fixture
def url(databases: Databases) -> str:
    return databases.new("postgresql")


@pytest.fixture
async def nodes(url: str, thinkers: Shared, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Node]]:
    """Two nodes that tell each other nothing: each learns what the other did only when it has to."""
    found = [Node(await Store.open(url), thinkers) for _ in range(2)]
    same_seeds(monkeypatch)
    yield found
    for node in found:
        await node.house.close()
        await node.store.close()


async def agree(table: LiveTable, *nodes: Node) -> None:
    """What a node that has just started reads is what these nodes know."""
    for node in nodes:
        twin = await node.same(table)
        async with twin.lock:
            await node.house.tables.catch_up(twin)
        fresh = await House(node.store, node.thinkers).tables.load(table.row.id)
        assert (fresh.row, fresh.log, fresh.chat) == (twin.row, twin.log, twin.chat)
        assert (fresh.match and bytes_of(fresh.match)) == (twin.match and bytes_of(twin.match))


@pytest.fixture
async def friends(nodes: list[Node]) -> list[Node]:
    """Two nodes that tell each other what they do."""
    for node in nodes:
        await node.house.begin()
    return nodes
