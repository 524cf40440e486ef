"""Replays: a finished game, or a record that someone brings, move by move.

Of the records that are brought, the newest are stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tradewinds.core.errors import RecordError
from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE, EVERYTHING, State
from tradewinds.core.words import unbroken
from tradewinds.web.house import Refused
from tradewinds.web.names import local_name
from tradewinds.web.pages.chart import series_of
from tradewinds.web.pages.pictures import columns, draw, symbols_of
from tradewinds.web.pages.rendering import drawn, field, fragment, number, posted, redirect, show, speaker, wants_json
from tradewinds.web.pages.story import first_ply, tell_story
from tradewinds.web.pages.viewer import is_narrow
from tradewinds.web.services import name_of, services, visitor_of
from tradewinds.web.words import tell

router = APIRouter()

TURNS_TOLD = 6
LONGEST_NAME = 80  # letters that are shown of a name in a record, which can be of any length

_draws: WeakKeyDictionary[Match, int | None] = WeakKeyDictionary()  # how many there were; none if one was not fair


@dataclass(frozen=True)
class Moment:
    """A match at one of its moves."""

    match: Match
    ply: int
    parts: dict[str, str]


@router.get("/replays")
async def replays_page(request: Request) -> Response:
    """Where to bring a record."""
    return await show(request, "replays.html", notice="")


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
        return await show(request, "replays.html", status=422, notice=sentence)
    except Refused as refused:
        told = tell(refused.message, visitor.language)
        return await show(request, "replays.html", status=refused.status, notice=told)
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


async def _match(request: Request, key: str) -> Match:
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
    match = await _match(request, key)
    headers = {"content-disposition": f'attachment; filename="{match.game.name}-{key}.txt"'}
    return PlainTextResponse(match.record(secret=False), headers=headers)


@router.get("/replays/{key}")
async def replay_page(request: Request, key: str, ply: str = "") -> Response:
    """The match at a move."""
    match = await _match(request, key)
    visitor = await visitor_of(request)
    at = min(number(ply), match.ply) if ply else match.ply
    words = match.game.words(visitor.language)
    names = _names(match, visitor.language)
    parts = _parts(match, at, visitor.language, is_narrow(request))
    if wants_json(request):
        return JSONResponse({"ply": at, "parts": parts})
    return await show(
        request,
        "replay.html",
        key=key,
        match=match,
        at=at,
        names=names,
        title=words.say("title"),
        parts={name: drawn(html) for name, html in parts.items()},
        series=series_of(match, names) if match.over else [],
        fairness=await _fairness(match, visitor.language),
        turns=_turn_starts(match),
        symbols=drawn(symbols_of(match.game)),
    )


def _parts(match: Match, at: int, language: str, narrow: bool) -> dict[str, str]:
    """The picture and the story at a move; everyone may see all hands of a finished game."""
    words = match.game.words(language)
    names = _names(match, language)
    viewpoint = EVERYTHING if match.over else None
    sight = match.sight(viewpoint, at)
    picture = draw(match.game, sight.view, viewpoint, words, names, [], narrow)
    story = tell_story(match, viewpoint, words, names, first_ply(match, TURNS_TOLD, at), at)
    board = fragment("parts/board.html", language, columns=columns(picture), filled=True)
    return {
        "board": board,
        "log": fragment("parts/story.html", language, story=story, empty="nothing-yet"),
        "place": speaker(language)("move-of", ply=at, plies=match.ply, turn=int(sight.seen.turn)),
    }


def _names(match: Match, language: str) -> list[str]:
    words, told = (
        match.game.words(language),
        [local_name(name[:LONGEST_NAME], language) for name in match.names],
    )
    return [unbroken(words.player(seat, told), language) for seat in range(match.players)]


def _turn_starts(match: Match) -> list[tuple[int, int]]:
    """The ply at which each turn begins."""
    starts: dict[int, int] = {}
    for ply, (state, _) in enumerate(match.history):
        starts.setdefault(int(state.turn), ply)
    return list(starts.items())


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
