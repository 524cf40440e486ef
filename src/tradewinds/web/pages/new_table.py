"""The page on which a table is set up: game, options, seats, clock, and who may come."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import Response

from tradewinds.bots import LEVELS, bot_names as all_bots, ratings
from tradewinds.bots.pace import CALM, PACES
from tradewinds.core.game import Game
from tradewinds.games import all_games
from tradewinds.web.house import NewSeat, NewTable, Refused
from tradewinds.web.house.requests import checked_name
from tradewinds.web.house.seeds import checked_digest
from tradewinds.web.names import bot_names
from tradewinds.web.pages.rendering import field, number, posted, redirect, show, speaker
from tradewinds.web.pages.start import QUICK_LEVEL, box_of
from tradewinds.web.pages.viewer import PACE_COOKIE, wanted_pace
from tradewinds.web.services import services, visitor_of
from tradewinds.web.store.people import A_YEAR
from tradewinds.web.store.rows import Clock
from tradewinds.web.words import tell

router = APIRouter()

CLOCKS: tuple[Clock, ...] = ("none", "move", "game")
MINUTE = 60
INSIDE_LEVELS = ("greedy", "search")  # what levels are made of


@router.get("/tables/new")
async def new_table_page(request: Request, game: str = "") -> Response:
    """What is to be chosen."""
    return await _show(request, _game(game or all_games()[0].name), {})


async def _show(request: Request, game: Game, chosen: dict[str, str], notice: str = "", status: int = 200) -> Response:
    visitor = await visitor_of(request)
    words = game.words(visitor.language)
    options = [(option, words.say(f"option-{option.name}"), option.about(words)) for option in game.options]
    return await show(
        request,
        "new_table.html",
        status=status,
        notice=notice,
        game=game,
        boxes=[box_of(each, visitor.language) for each in all_games()],
        box=box_of(game, visitor.language),
        options=options,
        words=words,
        levels={level: ratings(level, game.name) for level in LEVELS},
        others=[name for name in all_bots() if name not in (*LEVELS, *INSIDE_LEVELS)],
        usual=QUICK_LEVEL,
        clocks=CLOCKS,
        paces=PACES,
        pace=wanted_pace(request),
        chosen=chosen,
    )


def _game(name: str) -> Game:
    for game in all_games():
        if game.name == name:
            return game
    raise Refused(404, "no-such-game")


@router.post("/tables")
async def open_table(request: Request) -> Response:
    """Opens the table, or says what is wrong with what was asked for."""
    here = services(request)
    visitor, form = await posted(request)
    game = _game(field(form, "game"))
    request.state.back = f"/tables/new?game={game.name}"
    try:
        asked = replace(_asked(game, form, visitor.language), hold=here.settings.hold_last)
        table = await here.house.create(await here.visitors.person(visitor), asked)
    except Refused as refused:
        sentence = tell(refused.message, visitor.language, game)
        return await _show(request, game, {name: field(form, name) for name in form}, sentence, refused.status)
    response = await redirect(request, f"/tables/{table.row.id}")
    response.set_cookie(PACE_COOKIE, asked.pace, A_YEAR, samesite="lax", httponly=True)
    return response


def _asked(game: Game, form: FormData, language: str) -> NewTable:
    clock, pace = field(form, "clock", "none"), field(form, "pace", CALM)
    if clock not in CLOCKS or pace not in PACES:
        raise Refused(422, "bad-form")
    seats = [seat for place in range(game.seats[-1]) if (seat := _seat(form, place, language))]
    if len(seats) not in game.seats:
        raise Refused(422, "bad-player-count", least=game.seats[0], most=game.seats[-1])
    return NewTable(
        game=game.name,
        seats=seats,
        options=_options(game, form),
        clock=clock,
        seconds=0 if clock == "none" else number(field(form, "minutes")) * MINUTE,
        public=field(form, "public") == "yes",
        pace=pace,
        digest=checked_digest(field(form, "digest")),
    )


def _options(game: Game, form: FormData) -> dict[str, Any]:
    """A box that is not ticked is not sent."""
    return {
        option.name: field(form, f"option-{option.name}", str(option.default))
        if option.choices
        else f"option-{option.name}" in form
        for option in game.options
    }


def _seat(form: FormData, place: int, language: str) -> NewSeat | None:
    kind = field(form, f"seat-{place}", "none")
    name = field(form, f"name-{place}").strip()
    if kind == "me":
        return NewSeat("person", name=checked_name(name) if name else "")
    if kind == "friend":
        return NewSeat("person", name=checked_name(name) if name else speaker(language)("friend", number=place + 1))
    if kind == "open":
        return NewSeat("open")
    if kind.startswith("bot-"):
        called = checked_name(name) if name else bot_names(language)[place - 1]
        return NewSeat("bot", bot=kind.removeprefix("bot-"), name=called)
    return None
