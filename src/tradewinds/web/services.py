"""What requests need, found by way of the application that answers them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from fastapi import Request

from tradewinds.web.analyses import Analyses
from tradewinds.web.coach import Coach
from tradewinds.web.house import House
from tradewinds.web.records import Records
from tradewinds.web.settings import Settings
from tradewinds.web.store import Store
from tradewinds.web.visitors import Visitor, Visitors

__all__ = ["Services", "name_of", "services", "visitor_of"]


@dataclass(frozen=True)
class Services:
    """The store, the house and the visitors of one server."""

    settings: Settings
    store: Store
    house: House
    visitors: Visitors
    analyses: Analyses
    coach: Coach
    records: Records
    leaving: asyncio.Event = field(default_factory=asyncio.Event)  # set when streams are to come back elsewhere


def services(request: Request) -> Services:
    """The services behind a request; the API has those of the application that it is a part of."""
    app = getattr(request.app.state, "parent", request.app)
    found: Services = app.state.services
    return found


def name_of(request: Request, visitor: Visitor) -> str:
    """Whom to count a visitor's costly wishes for: the person, or whoever is at that address."""
    return visitor.id or (request.client.host if request.client else "")


async def visitor_of(request: Request) -> Visitor:
    """Who sent a request, asked once a request."""
    if not hasattr(request.state, "visitor"):
        request.state.visitor = await services(request).visitors.identify(request)
    visitor: Visitor = request.state.visitor
    return visitor
