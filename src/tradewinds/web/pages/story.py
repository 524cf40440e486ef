"""The log of a match as HTML, turn by turn, as far as a seat may know it; each ply is put into words once."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any

from markupsafe import Markup

from tradewinds.core.match import Match
from tradewinds.core.words import Words, unbroken
from tradewinds.web.pages.icons import pictured
from tradewinds.web.pages.rendering import speaker

__all__ = ["Told", "first_ply", "tell_story"]

MOST_KEPT = 5_000  # sentences that are not marked again


@dataclass(frozen=True)
class _Ply:
    """What one move did."""

    source: object  # the move and the position it was made in: after an undo there is another one at this ply
    turn: int
    html: str


@dataclass
class Told:
    """Plies of a match that were told already: by viewer, language and names, then by number."""

    plies: dict[tuple[int | None, str, tuple[str, ...]], dict[int, _Ply]] = field(default_factory=dict)
    turns: dict[tuple[object, ...], tuple[object, Any]] = field(default_factory=dict)  # of others, for a recap


def tell_story(
    match: Match,
    viewpoint: int | None,
    words: Words,
    names: Sequence[str],
    since: int = 0,
    until: int | None = None,
    told: Told | None = None,
) -> list[Markup]:
    """What happened from one ply to another: a section for each turn; number 0 is the set-up."""
    told = told or Told()
    public, known = (
        told.plies.setdefault((viewer, words.language, tuple(names)), {})
        for viewer in (None, viewpoint if match.game.hidden else None)
    )
    plies = []
    for ply in range(since, match.ply if until is None else min(until, match.ply)):
        if not _is_told(match, ply, known):
            alike = _is_told(match, ply, public) and _is_public(match, ply, viewpoint)
            known[ply] = public[ply] if alike else _tell_ply(match, ply, viewpoint, words, names)
        plies.append(known[ply])
    turns = ((turn, "".join(ply.html for ply in run)) for turn, run in groupby(plies, key=lambda ply: ply.turn))
    return [_section(turn, items, words.language) for turn, items in turns if items]


def _is_told(match: Match, ply: int, known: dict[int, _Ply]) -> bool:
    return ply in known and known[ply].source is match.history[ply]


def _is_public(match: Match, ply: int, viewpoint: int | None) -> bool:
    """Whether a viewer is told just what everyone is: the very same messages."""
    return match.events_at(ply, viewpoint) is match.events_at(ply)


def _tell_ply(match: Match, ply: int, viewpoint: int | None, words: Words, names: Sequence[str]) -> _Ply:
    names = tuple(unbroken(name, words.language) for name in names)
    events = [words.in_print.say(event, names) for event in match.events_at(ply, viewpoint)]
    told = [pictured(match.game, words, event, names) for event in events]
    items = "".join(f'<li id="e{ply}-{number}">{event}</li>' for number, event in enumerate(told))
    return _Ply(match.history[ply], int(match.history[ply][0].turn), items)


@lru_cache(MOST_KEPT)
def _heading(turn: int, language: str) -> Markup:
    return Markup("<h3>{}</h3>").format(speaker(language)("turn-number", number=turn)) if turn else Markup()


def _section(turn: int, items: str, language: str) -> Markup:
    html = f'<section class="turn" id="t{turn}">{_heading(turn, language)}<ul>{items}</ul></section>'
    return Markup(html)  # noqa: S704 - escaped line by line


def first_ply(match: Match, turns: int, until: int | None = None) -> int:
    """Where the last few turns begin."""
    last = match.ply if until is None else until
    if not last:
        return 0
    oldest = int(match.history[last - 1][0].turn) - turns + 1
    return bisect_left(match.history, oldest, hi=last, key=lambda played: int(played[0].turn))
