"""How long a server takes to start with many running games, and to open one of them or a finished one.

python -m benchmarks.opening                 # 10,000 games with clocks
python -m benchmarks.opening --games 1000
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tests.web.postgres import cluster, new_database
from tradewinds.games import all_games
from tradewinds.web.house import House, LiveTable, NewSeat, NewTable
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import PersonRow, Store, schema

TOGETHER = 5000  # rows of one statement


def main() -> None:
    """Measures SQLite, and PostgreSQL where there is one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure(f"sqlite+aiosqlite:///{Path(folder, 'tables.db')}", games))
    with cluster() as port:
        if port is not None:
            asyncio.run(_measure(new_database(port, "opening"), games))


async def _measure(database: str, games: int) -> None:
    print(database.partition("+")[0])
    store, thinkers = await Store.open(database), Thinkers(1, "interpreted")
    house = House(store, thinkers)
    olena = PersonRow("olena", "Olena")
    await store.add_person(olena)
    played = [await _played(house, olena, game.name) for game in all_games()]
    for table in played:
        times = [await _opened(store, thinkers, table) for _ in range(20)]
        state = "finished" if table.game_on.over else "running"
        print(f"  {table.row.game}, {state} after {table.game_on.ply} plies, opens in {1000 * min(times):.0f} ms")
    await _fill(store, [table for table in played if not table.game_on.over] or played, games)
    await house.close()
    await store.close()
    began = time.perf_counter()
    store = await Store.open(database)
    house = House(store, thinkers)
    await house.begin()
    ready = time.perf_counter() - began
    while len(house.tables.waking._asleep) < games:
        await asyncio.sleep(0.01)
    done = time.perf_counter() - began
    print(f"  {games} running games: answers after {ready:.2f} s, looks after all of them after {done:.2f} s")
    await house.close()
    await store.close()
    thinkers.close()


async def _played(house: House, person: PersonRow, game: str) -> LiveTable:
    """A game that has gone on for a while."""
    seats = [NewSeat("person")] * 2
    table = await house.create(person, NewTable(game, seats, clock="game", seconds=24 * 3600))
    rng = random.Random(1)  # noqa: S311 - any moves will do
    while not table.game_on.over and table.game_on.ply < 1000:
        await house.play(table, person, rng.choice(table.game_on.moves()).code)
    return table


async def _opened(store: Store, thinkers: Thinkers, table: LiveTable) -> float:
    began = time.perf_counter()
    await House(store, thinkers).tables.load(table.row.id)
    return time.perf_counter() - began


async def _fill(store: Store, like: list[LiveTable], games: int) -> None:
    """Many running games, as far as a server looks at them when it starts."""
    tables, seats = [], []
    for number in range(games):
        row = like[number % len(like)].row
        key = f"f{number:011x}"
        tables.append({name: value for name, value in asdict(row).items() if name != "seats"})
        tables[-1] |= {"id": key, "driver": None, "status": "playing", "decider": 0}
        seats += [{"table": key, "seat": place} | asdict(seat) for place, seat in enumerate(row.seats)]
    async with store._engine.begin() as connection:
        for table, rows in ((schema.tables, tables), (schema.seats, seats)):
            for first in range(0, len(rows), TOGETHER):
                await connection.execute(table.insert(), rows[first : first + TOGETHER])
        running = schema.tables.c.id.in_([table.row.id for table in like])
        await connection.execute(schema.tables.update().where(running).values(status="over"))


if __name__ == "__main__":
    main()
