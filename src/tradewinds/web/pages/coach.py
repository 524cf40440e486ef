"""Hints at the table: what the bot would do, in words and on the board."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import JSONResponse, Response

from tradewinds.core.game import Game
from tradewinds.core.move import Move
from tradewinds.core.words import Words
from tradewinds.games import find_game
from tradewinds.web.coach import Advice, Advised
from tradewinds.web.house import LiveTable, Refused
from tradewinds.web.pages.icons import pictured
from tradewinds.web.pages.rendering import fragment, posted, speaker, wants_json
from tradewinds.web.pages.scene import names_at
from tradewinds.web.pages.table import show_table
from tradewinds.web.refusals import sentence
from tradewinds.web.services import services, visitor_of

__all__ = ["percent", "router"]

router = APIRouter()


@dataclass(frozen=True)
class Hinted:
    """A move that the bot considers, in words."""

    code: str
    text: str
    html: Markup  # the same with its icons
    sure: int | None  # percent
    odds: int | None


def percent(share: float | None) -> int | None:
    """A share of 1 as people say it."""
    return None if share is None else round(100 * share)


@router.post("/tables/{key}/hint")
async def hint(request: Request, key: str) -> Response:
    """What the bot would do in the visitor's place."""
    here = services(request)
    table = await here.house.table(key)
    request.state.back = f"/tables/{key}"
    language = (await visitor_of(request)).language
    try:
        visitor, _ = await posted(request)
        advice = await here.coach.hint(table, visitor.id)
    except Refused as refused:
        told = sentence(refused, language, table)
        if wants_json(request):
            return JSONResponse({"error": told}, refused.status)
        return await show_table(request, table, notice=told, status=refused.status)
    moves = _hinted(table, advice, language)
    if wants_json(request):
        html = fragment("parts/advice.html", language, moves=moves)
        return JSONResponse({"ply": advice.ply, "html": html, "moves": [move.code for move in moves]})
    best = moves[0]
    odds = "none" if best.odds is None else str(best.odds)
    return await show_table(request, table, notice=speaker(language)("advice-told", move=best.text, odds=odds))


def _hinted(table: LiveTable, advice: Advice, language: str) -> list[Hinted]:
    match, words = table.game_on, find_game(table.row.game).words(language)
    names = names_at(table, words)
    offered = {move.id: move for move in match.moves()} if match.ply == advice.ply else {}
    moves = [(offered.get(each.move) or match.move(each.move), each) for each in advice.moves]
    return [_told(match.game, words, names, move, each) for move, each in moves]


def _told(game: Game, words: Words, names: list[str], move: Move, judged: Advised) -> Hinted:
    text = words.in_print.say(move.message, names)
    return Hinted(move.code, text, pictured(game, words, text, names), percent(judged.sure), percent(judged.odds))
