"""The log of a match as HTML, turn by turn, as far as a seat may know it; each ply is put into words once.

It is told in rows, a ply each, so that a page is sent those that it has not got.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any

from markupsafe import Markup, escape

from tradewinds.core.match import Match
from tradewinds.core.words import Words, unbroken
from tradewinds.web.pages.icons import pictured_message
from tradewinds.web.pages.packing import Rows
from tradewinds.web.pages.rendering import speaker

__all__ = ["Told", "first_ply", "story_rows", "tell_story"]

MOST_KEPT = 5_000  # headings that are not put into words again
FOOT = b"</ul></section>"


@dataclass(frozen=True, slots=True)
class _Ply:
    """What one move did."""

    source: object  # the move and the position it was made in: after an undo there is another one at this ply
    turn: int
    row: bytes


@dataclass
class _Telling:
    """Plies of a match as a viewer is told them in a language, from the first that was asked for."""

    first: int = 0
    plies: list[_Ply] = field(default_factory=list)
    latest: tuple[int, object, Rows] | None = None  # the first and the last ply that were asked for, told

    @property
    def end(self) -> int:
        """The ply after the last that was told."""
        return self.first + len(self.plies)

    def follow(self, match: Match, since: int, tell: Callable[[int], _Ply]) -> None:
        """Takes back what is no longer so, and tells what is new."""
        while self.plies and (self.end > match.ply or self.plies[-1].source is not match.history[self.end - 1]):
            self.plies.pop()
        if not self.first <= since <= self.end:
            self.first, self.plies = since, []
        self.plies += map(tell, range(self.end, match.ply))

    def find(self, match: Match, ply: int) -> _Ply | None:
        """A ply, if it was told and is still what was played."""
        told = self.plies[ply - self.first] if self.first <= ply < self.end else None
        return told if told and told.source is match.history[ply] else None


@dataclass
class Told:
    """What was told of a match already."""

    tellings: dict[tuple[int | None, str, tuple[str, ...]], _Telling] = field(default_factory=dict)
    turns: dict[tuple[object, ...], tuple[object, Any]] = field(default_factory=dict)  # of others, for a recap

    def telling(self, viewpoint: int | None, words: Words, names: tuple[str, ...]) -> _Telling:
        """By viewer, language and names."""
        return self.tellings.setdefault((viewpoint, words.language, names), _Telling())


def tell_story(
    match: Match,
    viewpoint: int | None,
    words: Words,
    names: Sequence[str],
    since: int = 0,
    until: int | None = None,
) -> Markup:
    """What happened from one ply to another: a section for each turn; number 0 is the set-up."""
    rows = story_rows(match, viewpoint, words, names, since, until)
    return Markup(b"".join(rows).decode())  # noqa: S704 - escaped line by line


def story_rows(
    match: Match,
    viewpoint: int | None,
    words: Words,
    names: Sequence[str],
    since: int = 0,
    until: int | None = None,
    told: Told | None = None,
) -> Rows:
    """The same, as it is kept for a page that is open."""
    told, called = told or Told(), tuple(names)
    public = told.telling(None, words, called)
    own = told.telling(viewpoint, words, called) if match.game.hidden else public

    def tell(ply: int) -> _Ply:
        open_to_all = public.find(match, ply) if _is_public(match, ply, viewpoint) else None
        return open_to_all or _tell_ply(match, ply, viewpoint, words, called)

    public.follow(match, since, lambda ply: _tell_ply(match, ply, None, words, called))
    if own is not public:
        own.follow(match, since, tell)
    last = own.plies[-1] if own.plies else None
    if until is not None:
        return _in_rows(own.plies[since - own.first : until - own.first], words.language)
    if own.latest is None or own.latest[0] != since or own.latest[1] is not last:
        own.latest = since, last, _in_rows(own.plies[since - own.first :], words.language)
    return own.latest[2]


def _in_rows(plies: Sequence[_Ply], language: str) -> Rows:
    rows: list[bytes] = []
    for turn, told in groupby((ply for ply in plies if ply.row), key=lambda ply: ply.turn):
        rows += [_heading(turn, language), *(ply.row for ply in told), FOOT]
    return tuple(rows)


def _is_public(match: Match, ply: int, viewpoint: int | None) -> bool:
    """Whether a viewer is told just what everyone is: the very same messages."""
    return match.events_at(ply, viewpoint) is match.events_at(ply)


def _tell_ply(match: Match, ply: int, viewpoint: int | None, words: Words, names: Sequence[str]) -> _Ply:
    names = tuple(unbroken(name, words.language) for name in names)
    told = [pictured_message(match.game, words, event, names) for event in match.events_at(ply, viewpoint)]
    items = "".join(f'<li id="e{ply}-{number}">{event}</li>' for number, event in enumerate(told))
    return _Ply(match.history[ply], int(match.history[ply][0].turn), items.encode())


@lru_cache(MOST_KEPT)
def _heading(turn: int, language: str) -> bytes:
    name = escape(speaker(language)("turn-number", number=turn))
    return f'<section class="turn" id="t{turn}">{f"<h3>{name}</h3>" if turn else ""}<ul>'.encode()


def first_ply(match: Match, turns: int, until: int | None = None) -> int:
    """Where the last few turns begin."""
    last = match.ply if until is None else until
    if not last:
        return 0
    oldest = int(match.history[last - 1][0].turn) - turns + 1
    return bisect_left(match.history, oldest, hi=last, key=lambda played: int(played[0].turn))
