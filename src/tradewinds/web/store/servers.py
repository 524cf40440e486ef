"""Which servers are alive, by the clock of the database they share, and which running games each of them drives."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

from tradewinds.web.store import schema
from tradewinds.web.store.people import PeopleStore

__all__ = ["ServersStore", "still_alive"]

NOW = sql.func.extract("epoch", sql.func.clock_timestamp())
MOST_CLAIMED = 1000  # tables at once; other servers that look for some as well find the rest


def still_alive(number: int | None) -> Any:
    """The number of a server, unless the others have given it up; they cannot before whoever asks is done."""
    if number is None:
        return None
    query = sql.select(schema.servers.c.number).where(schema.servers.c.number == number)
    return query.with_for_update(read=True, key_share=True).scalar_subquery()


class ServersStore(PeopleStore):
    """A database that knows its servers; none of this is needed by a single one."""

    async def sign_on(self) -> int:
        """The number by which this server drives tables: never given to another, and to itself only once."""
        query = schema.servers.insert().values(name=self.name, seen=NOW).returning(schema.servers.c.number)
        return int((await self._changed_rows(query))[0]["number"])

    async def sign_off(self, number: int) -> None:
        """Leaves this server's tables to the others, and tells them so."""
        await self._give_up(schema.servers.c.number == number)
        await self.tell({"gone": self.name})

    async def renew(self, number: int) -> list[str] | None:
        """Says that this server is alive, and who else is; None if the others have given it up."""
        own = schema.servers.update().where(schema.servers.c.number == number).values(seen=NOW)
        if not await self._changed_rows(own.returning(schema.servers.c.number)):
            return None
        return [row["name"] for row in await self._rows(sql.select(schema.servers.c.name))]

    async def give_up_silent(self, seconds: float) -> int:
        """Takes their tables from servers that have not been heard of for so long; how many there were."""
        return await self._give_up(schema.servers.c.seen < NOW - seconds)

    async def _give_up(self, which: sql.ColumnElement[bool]) -> int:
        driver = schema.tables.c.driver
        async with self._engine.begin() as connection:
            query = schema.servers.delete().where(which).returning(schema.servers.c.number)
            gone = (await connection.execute(query)).scalars().all()
            if gone:
                await connection.execute(schema.tables.update().where(driver.in_(gone)).values(driver=None))
        return len(gone)

    async def claim(self, number: int) -> list[str]:
        """Makes this server drive running games that nobody drives; tells which."""
        table = schema.tables.c
        nobodys = sql.select(table.id).where(table.driver.is_(None), table.status == "playing").limit(MOST_CLAIMED)
        found = nobodys.with_for_update(skip_locked=True).scalar_subquery()
        claim = schema.tables.update().where(table.id.in_(found), still_alive(number) == number).values(driver=number)
        return [row["id"] for row in await self._changed_rows(claim.returning(table.id))]

    async def _changed_rows(self, statement: Any) -> list[dict[str, Any]]:
        """What a change that can be done again, if it fails, returns; whoever loses it in a crash loses nothing."""
        async with self._engine.begin() as connection:
            await connection.execute(sql.text("set local synchronous_commit to off"))
            return [dict(row._mapping) for row in await connection.execute(statement)]
