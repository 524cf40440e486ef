"""The house: all that people can do at its tables."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from tradewinds.bots.pace import PACES, USUAL_DELAY
from tradewinds.core.match import Match
from tradewinds.games import find_game
from tradewinds.web.house.errors import Refused
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
from tradewinds.web.house.table import LiveTable, own_decision_before
from tradewinds.web.house.tables import STAND_IN, Tables, start_if_full
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.names import is_given
from tradewinds.web.store import MessageRow, MoveRow, PersonRow, SeatRow, Store, TableRow
from tradewinds.web.store.rows import UNDO

__all__ = ["HABITS", "PACE", "STAND_IN", "House"]

LONGEST_MESSAGE = 500
MOST_MESSAGES = 1000
LINGERING = 2.0  # seconds for which someone without a page is still there: most of them only load it again
MOST_LEFT_TO_BOTS = 10  # running games of one host at which only bots play
REPLACE_AFTER = 60.0  # seconds for which a player must have been gone before a bot plays for them
MOST_IN_A_ROW, ROW_SECONDS = 5, 10  # messages of one person


class House:
    """What people do: open tables, sit down, play, talk."""

    def __init__(
        self, store: Store, thinkers: Thinkers, bot_delay: float = USUAL_DELAY, replace_after: float = REPLACE_AFTER
    ) -> None:
        self.store = store
        self.replace_after = replace_after
        self.lingering = LINGERING
        self.tables = Tables(store, thinkers, bot_delay)

    async def table(self, key: str) -> LiveTable:
        """A table by id."""
        return await self.tables.find(key)

    # Tables

    async def create(self, host: PersonRow, asked: NewTable) -> LiveTable:
        """Opens a table; the game starts as soon as no seat is open."""
        for name in {seat.name for seat in asked.seats if seat.name and not is_given(seat.name)}:
            owner = await self.store.account(checked_name(name))
            if owner and owner.id != host.id:
                raise Refused(409, "name-taken", name=name)
        if self.tables.left_to_bots(host.id) >= MOST_LEFT_TO_BOTS:
            raise Refused(429, "too-many-bot-games")
        return await self._open(host, asked)

    async def _open(self, host: PersonRow, asked: NewTable) -> LiveTable:
        try:
            game = find_game(asked.game)
            players = game.check_players(len(asked.seats))
            options = game.choose_options(asked.options)
        except ValueError as error:
            raise Refused(422, "bad-table", reason=str(error)) from None
        now = time.time()
        row = TableRow(
            id=secrets.token_hex(6),
            game=game.name,
            players=players,
            options=dict(options),
            seed=secrets.token_hex(32),
            host=host.id,
            clock=asked.clock,
            seconds=clock_seconds(asked),
            public=asked.public,
            created=now,
            updated=now,
            seats=[new_seat(seat, host, asked.pace, asked.hold) for seat in asked.seats],
        )
        make_names_differ(row.seats)
        table = LiveTable(row)
        match, entries = start_if_full(table, row)
        await self.store.add_table(row, entries)
        table.accept(row, match, entries)
        self.tables.add(table)
        await self.tables.play_for_the_player(table)
        return table

    async def join(
        self, table: LiveTable, person: PersonRow, seat: int | None = None, pace: str = "", hold: bool = False
    ) -> None:
        """Sits down at an open seat."""
        async with self.tables.changing(table):
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
            make_names_differ(row.seats)
            await self.tables.keep(table, row)
            table.see(person.id)

    @staticmethod
    def _is_kept(row: TableRow, seat: int | None) -> bool:
        """Whether a seat that cannot be taken is an open one; without a number, whether there is any."""
        wanted = row.seats if seat is None else row.seats[seat : seat + 1] if seat >= 0 else []
        return any(other.kind == "open" for other in wanted)

    async def fill_with_bots(
        self, table: LiveTable, person: PersonRow, bot: str = STAND_IN, names: Sequence[str] = ()
    ) -> None:
        """The host gives all open seats to bots, who go by the names given, and the game starts."""
        async with self.tables.changing(table):
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

    async def leave(self, table: LiveTable, person: PersonRow) -> None:
        """Gets up: before the game the seat is free again, during it a bot plays on until the person comes back."""
        async with self.tables.changing(table):
            row = table.row.copy()
            own = table.seats_of(person.id)
            if not own:
                raise Refused(409, "not-seated")
            for number in own:
                if row.status == "open":
                    row.seats[number] = SeatRow()
                else:
                    row.seats[number].away = True
            row.public = row.public and any(seat.kind == "person" for seat in row.seats)  # no empty tables in the lobby
            await self.tables.keep(table, row)

    async def come_back(self, table: LiveTable, person: PersonRow) -> None:
        """Takes over from the bot that played on."""
        async with self.tables.changing(table):
            row = table.row.copy()
            if not table.seats_of(person.id):
                raise Refused(409, "not-seated")
            for number in table.seats_of(person.id):
                row.seats[number].away = False
            table.see(person.id)
            await self.tables.keep(table, row)

    async def replace(self, table: LiveTable, person: PersonRow, seat: int) -> None:
        """Someone at the table lets a bot play for a player who is not there; they can come back at any time."""
        async with self.tables.changing(table):
            row = table.row.copy()
            if not table.seats_of(person.id):
                raise Refused(403, "players-only")
            if not 0 <= seat < len(row.seats) or row.seats[seat].kind != "person" or row.status != "playing":
                raise Refused(409, "nobody-to-replace")
            gone = row.seats[seat].person or ""
            if table.present.get(gone):
                raise Refused(409, "player-is-here")
            if table.gone_for(gone) < self.replace_after:
                raise Refused(409, "player-was-here")
            row.seats[seat].away = True
            await self.tables.keep(table, row)

    async def set_habits(self, table: LiveTable, person: PersonRow, habits: Mapping[str, bool | str]) -> None:
        """How a person likes to play here, and how fast they want bots to."""
        chosen: dict[str, bool | str] = {name: bool(habits[name]) for name in HABITS if name in habits}
        if PACE in habits:
            if habits[PACE] not in PACES:
                raise Refused(422, "bad-form")
            chosen[PACE] = habits[PACE]
        async with self.tables.changing(table):
            row = table.row.copy()
            if not table.seats_of(person.id):
                raise Refused(403, "players-only")
            for number in table.seats_of(person.id):
                row.seats[number].habits |= chosen
            await self.tables.keep(table, row)

    # Playing

    async def play(self, table: LiveTable, person: PersonRow, code: str, ply: int | None = None) -> None:
        """Plays a move; acknowledged only once it is stored. `ply` is what the player was looking at."""
        async with self.tables.changing(table):
            match, seat = self._decision_of(table, person, ply)
            move = legal_move(match, code)
            if table.seats[seat].habits.get(HOLD) and code not in match.game.ends and ends_turn(match, move):
                row = table.row.copy()
                row.seats[seat].held = match.game.moves.code(move)
                await self.tables.keep(table, row)
                return
            await self.tables.push(table, move)
            await self.tables.play_for_the_player(table)

    async def confirm(self, table: LiveTable, person: PersonRow) -> None:
        """Ends the turn: plays the decision that was held."""
        async with self.tables.changing(table):
            match, seat = self._decision_of(table, person, None)
            held = table.held(seat)
            if held is None:
                raise Refused(409, "nothing-held")
            await self.tables.push(table, legal_move(match, held))
            await self.tables.play_for_the_player(table)

    async def undo(self, table: LiveTable, person: PersonRow) -> None:
        """Takes back one's own last decision, or the one that is held."""
        async with self.tables.changing(table):
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
            while is_forced(before.moves()) and own_decision_before(before, seat):  # nobody decided that
                before.undo()
                taken += 1
            row.updated = time.time()
            entries = [MoveRow(len(table.log) + n, UNDO, seat, row.updated) for n in range(taken)]
            await self.store.add_moves(row, entries)
            table.accept(row, before, entries)
            self.tables.go_on(table)

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

    async def say(self, table: LiveTable, person: PersonRow, text: str) -> None:
        """A line of chat."""
        text = " ".join(in_one_direction(text).split())
        if not text:
            raise Refused(422, "empty-message")
        if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
            raise Refused(422, "bad-message")
        if len(text) > LONGEST_MESSAGE:
            raise Refused(422, "long-message", most=LONGEST_MESSAGE)
        async with self.tables.changing(table):
            if not table.may_talk(person.id):
                raise Refused(403, "players-only")
            if len(table.chat) >= MOST_MESSAGES:
                raise Refused(409, "chat-full")
            now = time.time()
            if sum(line.person == person.id and now - line.at < ROW_SECONDS for line in table.chat) >= MOST_IN_A_ROW:
                raise Refused(429, "chat-too-fast")
            message = MessageRow(len(table.chat), person.id, person.name, text, now)
            await self.store.add_message(table.row.id, message)
            table.chat.append(message)
            table.announce()

    @contextmanager
    def presence(self, table: LiveTable, person: PersonRow | None) -> Iterator[None]:
        """While a person's page is open; others are told when a player comes or goes, not of every page."""
        key = person.id if person else ""
        came = key not in table.present
        table.present[key] = table.present.get(key, 0) + 1
        if came and table.seats_of(key):
            table.announce()
        try:
            yield
        finally:
            table.see(key)
            table.present[key] -= 1
            if not table.present[key]:
                asyncio.get_running_loop().call_later(self.lingering, _note_gone, table, key)

    async def rematch(self, table: LiveTable, person: PersonRow) -> LiveTable:
        """The same game with the same people; whoever asks first opens the table, the others find it there."""
        async with self.tables.changing(table):
            row = table.row.copy()
            if not table.seats_of(person.id):
                raise Refused(403, "players-only")
            if row.status != "over":
                raise Refused(409, "game-not-over")
            if row.rematch:
                return await self.table(row.rematch)
            order = row.seats[1:] + row.seats[:1]  # someone else begins
            seats = [seat_again(seat, person) for seat in order]
            own = row.seats[table.seats_of(person.id)[0]]
            pace, hold = own_pace(own), bool(own.habits.get(HOLD))
            again = await self._open(
                person, NewTable(row.game, seats, row.options, row.clock, row.seconds, row.public, pace, hold)
            )
            row.rematch = again.row.id
            await self.tables.keep(table, row)
            return again


def _note_gone(table: LiveTable, key: str) -> None:
    """Tells the others that a player has gone, if they have not come back meanwhile."""
    if table.present.get(key) == 0:
        del table.present[key]
        if table.seats_of(key):
            table.announce()
