"""Who you are: guests, accounts and tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from tradewinds.web.api.callers import Caller, KnownPerson
from tradewinds.web.api.describing import me
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import (
    GuestRequest,
    LoginRequest,
    NameRequest,
    PasswordRequest,
    RegisterRequest,
    TokenRequest,
)
from tradewinds.web.api.responses import Me, SessionAbout, TokenAbout, TokenGiven
from tradewinds.web.visitors import Visitor

router = APIRouter(tags=["people"])


@router.post("/guests", status_code=201, responses=problems(409))
async def create_guest(caller: Caller, body: GuestRequest | None = None) -> TokenGiven:
    """Makes a new guest, with a token to play by. Needs no token itself."""
    visitors = caller.services.visitors
    guest = Visitor(None, caller.language)
    if body and body.name:
        await visitors.rename(guest, body.name)
    token = await visitors.new_token(guest, "guest")
    return TokenGiven(token=token, me=me(await visitors.person(guest)))


@router.post("/login", responses=problems(403))
async def log_in(caller: Caller, body: LoginRequest) -> TokenGiven:
    """A new token for an account, by name and password."""
    visitors = caller.services.visitors
    person = await visitors.log_in(body.name, body.password)
    token = await visitors.new_token(Visitor(person, caller.language), body.label)
    return TokenGiven(token=token, me=me(person))


@router.get("/me", responses=problems())
async def show_me(person: KnownPerson) -> Me:
    """Who you are."""
    return me(person)


@router.patch("/me", responses=problems(403, 409))
async def rename_me(caller: Caller, person: KnownPerson, body: NameRequest) -> Me:
    """Changes what others see; at tables where you sit you keep your old name."""
    await caller.services.visitors.rename(caller.visitor, body.name)
    return me(caller.visitor.person or person)


@router.post("/me/account", status_code=201, responses=problems(403, 409))
async def register(caller: Caller, person: KnownPerson, body: RegisterRequest, response: Response) -> Me:
    """Makes a guest an account, which keeps its games."""
    await caller.services.visitors.register(caller.visitor, body.name, body.password)
    caller.services.visitors.remember(caller.visitor, response)
    return me(caller.visitor.person or person)


@router.put("/me/password", status_code=204, responses=problems(403, 409))
async def change_password(caller: Caller, person: KnownPerson, body: PasswordRequest, response: Response) -> None:
    """Changes the password of your account and logs your browsers out; tokens stay."""
    await caller.services.visitors.change_password(caller.visitor, body.old, body.new)
    caller.services.visitors.remember(caller.visitor, response)


@router.get("/me/sessions", responses=problems())
async def list_sessions(caller: Caller, person: KnownPerson) -> list[SessionAbout]:
    """The browsers in which you are logged in, the latest used first."""
    rows = await caller.services.visitors.sessions(caller.visitor)
    return [
        SessionAbout(id=row.hash, device=row.device, created=row.created, seen=row.seen, here=here)
        for row, here in rows
    ]


@router.delete("/me/sessions/{session}", status_code=204, responses=problems(403))
async def end_session(
    caller: Caller, person: KnownPerson, session: Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="Its id")]
) -> None:
    """Logs a browser out."""
    await caller.services.store.end_sessions(person.id, [session])


@router.get("/me/tokens", responses=problems())
async def list_tokens(caller: Caller, person: KnownPerson) -> list[TokenAbout]:
    """Your tokens, without the tokens themselves."""
    rows = await caller.services.store.tokens(person.id)
    return [TokenAbout(id=row["hash"], label=row["label"], created=row["created"]) for row in rows]


@router.post("/me/tokens", status_code=201, responses=problems(403))
async def create_token(caller: Caller, person: KnownPerson, body: TokenRequest | None = None) -> TokenGiven:
    """One more token for you."""
    token = await caller.services.visitors.new_token(caller.visitor, (body or TokenRequest()).label)
    return TokenGiven(token=token, me=me(person))


@router.delete("/me/tokens/{token}", status_code=204, responses=problems(403))
async def drop_token(
    caller: Caller, person: KnownPerson, token: Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="Its id")]
) -> None:
    """Forgets a token: nobody can use it any more."""
    await caller.services.store.drop_token(person.id, token)
