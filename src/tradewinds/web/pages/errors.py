"""When something cannot be done: a kind page in the visitor's language, or a line for the script."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response

from tradewinds.web.guard import HEADERS
from tradewinds.web.house import Refused
from tradewinds.web.pages.rendering import show, wants_json
from tradewinds.web.refusals import AGAIN, headers_of, refusal_of, sentence
from tradewinds.web.services import services, visitor_of
from tradewinds.web.store import Away
from tradewinds.web.words import language_for

__all__ = ["add_handlers", "answer"]


def add_handlers(app: FastAPI) -> None:
    """Answers every error of the pages."""
    for kind in (Refused, Away, HTTPException, RequestValidationError, ClientDisconnect):
        app.add_exception_handler(kind, _answer)
    app.add_exception_handler(Exception, _our_fault)


async def answer(request: Request, error: Exception) -> Response:
    """Whatever went wrong; if something is wrong with the program, without a word about its insides."""
    try:
        return await _answer(request, error)
    except Exception:  # even the page cannot be made, perhaps for want of the database
        return Response(sentence(refusal_of(error), "en"), 500, media_type="text/plain")


async def _our_fault(request: Request, error: Exception) -> Response:
    """The same, outside the guard."""
    response = await answer(request, error)
    for name, value in HEADERS:
        response.headers[name.decode()] = value.decode()
    return response


async def _answer(request: Request, error: Exception) -> Response:
    refused = refusal_of(error)
    try:
        language, known = (await visitor_of(request)).language, True
    except Away as away:  # nor can it be looked up: the page is for whoever the cookies say
        request.state.visitor = services(request).visitors.unasked(request)
        language, known, error, refused = request.state.visitor.language, True, away, refusal_of(away)
    except Refused as stranger:  # not even known who asks
        language, known, refused = language_for(request.headers.get("accept-language", "")), False, stranger
    told, status = sentence(refused, language), refused.status
    if wants_json(request) or not known:
        return JSONResponse({"error": told}, status, headers_of(error))
    again = AGAIN if isinstance(error, Away) and request.method == "GET" else 0
    frame = {"sentence": told, "code": status, "kind": _kind(status), "again": again}
    response = await show(request, "error.html", status=status, **frame)
    response.headers.update(headers_of(error))
    return response


def _kind(status: int) -> str:
    if status == HTTPStatus.NOT_FOUND:
        return "lost"
    return "storm" if status >= HTTPStatus.INTERNAL_SERVER_ERROR else "stop"
