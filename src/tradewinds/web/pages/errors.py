"""When something cannot be done: a kind page in the visitor's language, or a line for the script."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from tradewinds.core.words import Message
from tradewinds.web.app import visitor_of
from tradewinds.web.guard import HEADERS
from tradewinds.web.house import Refused
from tradewinds.web.pages.rendering import show, wants_json
from tradewinds.web.words import tell, words

__all__ = ["add_handlers"]

KNOWN = {400: "bad-form", 404: "no-such-page", 405: "wrong-method", 413: "too-large", 422: "bad-form"}


def add_handlers(app: FastAPI) -> None:
    """Answers every error of the pages."""
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _bad_form)
    app.add_exception_handler(Exception, _our_fault)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)  # noqa: S101 - that is what this handler is for
    return await _answer(request, error.status, error.message)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 - that is what this handler is for
    response = await _answer(request, error.status_code, Message(KNOWN.get(error.status_code, "cannot-be-done")))
    response.headers.update(error.headers or {})
    return response


async def _bad_form(request: Request, error: Exception) -> Response:
    return await _answer(request, 422, Message("bad-form"))


async def _our_fault(request: Request, error: Exception) -> Response:
    """Something is wrong with the program: told without a word about its insides."""
    try:
        response = await _answer(request, 500, Message("our-fault"))
    except Exception:  # even the page cannot be made, perhaps for want of the database
        response = Response(words("en").say("our-fault"), 500, media_type="text/plain")
    for name, value in HEADERS:  # this answer is made outside the guard
        response.headers[name.decode()] = value.decode()
    return response


async def _answer(request: Request, status: int, message: Message) -> Response:
    try:
        visitor = await visitor_of(request)
    except Refused as refused:  # not even known who asks
        return JSONResponse({"error": words("en").say(refused.message)}, refused.status)
    sentence = tell(message, visitor.language)
    if wants_json(request):
        return JSONResponse({"error": sentence}, status)
    return await show(request, "error.html", status=status, sentence=sentence, code=status, kind=_kind(status))


def _kind(status: int) -> str:
    if status == HTTPStatus.NOT_FOUND:
        return "lost"
    return "storm" if status >= HTTPStatus.INTERNAL_SERVER_ERROR else "stop"
