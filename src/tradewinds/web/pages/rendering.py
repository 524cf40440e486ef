"""How a page is put together: templates, the visitor's language, and answers for forms and for the script."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup
from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from tradewinds.core.words import LANGUAGES, Message, Parameter, Words
from tradewinds.web.house import Refused
from tradewinds.web.names import local_name
from tradewinds.web.pages import signs
from tradewinds.web.pages.pictures import style_address
from tradewinds.web.services import services, visitor_of
from tradewinds.web.visitors import Visitor
from tradewinds.web.words import words

__all__ = ["field", "fragment", "posted", "redirect", "show", "wants_json"]

WEB = Path(__file__).parents[1]
MOST_FIELDS = 100  # of a form
THEME_COOKIE = "tw_theme"
THEMES = ("auto", "light", "dark")
TEMPLATES = Environment(
    loader=FileSystemLoader(WEB / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)
TEMPLATES.globals |= {"mark_of": signs.mark_of, "fact_of": signs.fact_of, "change_of": signs.change_of}


class Speaker:
    """Says sentences of the pages in one language, for templates."""

    def __init__(self, language: str) -> None:
        self.words: Words = words(language).in_print

    def __call__(self, key: str, **parameters: Parameter) -> str:
        return self.words.say(Message(key, parameters) if parameters else key)

    def bot(self, name: str | None) -> str:
        """What a bot is called: a level in words, any other by its own name."""
        known = self.words.knows(f"bot-{name}")
        return self(f"bot-{name}") if known else name or ""

    def about_bot(self, name: str) -> str:
        """How a bot plays; nothing where nobody has put that into words."""
        return self(f"bot-{name}-about") if self.words.knows(f"bot-{name}-about") else ""

    def time(self, seconds: float) -> str:
        """A length of time in the unit that suits it."""
        for unit, length in (("days", 86400), ("hours", 3600), ("minutes", 60)):
            if seconds >= length and seconds % length == 0:
                return self(f"time-{unit}", count=int(seconds // length))
        return self("time-seconds", count=int(seconds))


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language."""
    return Speaker(language)


@cache
def static_address(name: str) -> str:
    """The address of a static file, which changes when the file does, so that browsers may keep it."""
    content = (WEB / "static" / name).read_bytes()
    return f"/static/{name}?v={hashlib.sha256(content).hexdigest()[:10]}"


def fragment(template: str, language: str, **context: Any) -> str:
    """A piece of a page, for someone who reads a language."""
    return _template(template).render(say=speaker(language), language=language, **context)


@cache
def _template(name: str) -> Template:
    return TEMPLATES.get_template(name)


async def show(request: Request, template: str, *, status: int = 200, **context: Any) -> Response:
    """A whole page for whoever asked."""
    visitor = await visitor_of(request)
    theme = request.cookies.get(THEME_COOKIE, "auto")
    frame = {
        "visitor": visitor,
        "own_name": local_name(visitor.person.name, visitor.language) if visitor.person else "",
        "languages": LANGUAGES,
        "here": _here(request),
        "static": static_address,
        "picture_style": style_address(),
        "theme": theme if theme in THEMES else "auto",
        "themes": THEMES,
    }
    response = HTMLResponse(fragment(template, visitor.language, **frame | context), status)
    response.headers["cache-control"] = "private, no-cache"
    response.headers["vary"] = "Cookie, Accept-Language"
    services(request).visitors.remember(visitor, response)
    return response


def _here(request: Request) -> str:
    """Where to come back to; the answer to a form has no address of its own."""
    if request.method != "GET":
        return str(request.state.back) if hasattr(request.state, "back") else "/"
    query = f"?{request.url.query}" if request.url.query else ""
    return request.url.path + query


async def posted(request: Request, *, files: int = 0) -> tuple[Visitor, FormData]:
    """Who posted a form, and what is in it; a form that is not ours is refused."""
    visitor = await visitor_of(request)
    form = await _form(request, files)
    services(request).visitors.check_csrf(visitor, field(form, "csrf"))
    return visitor, form


async def _form(request: Request, files: int) -> FormData:
    """What is in a form; the usual kind is read in one go."""
    if request.headers.get("content-type") != "application/x-www-form-urlencoded":
        _check_charset(request)
        return await request.form(max_files=files, max_fields=MOST_FIELDS)
    body = (await request.body()).decode("latin-1")
    try:
        return FormData([*parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS)])
    except ValueError:
        raise HTTPException(400) from None


def _check_charset(request: Request) -> None:
    """Forms are UTF-8, as our pages are; decoding by whatever name a request gives can take minutes."""
    _, options = parse_options_header(request.headers.get("content-type", ""))
    if options.get(b"charset", b"utf-8").lower() not in (b"utf-8", b"utf8"):
        raise Refused(422, "bad-form")


def field(form: FormData, name: str, default: str = "") -> str:
    """A field of a form as text."""
    value = form.get(name, default)
    return default if isinstance(value, UploadFile) else value.replace("\0", "")  # no database keeps that letter


def number(text: str) -> int:
    """A whole number from a form or an address."""
    if not text.isdecimal() or len(text) > 9:
        raise Refused(422, "bad-number", text=text[:40])
    return int(text)


def wants_json(request: Request) -> bool:
    """Whether the page's script asks, not the browser itself."""
    return "application/json" in request.headers.get("accept", "")


async def redirect(request: Request, address: str) -> Response:
    """Onwards after a form: by address for the script, by 303 for the browser."""
    response: Response = (
        JSONResponse({"location": address}) if wants_json(request) else RedirectResponse(address, status_code=303)
    )
    services(request).visitors.remember(await visitor_of(request), response)
    return response


def inside(address: str) -> str:
    """An address within this site, whatever a form says."""
    return address if address.startswith("/") and not address.startswith(("//", "/\\")) else "/"


def drawn(svg: str) -> Markup:
    """A drawing of our own, which needs no escaping."""
    return Markup(svg)  # noqa: S704 - pictures escape what they are given
