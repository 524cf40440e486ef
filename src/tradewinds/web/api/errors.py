"""Refusals and errors, all in one shape: {"error": {"key": ..., "message": ...}}."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from tradewinds.core.words import LANGUAGES, Message
from tradewinds.games import find_game
from tradewinds.web.house import LiveTable, Refused
from tradewinds.web.words import tell

__all__ = ["Problem", "add_handlers", "problems", "sentence"]

LOG = logging.getLogger("tradewinds.web")
KNOWN = {400: "bad-request", 404: "no-such-page", 405: "wrong-method", 413: "too-large"}
MEANINGS = {
    400: "The body cannot be read",
    401: "No token, or one that is not known",
    403: "Not yours to do",
    404: "There is no such thing",
    405: "This address has no such method",
    409: "Not now: it is not your turn, the rules forbid it, the seat is taken, ...",
    413: "The body is too large",
    422: "Something in the request makes no sense",
    429: "Too many requests",
}


class Trouble(BaseModel):
    """What is wrong."""

    key: str = Field(description="For programs: the same in every language")
    message: str = Field(description="For people, in the language asked for")


class Problem(BaseModel):
    """The answer to everything that cannot be done."""

    error: Trouble


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error answers of a route, for its documentation."""
    always = (400, 401, 404, 413, 422, 429)
    return {code: {"model": Problem, "description": MEANINGS[code]} for code in sorted({*always, *statuses})}


def sentence(message: Message, language: str, table: LiveTable | None = None) -> str:
    """A message in words, with the reason for programmers if there is one; its key, should there be no words."""
    try:
        game = find_game(table.row.game) if table else None
        text = tell(message, language, game, table.names if table else None)
    except (LookupError, ValueError, OSError):
        text = message.key
    reason = str(message.parameters.get("reason", ""))
    return text if reason in text else f"{text} ({reason})"


def add_handlers(api: FastAPI) -> None:
    """Answers every error of the API."""
    api.add_exception_handler(Refused, _refused)
    api.add_exception_handler(HTTPException, _http_error)
    api.add_exception_handler(RequestValidationError, _invalid)
    api.add_exception_handler(Exception, _our_fault)


async def _refused(request: Request, error: Exception) -> Response:
    refused = cast(Refused, error)
    return _answer(request, refused.status, refused.message)


async def _http_error(request: Request, error: Exception) -> Response:
    found = cast(HTTPException, error)
    message = Message(KNOWN.get(found.status_code, "cannot-be-done"))
    return _answer(request, found.status_code, message, found.headers)


async def _invalid(request: Request, error: Exception) -> Response:
    """Says where and what, never what was sent: that may not even be text."""
    first = cast(RequestValidationError, error).errors()[0]
    where = ".".join(str(step) for step in first["loc"])
    detail = f"{where}: {first['msg']}".encode("ascii", "backslashreplace").decode()[:300]
    return JSONResponse({"error": {"key": "bad-request", "message": detail}}, 422)


async def _our_fault(request: Request, error: Exception) -> Response:
    return _answer(request, 500, Message("our-fault"))


def _answer(request: Request, status: int, message: Message, headers: Mapping[str, str] | None = None) -> Response:
    text = sentence(message, _language(request), getattr(request.state, "table", None))
    text = text.encode(
        "utf-8", "backslashreplace"
    ).decode()  # words about what was sent can hold half a character of it
    return JSONResponse({"error": {"key": message.key, "message": text}}, status, headers)


def _language(request: Request) -> str:
    """As far as it is known: an error can come before it was asked who asks."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")[:2].lower()
    known = getattr(request.state, "language", wanted)
    return known if known in LANGUAGES else "en"
