"""A seed that nobody chose: made of a secret that was committed to before anyone sat down, and a part of every player.

docs/records.md says who publishes what, when, and why nobody can choose a draw.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias, get_args

__all__ = ["PART", "SOURCES", "Part", "SharedSeed", "Source", "digest", "server_part"]

Source: TypeAlias = Literal["browser", "server", "absent"]
SOURCES: tuple[Source, ...] = get_args(Source)
PART = re.compile("[0-9a-f]{64}")  # what a part, a secret and a digest look like


def digest(text: str) -> str:
    """What is published of a secret, or of a part, before it is told."""
    return hashlib.sha256(text.encode()).hexdigest()


def server_part(secret: str, seat: int) -> str:
    """The part of a seat whose player brought none: it follows from the secret, so that the server cannot choose it."""
    return hmac.digest(secret.encode(), f"part {seat + 1}".encode(), "sha256").hex()


@dataclass(frozen=True)
class Part:
    """What one seat added to the seed.

    It comes from the player's `browser`, from the `server` for bots and browsers without a script, or, for players who
    had published its digest and then did not tell it in time, from the server because they were `absent`.
    """

    source: Source
    value: str


@dataclass(frozen=True)
class SharedSeed:
    """The secret of a table and the parts of its seats, in order."""

    secret: str
    parts: tuple[Part, ...]

    @classmethod
    def of(cls, secret: str, told: list[tuple[str | None, str | None]]) -> SharedSeed:
        """Of every seat, the digest that was published and the part that was told, where there are such."""
        return cls(secret, tuple(_part(secret, seat, *each) for seat, each in enumerate(told)))

    @cached_property
    def seed(self) -> str:
        """SHA-256 of the secret and all parts, each in a line of its own."""
        return digest("".join(f"{line}\n" for line in (self.secret, *(part.value for part in self.parts))))

    @property
    def commitment(self) -> str:
        """What is published before anyone sits down."""
        return digest(self.secret)


def _part(secret: str, seat: int, promised: str | None, told: str | None) -> Part:
    if told is not None:
        return Part("browser", told)
    return Part("server" if promised is None else "absent", server_part(secret, seat))
