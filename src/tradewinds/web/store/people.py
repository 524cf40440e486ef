"""People as the store keeps them: guests and accounts, their tokens, and the sessions of their browsers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict
from typing import Any

import sqlalchemy as sql

from tradewinds.web.store import schema
from tradewinds.web.store.away import Away
from tradewinds.web.store.database import Database, News, WriteError, batched
from tradewinds.web.store.likeness import likeness, ways_to_write
from tradewinds.web.store.memory import Memory
from tradewinds.web.store.rows import PersonRow, SessionRow

__all__ = ["A_YEAR", "PeopleStore"]

A_YEAR = 365 * 24 * 3600  # seconds after which a session that nobody uses has ended
MOST_TOLD = 50  # digests in one message to other servers, which may have 8,000 bytes
FRESH = 20.0  # seconds for which people are remembered, where news of another server may go astray
FRESH_ALONE = 3600.0  # the same where no other server writes
SEEN_AGAIN = 3600.0  # seconds between two notes that a session is in use


class PeopleStore(Database):
    """A database of people."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        fresh = FRESH if self.is_shared else FRESH_ALONE
        self._people: Memory[PersonRow] = Memory(seconds=fresh)
        self._owners: Memory[str] = Memory(seconds=fresh)  # by the digest of a token or a session
        self._seen: Memory[bool] = Memory(seconds=SEEN_AGAIN)  # sessions that need not be noted as used
        self._ended: Memory[bool] = Memory(100_000, seconds=A_YEAR)  # digests that open streams may still go by

    async def add_person(self, person: PersonRow) -> None:
        """Keeps a new person."""
        await self._save(schema.people.insert().values(**asdict(person)))

    async def person(self, key: str) -> PersonRow | None:
        """A person by id."""
        person = self._people.get(key)
        if person is None:
            since = self._people.changes
            person = await self._one_person(schema.people.c.id == key)
            if person:
                self._people.keep(key, person, since)
        return person

    async def account(self, name: str) -> PersonRow | None:
        """A person by the name of their account, however it is spelled."""
        return await self._one_person(schema.people.c.account == name.casefold())

    async def is_anothers(self, name: str, person: PersonRow) -> bool:
        """Whether a name, or one that looks the same, is that of someone else's account; one's own never is."""
        column = schema.people.c
        theirs = column.account.in_(ways_to_write(name)) & (column.id != person.id)
        return person.account != name.casefold() and await self._one_person(theirs) is not None

    async def _one_person(self, condition: Any) -> PersonRow | None:
        rows = await self._rows(sql.select(schema.people).where(condition))
        return PersonRow(**rows[0]) if rows else None

    async def rename(self, key: str, name: str) -> None:
        """Changes what others see."""
        await self._change(key, name=name)

    async def set_account(self, key: str, account: str, password: str) -> None:
        """Makes a guest an account; Conflict if the name is taken."""
        values = {"account": account.casefold(), "password": password, "name": account}
        await self._change(key, **values)

    async def guests_named(self, name: str) -> list[str]:
        """The ids of guests who go by a name, however they spell it."""
        query = sql.select(schema.people.c.id, schema.people.c.name).where(
            schema.people.c.account.is_(None), sql.func.length(schema.people.c.name) == len(name)
        )
        alike = likeness(name)
        return [row["id"] for row in await self._rows(query) if likeness(row["name"]) == alike]

    async def set_password(self, key: str, password: str) -> None:
        """Keeps the hash of a new password."""
        await self._change(key, password=password)

    async def _change(self, key: str, **values: Any) -> None:
        await self._save(schema.people.update().where(schema.people.c.id == key).values(values), news=[{"person": key}])
        self._people.forget(key)

    def _learn(self, news: Mapping[str, Any]) -> None:
        if "person" in news:
            self._people.forget(news["person"])
        for digest in news.get("ended", ()):
            self._end(digest)
        if not news:
            self._people.clear()
            self._owners.clear()

    # Tokens

    async def add_token(self, digest: str, person: str, label: str) -> None:
        """Keeps the digest of a token for the API."""
        await self._save(schema.tokens.insert().values(hash=digest, person=person, label=label, created=time.time()))

    async def person_of_token(self, digest: str) -> PersonRow | None:
        """Whose token that is."""
        return await self._owner(
            digest, lambda: sql.select(schema.tokens.c.person).where(schema.tokens.c.hash == digest)
        )

    async def _owner(self, digest: str, query: Callable[[], sql.Select[Any]]) -> PersonRow | None:
        """Whose a token or session is, as the database is asked if nobody knows."""
        owner = self._owners.get(digest)
        if owner is None:
            since = self._owners.changes
            rows = await self._rows(query())
            if not rows or self.has_ended(digest):
                return None
            owner = str(rows[0]["person"])
            self._owners.keep(digest, owner, since)
        return await self.person(owner)

    def has_ended(self, digest: str) -> bool:
        """Whether a token or a session was ended here; streams that were opened by it tell nothing more."""
        return self._ended.get(digest) is not None

    def _end(self, digest: str) -> None:
        self._owners.forget(digest)
        self._ended.keep(digest, True)

    async def tokens(self, person: str) -> list[dict[str, Any]]:
        """The labels and times of a person's tokens."""
        columns = schema.tokens.c.hash, schema.tokens.c.label, schema.tokens.c.created
        return await self._rows(sql.select(*columns).where(schema.tokens.c.person == person))

    async def drop_token(self, person: str, digest: str) -> None:
        """Forgets a token."""
        where = (schema.tokens.c.hash == digest) & (schema.tokens.c.person == person)
        known = await self._rows(sql.select(schema.tokens.c.hash).where(where))
        await self._save(schema.tokens.delete().where(where), news=_ended(row["hash"] for row in known))
        for row in known:
            self._end(row["hash"])

    # Sessions

    async def add_session(self, session: SessionRow, person: PersonRow | None = None, instead_of: str = "") -> None:
        """Keeps a new session, together with a new person, or instead of another one; Conflict if it is there."""
        await self._save(
            *([schema.people.insert().values(**asdict(person))] if person else ()),
            schema.sessions.insert().values(**asdict(session)),
            *([schema.sessions.delete().where(schema.sessions.c.hash == instead_of)] if instead_of else ()),
            news=_ended([instead_of] if instead_of else []),
        )
        if instead_of:
            self._end(instead_of)

    async def person_of_session(self, digest: str) -> PersonRow | None:
        """Whose session that is; that it is in use is noted now and then."""
        table = schema.sessions.c

        def alive() -> sql.Select[Any]:
            return sql.select(table.person).where(table.hash == digest, table.seen > time.time() - A_YEAR)

        person = await self._owner(digest, alive)
        if person and self._seen.get(digest) is None:
            self._seen.keep(digest, True)
            with suppress(WriteError, Away):  # a database that can only be read still knows who is asking
                await self._save(schema.sessions.update().where(table.hash == digest).values(seen=time.time()))
        return person

    async def sessions(self, person: str) -> list[SessionRow]:
        """A person's sessions, the latest used first."""
        query = sql.select(schema.sessions).where(schema.sessions.c.person == person)
        return [SessionRow(**row) for row in await self._rows(query.order_by(schema.sessions.c.seen.desc()))]

    async def end_sessions(self, person: str, digests: Iterable[str]) -> None:
        """Ends those of these sessions that are this person's."""
        where = schema.sessions.c.hash.in_(list(digests)) & (schema.sessions.c.person == person)
        known = await self._rows(sql.select(schema.sessions.c.hash).where(where))
        await self._save(schema.sessions.delete().where(where), news=_ended(row["hash"] for row in known))
        for row in known:
            self._end(row["hash"])


def _ended(digests: Iterable[str]) -> list[News]:
    return [{"ended": some} for some in batched(digests, MOST_TOLD)]
