"""Records that people bring to look at: the newest are kept, for all servers of a database."""

from __future__ import annotations

import time
import zlib
from contextlib import suppress

import sqlalchemy as sql

from tradewinds.web.store import schema
from tradewinds.web.store.database import Conflict
from tradewinds.web.store.servers import ServersStore

__all__ = ["RecordsStore"]

MOST_RECORDS = 500


class RecordsStore(ServersStore):
    """A database of records."""

    async def keep_record(self, key: str, text: str) -> None:
        """Keeps the text of a record, or notes that it was brought again; those brought longest ago make room."""
        table = schema.records.c
        data = zlib.compress(text.encode("utf-8", "surrogatepass"))
        with suppress(Conflict):
            await self._save(schema.records.insert().values(key=key, data=data, brought=time.time()))
        newest = sql.select(table.key).order_by(table.brought.desc()).limit(MOST_RECORDS).scalar_subquery()
        await self._save(
            schema.records.update().where(table.key == key).values(brought=time.time()),
            schema.records.delete().where(table.key.not_in(newest), table.key != key),  # whatever the clock says
        )

    async def record(self, key: str) -> str | None:
        """The text of a record."""
        rows = await self._rows(sql.select(schema.records.c.data).where(schema.records.c.key == key))
        return zlib.decompress(rows[0]["data"]).decode("utf-8", "surrogatepass") if rows else None
