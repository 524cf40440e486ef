"""A house for tests: people, tables, and a pool of worker processes that tests share."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from itertools import count

import pytest

from tests.web.serving import WAIT
from tradewinds.core.match import Match
from tradewinds.web.house import House, LiveTable, NewSeat, NewTable, Refused
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import PersonRow, Store

__all__ = ["BOT", "ME", "OPEN", "Shared", "Town", "bytes_of", "refusal", "until"]

ME, OPEN, BOT = NewSeat("person"), NewSeat("open"), NewSeat("bot", bot="random")


class Shared(Thinkers):
    """Worker processes that outlive a house."""

    def close(self) -> None:
        """Leaves the workers to the next test."""

    def really_close(self) -> None:
        super().close()


class Town:
    """A house and the people who come to it; seeds are the same in every run."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.house = House(store, thinkers, bot_delay=0.0)
        self._numbers = count(1)

    async def person(self, name: str = "Olena") -> PersonRow:
        row = PersonRow(f"person{next(self._numbers)}", name, created=time.time())
        await self.store.add_person(row)
        return row

    async def table(self, host: PersonRow, *seats: NewSeat, **wish: object) -> LiveTable:
        return await self.house.create(host, NewTable("machi-koro", list(seats), **wish))  # type: ignore[arg-type]

    async def reopened(self) -> House:
        """Another house on the same store, as after the server was restarted."""
        return House(self.store, self.thinkers, bot_delay=0.0)

    async def play(self, table: LiveTable, person: PersonRow, rng: random.Random) -> None:
        """One random decision."""
        match = table.game_on
        await self.house.play(table, person, rng.choice(match.moves()).code, match.ply)


def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables get the same ids and seeds in every run."""
    numbers = count(1)
    monkeypatch.setattr("secrets.token_hex", lambda size=32: f"{next(numbers):0{2 * size}x}")


def bytes_of(match: Match) -> list[bytes]:
    """A match to the last byte: every position and every move."""
    return [*(state.tobytes() + move.to_bytes(4, "big") for state, move in match.history), match.state.tobytes()]


async def until(true: Callable[[], object]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, "it never came to be so"
        await asyncio.sleep(0.005)


class refusal:  # noqa: N801 - reads like pytest.raises
    """The block is refused for this reason."""

    def __init__(self, status: int, key: str) -> None:
        self._raises = pytest.raises(Refused)
        self._expected = status, key

    def __enter__(self) -> None:
        self._info = self._raises.__enter__()

    def __exit__(self, *error: object) -> bool:
        suppressed = self._raises.__exit__(*error)  # type: ignore[arg-type]
        assert (self._info.value.status, self._info.value.message.key) == self._expected
        return suppressed
