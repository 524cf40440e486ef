"""The lobby: tables that wait for players, and one's own games."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from tradewinds.games import all_games, find_game
from tradewinds.web.names import local_name
from tradewinds.web.pages.icons import named
from tradewinds.web.pages.pictures import symbols_of
from tradewinds.web.pages.rendering import drawn, show, speaker
from tradewinds.web.pages.replays import finished_game
from tradewinds.web.services import services, visitor_of
from tradewinds.web.store import TableRow

router = APIRouter()

MOST_FINISHED = 6  # games here; all of them have a page of their own


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    title: str
    options: list[str]
    players: list[Markup]
    free: int
    seats: int
    clock: str
    state: str
    yours: bool  # waits for the visitor


@router.get("/lobby")
async def lobby(request: Request) -> Response:
    """All that one can sit down at or go on with."""
    visitor = await visitor_of(request)
    store = services(request).store
    mine = await store.tables_of(visitor.id) if visitor.person else []
    ids = {row.id for row in mine}
    waiting = [row for row in await store.open_tables() if row.id not in ids]
    over = [row for row in mine if row.status == "over"][:MOST_FINISHED]
    return await show(
        request,
        "lobby.html",
        running=[listed_table(row, visitor.id, visitor.language) for row in mine if row.status != "over"],
        finished=[finished_game(row, visitor.id, visitor.language) for row in over],
        waiting=[listed_table(row, visitor.id, visitor.language) for row in waiting],
        rules=[(game.name, game.words(visitor.language).say("title")) for game in all_games() if game.guide],
        symbols=drawn(symbols_of(*all_games())),
    )


def listed_table(row: TableRow, person: str, language: str) -> Listed:
    """A table in the words of a language."""
    game = find_game(row.game)
    words = game.words(language)
    own = [number for number, seat in enumerate(row.seats) if seat.person == person]
    yours = row.status == "playing" and row.decider in own
    return Listed(
        id=row.id,
        title=words.say("title"),
        options=game.tell_options(row.options, words),
        players=[
            named(number, local_name(seat.name, language))
            for number, seat in enumerate(row.seats)
            if seat.person or seat.bot
        ],
        free=sum(seat.kind == "open" for seat in row.seats),
        seats=len(row.seats),
        clock=clock_words(row, language),
        state=_state(row, language, yours),
        yours=yours,
    )


def clock_words(row: TableRow, language: str) -> str:
    """The table's clock in words; nothing where there is none."""
    say = speaker(language)
    return "" if row.clock == "none" else say(f"clock-{row.clock}-of", time=say.time(row.seconds))


def _state(row: TableRow, language: str, yours: bool) -> str:
    say = speaker(language)
    if row.status == "open":
        return say("waiting-for", free=sum(seat.kind == "open" for seat in row.seats))
    if yours or row.decider is None:
        return say("your-turn")
    return say("turn-of", name=local_name(row.seats[row.decider].name, language))
