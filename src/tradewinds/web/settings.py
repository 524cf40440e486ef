"""How the server runs."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Settings"]


@dataclass(frozen=True)
class Settings:
    """What can be set when the server starts; the defaults suit a game among friends."""

    database: str = "sqlite+aiosqlite:///tradewinds.db"
    bot_delay: float = 0.7  # seconds a bot takes at least, so that people can follow
    workers: int = 1  # processes in which bots think
    secure_cookies: bool = False  # set behind HTTPS
    requests_a_minute: int = 600  # by visitor; 0 is no limit
    largest_request: int = 64 * 1024  # bytes
    largest_record: int = 2 * 1024 * 1024  # bytes of an uploaded record
