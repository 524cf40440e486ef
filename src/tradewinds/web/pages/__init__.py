"""Everything that people see in the browser."""

from fastapi import FastAPI

from tradewinds.web.pages import (
    account,
    actions,
    errors,
    live,
    lobby,
    new_table,
    preferences,
    replay,
    replays,
    start,
    table,
)

__all__ = ["add_pages"]

ROOMS = (actions, live, new_table, table, start, lobby, replays, replay, account, preferences)  # the busiest first


def add_pages(app: FastAPI) -> None:
    """Gives the application its pages and its kind errors."""
    for room in ROOMS:
        app.include_router(room.router, include_in_schema=False)
    errors.add_handlers(app)
