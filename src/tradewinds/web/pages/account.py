"""Accounts: a name and a password keep one's games across devices; tokens let one's programs play."""

from __future__ import annotations

from datetime import UTC, datetime

from fastapi import APIRouter, Request
from starlette.responses import Response

from tradewinds.web.house import Refused
from tradewinds.web.house.requests import LONGEST_NAME
from tradewinds.web.pages.rendering import field, posted, redirect, show, speaker
from tradewinds.web.services import services, visitor_of
from tradewinds.web.visitors import LONGEST_PASSWORD, SHORTEST_PASSWORD
from tradewinds.web.words import tell

router = APIRouter()


@router.get("/account")
async def account_page(request: Request) -> Response:
    """Who one is here."""
    return await _show(request)


async def _show(request: Request, *, notice: str = "", done: str = "", status: int = 200, token: str = "") -> Response:
    visitor = await visitor_of(request)
    request.state.back = "/account"
    tokens = await services(request).store.tokens(visitor.person.id) if visitor.person else []
    return await show(
        request,
        "account.html",
        status=status,
        notice=notice,
        done=done,
        token=token,
        tokens=tokens,
        sessions=await services(request).visitors.sessions(visitor),
        day=_day,
        longest_name=LONGEST_NAME,
        shortest=SHORTEST_PASSWORD,
        longest=LONGEST_PASSWORD,
    )


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


async def _refused(request: Request, refused: Refused) -> Response:
    visitor = await visitor_of(request)
    return await _show(request, notice=tell(refused.message, visitor.language), status=refused.status)


@router.post("/account/name")
async def rename(request: Request) -> Response:
    """Changes what others see."""
    visitor, form = await posted(request)
    try:
        await services(request).visitors.rename(visitor, field(form, "name"))
    except Refused as refused:
        return await _refused(request, refused)
    return await redirect(request, "/account")


@router.post("/account/register")
async def register(request: Request) -> Response:
    """Makes the guest an account."""
    visitor, form = await posted(request)
    try:
        await services(request).visitors.register(visitor, field(form, "name"), field(form, "password"))
    except Refused as refused:
        return await _refused(request, refused)
    return await redirect(request, "/account")


@router.post("/account/login")
async def log_in(request: Request) -> Response:
    """Becomes the owner of an account on this device too."""
    visitor, form = await posted(request)
    visitors = services(request).visitors
    try:
        await visitors.enter(visitor, await visitors.log_in(field(form, "name"), field(form, "password")))
    except Refused as refused:
        return await _refused(request, refused)
    return await redirect(request, "/lobby")


@router.post("/account/password")
async def change_password(request: Request) -> Response:
    """A new password, by which every other device has to log in again."""
    visitor, form = await posted(request)
    try:
        await services(request).visitors.change_password(visitor, field(form, "password"), field(form, "new"))
    except Refused as refused:
        return await _refused(request, refused)
    say, tokens = speaker(visitor.language), await services(request).store.tokens(visitor.id)
    told = [say("password-changed"), *([say("password-changed-tokens")] if tokens else ())]
    return await _show(request, done=" ".join(told))


@router.post("/account/logout")
async def log_out(request: Request) -> Response:
    """Becomes a new guest."""
    visitor, _ = await posted(request)
    await services(request).visitors.log_out(visitor)
    return await redirect(request, "/")


@router.post("/account/sessions/end")
async def end_session(request: Request) -> Response:
    """Logs another device out."""
    visitor, form = await posted(request)
    await services(request).store.end_sessions(visitor.id, [field(form, "session")])
    return await redirect(request, "/account")


@router.post("/account/tokens")
async def new_token(request: Request) -> Response:
    """A token for the API, shown this once."""
    visitor, form = await posted(request)
    token = await services(request).visitors.new_token(visitor, field(form, "label"))
    return await _show(request, token=token)


@router.post("/account/tokens/drop")
async def drop_token(request: Request) -> Response:
    """Forgets a token."""
    visitor, form = await posted(request)
    if visitor.person:
        await services(request).store.drop_token(visitor.person.id, field(form, "token"))
    return await redirect(request, "/account")
