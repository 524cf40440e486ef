"""Positions are stored now and then: a long game opens as fast as a short one, and is the same to the last byte."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
import sqlalchemy as sql

from tests.web.tables import ME, Town, bytes_of
from tradewinds.core.match import Match
from tradewinds.games import all_games
from tradewinds.web.house import LiveTable, NewTable
from tradewinds.web.house.positions import STRETCH, resumed
from tradewinds.web.house.seeds import NO_SEAL
from tradewinds.web.house.table import DamagedLog
from tradewinds.web.store import PersonRow, PositionsRow, schema

pytestmark = pytest.mark.anyio


def whole(match: Match) -> tuple[object, ...]:
    """All that there is to a match."""
    return bytes_of(match), match.notes, match.seed, match.commitment, match.chance, match.names, match.options


async def played(town: Town, game: str, decisions: int, seed: int = 1) -> tuple[LiveTable, PersonRow]:
    """A game that has gone on for a while, with moves taken back."""
    olena, rng = await town.person(), random.Random(seed)
    table = await town.house.create(olena, NewTable(game, [ME, ME]))
    for _ in range(decisions):
        if table.game_on.over:
            break
        await town.play(table, olena, rng)
        if not table.game_on.over and table.can_undo(table.game_on.seat) and rng.random() < 0.3:
            await town.house.undo(table, olena)
    return table, olena


@pytest.mark.parametrize("game", [game.name for game in all_games()])
async def test_a_match_that_is_resumed_is_the_one_that_was_played(town: Town, game: str) -> None:
    table, olena = await played(town, game, 120)
    stretches = await town.store.positions(table.row.id)
    assert len(stretches) > 1
    assert sum(stretch.plies for stretch in stretches) == table.row.stored
    assert table.game_on.ply - table.row.stored < 2 * STRETCH
    match, told = resumed(table.row, NO_SEAL, stretches, table.log) or (None, 0)
    assert match is not None
    assert match.ply == table.row.stored
    assert told <= len(table.log)
    house = await town.reopened()
    again = await house.table(table.row.id)
    assert whole(again.game_on) == whole(table.game_on)
    assert again.game_on.log(0) == table.game_on.log(0)
    rng = random.Random(3)
    for _ in range(40):  # and it goes on like any other
        if again.game_on.over:
            break
        await house.play(again, olena, rng.choice(again.game_on.moves()).code)
    last = await (await town.reopened()).table(table.row.id)
    assert whole(last.game_on) == whole(again.game_on)


async def test_a_finished_game_is_stored_to_its_end_and_one_of_earlier_versions_when_it_is_opened(town: Town) -> None:
    table, _ = await played(town, "machi-koro", 10_000)
    assert table.game_on.over
    assert table.row.stored == table.game_on.ply
    await town.store.forget_positions(table.row.copy())
    again = await (await town.reopened()).table(table.row.id)
    assert whole(again.game_on) == whole(table.game_on)
    (stretch,) = await town.store.positions(table.row.id)
    assert stretch.plies == table.game_on.ply
    last = await (await town.reopened()).table(table.row.id)
    assert whole(last.game_on) == whole(table.game_on)


@pytest.mark.parametrize("change", ["data", "seed", "order", "a gap", "plies", "nothing"])
async def test_positions_that_are_not_what_was_played_are_not_trusted(town: Town, change: str) -> None:
    table, olena = await played(town, "machi-koro", 80)
    first, second, *others = await town.store.positions(table.row.id)
    changed: dict[str, list[PositionsRow]] = {
        "data": [replace(first, data=first.data[:-1] + bytes([first.data[-1] ^ 1])), second, *others],
        "seed": [replace(first, data=bytes(32) + first.data[32:]), second, *others],
        "order": [replace(second, first=0), replace(first, first=second.plies), *others],
        "a gap": [second, *others],
        "plies": [first, second, *others[:-1], replace((others or [second])[-1], number=0)],
        "nothing": [],
    }
    assert resumed(table.row, NO_SEAL, [first, second, *others], table.log) is not None
    assert resumed(table.row, NO_SEAL, changed[change], table.log) is None
    own = schema.positions.c.table == table.row.id
    rows = [{"table": table.row.id} | vars(stretch) for stretch in changed[change]]
    await town.store._save(schema.positions.delete().where(own), *([(schema.positions.insert(), rows)] if rows else ()))
    house = await town.reopened()
    again = await house.table(table.row.id)
    assert whole(again.game_on) == whole(table.game_on), "the log alone counts"
    assert again.row.stored == 0
    rng = random.Random(5)
    while not again.row.stored:
        await house.play(again, olena, rng.choice(again.game_on.moves()).code)
    stretches = await town.store.positions(table.row.id)
    assert resumed(again.row, NO_SEAL, stretches, again.log) is not None, "and is stored anew"


async def test_a_log_that_is_not_what_was_played_is_found_out_with_positions_as_well(town: Town) -> None:
    table, _ = await played(town, "machi-koro", 80)
    assert table.row.stored
    die = next(entry for entry in table.log if entry.move.startswith("die:"))
    other = "die:1" if die.move != "die:1" else "die:2"
    own = (schema.moves.c.table == table.row.id) & (schema.moves.c.number == die.number)
    await town.store._save(sql.update(schema.moves).where(own).values(move=other))
    with pytest.raises(DamagedLog, match=table.row.id):
        await (await town.reopened()).table(table.row.id)
