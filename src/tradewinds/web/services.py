"""What requests need, found by way of the application that answers them."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import Request

from tradewinds.web.house import House
from tradewinds.web.settings import Settings
from tradewinds.web.store import Store
from tradewinds.web.visitors import Visitor, Visitors

__all__ = ["Services", "services", "visitor_of"]


@dataclass(frozen=True)
class Services:
    """The store, the house and the visitors of one server."""

    settings: Settings
    store: Store
    house: House
    visitors: Visitors


def services(request: Request) -> Services:
    """The services behind a request; the API has those of the application that it is a part of."""
    app = getattr(request.app.state, "parent", request.app)
    found: Services = app.state.services
    return found


async def visitor_of(request: Request) -> Visitor:
    """Who sent a request, asked once a request."""
    if not hasattr(request.state, "visitor"):
        request.state.visitor = await services(request).visitors.identify(request)
    visitor: Visitor = request.state.visitor
    return visitor
