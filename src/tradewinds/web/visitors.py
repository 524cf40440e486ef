"""Who is asking: browsers by a secret in a cookie, accounts by name and password, programs by a token."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tradewinds.core.words import Message
from tradewinds.web.devices import device_name
from tradewinds.web.house import Refused
from tradewinds.web.house.requests import LONGEST_NAME, checked_name, without_unseen
from tradewinds.web.names import is_given
from tradewinds.web.store import Conflict, PersonRow, SessionRow, Store
from tradewinds.web.store.people import A_YEAR
from tradewinds.web.words import language_for, words

__all__ = ["Visitor", "Visitors"]

COOKIE, LANGUAGE_COOKIE = "tw_visitor", "tw_lang"
SESSION = re.compile(r"[\w.-]{40,200}", re.ASCII)  # what a cookie of ours looks like
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_KEPT = 10_000  # digests of secrets of those who are here
NOBODY = PersonRow("", "")  # who asks for the first time
LONGEST_ACCOUNT = 40  # letters once folded, which can make a name longer


@dataclass
class Visitor:
    """Someone looking at a page or calling the API."""

    person: PersonRow | None  # none until they do something worth remembering
    language: str
    csrf: str = ""
    session: str = ""  # the secret that their browser keeps; none for a program
    device: str = ""  # what their browser calls itself
    token: str = ""  # the digest of a program's token
    new: bool = False  # their browser has yet to be given its secret

    @property
    def digest(self) -> str:
        """Of the secret by which they came, as the store knows it."""
        return self.token or digest(self.session)

    @property
    def id(self) -> str:
        """The person's; empty while they are nobody."""
        return self.person.id if self.person else ""

    @property
    def by_token(self) -> bool:
        """Whether a program asks, which no other site can make do so."""
        return bool(self.token)


class Visitors:
    """Knows visitors by what their requests carry."""

    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self._store = store
        self._secret = secret.encode()
        self._secure = secure
        self._hasher = PasswordHasher()

    async def identify(self, request: HTTPConnection) -> Visitor:
        """Who sent a request; a token counts before a cookie."""
        language = _language(request)
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            person = await self._store.person_of_token(digest(token))
            if person is None:
                raise Refused(401, "bad-token")
            return Visitor(person, language, token=digest(token))
        device = device_name(request.headers.get("user-agent", ""))
        session = request.cookies.get(COOKIE, "")
        if not SESSION.fullmatch(session) or self._store.has_ended(digest(session)):
            visitor = Visitor(None, language, device=device)
            self._renew(visitor)
            return visitor
        person = await self._store.person_of_session(digest(session))
        return Visitor(person, language, self._csrf(session), session, device)

    def unasked(self, request: HTTPConnection) -> Visitor:
        """Who sent a request, as far as it is known without the store."""
        session = request.cookies.get(COOKIE, "")
        session = session if SESSION.fullmatch(session) else ""
        return Visitor(None, _language(request), self._csrf(session), session)

    def _renew(self, visitor: Visitor) -> None:
        visitor.session, visitor.new = secrets.token_urlsafe(32), True
        visitor.csrf = self._csrf(visitor.session)

    def _csrf(self, session: str) -> str:
        return hmac.new(self._secret, f"csrf {session}".encode(), hashlib.sha256).hexdigest()

    def check_csrf(self, visitor: Visitor, token: str) -> None:
        """A form must come from our own page; a program with a token needs none."""
        if not visitor.by_token and not hmac.compare_digest(visitor.csrf.encode(), token.encode()):
            raise Refused(403, "form-expired")

    def remember(self, visitor: Visitor, response: Response) -> None:
        """Gives a browser the secret by which it is known from now on."""
        if visitor.new and visitor.session:
            response.set_cookie(COOKIE, visitor.session, A_YEAR, httponly=True, samesite="lax", secure=self._secure)

    async def person(self, visitor: Visitor) -> PersonRow:
        """The person behind a visitor, kept from now on: a guest, unless they have an account."""
        if visitor.person is None:
            person = PersonRow(secrets.token_hex(16), _guest_name(visitor.language), created=time.time())
            if not visitor.session:
                await self._store.add_person(person)
                visitor.person = person
                return person
            try:
                await self._store.add_session(self._session_row(visitor, person), person)
                visitor.person = person
            except Conflict:  # two first requests at once
                visitor.person = await self._store.person_of_session(digest(visitor.session)) or person
        return visitor.person

    # Sessions

    def _session_row(self, visitor: Visitor, person: PersonRow) -> SessionRow:
        now = time.time()
        return SessionRow(digest(visitor.session), person.id, visitor.device, now, now)

    async def enter(self, visitor: Visitor, person: PersonRow) -> None:
        """Lets a browser be a person's from now on, by a new secret: nobody who knew the old one comes along."""
        if not visitor.session:
            return
        before = digest(visitor.session)
        self._renew(visitor)
        await self._store.add_session(self._session_row(visitor, person), instead_of=before)
        visitor.person = person

    async def log_out(self, visitor: Visitor) -> None:
        """Ends the session of a browser, whoever else may have a copy of its cookie."""
        await self._store.end_sessions(visitor.id, [digest(visitor.session)])
        visitor.person = None
        self._renew(visitor)

    async def sessions(self, visitor: Visitor) -> list[tuple[SessionRow, bool]]:
        """Where a person is logged in, and whether that is here."""
        here = digest(visitor.session)
        return [(row, row.hash == here) for row in await self._store.sessions(visitor.id)] if visitor.person else []

    def has_ended(self, visitor: Visitor) -> bool:
        """Whether the session or token by which someone came has been ended since."""
        return self._store.has_ended(visitor.digest)

    async def is_still_known(self, visitor: Visitor) -> bool:
        """Asks the store whether the session or token by which someone came was ended by another server."""
        if visitor.person is None or not self._store.is_shared:
            return True
        try:
            if visitor.token:
                return await self._store.person_of_token(visitor.token) is not None
            return await self._store.person_of_session(digest(visitor.session)) is not None
        except Exception:  # a database that is away for a moment ends nobody's stream
            return True

    # Accounts

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Changes what others see; whoever comes for the first time is kept only if they may go by that name."""
        name = checked_name(name)
        await self._check_name(name, visitor.person or NOBODY)
        person = await self.person(visitor)
        await self._store.rename(person.id, name)
        visitor.person = await self._store.person(person.id)

    async def register(self, visitor: Visitor, name: str, password: str) -> None:
        """Makes a guest an account that keeps their games."""
        person = await self.person(visitor)
        if person.account:
            raise Refused(409, "account-already")
        name = checked_name(name)
        if len(name.casefold()) > LONGEST_ACCOUNT:
            raise Refused(422, "bad-name", most=LONGEST_NAME)
        if is_given(name):  # bots and guests go by such names
            raise Refused(409, "name-taken", name=name)
        await self._check_name(name, person)
        try:
            await self._store.set_account(person.id, name, await self._hash(password))
        except Conflict:
            raise Refused(409, "name-taken", name=name) from None
        for guest in await self._store.guests_named(name):
            await self._store.rename(guest, _guest_name(visitor.language))
        await self._enter_again(visitor)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Sets a new password, and ends every session but the one that it is set in, which gets a new secret."""
        if visitor.person is None or not visitor.person.account:
            raise Refused(409, "account-needed")
        person = await self.log_in(visitor.person.account, old)
        await self._store.set_password(person.id, await self._hash(new))
        others = [row.hash for row, here in await self.sessions(visitor) if not here]
        await self._store.end_sessions(person.id, others)
        await self._enter_again(visitor)

    async def _enter_again(self, visitor: Visitor) -> None:
        visitor.person = await self._store.person(visitor.id)
        if visitor.person:
            await self.enter(visitor, visitor.person)

    async def _check_name(self, name: str, person: PersonRow) -> None:
        """The name of an account is its owner's alone, and so is whatever looks the same."""
        if await self._store.is_anothers(name, person):
            raise Refused(409, "name-taken", name=name)

    async def _hash(self, password: str) -> str:
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(422, "password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        return await asyncio.to_thread(self._hasher.hash, _bytes(password))

    async def log_in(self, name: str, password: str) -> PersonRow:
        """The person with that account; the same refusal whether name or password is wrong."""
        name = unicodedata.normalize("NFC", " ".join(name.split()))
        person = await self._account(name) if name.isprintable() else None
        try:
            # Verifying something even for an unknown name keeps both refusals equally slow.
            known = person.password if person and person.password else self._dummy
            await asyncio.to_thread(self._hasher.verify, known, _bytes(password))
        except (VerificationError, InvalidHashError):
            raise Refused(403, "wrong-login") from None
        if person is None:
            raise Refused(403, "wrong-login")
        return person

    async def _account(self, name: str) -> PersonRow | None:
        """An account by a name as someone types it, which may have more in it than is kept of names now."""
        person, seen = await self._store.account(name), without_unseen(name)
        return person or (await self._store.account(seen) if seen != name else None)

    @property
    def _dummy(self) -> str:
        if not hasattr(self, "_dummy_hash"):
            self._dummy_hash = self._hasher.hash(secrets.token_hex(16))
        return self._dummy_hash

    async def new_token(self, visitor: Visitor, label: str) -> str:
        """A token for the API; only its digest is kept."""
        person = await self.person(visitor)
        token = "tw_" + secrets.token_urlsafe(32)
        label = "".join(letter for letter in label if letter.isprintable()).strip()[:40]
        await self._store.add_token(digest(token), person.id, label or "token")
        return token


def _language(request: HTTPConnection) -> str:
    return language_for(request.headers.get("accept-language", ""), request.cookies.get(LANGUAGE_COOKIE, ""))


def _guest_name(language: str) -> str:
    return words(language).say(Message("guest", {"number": str(secrets.randbelow(9000) + 1000)}))


def _bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


@lru_cache(MOST_KEPT)
def digest(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.strip().encode()).hexdigest()
