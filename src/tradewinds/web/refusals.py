"""How what cannot be done is answered over HTTP: which status, which message. Pages and API differ only in its form."""

from __future__ import annotations

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from tradewinds.games import find_game
from tradewinds.web.house import LiveTable, Refused
from tradewinds.web.names import local_names
from tradewinds.web.store import Away
from tradewinds.web.words import tell

__all__ = ["AGAIN", "headers_of", "refusal_of", "sentence"]

AGAIN = 2  # seconds after which to try again what the database was away for

BY_STATUS = {
    400: "bad-request",
    404: "no-such-page",
    405: "wrong-method",
    413: "too-large",
    422: "bad-request",
    429: "too-many-requests",
}


def refusal_of(error: Exception | int) -> Refused:
    """An error, or a status alone, as a refusal; what is wrong with the program is told without its insides."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, RequestValidationError):
        return Refused(422, BY_STATUS[422], reason=_what_is_wrong(error))
    if isinstance(error, Away):
        return Refused(503, "database-away")
    if isinstance(error, HTTPException):
        error = error.status_code
    if isinstance(error, ClientDisconnect):  # halfway through a form
        error = 400
    if isinstance(error, int):
        return Refused(error, BY_STATUS.get(error, "cannot-be-done"))
    return Refused(500, "our-fault")


def headers_of(error: Exception) -> dict[str, str]:
    """What the head of an answer says of an error: above all, when to try again."""
    if isinstance(error, Away):
        return {"retry-after": str(AGAIN)}
    return dict(getattr(error, "headers", None) or {})


def _what_is_wrong(error: RequestValidationError) -> str:
    """Where and what, never what was sent: that may not even be text."""
    first = error.errors()[0]
    where = ".".join(str(step) for step in first["loc"])
    return f"{where}: {first['msg']}".encode("ascii", "backslashreplace").decode()[:300]


def sentence(refused: Refused, language: str, table: LiveTable | None = None) -> str:
    """A refusal in words; its key, should there be none."""
    try:
        game = find_game(table.row.game) if table else None
        text = tell(refused.message, language, game, local_names(table.seats, language) if table else None)
    except (LookupError, ValueError, OSError):
        text = refused.message.key
    return text.encode("utf-8", "backslashreplace").decode()  # it can quote half a character of what was sent
