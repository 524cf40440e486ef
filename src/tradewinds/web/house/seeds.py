"""Where the seed of a table comes from: a secret of the server, committed to when the table is made, and the parts that
the players' browsers tell once all seats are taken.

While a game goes on, its secret is in the database only as it was sealed with a key that is kept elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac

from tradewinds.core.fairness import PART, SharedSeed, digest
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.table import DamagedLog
from tradewinds.web.store.rows import TableRow

__all__ = ["NO_SEAL", "Seal", "awaits_parts", "checked_digest", "is_full", "seed_of"]

SEALED = "sealed"


class Seal:
    """Seals secrets with a key; without a key they are left open.

    Every table has a pad of its own, HMAC-SHA256 of its id, and one secret: nothing is ever sealed twice with one pad.
    """

    def __init__(self, key: str = "") -> None:
        self._key = key.encode()
        self.mark = f"{SEALED}:{hashlib.sha256(b'mark ' + self._key).hexdigest()[:8]}:"  # tells one key from another

    def close(self, table: str, secret: str) -> str:
        """The secret of a table, as it may be stored."""
        return self.mark + _mixed(bytes.fromhex(secret), self._pad(table)).hex() if self._key else secret

    def open(self, table: str, stored: str) -> str:
        """The secret of a table; refused if it was sealed with another key."""
        if not stored.startswith(f"{SEALED}:"):
            return stored
        if not self._key or not stored.startswith(self.mark):
            raise Refused(503, "sealed-elsewhere")
        return _mixed(bytes.fromhex(stored.removeprefix(self.mark)), self._pad(table)).hex()

    def _pad(self, table: str) -> bytes:
        return hmac.digest(self._key, f"secret of table {table}".encode(), "sha256")


NO_SEAL = Seal()


def _mixed(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def checked_digest(text: str) -> str | None:
    """The digest of a part that a browser promises; none, if it has no script to make one."""
    if text and not PART.fullmatch(text):
        raise Refused(422, "bad-form")
    return text or None


def is_full(row: TableRow) -> bool:
    """Whether every seat is taken: from then on nobody's promise can change."""
    return all(seat.kind != "open" for seat in row.seats)


def awaits_parts(row: TableRow) -> bool:
    """Whether a game could begin, but for parts that were promised and not told yet."""
    waiting = any(seat.digest and not seat.part for seat in row.seats)
    return row.status == "open" and is_full(row) and waiting


def seed_of(row: TableRow, seal: Seal) -> SharedSeed | str:
    """The seed of a table whose game begins or has begun; one string, where it is a table of an older version."""
    secret = seal.open(row.id, row.seed)
    if row.commitment is None:
        return secret
    if digest(secret) != row.commitment:
        raise DamagedLog(f"the secret of table {row.id} is not the one that was committed to")
    return SharedSeed.of(secret, [(seat.digest, seat.part) for seat in row.seats])
