"""The house: all that people can do at its tables."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from tradewinds.bots.pace import PACES, USUAL_DELAY
from tradewinds.core.fairness import digest as digest_of
from tradewinds.core.match import Match
from tradewinds.games import find_game
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.others import Others
from tradewinds.web.house.playing import HABITS, HOLD, PACE, ends_turn, is_forced, legal_move, own_pace
from tradewinds.web.house.requests import (
    NewSeat,
    NewTable,
    checked_name,
    clock_seconds,
    in_one_direction,
    make_names_differ,
    new_seat,
    seat_again,
)
from tradewinds.web.house.seeds import NO_SEAL, Seal, awaits_parts, is_full
from tradewinds.web.house.table import LiveTable, can_undo
from tradewinds.web.house.tables import STAND_IN, Tables
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.names import is_given
from tradewinds.web.store import Conflict, MessageRow, MoveRow, PersonRow, SeatRow, Store, TableRow
from tradewinds.web.store.rows import UNDO

__all__ = ["HABITS", "PACE", "STAND_IN", "House"]

LONGEST_MESSAGE = 500
MOST_MESSAGES = 1000
LINGERING = 2.0  # seconds for which someone without a page is still there: most of them only load it again
MOST_LEFT_TO_BOTS = 10  # running games of one host at which only bots play
REPLACE_AFTER = 60.0  # seconds for which a player must have been gone before a bot plays for them
MOST_IN_A_ROW, ROW_SECONDS = 5, 10  # messages of one person

Wish = ParamSpec("Wish")
Done = TypeVar("Done")


def one_change(
    decide: Callable[Concatenate[House, LiveTable, Wish], Awaitable[Done]],
) -> Callable[Concatenate[House, LiveTable, Wish], Coroutine[Any, Any, Done]]:
    """Has something decided while nobody else changes the table here, and again if someone did elsewhere."""

    @wraps(decide)
    async def changed(house: House, table: LiveTable, /, *wish: Wish.args, **more: Wish.kwargs) -> Done:
        return await house.tables.change(table, lambda: decide(house, table, *wish, **more))

    return changed


class House:
    """What people do: open tables, sit down, play, talk."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bot_delay: float = USUAL_DELAY,
        replace_after: float = REPLACE_AFTER,
        seal: Seal = NO_SEAL,
    ) -> None:
        self.store = store
        self.replace_after = replace_after
        self.lingering = LINGERING
        self.tables = Tables(store, thinkers, bot_delay, seal)
        self.others = Others(store, self.tables)

    async def begin(self) -> None:
        """Hears what other servers do, and goes on with the games that wait for a bot or a clock."""
        await self.others.begin()
        await self.tables.wake()

    async def close(self) -> None:
        """Stops whatever goes on by itself."""
        await self.tables.close()
        await self.others.close()

    async def table(self, key: str) -> LiveTable:
        """A table by id."""
        return await self.tables.find(key)

    # Tables

    async def create(self, host: PersonRow, asked: NewTable) -> LiveTable:
        """Opens a table; the game starts as soon as no seat is open."""
        for name in {seat.name for seat in asked.seats if seat.name and not is_given(seat.name)}:
            if await self.store.is_anothers(checked_name(name), host):
                raise Refused(409, "name-taken", name=name)
        if await self.store.games_of_bots(host.id) >= MOST_LEFT_TO_BOTS:
            raise Refused(429, "too-many-bot-games")
        return await self._open(host, asked)

    async def _open(self, host: PersonRow, asked: NewTable, after: LiveTable | None = None) -> LiveTable:
        """Opens a table, perhaps as the rematch of another one: both are stored, or none."""
        try:
            game = find_game(asked.game)
            players = game.check_players(len(asked.seats))
            options = game.choose_options(asked.options)
        except ValueError as error:
            raise Refused(422, "bad-table", reason=str(error)) from None
        now, key, secret = time.time(), secrets.token_hex(6), secrets.token_hex(32)
        row = TableRow(
            id=key,
            game=game.name,
            players=players,
            options=dict(options),
            seed=self.tables.seal.close(key, secret),
            commitment=digest_of(secret),
            host=host.id,
            clock=asked.clock,
            seconds=clock_seconds(asked),
            public=asked.public,
            origin=asked.origin,
            created=now,
            updated=now,
            seats=[new_seat(seat, host, asked.pace, asked.hold) for seat in asked.seats],
        )
        make_names_differ(row.seats)
        for seat in row.seats:
            seat.digest = asked.digest if seat.person == host.id else None
        table = LiveTable(row)
        match, entries = self.tables.start_if_full(table, row)
        followed = replace(after.row.copy(), rematch=row.id, updated=now) if after else None
        try:
            await self.store.add_table(row, entries, followed)
        except Conflict:  # unless it is there: a database that went away just then could not say so
            if await self.store.table(row.id) is None:
                raise
        else:
            if after and followed:
                after.accept(followed, after.match, [])
        table.match, table.log = match, entries
        self.tables.add(table)
        self.tables.go_on(table)
        return table

    @one_change
    async def join(
        self,
        table: LiveTable,
        person: PersonRow,
        seat: int | None = None,
        pace: str = "",
        digest: str | None = None,
        hold: bool = False,
    ) -> None:
        """Sits down at an open seat; `digest` is that of the part which the player will add to the seed."""
        row = table.row.copy()
        if row.status != "open":
            raise Refused(409, "game-has-started")
        if table.seats_of(person.id):
            raise Refused(409, "seated-already")
        kept = table.kept_for(person.id)
        free = [
            number
            for number, other in enumerate(row.seats)
            if other.kind == "open" and (other.kept_for is None or number in kept)
        ]
        if seat is None and free:
            seat = (kept or free)[0]
        if seat is None or seat not in free:
            raise Refused(409, "seat-kept-for" if self._is_kept(row, seat) else "seat-taken")
        names = {number: row.seats[number].name for number in kept}
        for number in kept:
            row.seats[number] = SeatRow()  # theirs in a moment, or anyone's
        for number in kept if seat in kept else [seat]:  # friends who share a device sit down together
            row.seats[number] = new_seat(NewSeat("person", name=names.get(number, "")), person, pace, hold)
            row.seats[number].digest = digest
        make_names_differ(row.seats)
        await self.tables.keep(table, row)
        table.see(person.id)

    @one_change
    async def tell_part(self, table: LiveTable, person: PersonRow, part: str) -> None:
        """A player's browser adds the part of the seed that it promised, now that nobody can choose theirs any more."""
        row = table.row.copy()
        if row.status != "open":
            raise Refused(409, "game-has-started")
        own = [row.seats[seat] for seat in table.seats_of(person.id)]
        promised = [seat for seat in own if seat.digest == digest_of(part)]
        if not promised:
            raise Refused(409, "part-not-promised")
        if not is_full(row):
            raise Refused(409, "part-too-early")
        for seat in promised:
            seat.part = part
        await self.tables.keep(table, row)

    @staticmethod
    def _is_kept(row: TableRow, seat: int | None) -> bool:
        """Whether a seat that cannot be taken is an open one; without a number, whether there is any."""
        wanted = row.seats if seat is None else row.seats[seat : seat + 1] if seat >= 0 else []
        return any(other.kind == "open" for other in wanted)

    @one_change
    async def fill_with_bots(
        self, table: LiveTable, person: PersonRow, bot: str = STAND_IN, names: Sequence[str] = ()
    ) -> None:
        """The host gives all open seats to bots, who go by the names given, and the game starts."""
        row = table.row.copy()
        if row.host != person.id:
            raise Refused(403, "host-only")
        if row.status != "open":
            raise Refused(409, "game-has-started")
        unused = iter(names)
        for number, seat in enumerate(row.seats):
            if seat.kind == "open":
                row.seats[number] = new_seat(NewSeat("bot", bot=bot, name=next(unused, "")), person)
        make_names_differ(row.seats)
        await self.tables.keep(table, row)

    @one_change
    async def leave(self, table: LiveTable, person: PersonRow) -> None:
        """Gets up: before the game the seat is free again, during it a bot plays on until the person comes back."""
        row = table.row.copy()
        own = table.seats_of(person.id)
        if not own:
            raise Refused(409, "not-seated")
        starting = awaits_parts(row)  # nobody may take back a promise when others have told their parts
        for number in own:
            if row.status == "open" and not starting:
                row.seats[number] = SeatRow()
            else:
                row.seats[number].away = True
        row.public = row.public and any(seat.kind == "person" for seat in row.seats)  # no empty tables in the lobby
        await self.tables.keep(table, row)

    @one_change
    async def come_back(self, table: LiveTable, person: PersonRow) -> None:
        """Takes over from the bot that played on."""
        row = table.row.copy()
        if not table.seats_of(person.id):
            raise Refused(409, "not-seated")
        for number in table.seats_of(person.id):
            row.seats[number].away = False
        table.see(person.id)
        await self.tables.keep(table, row)

    @one_change
    async def replace(self, table: LiveTable, person: PersonRow, seat: int) -> None:
        """Someone at the table lets a bot play for a player who is not there; they can come back at any time."""
        row = table.row.copy()
        if not table.seats_of(person.id):
            raise Refused(403, "players-only")
        if not 0 <= seat < len(row.seats) or row.seats[seat].kind != "person" or row.status != "playing":
            raise Refused(409, "nobody-to-replace")
        gone = row.seats[seat].person or ""
        if table.is_there(gone):
            raise Refused(409, "player-is-here")
        if table.gone_for(gone) < self.replace_after:
            raise Refused(409, "player-was-here")
        row.seats[seat].away = True
        await self.tables.keep(table, row)

    @one_change
    async def set_habits(self, table: LiveTable, person: PersonRow, habits: Mapping[str, bool | str]) -> None:
        """How a person likes to play here, and how fast they want bots to."""
        chosen: dict[str, bool | str] = {name: bool(habits[name]) for name in HABITS if name in habits}
        if PACE in habits:
            if habits[PACE] not in PACES:
                raise Refused(422, "bad-form")
            chosen[PACE] = habits[PACE]
        row = table.row.copy()
        if not table.seats_of(person.id):
            raise Refused(403, "players-only")
        for number in table.seats_of(person.id):
            row.seats[number].habits |= chosen
        await self.tables.keep(table, row)

    # Playing

    async def play(self, table: LiveTable, person: PersonRow, code: str, ply: int | None = None) -> None:
        """Plays a move; acknowledged only once it is stored. `ply` is what the player was looking at."""

        async def decide() -> None:
            nonlocal ply
            match, seat = self._decision_of(table, person, ply)
            ply = match.ply  # if someone else is quicker, this was not meant for what comes then
            move = legal_move(match, code)
            if table.seats[seat].habits.get(HOLD) and code not in match.game.ends and ends_turn(match, move):
                row = table.row.copy()
                row.seats[seat].held = match.game.moves.code(move)
                await self.tables.keep(table, row)
                return
            await self.tables.push(table, move)

        await self.tables.change(table, decide)

    @one_change
    async def confirm(self, table: LiveTable, person: PersonRow) -> None:
        """Ends the turn: plays the decision that was held."""
        match, seat = self._decision_of(table, person, None)
        held = table.held(seat)
        if held is None:
            raise Refused(409, "nothing-held")
        await self.tables.push(table, legal_move(match, held))

    @one_change
    async def undo(self, table: LiveTable, person: PersonRow) -> None:
        """Takes back one's own last decision, or the one that is held."""
        row = table.row.copy()
        match, seat = self._decision_of(table, person, None)
        if row.seats[seat].held:
            row.seats[seat].held = None
            await self.tables.keep(table, row)
            return
        if not table.can_undo(seat):
            raise Refused(409, "cannot-undo")
        before = match.copy()
        before.undo()
        taken = 1
        while is_forced(before.moves()) and can_undo(before, seat):  # nobody decided that
            before.undo()
            taken += 1
        row.updated, row.thought = time.time(), table.thought
        entries = [MoveRow(len(table.log) + number, UNDO, seat, row.updated) for number in range(taken)]
        await self.tables.write(table, row, before, entries)

    def _decision_of(self, table: LiveTable, person: PersonRow, ply: int | None) -> tuple[Match, int]:
        match = table.game_on
        if match.over:
            raise Refused(409, "game-is-over")
        if not table.seats_of(person.id):
            raise Refused(403, "players-only")
        if ply is not None and ply != match.ply:
            raise Refused(409, "position-changed")
        table.see(person.id)
        if match.seat not in table.seats_of(person.id):
            raise Refused(409, "not-your-turn")
        return match, match.seat

    # Chat and presence

    @one_change
    async def say(self, table: LiveTable, person: PersonRow, text: str) -> None:
        """A line of chat."""
        text = " ".join(in_one_direction(text).split())
        if not text:
            raise Refused(422, "empty-message")
        if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
            raise Refused(422, "bad-message")
        if len(text) > LONGEST_MESSAGE:
            raise Refused(422, "long-message", most=LONGEST_MESSAGE)
        if not table.may_talk(person.id):
            raise Refused(403, "players-only")
        if len(table.chat) >= MOST_MESSAGES:
            raise Refused(409, "chat-full")
        now = time.time()
        lately = [line for line in table.chat if abs(now - line.at) < ROW_SECONDS]  # a clock may have been put back
        if sum(line.person == person.id for line in lately) >= MOST_IN_A_ROW:
            raise Refused(429, "chat-too-fast")
        await self.tables.add_message(table, MessageRow(len(table.chat), person.id, person.name, text, now))

    @contextmanager
    def presence(self, table: LiveTable, person: PersonRow | None) -> Iterator[None]:
        """While a person's page is open; others are told when a player comes or goes, not of every page."""
        key = person.id if person else ""
        came = key not in table.present
        table.present[key] = table.present.get(key, 0) + 1
        if came and table.seats_of(key):
            table.announce()
            self.others.tell_presence(table)
        try:
            yield
        finally:
            table.see(key)
            table.present[key] -= 1
            if not table.present[key]:
                asyncio.get_running_loop().call_later(self.lingering, self._note_gone, table, key)

    def _note_gone(self, table: LiveTable, key: str) -> None:
        """Tells the others that a player has gone, if they have not come back meanwhile."""
        if table.present.get(key) == 0:
            del table.present[key]
            if table.seats_of(key):
                table.announce()
                self.others.tell_presence(table)

    @one_change
    async def rematch(self, table: LiveTable, person: PersonRow, digest: str | None = None) -> LiveTable:
        """The same game with the same people; whoever asks first opens the table, the others find it there."""
        row = table.row.copy()
        if not table.seats_of(person.id):
            raise Refused(403, "players-only")
        if row.status != "over":
            raise Refused(409, "game-not-over")
        if row.rematch:
            return await self.table(row.rematch)
        order = row.seats if row.origin else row.seats[1:] + row.seats[:1]  # someone else begins
        seats = [seat_again(seat, person) for seat in order]
        own = row.seats[table.seats_of(person.id)[0]]
        pace, hold = own_pace(own), bool(own.habits.get(HOLD))
        wish = NewTable(
            row.game, seats, row.options, row.clock, row.seconds, row.public, pace, hold, digest, origin=row.origin
        )
        return await self._open(person, wish, after=table)
