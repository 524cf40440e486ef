"""Who calls, in which language, about which table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from fastapi import Depends, Header, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from tradewinds.web.house import House, LiveTable, Refused
from tradewinds.web.services import Services, services
from tradewinds.web.store import PersonRow
from tradewinds.web.visitors import Visitor

__all__ = ["ApiCaller", "Caller", "KnownPerson", "Language", "NamedTable", "caller_of", "named_table"]

Language: TypeAlias = Literal["en", "uk", "ru", "pl"]
SAFE = ("GET", "HEAD", "OPTIONS")

bearer = HTTPBearer(
    auto_error=False, description="A token of yours; see `POST /guests`, `POST /login`, `POST /me/tokens`"
)


@dataclass(frozen=True)
class ApiCaller:
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


async def caller_of(request: Request, lang: str | None = None, csrf: str = "") -> ApiCaller:
    """Who sent a request; one with a browser's cookie must come from our own page."""
    here = services(request)
    visitor = await here.visitors.identify(request)
    request.state.language = lang or visitor.language
    if request.method not in SAFE and not visitor.by_token and not visitor.new:
        here.visitors.check_csrf(visitor, csrf)
    return ApiCaller(here, visitor, request.state.language)


async def _caller(
    request: Request,
    _: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
    lang: Annotated[Language | None, Query(description="The language of all words; else Accept-Language")] = None,
    x_csrf: Annotated[str, Header(description="Only with a browser's cookie instead of a token")] = "",
) -> ApiCaller:
    return await caller_of(request, lang, x_csrf)


Caller: TypeAlias = Annotated[ApiCaller, Depends(_caller)]


async def _someone(caller: Caller) -> PersonRow:
    return await caller.person()


KnownPerson: TypeAlias = Annotated[PersonRow, Depends(_someone)]


async def named_table(request: Request, caller: Caller, table: str) -> LiveTable:
    """The table that a request is about."""
    found = await caller.house.table(table)
    request.state.table = found  # for the words of a refusal
    return found


NamedTable: TypeAlias = Annotated[LiveTable, Depends(named_table)]
