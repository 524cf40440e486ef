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
from tradewinds.web.shortcuts import Shortcut

__all__ = ["SHORTCUTS", "add_pages"]

# The busiest first; but what the coach is asked comes before `actions`, which answers to every name.
ROOMS = (coach, actions, new_table, table, start, lobby, replays, analysis, replay, rules, account, preferences)

SHORTCUTS = (
    Shortcut("POST", "/tables", "play", actions.play, errors.answer),
    Shortcut("GET", "/tables", "live", live.live, errors.answer),
)


def add_pages(app: FastAPI) -> None:
    """Gives the application its pages and its kind errors."""
    for room in ROOMS:
        app.include_router(room.router, include_in_schema=False)
    errors.add_handlers(app)
