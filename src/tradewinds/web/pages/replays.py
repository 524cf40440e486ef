"""Finished games: one's own and those at public tables, and how well one has played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from tradewinds.games import all_games, find_game
from tradewinds.web.house.playing import result_of
from tradewinds.web.names import local_name
from tradewinds.web.pages.icons import named
from tradewinds.web.pages.pictures import symbols_of
from tradewinds.web.pages.rendering import drawn, show
from tradewinds.web.services import Services, services, visitor_of
from tradewinds.web.store import TableRow

__all__ = ["Finished", "Record", "finished_game", "router", "show_replays", "statistics"]

router = APIRouter()

MOST_COUNTED = 1000  # games that statistics are made of
MOST_LISTED = 50
MOST_PUBLIC = 20
MOST_COUNTED_ANEW = 5  # games of the time before results were kept, of which a page finds out how they ended


@dataclass(frozen=True)
class Finished:
    """A finished game in a list."""

    id: str
    title: str
    options: list[str]
    players: list[tuple[Markup, int | None, bool]]  # everyone's name, score, and whether they won
    day: str
    turns: int | None
    won: bool  # by the visitor
    practice: bool


@dataclass(frozen=True)
class Record:
    """How someone has played a game so far."""

    title: str
    played: int
    won: int
    best: int
    average: float
    turns: float  # on average

    @property
    def share(self) -> int:
        """Games won, in percent."""
        return round(100 * self.won / self.played)


@router.get("/replays")
async def replays_page(request: Request) -> Response:
    """Finished games, and where to bring a record."""
    return await show_replays(request)


async def show_replays(request: Request, *, status: int = 200, notice: str = "") -> Response:
    """The page of finished games, with a sentence at the top if there is one to say."""
    here, visitor = services(request), await visitor_of(request)
    mine = await here.store.finished_tables(visitor.id, MOST_COUNTED) if visitor.person else []
    own = {row.id for row in mine}
    public = [row for row in await here.store.finished_tables(limit=MOST_PUBLIC) if row.id not in own]
    await _find_results(here, [*mine[:MOST_LISTED], *public])
    return await show(
        request,
        "replays.html",
        status=status,
        notice=notice,
        mine=[finished_game(row, visitor.id, visitor.language) for row in mine[:MOST_LISTED]],
        public=[finished_game(row, visitor.id, visitor.language) for row in public],
        statistics=statistics(mine, visitor.id, visitor.language),
        symbols=drawn(symbols_of(*all_games())),
    )


async def _find_results(here: Services, rows: Sequence[TableRow]) -> None:
    """Finds out how games ended of the time before that was kept, a few at a time."""
    for row in [row for row in rows if row.result is None][:MOST_COUNTED_ANEW]:
        match = (await here.house.table(row.id)).game_on
        row.result = result_of(match, row.updated)
        await here.store.note_result(row.id, row.result)


def finished_game(row: TableRow, person: str, language: str) -> Finished:
    """A finished game in the words of a language."""
    game = find_game(row.game)
    words, result = game.words(language), row.result or {}
    scores, winners = result.get("scores"), result.get("winners", ())
    return Finished(
        id=row.id,
        title=words.say("title"),
        options=game.tell_options(row.options, words),
        players=[
            (named(seat, local_name(each.name, language)), scores[seat] if scores else None, seat in winners)
            for seat, each in enumerate(row.seats)
        ],
        day=time.strftime("%Y-%m-%d", time.gmtime(result.get("ended", row.updated))),
        turns=result.get("turns"),
        won=any(row.seats[seat].person == person for seat in winners),
        practice=row.origin is not None,
    )


def statistics(rows: Sequence[TableRow], person: str, language: str) -> list[Record]:
    """How someone has played each game; practice, and games of which several seats were theirs, do not count."""
    found = []
    for game in all_games():
        counted = [(row.result, own[0]) for row in rows if row.game == game.name and (own := _only_seat(row, person))]
        results = [(result, seat) for result, seat in counted if result]
        if results:
            scores = [result["scores"][seat] for result, seat in results]
            won = sum(seat in result["winners"] for result, seat in results)
            turns = mean(result["turns"] for result, _ in results)
            found.append(Record(game.words(language).say("title"), len(results), won, max(scores), mean(scores), turns))
    return found


def _only_seat(row: TableRow, person: str) -> list[int]:
    own = [seat for seat, each in enumerate(row.seats) if each.person == person]
    return own if len(own) == 1 and row.origin is None else []
