"""After the game: what the bot thinks of it, and any of its positions dealt again."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from tradewinds.bots import LEVELS
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.web.analyses import turn_starts
from tradewinds.web.house import Refused
from tradewinds.web.pages.chart import odds_series
from tradewinds.web.pages.coach import percent
from tradewinds.web.pages.icons import pictured_message
from tradewinds.web.pages.pictures import symbols_of
from tradewinds.web.pages.rendering import drawn, field, number, posted, redirect, show, speaker, wants_json
from tradewinds.web.pages.replay import names_of, replayed_match
from tradewinds.web.pages.viewer import wanted_pace
from tradewinds.web.practice import check_position, practice_table
from tradewinds.web.reports import Judged, Report, judged_seats
from tradewinds.web.services import services, visitor_of
from tradewinds.web.store import TableRow

__all__ = ["router"]

router = APIRouter()

USUAL_LEVEL = "skilled"


@dataclass(frozen=True)
class Turned:
    """A turning point in words."""

    turn: int
    ply: int
    seat: int
    before: int  # percent
    after: int


@dataclass(frozen=True)
class Costly:
    """A decision in words, with what the bot would have done."""

    ply: int
    turn: int
    seat: int
    played: Markup
    better: Markup
    odds_played: int  # percent
    odds_better: int
    cost: int
    sure: int | None


@router.get("/replays/{key}/analysis")
async def analysis_page(request: Request, key: str) -> Response:
    """The curve of the odds, the turning points, and the decisions that cost most."""
    match = await _finished(request, key)
    visitor = await visitor_of(request)
    report = services(request).analyses.report(match, await _judged_seats(request, key, match))
    if wants_json(request):
        return JSONResponse({"done": report.done or report.failed, "judged": len(report.judged), "total": report.total})
    names = names_of(match, visitor.language)
    return await show(
        request,
        "analysis.html",
        key=key,
        match=match,
        report=report,
        names=names,
        title=match.game.words(visitor.language).say("title"),
        odds=odds_series(speaker(visitor.language)("odds-by-turn"), report.odds, names) if report.odds else None,
        turning=_turning(match, report),
        costly=[_costly(match, each, visitor.language, names) for each in report.costly],
        symbols=drawn(symbols_of(match.game)),
    )


@router.get("/replays/{key}/practise")
async def practise_page(request: Request, key: str, ply: str = "") -> Response:
    """Which seat to play, and against whom."""
    match = await _finished(request, key)
    at = number(ply) if ply else 0
    check_position(match, at)
    visitor = await visitor_of(request)
    row = await _row(request, key)
    own = [place for place, seat in enumerate(row.seats) if seat.person == visitor.id] if row else []
    decides = max(0, int(match.position(at).seat))
    return await show(
        request,
        "practise.html",
        key=key,
        at=at,
        names=names_of(match, visitor.language),
        title=match.game.words(visitor.language).say("title"),
        usual_seat=decides if decides in own or not own else own[0],
        levels=LEVELS,
        usual=USUAL_LEVEL,
        symbols=drawn(symbols_of(match.game)),
    )


@router.post("/replays/{key}/practise")
async def practise(request: Request, key: str) -> Response:
    """Deals a position again, against bots."""
    match = await _finished(request, key)
    visitor, form = await posted(request)
    here, row = services(request), await _row(request, key)
    at, seat = number(field(form, "ply", "0")), number(field(form, "seat", "0"))
    wish = practice_table(match, row, at, seat, field(form, "level"), visitor.language)
    wish.pace = wanted_pace(request)
    table = await here.house.create(await here.visitors.person(visitor), wish)
    return await redirect(request, f"/tables/{table.row.id}")


async def _finished(request: Request, key: str) -> Match:
    """A match that is over: bots say nothing of one that is still going on."""
    match = await replayed_match(request, key)
    if not match.over:
        raise Refused(409, "game-not-over")
    return match


async def _judged_seats(request: Request, key: str, match: Match) -> list[int]:
    """Whose decisions are judged."""
    return judged_seats(match, await _row(request, key))


async def _row(request: Request, key: str) -> TableRow | None:
    """The table at which a game was played, if it was at one."""
    return None if key.startswith("r") else (await services(request).house.table(key)).row


def _turning(match: Match, report: Report) -> list[Turned]:
    starts = turn_starts(match)
    return [
        Turned(
            turn=int(match.position(starts[swing.number]).turn),
            ply=starts[swing.number],
            seat=swing.seat,
            before=round(100 * swing.before),
            after=round(100 * swing.after),
        )
        for swing in report.swings
    ]


def _costly(match: Match, judged: Judged, language: str, names: list[str]) -> Costly:
    game, state = match.game, match.position(judged.ply)
    seen, words = game.seen_by(state, judged.seat), match.game.words(language)
    moves = [Move(move, game.moves.code(move), game, seen) for move in (judged.played, judged.better)]
    told = [pictured_message(game, words, move.message, names) for move in moves]
    return Costly(
        ply=judged.ply,
        turn=int(state.turn),
        seat=judged.seat,
        played=told[0],
        better=told[1],
        odds_played=round(100 * judged.odds_played),
        odds_better=round(100 * judged.odds_better),
        cost=round(100 * judged.cost),
        sure=percent(judged.sure),
    )
