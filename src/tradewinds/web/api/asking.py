"""Who asks, in which language, about which table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from fastapi import Depends, Header, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tradewinds.web.app import Services
from tradewinds.web.house import House, LiveTable, Refused
from tradewinds.web.store import PersonRow
from tradewinds.web.visitors import Visitor

__all__ = ["Asked", "AskedTable", "Caller", "Language", "Someone", "services_of"]

Language: TypeAlias = Literal["en", "uk", "ru", "pl"]
SAFE = ("GET", "HEAD", "OPTIONS")

bearer = HTTPBearer(
    auto_error=False, description="A token of yours; see `POST /guests`, `POST /login`, `POST /me/tokens`"
)


@dataclass(frozen=True)
class Caller:
    """Whoever sent a request."""

    services: Services
    visitor: Visitor
    language: str

    @property
    def house(self) -> House:
        """Where the tables are."""
        return self.services.house

    @property
    def id(self) -> str | None:
        """The person, if they are known."""
        return self.visitor.person.id if self.visitor.person else None

    async def person(self) -> PersonRow:
        """The person; someone unknown must get a token first."""
        if self.visitor.new:
            raise Refused(401, "token-needed")
        return await self.services.visitors.person(self.visitor)


def services_of(request: Request) -> Services:
    """The services of the application that the API is part of."""
    found: Services = request.app.state.parent.state.services
    return found


async def _caller(
    request: Request,
    _: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
    lang: Annotated[Language | None, Query(description="The language of all words; else Accept-Language")] = None,
    x_csrf: Annotated[str, Header(description="Only with a browser's cookie instead of a token")] = "",
) -> Caller:
    services = services_of(request)
    visitor = await services.visitors.identify(request)
    request.state.language = lang or visitor.language
    if request.method not in SAFE and not visitor.by_token and not visitor.new:
        services.visitors.check_csrf(visitor, x_csrf)
    return Caller(services, visitor, request.state.language)


Asked: TypeAlias = Annotated[Caller, Depends(_caller)]


async def _someone(caller: Asked) -> PersonRow:
    return await caller.person()


Someone: TypeAlias = Annotated[PersonRow, Depends(_someone)]


async def _asked_table(request: Request, caller: Asked, table: str) -> LiveTable:
    found = await caller.house.table(table)
    request.state.table = found  # for the words of a refusal
    return found


AskedTable: TypeAlias = Annotated[LiveTable, Depends(_asked_table)]
