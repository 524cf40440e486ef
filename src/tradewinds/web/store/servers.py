"""Which servers are alive, by the clock of the database they share, and which running games each of them drives.

A server has one connection for its signs of life alone, which no other work can hold up, and by which it holds a lock
of the database. When its process dies, its system ends that connection and the database lets go of the lock: so the
others need not wait until its silence is long enough to mean something.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection

from tradewinds.web.store import schema
from tradewinds.web.store.people import PeopleStore

__all__ = ["ServersStore", "still_alive"]

NOW = sql.func.extract("epoch", sql.func.clock_timestamp())
STARTED = sql.func.extract("epoch", sql.func.pg_postmaster_start_time())
SILENT = sql.func.abs(NOW - schema.servers.c.seen)  # seconds; a clock that was put back makes them no fewer
MOST_CLAIMED = 1000  # tables at once; other servers that look for some as well find the rest
HELD = 7263_1122  # the first number of the locks that servers hold; the second is their own


def still_alive(number: int | None) -> Any:
    """The number of a server, unless the others have given it up; they cannot before whoever asks is done."""
    if number is None:
        return None
    query = sql.select(schema.servers.c.number).where(schema.servers.c.number == number)
    return query.with_for_update(read=True, key_share=True).scalar_subquery()


class ServersStore(PeopleStore):
    """A database that knows its servers; none of this is needed by a single one."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._pulse: AsyncConnection | None = None  # by which this server says that it is alive
        self._pulse_lock = asyncio.Lock()
        self._held: int | None = None  # whose lock that connection holds

    async def close(self) -> None:
        """Lets go of the database, once what was asked for is written."""
        await self._end_pulse()
        await super().close()

    async def sign_on(self) -> int:
        """The number by which this server drives tables: never given to another, and to itself only once."""
        await self._give_up(schema.servers.c.name == self.name)  # if it was told no number when it last asked for one
        query = schema.servers.insert().values(name=self.name, seen=NOW).returning(schema.servers.c.number)
        async with self._engine.begin() as connection:  # for good, or a number might be given out twice
            number = int((await connection.execute(query)).scalar_one())
        await self._hold(number)
        return number

    async def up_for(self) -> float:
        """The seconds since the database was started."""
        (found,) = await self._by_pulse(sql.select((NOW - STARTED).label("seconds")))
        return float(found["seconds"])

    async def sign_off(self, number: int) -> None:
        """Leaves this server's tables to the others, and tells them so."""
        await self._give_up(schema.servers.c.number == number)
        await self.tell({"gone": self.name})

    async def renew(self, number: int) -> dict[str, float] | None:
        """Says that this server is alive; the seconds since each server has said so, or None if it was given up."""
        server = schema.servers.c
        await self._hold(number)
        own = schema.servers.update().where(server.number == number, server.name == self.name).values(seen=NOW)
        if not await self._by_pulse(own.returning(server.number)):
            return None
        rows = await self._by_pulse(sql.select(server.name, SILENT.label("silent")))
        return {row["name"]: float(row["silent"]) for row in rows}

    async def give_up_silent(self, number: int, seconds: float, without_lock: float) -> int:
        """Takes their tables from other servers that have not been heard of for so long; how many there were.

        Of those that hold their lock no more, less silence is enough.
        """
        server = schema.servers.c
        gone = sql.case(
            (seconds < SILENT, sql.true()),
            (without_lock < SILENT, sql.func.pg_try_advisory_xact_lock(HELD, server.number)),
            else_=sql.false(),
        )
        return await self._give_up((server.number != number) & gone)

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
        return [row["id"] for row in await self._by_pulse(claim.returning(table.id))]

    async def driven_by(self, number: int) -> list[str]:
        """The running games that a server drives."""
        table = schema.tables.c
        query = sql.select(table.id).where(table.driver == number, table.status == "playing")
        return [row["id"] for row in await self._rows(query)]

    # The connection for signs of life

    async def _hold(self, number: int) -> None:
        """Holds the lock of a number, unless the connection of before has not let go of it yet."""
        if self._held != number or self._pulse is None:
            (found,) = await self._by_pulse(sql.select(sql.func.pg_try_advisory_lock(HELD, number).label("held")))
            self._held = number if found["held"] else None

    async def _by_pulse(self, statement: Any) -> list[dict[str, Any]]:
        """What a statement returns that can be run again, if it fails; whoever loses it in a crash loses nothing."""
        async with self._pulse_lock:
            try:
                self._pulse = self._pulse or await self._new_pulse()
                return [dict(row._mapping) for row in await self._pulse.execute(statement)]
            except BaseException:
                await self._end_pulse()
                raise

    async def _new_pulse(self) -> AsyncConnection:
        connection = await self._engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.exec_driver_sql("set synchronous_commit to off")
        return connection

    async def _end_pulse(self) -> None:
        """Ends the connection: nobody else is to be given one that holds a lock."""
        pulse, self._pulse, self._held = self._pulse, None, None
        if pulse:
            with suppress(Exception):
                await pulse.invalidate()
                await pulse.close()
