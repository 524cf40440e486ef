"""The coach: hints against bots, and what the bot thinks of a finished game."""

from __future__ import annotations

from fastapi import APIRouter

from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.web.analyses import turn_starts
from tradewinds.web.api.callers import Caller, KnownPerson, NamedTable
from tradewinds.web.api.describing import table_about
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import PractiseRequest
from tradewinds.web.api.responses import (
    AdvisedMove,
    AnalysisAbout,
    HintAbout,
    JudgedAbout,
    MoveAbout,
    SwingAbout,
    TableAbout,
)
from tradewinds.web.house import Refused
from tradewinds.web.practice import practice_table
from tradewinds.web.reports import Judged, judged_seats

router = APIRouter(prefix="/tables/{table}", tags=["coaching"], responses=problems(403, 409))


@router.post("/hint")
async def hint(caller: Caller, person: KnownPerson, table: NamedTable) -> HintAbout:
    """What the bot would do in your place; only where one person plays, against bots alone."""
    advice = await caller.services.coach.hint(table, person.id)
    match = table.game_on
    moves = [(match.move(each.move), each) for each in advice.moves]
    return HintAbout(
        ply=advice.ply,
        bot=advice.bot,
        moves=[
            AdvisedMove(code=move.code, text=move.text(caller.language, match.names), sure=each.sure, odds=each.odds)
            for move, each in moves
        ],
        odds=list(advice.odds),
    )


@router.get("/analysis")
async def show_analysis(caller: Caller, table: NamedTable) -> AnalysisAbout:
    """What the bot thinks of a finished game. It is begun by the first who asks; ask again until it is done."""
    match = table.game_on
    if not match.over:
        raise Refused(409, "game-not-over")
    report = caller.services.analyses.report(match, judged_seats(match, table.row))
    starts = turn_starts(match)
    return AnalysisAbout(
        done=report.done,
        failed=report.failed,
        judged=len(report.judged),
        total=report.total,
        odds=[list(row) for row in report.odds],
        turning_points=[
            SwingAbout(
                ply=starts[swing.number],
                turn=int(match.position(starts[swing.number]).turn),
                seat=swing.seat,
                before=swing.before,
                after=swing.after,
            )
            for swing in report.swings
        ],
        costly=[_judged_about(match, each, caller.language) for each in report.costly],
    )


@router.post("/practise", status_code=201)
async def practise(caller: Caller, person: KnownPerson, table: NamedTable, body: PractiseRequest) -> TableAbout:
    """Deals a position of a finished game again, against bots and with new luck."""
    wish = practice_table(table.game_on, table.row, body.ply, body.seat, body.level, caller.language)
    return table_about(await caller.house.create(person, wish), person.id)


def _judged_about(match: Match, judged: Judged, language: str) -> JudgedAbout:
    game, state = match.game, match.position(judged.ply)
    seen = game.seen_by(state, judged.seat)
    played, better = (Move(move, game.moves.code(move), game, seen) for move in (judged.played, judged.better))
    return JudgedAbout(
        ply=judged.ply,
        turn=int(state.turn),
        seat=judged.seat,
        played=MoveAbout(code=played.code, text=played.text(language, match.names)),
        better=MoveAbout(code=better.code, text=better.text(language, match.names)),
        odds_played=judged.odds_played,
        odds_better=judged.odds_better,
        cost=judged.cost,
    )
