"""The start page: the games as pictures, each one click away; and the style sheet of all pictures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import PlainTextResponse, Response

from tradewinds.core.game import Game
from tradewinds.games import all_games
from tradewinds.web.house import NewSeat, NewTable, Refused
from tradewinds.web.house.playing import GUIDED
from tradewinds.web.house.seeds import checked_digest
from tradewinds.web.names import bot_names
from tradewinds.web.pages.pictures import sample, shared_style, symbols_of
from tradewinds.web.pages.rendering import drawn, field, posted, redirect, show
from tradewinds.web.pages.viewer import wanted_pace
from tradewinds.web.services import services, visitor_of

router = APIRouter()

QUICK_PLAYERS, QUICK_LEVEL = 3, "casual"
GUIDED_LEVEL = "beginner"  # of the one opponent in a first game


@dataclass(frozen=True)
class Box:
    """A game as the start page shows it."""

    name: str
    title: str
    summary: str
    players: range
    minutes: tuple[int, int] | None
    cover: Markup
    rules: bool  # whether they have a page


@router.get("/")
async def start_page(request: Request) -> Response:
    """What can be played here, and what the visitor is playing already."""
    visitor = await visitor_of(request)
    mine = await services(request).store.tables_of(visitor.id, 6) if visitor.person else []
    return await show(
        request,
        "start.html",
        boxes=[box_of(game, visitor.language) for game in all_games()],
        mine=[row for row in mine if row.status != "over"],
        symbols=drawn(symbols_of(*all_games())),
    )


def box_of(game: Game, language: str) -> Box:
    """A game in the words of a language."""
    words = game.words(language)
    summary = words.say("summary") if words.knows("summary") else ""
    return Box(game.name, words.say("title"), summary, game.seats, game.minutes, drawn(_cover(game)), bool(game.guide))


@cache
def _cover(game: Game) -> str:
    """A picture of the game: the one it brings, or else the first part of its table."""
    cover = game.folder / "picture" / "cover.svg"
    if cover.exists():
        return cover.read_text("utf-8")
    return "".join(part.svg() for part in sample(game)[:1])


@router.post("/start")
async def start_game(request: Request) -> Response:
    """A game against bots, at once."""
    here = services(request)
    visitor, form = await posted(request)
    guided = field(form, "guided")
    game = next((game for game in all_games() if game.name == (guided or field(form, "game"))), None)
    if game is None:
        raise Refused(404, "no-such-game")
    person = await here.visitors.person(visitor)
    players = QUICK_PLAYERS if QUICK_PLAYERS in game.seats and not guided else game.seats[0]
    level = GUIDED_LEVEL if guided else QUICK_LEVEL
    bots = [NewSeat("bot", bot=level, name=name) for name in bot_names(visitor.language)[: players - 1]]
    digest = checked_digest(field(form, "digest"))
    hold = here.settings.hold_last
    wish = NewTable(game.name, [NewSeat("person"), *bots], pace=wanted_pace(request), hold=hold, digest=digest)
    table = await here.house.create(person, wish)
    if guided:
        await here.house.set_habits(table, person, {GUIDED: True})
    return await redirect(request, f"/tables/{table.row.id}")


@router.get("/pictures.css")
async def picture_style() -> Response:
    """The colours of all games, light and dark."""
    return PlainTextResponse(shared_style(), media_type="text/css", headers={"cache-control": "public, max-age=3600"})


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    """For browsers that do not ask the page."""
    return Response(status_code=308, headers={"location": "/static/favicon.svg"})
