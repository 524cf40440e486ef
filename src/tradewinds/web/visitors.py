"""Who is asking: guests by a signed cookie, accounts by name and password, programs by a token."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tradewinds.core.words import Message
from tradewinds.web.house import Refused
from tradewinds.web.house.requests import LONGEST_NAME, checked_name
from tradewinds.web.store import Conflict, PersonRow, Store
from tradewinds.web.words import language_for, words

__all__ = ["Visitor", "Visitors"]

COOKIE, LANGUAGE_COOKIE = "tw_visitor", "tw_lang"
A_YEAR = 365 * 24 * 3600
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LONGEST_ACCOUNT = 40  # letters once folded, which can make a name longer


@dataclass
class Visitor:
    """Someone looking at a page or calling the API."""

    id: str
    person: PersonRow | None  # none until they do something worth remembering
    language: str
    csrf: str
    by_token: bool = False
    new: bool = False  # has no cookie yet


class Visitors:
    """Knows visitors by what their requests carry."""

    def __init__(self, store: Store, secret: str, secure: bool) -> None:
        self._store = store
        self._secret = secret.encode()
        self._signer = URLSafeSerializer(secret, salt="visitor")
        self._secure = secure
        self._hasher = PasswordHasher()

    async def identify(self, request: HTTPConnection) -> Visitor:
        """Who sent a request; a token counts before a cookie."""
        language = language_for(request.headers.get("accept-language", ""), request.cookies.get(LANGUAGE_COOKIE, ""))
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            person = await self._store.person_of_token(digest(token))
            if person is None:
                raise Refused(401, "bad-token")
            return Visitor(person.id, person, language, "", by_token=True)
        key = self._signed_key(request.cookies.get(COOKIE, ""))
        if key is None:
            key = secrets.token_hex(16)
            return Visitor(key, None, language, self._csrf(key), new=True)
        return Visitor(key, await self._store.person(key), language, self._csrf(key))

    def _signed_key(self, cookie: str) -> str | None:
        try:
            return str(self._signer.loads(cookie))
        except BadSignature:
            return None

    def _csrf(self, key: str) -> str:
        return hmac.new(self._secret, f"csrf {key}".encode(), hashlib.sha256).hexdigest()

    def check_csrf(self, visitor: Visitor, token: str) -> None:
        """A form must come from our own page; a program with a token needs none."""
        if not visitor.by_token and not hmac.compare_digest(visitor.csrf.encode(), token.encode()):
            raise Refused(403, "form-expired")

    def remember(self, visitor: Visitor, response: Response) -> None:
        """Puts the cookie of a new visitor on a response."""
        if visitor.new and not visitor.by_token:
            self.set_cookie(response, visitor.id)

    def set_cookie(self, response: Response, key: str) -> None:
        """Lets a browser be known as a person's from now on."""
        value = str(self._signer.dumps(key))
        response.set_cookie(COOKIE, value, A_YEAR, httponly=True, samesite="lax", secure=self._secure)

    async def person(self, visitor: Visitor) -> PersonRow:
        """The person behind a visitor, kept from now on: a guest, unless they have an account."""
        if visitor.person is None:
            number = secrets.randbelow(9000) + 1000
            name = words(visitor.language).say(Message("guest", {"number": str(number)}))
            visitor.person = PersonRow(visitor.id, name, created=time.time())
            try:
                await self._store.add_person(visitor.person)
            except Conflict:  # two first requests at once
                visitor.person = await self._store.person(visitor.id) or visitor.person
        return visitor.person

    # Accounts

    async def rename(self, visitor: Visitor, name: str) -> None:
        """Changes what others see."""
        person = await self.person(visitor)
        await self._store.rename(person.id, checked_name(name))
        visitor.person = await self._store.person(person.id)

    async def register(self, visitor: Visitor, name: str, password: str) -> None:
        """Makes a guest an account that keeps their games."""
        person = await self.person(visitor)
        if person.account:
            raise Refused(409, "account-already")
        name = checked_name(name)
        if len(name.casefold()) > LONGEST_ACCOUNT:
            raise Refused(422, "bad-name", most=LONGEST_NAME)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(422, "password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        try:
            await self._store.set_account(person.id, name, await asyncio.to_thread(self._hasher.hash, _bytes(password)))
        except Conflict:
            raise Refused(409, "name-taken", name=name) from None
        visitor.person = await self._store.person(person.id)

    async def log_in(self, name: str, password: str) -> PersonRow:
        """The person with that account; the same refusal whether name or password is wrong."""
        name = " ".join(name.split())
        person = await self._store.account(name) if name.isprintable() else None
        try:
            # Verifying something even for an unknown name keeps both refusals equally slow.
            known = person.password if person and person.password else self._dummy
            await asyncio.to_thread(self._hasher.verify, known, _bytes(password))
        except (VerificationError, InvalidHashError):
            raise Refused(403, "wrong-login") from None
        if person is None:
            raise Refused(403, "wrong-login")
        return person

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


def _bytes(password: str) -> bytes:
    return password.encode("utf-8", "surrogatepass")


def digest(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.strip().encode()).hexdigest()
