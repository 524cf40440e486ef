"""What others did: the news that servers on one database tell each other, and what comes of it here.

Whatever is stored is told in the transaction that stores it. A few moves are told as they are, and whoever has the
table open plays them, too; anything else is read from the store. Who has a page open is only told. Without other
servers nothing is told, and all of this rests.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

from tradewinds.web.allowance import Allowance
from tradewinds.web.house.table import LiveTable
from tradewinds.web.house.tables import Tables
from tradewinds.web.store import Away, Store

__all__ = ["Others"]

REQUESTS_TOLD = 1.0  # seconds between two messages about requests
LOG = logging.getLogger("tradewinds.web")


class Others:
    """Keeps the tables that are open here up to date with what other servers do."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._heard: dict[str, list[dict[str, Any]]] = {}  # of tables that are about to go on
        self._tasks: set[asyncio.Task[None]] = set()
        self.allowance = Allowance()  # of requests, which those of other servers use up as well
        tables.opened, tables.driving.alive = self._ask_who_is_there, self.forget

    async def begin(self) -> None:
        """Listens from now on; returns once nothing more is missed."""
        await self._store.listen(self._hear, self._catch_up)
        self._begin(self._tell_requests())

    async def close(self) -> None:
        """Tells that nobody is here any more, and listens no longer."""
        await self._store.stop_listening()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell_presence(self, table: LiveTable) -> None:
        """Tells the others who of a table's players has a page open here."""
        if self._store.is_shared:
            players = sorted(person for person in table.present if table.seats_of(person))
            self._begin(self._store.tell({"here": table.row.id, "people": players}))

    def forget(self, alive: Iterable[str]) -> None:
        """Whoever had a page open by another server than these has gone."""
        servers = set(alive)
        for table in self._tables.kept.values():
            for server in [name for name in table.elsewhere if name not in servers]:
                self._note_people(table, server, [])

    async def _tell_requests(self) -> None:
        """Tells the others again and again who has made many requests here."""
        while True:
            await asyncio.sleep(REQUESTS_TOLD)
            for taken in self.allowance.news():
                with suppress(Exception):  # then they are told of the next ones
                    await self._store.tell({"taken": taken})

    # Hearing

    def _hear(self, server: str, news: dict[str, Any]) -> None:
        if "people" in news:
            if table := self._tables.kept.get(news["here"]):
                self._note_people(table, server, news["people"])
        elif "who" in news:
            table = self._tables.kept.get(news["who"])
            if table and any(map(table.seats_of, table.present)):
                self.tell_presence(table)
        elif "taken" in news:
            self.allowance.note(news["taken"])
        elif "gone" in news:
            self._tables.driving.look()
        elif "table" in news:
            table = self._tables.kept.get(news["table"])
            if table is None:
                self._tables.look_at([news["table"]])
            elif table.row.id in self._heard:
                self._heard[table.row.id].append(news)
            elif table.row.revision < news["revision"]:
                self._heard[table.row.id] = [news]
                self._begin(self._go_on(table))

    def _note_people(self, table: LiveTable, server: str, people: list[str]) -> None:
        before = table.elsewhere.pop(server, frozenset())
        if people:
            table.elsewhere[server] = frozenset(people)
        for person in before.symmetric_difference(people):
            table.see(person)
        if before != frozenset(people):
            table.announce()

    async def _go_on(self, table: LiveTable) -> None:
        async with table.lock:
            heard = self._heard.pop(table.row.id)  # what is told from now on may come too late for this
            try:
                if not self._tables.follow(table, heard):
                    await self._tables.catch_up(table)
            except Away:
                self._tables.doubt(table)

    async def _catch_up(self) -> None:
        """After a time without news: reads every table that has changed meanwhile, and asks who is there."""
        await self._tables.look_after_all()
        known = await self._store.revisions(self._tables.kept)
        for key, revision in known.items():
            self._hear("", {"table": key, "revision": revision})
        for table in list(self._tables.kept.values()):
            self._ask_who_is_there(table)
            self.tell_presence(table)

    def _ask_who_is_there(self, table: LiveTable) -> None:
        if self._store.is_shared:
            self._begin(self._store.tell({"who": table.row.id}))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()):
            LOG.warning("news of another server could not be followed: %s", type(failure).__name__)
