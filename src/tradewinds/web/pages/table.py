"""The page of a table, its whole story, and answers to "why not?"."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from tradewinds.core.errors import IllegalMove
from tradewinds.core.words import Message
from tradewinds.games import find_game
from tradewinds.web.app import services, visitor_of
from tradewinds.web.house import LiveTable, Refused
from tradewinds.web.pages.eyes import Eyes, eyes_of
from tradewinds.web.pages.parts import marked_up, render
from tradewinds.web.pages.pictures import symbols_of
from tradewinds.web.pages.reference import move_with
from tradewinds.web.pages.rendering import drawn, show, speaker, wants_json
from tradewinds.web.pages.scene import scene_of
from tradewinds.web.pages.story import tell_story
from tradewinds.web.words import tell

__all__ = ["router", "show_table"]

router = APIRouter()


@router.get("/tables/{key}")
async def table_page(request: Request, key: str) -> Response:
    """A table: play, watch, or sit down."""
    return await show_table(request, await services(request).house.table(key))


async def show_table(request: Request, table: LiveTable, *, notice: str = "", status: int = 200) -> Response:
    """The page of a table, with a sentence at the top if there is one to say."""
    request.state.back = f"/tables/{table.row.id}"
    eyes = await eyes_of(request, table)
    rendering, scene = render(table, eyes), scene_of(table, eyes)
    game = scene.game
    return await show(
        request,
        "table.html",
        status=status,
        notice=notice,
        table=table,
        eyes=eyes,
        scene=scene,
        rendering=rendering,
        parts=marked_up(rendering),
        symbols=drawn(symbols_of(game)),
        now=int(time.time() * 1000),
        invitation=str(request.base_url).rstrip("/") + f"/tables/{table.row.id}",
    )


@router.get("/tables/{key}/why")
async def why_not(request: Request, key: str, move: str = "", thing: str = "") -> Response:
    """Why a move cannot be made now, in words; or what can be done with a thing on the table."""
    table = await services(request).house.table(key)
    visitor = await visitor_of(request)
    eyes = await eyes_of(request, table)
    asked = move or move_with(table.game_on, eyes.viewpoint, thing)
    answer = _answer(table, eyes, asked) if asked else ""
    if wants_json(request):
        return JSONResponse({"answer": answer})
    return await show_table(request, table, notice=answer or tell(Message("what-now"), visitor.language))


def _answer(table: LiveTable, eyes: Eyes, code: str) -> str:
    match, game = table.game_on, find_game(table.row.game)
    say, words = speaker(eyes.language), game.words(eyes.language)
    names = scene_of(table, eyes).names
    try:
        move = match.move(code)
    except IllegalMove:
        raise Refused(422, "unknown-move", code=code[:60]) from None
    watching = game.hidden and eyes.viewpoint is None  # the answer can depend on what the decider holds
    reason = Message("not-your-turn") if watching else match.reason(move, eyes.viewpoint)
    told = words.say(reason, names) if reason else say("can-be-played")
    return say("why-answer", move=move.text(eyes.language, names), answer=told)


@router.get("/tables/{key}/log")
async def whole_log(request: Request, key: str) -> Response:
    """Everything that happened, as far as the visitor may know it."""
    table = await services(request).house.table(key)
    eyes = await eyes_of(request, table)
    scene = scene_of(table, eyes)
    story = tell_story(table.game_on, eyes.viewpoint, scene.words, scene.names)
    return await show(request, "log.html", story=story, scene=scene, table=table, symbols=drawn(symbols_of(scene.game)))
