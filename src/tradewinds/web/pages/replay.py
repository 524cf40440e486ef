"""Replays: a finished game, or a record that someone brings, move by move.

Of the records that are brought, the newest are stored.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tradewinds.core.errors import RecordError
from tradewinds.core.match import Match
from tradewinds.core.picture import compose
from tradewinds.core.state import CHANCE, EVERYTHING, State
from tradewinds.core.words import unbroken
from tradewinds.web.analyses import turn_starts
from tradewinds.web.house import Refused
from tradewinds.web.names import local_name
from tradewinds.web.pages.chart import series_of
from tradewinds.web.pages.pictures import COLUMNS, COLUMNS_ON_A_PHONE, columns, draw_rooms, symbols_of
from tradewinds.web.pages.rendering import drawn, field, fragment, number, posted, redirect, show, speaker, wants_json
from tradewinds.web.pages.replays import show_replays
from tradewinds.web.pages.standing import standing_of
from tradewinds.web.pages.story import first_ply, tell_story
from tradewinds.web.pages.viewer import is_narrow
from tradewinds.web.services import name_of, services, visitor_of
from tradewinds.web.words import tell

__all__ = ["first_decision", "names_of", "replayed_match", "router", "steps_from"]

router = APIRouter()

TURNS_TOLD = 6
SPEEDS = {"slow": 2400, "calm": 1200, "fast": 500}  # milliseconds between two decisions
PICTURE_WIDTH = 1280
LONGEST_NAME = 80  # letters that are shown of a name in a record, which can be of any length

_draws: WeakKeyDictionary[Match, int | None] = WeakKeyDictionary()  # how many there were; none if one was not fair


@router.post("/replays")
async def bring(request: Request) -> Response:
    """Reads a record and checks it against the rules and its seed."""
    visitor, form = await posted(request, files=1)
    request.state.back = "/replays"
    try:
        text = await _text(form)
        await form.close()
        key = await services(request).records.bring(name_of(request, visitor), text)
    except RecordError as error:
        sentence = speaker(visitor.language)("bad-record", line=error.line, reason=error.tell(visitor.language))
        return await show_replays(request, status=422, notice=sentence)
    except Refused as refused:
        told = tell(refused.message, visitor.language)
        return await show_replays(request, status=refused.status, notice=told)
    return await redirect(request, f"/replays/{key}")


async def _text(form: FormData) -> str:
    file = form.get("file")
    text = field(form, "text")
    if isinstance(file, UploadFile) and file.size:
        text = (await file.read()).decode("utf-8", "replace")
    text = text.replace("\r\n", "\n").strip() + "\n"
    if not text.strip():
        raise Refused(422, "no-record")
    return text


async def replayed_match(request: Request, key: str) -> Match:
    """A finished match by its table, or a record that was brought."""
    if key.startswith("r"):
        return await services(request).records.match(name_of(request, await visitor_of(request)), key)
    table = await services(request).house.table(key)
    if table.match is None or not table.match.over:
        raise Refused(409, "game-not-over")
    return table.match


@router.get("/replays/{key}/record")
async def download(request: Request, key: str) -> Response:
    """The record as a file."""
    match = await replayed_match(request, key)
    if match.begun_midway:
        raise Refused(409, "practice-has-no-record")
    headers = {"content-disposition": f'attachment; filename="{match.game.name}-{key}.txt"'}
    return PlainTextResponse(match.record(secret=False), headers=headers)


@router.get("/replays/{key}/picture")
async def picture(request: Request, key: str, ply: str = "") -> Response:
    """A position as a picture to share."""
    match = await replayed_match(request, key)
    at = min(number(ply), match.ply) if ply else match.ply
    language = (await visitor_of(request)).language
    sight = match.sight(_viewpoint(match), at)
    words = match.game.words(language)
    if match.game.picture is None:
        raise Refused(404, "no-such-page")
    parts = match.game.picture(sight.view, words, names_of(match, language), [])
    headers = {"content-disposition": f'attachment; filename="{match.game.name}-{key}-{at}.svg"'}
    drawing = compose(parts, PICTURE_WIDTH, label=words.say("title"))
    return Response(drawing, media_type="image/svg+xml", headers=headers)


@router.get("/replays/{key}")
async def replay_page(request: Request, key: str, ply: str = "") -> Response:
    """The match at a move; without one, at the first decision."""
    match = await replayed_match(request, key)
    visitor = await visitor_of(request)
    at = min(number(ply), match.ply) if ply else first_decision(match)
    words = match.game.words(visitor.language)
    names = names_of(match, visitor.language)
    parts = _parts(match, at, visitor.language, is_narrow(request))
    steps = steps_from(match, at)
    if wants_json(request):
        return JSONResponse({"ply": at, "parts": parts, "steps": steps})
    if match.over:
        await services(request).analyses.odds_soon(match)
    return await show(
        request,
        "replay.html",
        key=key,
        match=match,
        at=at,
        names=names,
        title=words.say("title"),
        parts={name: drawn(html) for name, html in parts.items()},
        steps=steps,
        speeds=SPEEDS,
        series=series_of(match, words, names) if match.over else [],
        fairness=await _fairness(match, visitor.language),
        symbols=drawn(symbols_of(match.game)),
        address=str(request.base_url).rstrip("/") + f"/replays/{key}",
        is_table=not key.startswith("r"),
    )


def _viewpoint(match: Match) -> int | None:
    """Everyone may see all hands of a finished game."""
    return EVERYTHING if match.over else None


def _parts(match: Match, at: int, language: str, narrow: bool) -> dict[str, str]:
    """The picture, the standing and the story at a move."""
    words = match.game.words(language)
    names = names_of(match, language)
    viewpoint = _viewpoint(match)
    sight = match.sight(viewpoint, at)
    across = COLUMNS_ON_A_PHONE if narrow else COLUMNS
    drawing = draw_rooms(match.game, sight.view, 0, words, names, [], across)
    story = tell_story(match, viewpoint, words, names, first_ply(match, TURNS_TOLD, at), at)
    standing = standing_of(sight, words)
    context = {"names": names, "standing": standing, "scores": sight.scores, "order": list(range(match.players))}
    board = fragment("parts/board.html", language, columns=columns(drawing), filled=True)
    return {
        "board": board,
        "log": fragment("parts/story.html", language, story=story, empty="nothing-yet"),
        "place": speaker(language)("move-of", ply=at, plies=match.ply, turn=int(sight.seen.turn)),
        "standing": fragment(
            "parts/replay-standing.html", language, decides=int(sight.seen.seat), points=match.game.points, **context
        ),
    }


def first_decision(match: Match) -> int:
    """The ply at which somebody first decided."""
    return next((ply for ply, (state, _) in enumerate(match.history) if state.seat >= 0), 0)


def steps_from(match: Match, at: int) -> dict[str, int]:
    """Where the buttons lead: by decision and by turn, back and on."""
    turns = turn_starts(match)
    decisions = [ply for ply, (state, _) in enumerate(match.history) if state.seat >= 0]
    return {
        "first": first_decision(match),
        "turn-back": max((ply for ply in turns if ply < at), default=0),
        "back": max((ply for ply in decisions if ply < at), default=0),
        "on": min((ply for ply in decisions if ply > at), default=match.ply),
        "turn-on": min((ply for ply in turns if ply > at), default=match.ply),
        "last": match.ply,
    }


def names_of(match: Match, language: str) -> list[str]:
    words, told = (
        match.game.words(language),
        [local_name(name[:LONGEST_NAME], language) for name in match.names],
    )
    return [unbroken(words.player(seat, told), language) for seat in range(match.players)]


async def _fairness(match: Match, language: str) -> str:
    """Whether chance was fair, in words; a record whose draws do not follow from its seed cannot be read at all."""
    say = speaker(language)
    if match.commitment is None:
        return say("fair-by-hand")
    if match.seed is None:
        return say("fair-secret")
    if match not in _draws:
        _draws[match] = await run_in_threadpool(_fair_draws, match.copy(), match.history[:])
    draws = _draws[match]
    return say("unfair") if draws is None else say("fair", draws=draws)


def _fair_draws(twin: Match, history: list[tuple[State, int]]) -> int | None:
    """How often chance decided, each time as the seed says; none if it once did not."""
    draws = 0
    for ply in reversed(range(len(history))):
        twin.rewind(ply)
        if twin.seat == CHANCE:
            draws += 1
            if twin.drawn().id != history[ply][1]:
                return None
    return draws
