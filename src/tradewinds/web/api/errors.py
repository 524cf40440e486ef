"""Refusals and errors, all in one shape: {"error": {"key": ..., "message": ...}}."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from tradewinds.web.house import Refused
from tradewinds.web.refusals import headers_of, refusal_of, sentence
from tradewinds.web.store import Away
from tradewinds.web.words import language_for

__all__ = ["Problem", "add_handlers", "answer", "problems"]

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
    503: "The database is away; try again after as many seconds as `Retry-After` says",
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
    always = (400, 401, 404, 413, 422, 429, 503)
    return {code: {"model": Problem, "description": MEANINGS[code]} for code in sorted({*always, *statuses})}


def add_handlers(api: FastAPI) -> None:
    """Answers every error of the API."""
    for kind in (Refused, Away, HTTPException, RequestValidationError, Exception):
        api.add_exception_handler(kind, answer)


async def answer(request: Request, error: Exception) -> Response:
    """What went wrong, in the one shape."""
    refused = refusal_of(error)
    text = sentence(refused, _language(request), getattr(request.state, "table", None))
    reason = str(refused.message.parameters.get("reason", ""))  # for programmers
    message = text if reason in text else f"{text} ({reason})"
    told = {"error": {"key": refused.message.key, "message": message}}
    return JSONResponse(told, refused.status, headers_of(error))


def _language(request: Request) -> str:
    """As far as it is known: an error can come before it was asked who asks."""
    chosen = getattr(request.state, "language", request.query_params.get("lang", ""))
    return language_for(request.headers.get("accept-language", ""), chosen)
