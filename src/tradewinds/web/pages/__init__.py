"""Everything that people see in the browser."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

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
ROOMS = (coach, actions, new_table, table, start, lobby, replays, analysis, replay, rules, account, preferences)

Endpoint: TypeAlias = Callable[[Request], Awaitable[Response]]


class Shortcut(Route):
    """A way to what is asked for most, past all the others and past what FastAPI does for them."""

    def __init__(self, path: str, endpoint: Endpoint, method: str) -> None:
        super().__init__(path, endpoint)
        self.methods = {method}  # and no other: a stream has no head to ask for

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether a request goes this way; whoever notes requests notes its pattern."""
        match, found = super().matches(scope)
        return match, {**found, "route": self}


SHORTCUTS = (
    Shortcut("/tables/{key}/play", actions.play, "POST"),
    Shortcut("/tables/{key}/live", live.live, "GET"),
)


def add_pages(app: FastAPI) -> None:
    """Gives the application its pages and its kind errors."""
    app.router.routes[:0] = SHORTCUTS
    for room in ROOMS:
        app.include_router(room.router, include_in_schema=False)
    errors.add_handlers(app)
