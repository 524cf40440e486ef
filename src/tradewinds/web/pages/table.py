"""The page of a table, its whole story, and answers to "why not?"."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from tradewinds.core.errors import IllegalMove
from tradewinds.core.words import Message
from tradewinds.games import find_game
from tradewinds.web.house import LiveTable, Refused
from tradewinds.web.house.table import steady_time
from tradewinds.web.pages.parts import marked_up, picture_before, render
from tradewinds.web.pages.pictures import symbols_of
from tradewinds.web.pages.preview import preview_of
from tradewinds.web.pages.reference import move_with, questions
from tradewinds.web.pages.rendering import drawn, fragment, number, show, speaker, wants_json
from tradewinds.web.pages.scene import names_at, scene_of
from tradewinds.web.pages.story import tell_story
from tradewinds.web.pages.traces import told_by
from tradewinds.web.pages.viewer import Viewer, viewer_of
from tradewinds.web.services import services, visitor_of

__all__ = ["router", "show_table"]

router = APIRouter()


@router.get("/tables/{key}")
async def table_page(request: Request, key: str) -> Response:
    """A table: play, watch, or sit down."""
    table = await services(request).house.table(key)
    table.see((await visitor_of(request)).id)  # without a script, looking is all that tells of a player
    return await show_table(request, table)


async def show_table(request: Request, table: LiveTable, *, notice: str = "", status: int = 200) -> Response:
    """The page of a table, with a sentence at the top if there is one to say."""
    request.state.back = f"/tables/{table.row.id}"
    services(request).analyses.want_odds(table)
    viewer = await viewer_of(request, table)
    rendering, scene = render(table, viewer), scene_of(table, viewer)
    return await show(
        request,
        "table.html",
        status=status,
        notice=notice,
        table=table,
        scene=scene,
        rendering=rendering,
        parts=marked_up(rendering),
        symbols=drawn(symbols_of(scene.game)),
        now=int(steady_time() * 1000),
        invitation=str(request.base_url).rstrip("/") + f"/tables/{table.row.id}",
    )


@router.get("/tables/{key}/questions")
async def list_questions(request: Request, key: str) -> Response:
    """Every move that can be asked about, for whoever opens the question."""
    table = await services(request).house.table(key)
    return JSONResponse({"questions": _questions(table, await viewer_of(request, table))})


def _questions(table: LiveTable, viewer: Viewer) -> dict[str, str]:
    match, words = table.game_on, find_game(table.row.game).words(viewer.language)
    return questions(match, viewer.viewpoint, names_at(table, words), viewer.language)


@router.get("/tables/{key}/preview")
async def preview_move(request: Request, key: str, move: str = "") -> Response:
    """What one of the moves that are offered to the visitor would bring."""
    table = await services(request).house.table(key)
    viewer = await viewer_of(request, table)
    scene = scene_of(table, viewer)
    offered = next((each for each in scene.moves if each.code == move), None)
    if offered is None or scene.match is None:
        return JSONResponse({"text": "", "html": ""})
    seat, told = scene.match.seat, preview_of(scene.match, offered, scene.words, scene.names)
    html = fragment("parts/preview.html", viewer.language, preview=told, seat=seat)
    return JSONResponse({"ply": scene.match.ply, "text": told.text, "html": html})


@router.get("/tables/{key}/since")
async def since(request: Request, key: str, ply: str = "") -> Response:
    """A step of what others did since the visitor's last turn: the board after it, and what happened."""
    table = await services(request).house.table(key)
    viewer = await viewer_of(request, table)
    scene = scene_of(table, viewer)
    match, seat, at = scene.match, viewer.viewpoint, number(ply or "0")
    if match is None or seat is None or not any(at in line.steps for line in scene.recap):
        return JSONResponse({"parts": {}, "html": ""})
    events = told_by(match, at, seat, scene.words, scene.names)
    html = fragment("parts/again.html", viewer.language, events=events)
    return JSONResponse({"parts": picture_before(scene, match, at), "html": html})


@router.get("/tables/{key}/why")
async def why_not(request: Request, key: str, move: str = "", thing: str = "") -> Response:
    """Why a move cannot be made now, in words; or what can be done with a thing on the table."""
    table = await services(request).house.table(key)
    viewer = await viewer_of(request, table)
    asked = move or move_with(table.game_on, viewer.viewpoint, thing)
    answer = _answer(table, viewer, asked, bare=not move) if asked else ""
    if wants_json(request):
        return JSONResponse({"answer": answer})
    if not asked and not thing:  # no script has filled the list of what can be asked
        return await show(request, "why.html", questions=_questions(table, viewer), table=table)
    return await show_table(request, table, notice=answer or speaker(viewer.language)("what-now"))


def _answer(table: LiveTable, viewer: Viewer, code: str, *, bare: bool) -> str:
    """Why a move cannot be made; `bare` where it is told beside the thing that it is about."""
    match, game = table.game_on, find_game(table.row.game)
    say, words = speaker(viewer.language), game.words(viewer.language).in_print
    names = names_at(table, words)
    try:
        move = match.move(code)
    except IllegalMove:
        raise Refused(422, "unknown-move", code=code[:60]) from None
    watching = game.hidden and viewer.viewpoint is None  # the answer can depend on what the decider holds
    reason = Message("not-your-turn") if watching else match.reason(move, viewer.viewpoint)
    told = words.say(reason, names) if reason else say("can-be-played")
    return told if bare else say("why-answer", move=words.say(move.message, names), answer=told)


@router.get("/tables/{key}/log")
async def whole_log(request: Request, key: str) -> Response:
    """Everything that happened, as far as the visitor may know it."""
    table = await services(request).house.table(key)
    viewer = await viewer_of(request, table)
    game = find_game(table.row.game)
    words = game.words(viewer.language)
    story = tell_story(table.game_on, viewer.viewpoint, words, names_at(table, words))
    return await show(request, "log.html", story=story, words=words, table=table, symbols=drawn(symbols_of(game)))
