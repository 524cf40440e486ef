"""What people do at a table: each a form that answers with the table, or with one line for the script."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import JSONResponse, Response

from tradewinds.bots.pace import PACES
from tradewinds.core.state import CHANCE
from tradewinds.web.house import House, LiveTable, Refused
from tradewinds.web.house.house import HABITS, PACE, STAND_IN
from tradewinds.web.house.seeds import checked_digest
from tradewinds.web.names import bot_names, local_names
from tradewinds.web.pages.rendering import field, inside, number, posted, redirect, wants_json
from tradewinds.web.pages.table import show_table
from tradewinds.web.pages.viewer import LOOK_COOKIE, MUTE_COOKIE, PACE_COOKIE, look_of, muted_by, wanted_pace
from tradewinds.web.refusals import sentence
from tradewinds.web.services import services, visitor_of
from tradewinds.web.store import PersonRow
from tradewinds.web.store.people import A_YEAR

router = APIRouter()

MARK = re.compile("[0-9a-f]{12}")
LONGEST_WAY, MOST_STEPS = 800, 30  # letters and moves of a way

Action = Callable[[House, LiveTable, PersonRow, FormData], Awaitable[None]]


async def _play(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    ply = field(form, "ply")
    first, *others = field(form, "move")[:LONGEST_WAY].split("/")[:MOST_STEPS]  # a way is several moves
    begun = table.game_on.ply
    await house.play(table, person, first[:60], number(ply) if ply else None)
    for taken, step in enumerate(others, 1):
        if taken == _decisions(table, begun):  # what had no alternative has played itself
            await house.play(table, person, step[:60])


def _decisions(table: LiveTable, since: int) -> int:
    """How many decisions were made from a ply on."""
    return sum(int(before.seat) != CHANCE for before, _ in table.game_on.history[since:])


async def _confirm(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    await house.confirm(table, person)


async def _undo(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    await house.undo(table, person)


async def _leave(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    await house.leave(table, person)


async def _come_back(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    await house.come_back(table, person)


async def _replace(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    await house.replace(table, person, number(field(form, "seat")))


async def _habits(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    await house.set_habits(table, person, {name: field(form, name) == "on" for name in HABITS if name in form})


async def _say(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
    await house.say(table, person, field(form, "text"))


ACTIONS: dict[str, Action] = {
    "confirm": _confirm,
    "undo": _undo,
    "leave": _leave,
    "return": _come_back,
    "replace": _replace,
    "habits": _habits,
    "say": _say,
}


@router.post("/tables/{key}/join")
async def join(request: Request, key: str) -> Response:
    """Sits down."""

    async def sit_down(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
        seat, name = field(form, "seat"), field(form, "name").strip()
        digest = checked_digest(field(form, "digest"))
        if name and name != person.name:
            visitor = await visitor_of(request)
            await services(request).visitors.rename(visitor, name)
            person = visitor.person or person
        hold = services(request).settings.hold_last
        await house.join(table, person, number(seat) if seat else None, wanted_pace(request), digest, hold)

    return await _act(request, key, sit_down)


@router.post("/tables/{key}/pace")
async def choose_pace(request: Request, key: str) -> Response:
    """How fast bots play here from now on, and at this visitor's next tables."""
    chosen = ""

    async def set_pace(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
        nonlocal chosen
        await house.set_habits(table, person, {PACE: field(form, PACE)})
        chosen = field(form, PACE)

    response = await _act(request, key, set_pace)
    if chosen in PACES:
        response.set_cookie(PACE_COOKIE, chosen, A_YEAR, samesite="lax", httponly=True)
    return response


@router.post("/tables/{key}/fill")
async def fill(request: Request, key: str) -> Response:
    """The host lets bots have the open seats."""

    async def give_to_bots(house: House, table: LiveTable, person: PersonRow, form: FormData) -> None:
        taken = local_names(table.seats, request.state.visitor.language)
        names = [name for name in bot_names(request.state.visitor.language) if name not in taken]
        await house.fill_with_bots(table, person, field(form, "bot", STAND_IN), names)

    return await _act(request, key, give_to_bots)


@router.post("/tables/{key}/rematch")
async def rematch(request: Request, key: str) -> Response:
    """The same game again."""
    here = services(request)
    table = await here.house.table(key)
    visitor, form = await posted(request)
    digest = checked_digest(field(form, "digest"))
    again = await here.house.rematch(table, await here.visitors.person(visitor), digest)
    return await redirect(request, f"/tables/{again.row.id}")


@router.post("/tables/{key}/mute")
async def mute(request: Request, key: str) -> Response:
    """Reads someone's chat no more, or again; kept by this browser alone."""
    await services(request).house.table(key)
    _, form = await posted(request)
    mark = field(form, "mark")
    if not MARK.fullmatch(mark):
        raise Refused(422, "bad-form")
    response = await redirect(request, f"/tables/{key}")
    response.set_cookie(
        MUTE_COOKIE, ".".join(sorted(muted_by(request) ^ {mark})), A_YEAR, samesite="lax", httponly=True
    )
    return response


@router.post("/tables/{key}/look")
async def look(request: Request, key: str) -> Response:
    """One of the friends at a device says that it is they who look."""
    table = await services(request).house.table(key)
    visitor, form = await posted(request)
    seat = number(field(form, "seat"))
    if seat not in table.seats_of(visitor.id):
        raise Refused(403, "players-only")
    response = await redirect(request, f"/tables/{key}")
    response.set_cookie(LOOK_COOKIE, look_of(table, seat), samesite="lax", httponly=True)
    return response


async def play(request: Request) -> Response:
    """Plays a move, or a way."""
    return await _act(request, request.path_params["key"], _play)


@router.post("/tables/{key}/{action}")
async def act(request: Request, key: str, action: str) -> Response:
    """Does something at a table."""
    if action not in ACTIONS:
        raise Refused(404, "no-such-page")
    return await _act(request, key, ACTIONS[action])


async def _act(request: Request, key: str, action: Action) -> Response:
    here = services(request)
    table = await here.house.table(key)
    request.state.back = f"/tables/{key}"
    try:
        visitor, form = await posted(request)
        await action(here.house, table, await here.visitors.person(visitor), form)
    except Refused as refused:
        return await _refused(request, table, refused)
    if wants_json(request):
        return JSONResponse({"version": table.stored_version})
    return await redirect(request, inside(f"/tables/{key}"))


async def _refused(request: Request, table: LiveTable, refused: Refused) -> Response:
    """The table again, with the reason at its top."""
    visitor = await visitor_of(request)
    told = sentence(refused, visitor.language, table)
    if wants_json(request):
        return JSONResponse({"error": told}, refused.status)
    return await show_table(request, table, notice=told, status=refused.status)
