"""What is measured of a server, and where: requests as they pass, moves, streams, bots, and the database."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tradewinds.core.state import State
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import Conflict, MoveRow, Store, TableRow
from tradewinds.web.store.database import News, Write
from tradewinds.web.store.rows import UNDO
from tradewinds.web.watch.figures import Figures

if TYPE_CHECKING:
    import sqlalchemy as sql

    from tradewinds.web.house import House

__all__ = ["MeasuredStore", "MeasuredThinkers", "Measures", "Watch"]

LOG = logging.getLogger("tradewinds.requests")
STATUS = Path("/proc/self/statm")
PLAYING = "/play"  # how the addresses of decisions end


class Measures:
    """The figures of one server, by name."""

    def __init__(self) -> None:
        self.figures = Figures()
        new = self.figures
        self.requests = new.counter("tradewinds_requests_total", "Requests that were answered", "method", "status")
        self.request_seconds = new.histogram(
            "tradewinds_request_seconds", "From a request to the end of its answer, without streams", "part"
        )
        self.moves = new.counter("tradewinds_moves_total", "Moves that were stored", "by")
        self.move_seconds = new.histogram("tradewinds_move_seconds", "From a person's decision to its acknowledgement")
        self.database_seconds = new.histogram(
            "tradewinds_database_seconds", "Reading from the database, and writing until it is safe", "kind"
        )
        self.database_errors = new.counter("tradewinds_database_errors_total", "What the database refused", "kind")
        self.bot_seconds = new.histogram(
            "tradewinds_bot_seconds", "From asking a bot to its answer, waiting included", "bot"
        )
        self.bot_errors = new.counter("tradewinds_bot_errors_total", "Questions that no bot answered", "bot")
        self.bots_asked = 0
        self.streams = 0
        new.gauge("tradewinds_bots_queue", "Questions that bots have not answered yet", lambda: {(): self.bots_asked})
        new.gauge("tradewinds_streams", "Pages and programs that listen to a table", lambda: {(): self.streams})
        new.gauge("tradewinds_build", "The version that runs", lambda: {(_version(),): 1.0}, "version")
        new.gauge("process_resident_memory_bytes", "Memory in use", _memory)
        new.gauge("process_cpu_seconds_total", "Time of processors in use", lambda: {(): time.process_time()})
        began = time.time()
        new.gauge("process_start_time_seconds", "When the server started", lambda: {(): began})

    def watch_house(self, house: House) -> None:
        """Adds what is so at the tables."""
        kept = house.tables.kept

        def states() -> dict[tuple[str, ...], float]:
            found: dict[tuple[str, ...], float] = {("open",): 0.0, ("playing",): 0.0, ("over",): 0.0}
            for table in kept.values():
                found[(table.row.status,)] += 1
            return found

        self.figures.gauge("tradewinds_tables", "Tables in memory", states, "status")
        self.figures.gauge("tradewinds_people", "People with a page open", lambda: {(): float(len(_present(house)))})


def _present(house: House) -> set[str]:
    return {person for table in house.tables.kept.values() for person in table.present if person}


def _version() -> str:
    with suppress(Exception):  # it runs from a folder that was never installed
        return version("tradewinds")
    return "unknown"


def _memory() -> dict[tuple[str, ...], float]:
    with suppress(OSError, ValueError, IndexError):
        return {(): float(STATUS.read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")}
    return {}


class Watch:
    """Counts requests and streams, and times answers, as they pass."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self.app = app
        self.measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, answered, streams = time.perf_counter(), 500, False

        async def noting(message: Message) -> None:
            nonlocal answered, streams
            if message["type"] == "http.response.start":
                answered = message["status"]
                streams = _is_stream(message)
                self.measures.streams += streams
            await send(message)

        try:
            await self.app(scope, receive, noting)
        finally:
            self.measures.streams -= streams
            self._note(scope, answered, None if streams else time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float | None) -> None:
        measures, path, method = self.measures, scope["path"], _method(scope)
        measures.requests.add(method, str(status))
        if seconds is None:
            return
        part = path.split("/")[1] if path.startswith(("/api/", "/static/")) else "page"
        measures.request_seconds.note(seconds, part)
        if method == "POST" and path.endswith(PLAYING) and status < 400:
            measures.move_seconds.note(seconds)
        if LOG.isEnabledFor(logging.INFO):  # by its pattern: whoever knows the address of a private table may enter it
            about = {"method": method, "path": _pattern(scope), "status": status, "milliseconds": round(seconds * 1000)}
            LOG.info("%(method)s %(path)s %(status)s", about, extra={"about": about})


def _method(scope: Scope) -> str:
    """A method of HTTP; whatever else is sent is one thing, or anyone could make figures without end."""
    return scope["method"] if scope["method"] in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else "other"


def _pattern(scope: Scope) -> str:
    route = scope.get("route")
    return f"{scope.get('root_path', '')}{getattr(route, 'path', '')}" or "unknown"


def _is_stream(message: Message) -> bool:
    return any(
        name.lower() == b"content-type" and value.startswith(b"text/event-stream")
        for name, value in message.get("headers", [])
    )


class MeasuredThinkers(Thinkers):
    """Bots whose answers are timed."""

    measures: Measures

    def measured(self, measures: Measures) -> Self:
        """These, with something to note their times in."""
        self.measures = measures
        return self

    async def choose(self, table: str, seat: int, game: str, bot: str, seen: State) -> int:
        """The bot's move in a position as its seat knows it."""
        measures = self.measures
        measures.bots_asked += 1
        try:
            with measures.bot_seconds.timed(bot):
                chosen = await super().choose(table, seat, game, bot, seen)
        except Exception:
            measures.bot_errors.add(bot)
            raise
        finally:
            measures.bots_asked -= 1
        return chosen


class MeasuredStore(Store):
    """A store whose reads and writes are timed, and whose moves are counted."""

    measures: Measures | None = None

    def _note_moves(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        if self.measures:
            for move in moves:
                self.measures.moves.add(_by_whom(table, move))

    async def _save(self, *writes: Write, about: str = "", news: Sequence[News] = ()) -> None:
        with self._timed("write"):
            await super()._save(*writes, about=about, news=news)

    async def _rows(self, query: sql.Select[Any]) -> list[dict[str, Any]]:
        with self._timed("read"):
            return await super()._rows(query)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        if self.measures is None:
            yield
            return
        try:
            with self.measures.database_seconds.timed(kind):
                yield
        except Conflict:  # someone else was first, as it happens
            raise
        except Exception:
            self.measures.database_errors.add(kind)
            raise


def _by_whom(table: TableRow, move: MoveRow) -> str:
    if move.move == UNDO:
        return "undo"
    if move.seat < 0:
        return "chance"
    seat = table.seats[move.seat]
    return "bot" if seat.kind == "bot" or seat.away else "person"
