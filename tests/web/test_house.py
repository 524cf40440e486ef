"""What happens at the tables: seats, moves, habits, chat, and what survives."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.tables import BOT, ME, OPEN, Town, bytes_of, refusal, until
from tradewinds.core.state import CHANCE
from tradewinds.web.house import LiveTable, NewSeat, Refused
from tradewinds.web.house.table import DamagedLog
from tradewinds.web.store import PersonRow, schema

pytestmark = pytest.mark.anyio


# Seats


async def test_the_game_starts_when_the_last_seat_is_taken(town: Town) -> None:
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, OPEN, ME, OPEN)
    await town.house.join(table, taras, 2)
    assert table.match is None
    await town.house.join(table, await town.person("Olena"))
    assert table.row.status == "playing"
    assert table.names == ["Olena", "Olena 2", "Taras"]
    assert table.game_on.names == table.names


async def test_nobody_sits_twice_or_on_a_taken_seat_or_comes_late(town: Town) -> None:
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, ME, OPEN, OPEN)
    with refusal(409, "seated-already"):
        await town.house.join(table, olena)
    for seat in (0, 3, -1):
        with refusal(409, "seat-taken"):
            await town.house.join(table, taras, seat)
    await town.house.fill_with_bots(table, olena, "random")
    with refusal(409, "game-has-started"):
        await town.house.join(table, taras)


async def test_of_two_who_sit_down_at_once_one_gets_the_seat(town: Town) -> None:
    table = await town.table(await town.person(), ME, OPEN)
    others = [await town.person(name) for name in ("Taras", "Iryna", "Marko")]
    results = await asyncio.gather(*(town.house.join(table, other) for other in others), return_exceptions=True)
    assert [result is None for result in results].count(True) == 1
    assert table.row.status == "playing"


async def test_leaving_before_the_game_frees_the_seat_and_an_empty_table_is_listed_no_more(town: Town) -> None:
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, ME, OPEN, OPEN, public=True)
    await town.house.join(table, taras)
    await town.house.leave(table, taras)
    assert [seat.kind for seat in table.seats] == ["person", "open", "open"]
    assert [row.id for row in await town.store.open_tables()] == [table.row.id]
    await town.house.leave(table, olena)
    assert await town.store.open_tables() == []
    with refusal(409, "not-seated"):
        await town.house.leave(table, olena)


async def test_a_bot_plays_for_someone_who_left_until_they_come_back(town: Town) -> None:
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, ME, OPEN)
    await town.house.join(table, taras)
    ply = table.game_on.ply
    await town.house.leave(table, olena)
    await until(lambda: table.game_on.seat == 1)
    assert table.game_on.ply > ply
    await town.house.come_back(table, olena)
    assert not table.seats[0].away
    await town.house.leave(table, taras)
    await until(lambda: table.game_on.seat == 0 and table.thinking is None)  # nobody plays for her any more


async def test_a_player_who_was_there_a_moment_ago_is_not_replaced_yet(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, ME, OPEN)
    await town.house.join(table, taras)
    now = 1000.0
    monkeypatch.setattr("tradewinds.web.house.table.time", SimpleNamespace(monotonic=lambda: now))

    def open_a_page() -> None:
        with town.house.presence(table, taras):
            pass

    for be_there in (open_a_page, lambda: table.see(taras.id)):
        be_there()
        for _ in range(2):
            with refusal(409, "player-was-here"):
                await town.house.replace(table, olena, 1)
            now += 59.0
        now += 3600.0
    with refusal(409, "not-your-turn"):
        await town.house.play(table, taras, "pass")
    with refusal(409, "player-was-here"):
        await town.house.replace(table, olena, 1)
    now += 61.0
    await town.house.replace(table, olena, 1)
    assert table.seats[1].away


async def test_only_someone_who_is_not_there_can_be_replaced(town: Town) -> None:
    town.house.replace_after = 0.0
    olena, taras, watcher = [await town.person(name) for name in ("Olena", "Taras", "Watcher")]
    table = await town.table(olena, ME, OPEN, BOT)
    with refusal(409, "nobody-to-replace"):
        await town.house.replace(table, olena, 1)
    await town.house.join(table, taras)
    with town.house.presence(table, taras):
        with town.house.presence(table, taras), refusal(409, "player-is-here"):
            await town.house.replace(table, olena, 1)
        with refusal(409, "player-is-here"):
            await town.house.replace(table, olena, 1)
    with refusal(403, "players-only"):
        await town.house.replace(table, watcher, 1)
    for seat in (2, 3, -1):
        with refusal(409, "nobody-to-replace"):
            await town.house.replace(table, olena, seat)
    await town.house.replace(table, olena, 1)
    assert table.seats[1].away
    assert not table.present.get(taras.id)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"seats": [ME]}, "bad-table"),
        ({"seats": [ME] * 9}, "bad-table"),
        ({"game": "chess"}, "bad-table"),
        ({"options": {"plus": "perhaps"}}, "bad-table"),
        ({"options": {"minus": True}}, "bad-table"),
        ({"clock": "move", "seconds": 4}, "bad-clock"),
        ({"seats": [ME, NewSeat("bot", bot="clever")]}, "no-such-bot"),
        ({"seats": [ME, NewSeat("person", name="x" * 25)]}, "bad-name"),
        ({"seats": [ME, NewSeat("person", name="\u202e")]}, "bad-name"),
    ],
)
async def test_a_table_that_makes_no_sense_is_refused(town: Town, wish: dict[str, Any], key: str) -> None:
    from tradewinds.web.house import NewTable

    with refusal(422, key):
        await town.house.create(await town.person(), NewTable(**{"game": "machi-koro", "seats": [ME, ME]} | wish))
    assert town.house.tables.kept == {}


# Playing


async def test_of_two_plays_at_once_one_is_played(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    ply = table.game_on.ply
    plays = [town.house.play(table, olena, "pass", ply) for _ in range(5)]
    results = await asyncio.gather(*plays, return_exceptions=True)
    assert results.count(None) == 1
    assert all(isinstance(result, Refused) and result.status == 409 for result in results if result)


async def test_undo_never_goes_past_chance_or_another_player_or_the_turn(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, options={"plus": True})
    rng = random.Random(1)
    undone = 0
    while not table.game_on.over:
        before = table.game_on
        await town.play(table, olena, rng)
        match = table.game_on
        own = match.ply == before.ply + 1 and match.seat == before.seat and match.turn == before.turn
        if own and undone < 5:
            await town.house.undo(table, olena)
            assert bytes_of(table.game_on) == bytes_of(before)
            undone += 1
        elif not own and not match.over:
            last, _ = match.history[-1]
            assert last.seat == CHANCE or last.seat != match.seat or last.turn != match.turn
            with refusal(409, "cannot-undo"):
                await town.house.undo(table, olena)
    assert undone == 5
    with refusal(409, "game-is-over"):
        await town.house.undo(table, olena)


async def test_the_last_decision_of_a_turn_is_held_until_it_is_confirmed(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    await town.house.set_habits(table, olena, {"hold_last": True, "unknown": True})
    assert table.seats[0].habits == {"hold_last": True}
    ply = table.game_on.ply
    with refusal(409, "nothing-held"):
        await town.house.confirm(table, olena)
    await town.house.play(table, olena, "pass")
    await town.house.undo(table, olena)
    await town.house.play(table, olena, "build:ranch")
    assert (table.game_on.ply, table.held(0)) == (ply, "build:ranch")
    await town.house.confirm(table, olena)
    assert (table.game_on.seat, table.held(0)) == (1, None)
    stored = await town.store.table(table.row.id)
    assert stored is not None
    assert stored.seats == table.seats
    assert "p1 build:ranch" in table.game_on.record()


async def test_forced_decisions_play_themselves_when_the_player_wishes(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, options={"plus": True})
    await town.house.set_habits(table, olena, {"play_forced": True})
    rng = random.Random(5)
    plays = 0
    while not table.game_on.over:
        assert len(table.game_on.moves()) > 1
        await town.play(table, olena, rng)
        plays += 1
    decisions = sum(state.seat != CHANCE for state, _ in table.game_on.history)
    assert decisions > plays, "some were forced"


async def test_passing_ahead_passes_once_and_can_be_revoked(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    await town.house.set_habits(table, olena, {"pass_ahead": True})
    assert [seat.habits["pass_ahead"] for seat in table.seats] == [False, False], "each seat has passed once"
    passes = [move for state, move in table.game_on.history if state.seat != CHANCE]
    assert passes == [table.game_on.move("pass").id] * 2
    stored = await town.store.table(table.row.id)
    assert stored is not None
    assert stored.seats == table.seats
    taras = await town.person("Taras")
    other = await town.table(olena, ME, OPEN)
    await town.house.join(other, taras)
    await town.house.set_habits(other, taras, {"pass_ahead": True})
    await town.house.set_habits(other, taras, {"pass_ahead": False})
    await town.house.play(other, olena, "pass")
    assert other.game_on.seat == 1


# Chat and rematch


async def test_strangers_do_not_talk_at_private_tables(town: Town) -> None:
    olena, taras, stranger = [await town.person(name) for name in ("Olena", "Taras", "Stranger")]
    table = await town.table(olena, OPEN, OPEN, ME)
    with refusal(403, "players-only"):
        await town.house.say(table, taras, "hello")
    await town.house.join(table, taras)
    await town.house.say(table, taras, "hello")
    await town.house.leave(table, olena)
    await town.house.say(table, olena, "still my table")
    with refusal(403, "players-only"):
        await town.house.say(table, stranger, "hello")
    public = await town.table(olena, ME, OPEN, public=True)
    await town.house.say(public, stranger, "hello")


async def test_nothing_that_is_said_turns_around_what_stands_beside_it(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, OPEN)
    await town.house.say(table, olena, "\u202eevil\u2069 \u200fword\u200e \u061c👨\u200d👩\u200d👧 שלום")
    assert table.chat[0].text == "evil word 👨\u200d👩\u200d👧 שלום", "families and other scripts stay"
    with refusal(422, "empty-message"):
        await town.house.say(table, olena, "\u202e\u2066")
    for name in ("Ole\u202ena", "\u2066Olena", "Olena\u200f"):
        with refusal(422, "bad-name"):
            await town.table(olena, ME, NewSeat("person", name=name))


async def test_chat_has_limits(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, OPEN, public=True)
    for text, key in (("  ", "empty-message"), ("x" * 501, "long-message"), ("\0", "bad-message")):
        with refusal(422, key):
            await town.house.say(table, olena, text)
    for number in range(5):
        await town.house.say(table, olena, f" line\n {number}")
    with refusal(429, "chat-too-fast"):
        await town.house.say(table, olena, "and another")
    await town.house.say(table, await town.person("Taras"), "hello")
    monkeypatch.setattr("tradewinds.web.house.house.MOST_MESSAGES", 6)
    with refusal(409, "chat-full"):
        await town.house.say(table, await town.person("Iryna"), "hello")
    assert [line.text for line in table.chat] == [*(f"line {number}" for number in range(5)), "hello"]


async def test_a_clock_that_is_put_back_silences_nobody(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    olena, now = await town.person(), time.time
    table = await town.table(olena, ME, OPEN, public=True)
    for number in range(5):
        await town.house.say(table, olena, f"line {number}")
    monkeypatch.setattr("time.time", lambda: now() - 3600)
    await town.house.say(table, olena, "an hour before")
    assert table.chat[-1].text == "an hour before"


async def finished(town: Town, *seats: NewSeat) -> tuple[LiveTable, PersonRow, PersonRow]:
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, *seats)
    if OPEN in seats:
        await town.house.join(table, taras)
    for person in (olena, taras):
        if table.seats_of(person.id):
            await town.house.leave(table, person)
    await until(lambda: table.game_on.over)
    return table, olena, taras


async def test_whoever_asks_first_opens_the_rematch_and_the_others_find_it(town: Town) -> None:
    table, olena, taras = await finished(town, ME, OPEN)
    again = await town.house.rematch(table, taras)
    assert [seat.kind for seat in again.seats] == ["person", "open"], "another begins, and friends join by themselves"
    assert again.seats[0].person == taras.id
    assert await town.house.rematch(table, olena) is again
    with refusal(403, "players-only"):
        await town.house.rematch(table, await town.person("Watcher"))
    with refusal(409, "game-not-over"):
        await town.house.join(again, olena)
        await town.house.rematch(again, olena)


async def test_a_seat_of_a_rematch_is_for_whoever_had_it(town: Town) -> None:
    table, olena, taras = await finished(town, ME, OPEN, BOT)
    again = await town.house.rematch(table, olena)
    assert [(seat.kind, seat.name) for seat in again.seats if seat.kind == "open"] == [("open", "Taras")]
    stranger = await town.person("Stranger")
    kept = again.names.index("Taras")
    for seat, key in ((None, "seat-kept-for"), (kept, "seat-kept-for"), (again.names.index("Olena"), "seat-taken")):
        with refusal(409, key):
            await town.house.join(again, stranger, seat)
    with refusal(403, "players-only"):
        await town.house.say(again, stranger, "hello")
    await town.house.say(again, taras, "coming")
    house = await town.reopened()
    reopened = await house.table(again.row.id)
    await house.join(reopened, taras)
    assert reopened.seats_of(taras.id) == [kept]
    assert reopened.row.status == "playing"
    await house.tables.close()


async def test_friends_at_one_device_sit_down_together_for_a_rematch(town: Town) -> None:
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, ME, NewSeat("person", name="Iryna"), OPEN, public=True)
    await town.house.join(table, taras)
    for person in (olena, taras):
        await town.house.leave(table, person)
    await until(lambda: table.game_on.over)
    again = await town.house.rematch(table, taras)
    assert await town.store.open_tables() == [], "nobody else can sit down there"
    await town.house.join(again, olena)
    assert sorted(again.names) == ["Iryna", "Olena", "Taras"]
    assert len(again.seats_of(olena.id)) == 2
    assert again.row.status == "playing"


# What survives


async def test_a_table_read_back_from_the_store_is_the_same_to_the_last_byte(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, options={"plus": True})
    rng = random.Random(2)
    undone = 0
    for _ in range(120):
        if table.game_on.over:
            break
        await town.play(table, olena, rng)
        if table.game_on.seat >= 0 and table.can_undo(table.game_on.seat):
            await town.house.undo(table, olena)
            undone += 1
    await town.house.say(table, olena, "hello")
    assert undone
    again = await (await town.reopened()).table(table.row.id)
    assert bytes_of(again.game_on) == bytes_of(table.game_on)
    assert (again.row, again.log, again.chat) == (table.row, table.log, table.chat)


async def test_a_decision_that_is_held_survives_a_restart(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    await town.house.set_habits(table, olena, {"hold_last": True})
    await town.house.play(table, olena, "build:ranch")
    house = await town.reopened()
    again = await house.table(table.row.id)
    assert again.held(0) == "build:ranch"
    await house.confirm(again, olena)
    assert "p1 build:ranch" in again.game_on.record()
    last = await (await town.reopened()).table(table.row.id)
    assert (last.held(0), last.held(1)) == (None, None)
    assert bytes_of(last.game_on) == bytes_of(again.game_on)


@pytest.mark.parametrize("change", ["another die", "a die more", "a die less", "a decision as chance", "the seed"])
async def test_a_log_that_does_not_follow_from_its_seed_is_not_played_on(town: Town, change: str) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    rng = random.Random(6)
    for _ in range(6):
        await town.play(table, olena, rng)
    moves = schema.moves
    own = moves.c.table == table.row.id
    chance = [entry for entry in table.log if entry.seat == CHANCE]
    number, die = chance[2].number, int(chance[2].move.removeprefix("die:"))
    last = own & (moves.c.number == len(table.log) - 1)
    assert table.log[-1].seat == CHANCE
    await town.store._save(
        {
            "another die": moves.update().where(own, moves.c.number == number).values(move=f"die:{die % 6 + 1}"),
            "a die more": moves.insert().values(
                table=table.row.id, number=len(table.log), move="die:1", seat=CHANCE, at=0.0
            ),
            "a die less": moves.delete().where(last),
            "a decision as chance": moves.update().where(own, moves.c.number == number + 1).values(seat=CHANCE),
            "the seed": schema.tables.update().where(schema.tables.c.id == table.row.id).values(seed="another"),
        }[change]
    )
    with pytest.raises(DamagedLog, match=table.row.id):
        await (await town.reopened()).table(table.row.id)


async def test_a_move_is_acknowledged_and_shown_only_once_it_is_stored(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    keep, reached, stored = town.store.add_moves, asyncio.Event(), asyncio.Event()

    async def slowly(*row: Any) -> None:
        reached.set()
        await stored.wait()
        await keep(*row)

    monkeypatch.setattr(town.store, "add_moves", slowly)
    before, version = bytes_of(table.game_on), table.version
    play = asyncio.create_task(town.house.play(table, olena, "pass"))
    await reached.wait()
    await asyncio.sleep(0)
    assert not play.done()
    assert (bytes_of(table.game_on), table.version) == (before, version)
    stored.set()
    await play
    assert bytes_of(table.game_on) != before
    assert len(await town.store.moves(table.row.id)) == table.game_on.ply


@pytest.mark.parametrize("write", ["add_moves", "save_table", "add_message"])
async def test_a_write_that_fails_leaves_everything_as_it_was(
    town: Town, monkeypatch: pytest.MonkeyPatch, write: str
) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    waiting = await town.table(olena, ME, OPEN)
    table = await town.table(olena, ME, ME, options={"plus": True})
    rng = random.Random(3)
    while not table.can_undo(table.game_on.seat):
        await town.play(table, olena, rng)
    actions: dict[str, list[Callable[[], Awaitable[None]]]] = {
        "add_moves": [
            lambda: town.house.play(table, olena, table.game_on.moves()[0].code),
            lambda: town.house.undo(table, olena),
        ],
        "save_table": [
            lambda: town.house.join(waiting, taras),
            lambda: town.house.leave(waiting, olena),
            lambda: town.house.fill_with_bots(waiting, olena),
            lambda: town.house.leave(table, olena),
            lambda: town.house.set_habits(table, olena, {"play_forced": True}),
        ],
        "add_message": [lambda: town.house.say(table, olena, "hello")],
    }

    async def fail(*_: object) -> None:
        await asyncio.sleep(0)
        raise OSError("the disk is full")

    def everything() -> list[object]:
        return [
            (at.row.copy(), list(at.log), list(at.chat), at.match and bytes_of(at.match), at.version)
            for at in (waiting, table)
        ]

    for action in actions[write]:
        before = everything()
        with monkeypatch.context() as broken:
            broken.setattr(town.store, write, fail)
            with pytest.raises(OSError, match="full"):
                await action()
        assert everything() == before
        assert table.thinking is None
    await actions[write][0]()
    assert everything() != before


async def test_two_servers_at_one_table_never_both_play_and_the_late_one_learns(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    elsewhere = await town.reopened()
    twin = await elsewhere.table(table.row.id)
    await town.house.play(table, olena, "build:ranch")
    with twin.listening() as news:
        with refusal(409, "position-changed"):
            await elsewhere.play(twin, olena, "pass")
        assert news.is_set()
    assert bytes_of(twin.game_on) == bytes_of(table.game_on)
    await elsewhere.play(twin, olena, "pass")
    await town.house.say(table, olena, "hello")
    await elsewhere.say(twin, olena, "hello to you")
    assert [line.text for line in twin.chat] == ["hello", "hello to you"]


async def test_new_tables_take_the_place_of_those_that_nobody_uses(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    olena = await town.person()
    await town.table(olena, ME, ME)
    monkeypatch.setattr("tradewinds.web.house.keeping.IDLE", -1)
    for _ in range(3):
        table = await town.table(olena, ME, ME)
        assert set(town.house.tables.kept) == {table.row.id}


async def test_tables_that_nobody_uses_leave_the_memory_and_come_back(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    olena = await town.person()
    tables = [await town.table(olena, ME, ME) for _ in range(4)]
    idle, heard, held, _ = tables
    await town.house.set_habits(held, olena, {"hold_last": True})
    await town.house.play(held, olena, "pass")
    monkeypatch.setattr("tradewinds.web.house.keeping.IDLE", -1)
    with heard.listening():
        town.house.tables.forget_idle()
    assert set(town.house.tables.kept) == {heard.row.id}
    assert (await town.house.table(held.row.id)).held(0) == "pass", "the store has that, too"
    again = await town.house.table(idle.row.id)
    assert again is not idle
    assert bytes_of(again.game_on) == bytes_of(idle.game_on)
    assert again.version >= idle.version, "whoever has seen the table before is told of what is new"
