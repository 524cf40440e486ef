"""What a visitor chooses for every page: the language, and light or dark."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from tradewinds.core.words import LANGUAGES
from tradewinds.web.house import Refused
from tradewinds.web.pages.rendering import THEME_COOKIE, THEMES, field, inside, posted, redirect
from tradewinds.web.store.people import A_YEAR
from tradewinds.web.visitors import LANGUAGE_COOKIE

router = APIRouter()


@router.post("/language")
async def choose_language(request: Request) -> Response:
    """Everything in another language from now on."""
    _, form = await posted(request)
    return await _keep(request, LANGUAGE_COOKIE, field(form, "language"), tuple(LANGUAGES), field(form, "back", "/"))


@router.post("/theme")
async def choose_theme(request: Request) -> Response:
    """Light, dark, or as the visitor's system is."""
    _, form = await posted(request)
    return await _keep(request, THEME_COOKIE, field(form, "theme"), THEMES, field(form, "back", "/"))


async def _keep(request: Request, cookie: str, value: str, known: tuple[str, ...], back: str) -> Response:
    if value not in known:
        raise Refused(422, "bad-form")
    response = await redirect(request, inside(back))
    response.set_cookie(cookie, value, A_YEAR, samesite="lax")
    return response
