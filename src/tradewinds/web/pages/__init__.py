"""Everything that people see in the browser."""

from fastapi import FastAPI

from tradewinds.web.pages import (
    account,
    actions,
    analysis,
    coach,
    errors,
    live,
    lobby,
    new_table,
    preferences,
    replay,
    replays,
    rules,
    start,
    table,
)

__all__ = ["add_pages"]

# The busiest first; but what the coach is asked comes before `actions`, which answers to every name.
ROOMS = (coach, actions, live, new_table, table, start, lobby, replays, analysis, replay, rules, account, preferences)


def add_pages(app: FastAPI) -> None:
    """Gives the application its pages and its kind errors."""
    for room in ROOMS:
        app.include_router(room.router, include_in_schema=False)
    errors.add_handlers(app)
