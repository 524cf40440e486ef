"""Which servers are alive, by the clock of the database they share, and which running games each of them drives.

A server has one connection for its signs of life alone, which no other work can hold up, and by which it holds a lock
of the database. When its process dies, its system ends that connection and the database lets go of the lock: so the
others need not wait until its silence is long enough to mean something.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sql

from tradewinds.web.store import schema
from tradewinds.web.store.database import PATIENCE
from tradewinds.web.store.people import PeopleStore
from tradewinds.web.store.pulse import HELD, NOW, Pulse

__all__ = ["OtherKey", "ServersStore", "still_alive"]

STARTED = sql.func.extract("epoch", sql.func.pg_postmaster_start_time())
SILENT = sql.func.abs(NOW - schema.servers.c.seen)  # seconds; a clock that was put back makes them no fewer
MOST_CLAIMED = 1000  # tables at once; other servers that look for some as well find the rest
NEWCOMER = 0  # whose lock those hold who sign on, one after the other; no server has this number
HEARD = 2.0  # seconds in which a server that is there has been heard of


class OtherKey(Exception):  # noqa: N818 - what is wrong, for whoever starts a server
    """Another server on this database seals secrets with another key: neither could open the other's tables."""


def still_alive(number: int | None) -> Any:
    """The number of a server, unless the others have given it up; they cannot before whoever asks is done."""
    if number is None:
        return None
    query = sql.select(schema.servers.c.number).where(schema.servers.c.number == number)
    return query.with_for_update(read=True, key_share=True).scalar_subquery()


def _gone(seconds: float, without_lock: float) -> Any:
    """Which servers have been silent for so long, or for less and do not hold their lock any more."""
    return sql.case(
        (seconds < SILENT, sql.true()),
        (without_lock < SILENT, sql.func.pg_try_advisory_xact_lock(HELD, schema.servers.c.number)),
        else_=sql.false(),
    )


class ServersStore(PeopleStore):
    """A database that knows its servers; none of this is needed by a single one."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url
        self._own_pulse: Pulse | None = None

    @property
    def pulse(self) -> Pulse:
        """By which this server says that it is alive."""
        self._own_pulse = self._own_pulse or Pulse(self._url, self.name, PATIENCE)
        return self._own_pulse

    async def close(self) -> None:
        """Lets go of the database, once what was asked for is written."""
        if self._own_pulse:
            await self._own_pulse.close()
        await super().close()

    async def sign_on(self, mark: str | None = None) -> int:
        """The number by which this server drives tables: never given to another, and to itself only once.

        `mark` tells its key from others: while a server is there that has another one, this one is refused.
        """
        await self._give_up(schema.servers.c.name == self.name)  # if it was told no number when it last asked for one
        query = schema.servers.insert().values(name=self.name, seen=NOW, mark=mark).returning(schema.servers.c.number)
        async with self._engine.begin() as connection:  # for good, or a number might be given out twice
            await connection.execute(sql.select(sql.func.pg_advisory_xact_lock(HELD, NEWCOMER)))
            if mark and (await connection.execute(_with_another_key(mark))).first():
                raise OtherKey
            number = int((await connection.execute(query)).scalar_one())
        await self.pulse.hold(number)
        return number

    async def has_another_key(self, mark: str) -> bool:
        """Whether a server is there that seals secrets with another key."""
        async with self._engine.begin() as connection:
            return (await connection.execute(_with_another_key(mark))).first() is not None

    async def up_for(self) -> float:
        """The seconds since the database was started."""
        (found,) = await self.pulse.rows(sql.select((NOW - STARTED).label("seconds")))
        return float(found["seconds"])

    async def sign_off(self, number: int) -> None:
        """Leaves this server's tables to the others, and tells them so."""
        self.pulse.fall_silent()
        await self._give_up(schema.servers.c.number == number)
        await self.tell({"gone": self.name})

    async def renew(self, number: int) -> dict[str, float] | None:
        """Says that this server is alive; the seconds since each server has said so, or None if it was given up."""
        if not await self.pulse.speak(number):
            return None
        rows = await self.pulse.rows(sql.select(schema.servers.c.name, SILENT.label("silent")))
        return {row["name"]: float(row["silent"]) for row in rows}

    async def give_up_silent(self, number: int, seconds: float, without_lock: float) -> int:
        """Takes their tables from other servers that have not been heard of for so long; how many there were.

        Of those that hold their lock no more, less silence is enough.
        """
        return await self._give_up((schema.servers.c.number != number) & _gone(seconds, without_lock))

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
        return [row["id"] for row in await self.pulse.rows(claim.returning(table.id))]

    async def driven_by(self, number: int) -> list[str]:
        """The running games that a server drives."""
        table = schema.tables.c
        query = sql.select(table.id).where(table.driver == number, table.status == "playing")
        return [row["id"] for row in await self._rows(query)]


def _with_another_key(mark: str) -> sql.Select[Any]:
    """Servers that are there and have another key; those of earlier versions do not say which they have."""
    server = schema.servers.c
    return sql.select(server.number).where(server.mark != mark, sql.not_(_gone(1e9, HEARD)))
