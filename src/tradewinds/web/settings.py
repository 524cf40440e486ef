"""How the server runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tradewinds.bots.pace import USUAL_DELAY

__all__ = ["Settings"]


@dataclass(frozen=True)
class Settings:
    """What can be set when the server starts; the defaults suit a game among friends."""

    database: str = "sqlite+aiosqlite:///tradewinds.db"
    key: str = field(default="", repr=False)  # seals the secrets of unfinished games; none: they are stored as they are
    bot_delay: float = USUAL_DELAY  # seconds a bot takes at least at a calm pace, so that people can follow
    replace_after: float = 60.0  # seconds for which a player must be gone before another lets a bot play for them
    hold_last: bool = True  # people who sit down in a browser confirm the last decision of a turn, unless they say not
    workers: int = 0  # processes in which bots search; none: as many as there are cores, less one
    ray: str = ""  # the address of a Ray cluster on which bots search; none: this machine
    bots_mode: str = ""  # how the rules run there, `compiled` or `interpreted`; none: as in the server itself
    warm_up: bool = False  # compiles what bots need in the background as soon as the server starts
    bots: Mapping[str, str] = field(default_factory=dict)  # offered beside ours, by name: "deep" for "search@2s"
    secure_cookies: bool = False  # set behind HTTPS
    requests_a_minute: int = 600  # by visitor; 0 is no limit
    metrics_token: str = field(default="", repr=False)  # who has it may read /metrics; none: this machine alone
    largest_request: int = 64 * 1024  # bytes
    largest_record: int = 2 * 1024 * 1024  # bytes of an uploaded record
