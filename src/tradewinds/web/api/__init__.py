"""The JSON API: everything the page can do, for people's own clients and bots. docs/api.md is its guide."""

from fastapi import FastAPI
from fastapi.routing import APIRoute

from tradewinds.web.api import coaching, documents, games, live, people, playing, replays, seats, tables, viewing
from tradewinds.web.api.errors import add_handlers

__all__ = ["create_api"]

ROOMS = (games, people, tables, seats, playing, coaching, viewing, live, replays)
DESCRIPTION = """
Play by program: open a table or join one, wait for your turn on its event stream, ask for the legal moves, play one.

Send `Authorization: Bearer <token>` with every request; `POST /guests` gives out a token without an account.
Whatever cannot be done is answered with a status of 4xx, or 503 while the database is away, and
`{"error": {"key": "...", "message": "a sentence in your language"}}`.
"""


def create_api(app: FastAPI) -> FastAPI:
    """The application to mount at /api; it works with the services of its parent."""
    api = FastAPI(
        title="Tradewinds",
        version="1",
        description=DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_operation_id,
    )
    api.state.parent = app
    for room in ROOMS:
        api.include_router(room.router)
    documents.add_documents(api)
    add_handlers(api)
    return api


def _operation_id(route: APIRoute) -> str:
    return route.name
