"""The log of a match in words, turn by turn, as far as a seat may know it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup, escape

from tradewinds.core.match import Match
from tradewinds.core.state import WATCHER
from tradewinds.core.words import Words, unbroken

__all__ = ["Line", "Turn", "first_ply", "named", "tell_story", "with_marks"]


@dataclass(frozen=True)
class Line:
    """Something that happened."""

    id: str  # the same in every rendering
    html: Markup  # the sentence, with every player's shape before their name


@dataclass(frozen=True)
class Turn:
    """A turn and what happened in it; number 0 is the set-up."""

    number: int
    lines: list[Line]


def tell_story(
    match: Match, viewpoint: int | None, words: Words, names: Sequence[str], since: int = 0, until: int | None = None
) -> list[Turn]:
    """What happened from one ply to another."""
    game, viewer = match.game, WATCHER if viewpoint is None else viewpoint
    words, names = words.in_print, [unbroken(name, words.language) for name in names]
    positions = [state for state, _ in match.history[since:until]]
    positions.append(match.state if until is None or until >= match.ply else match.history[until][0])
    seen = [game.seen_by(state, viewer) for state in positions]
    told = []
    for step, before in enumerate(positions[:-1]):
        move = game.told_as(before, match.history[since + step][1], viewer)
        events = game.tell_events(seen[step], move, seen[step + 1])
        lines = [
            Line(f"e{since + step}-{n}", with_marks(words.say(event, names), names)) for n, event in enumerate(events)
        ]
        told.append((int(before.turn), lines))
    turns = [
        Turn(turn, [line for _, lines in plies for line in lines])
        for turn, plies in groupby(told, key=lambda ply: ply[0])
    ]
    return [turn for turn in turns if turn.lines]


def first_ply(match: Match, turns: int, until: int | None = None) -> int:
    """Where the last few turns begin."""
    plies = match.history[:until]
    if not plies:
        return 0
    oldest = int(plies[-1][0].turn) - turns + 1
    return next(ply for ply, (state, _) in enumerate(plies) if int(state.turn) >= oldest)


def with_marks(sentence: str, names: Sequence[str]) -> Markup:
    """A sentence in which every player's name has their shape."""
    seats = {name: seat for seat, name in enumerate(names) if name}
    if not seats:
        return escape(sentence)
    longest_first = sorted(map(re.escape, seats), key=len, reverse=True)
    pieces = re.split(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)", sentence)
    return Markup("").join(named(seats[piece], piece) if piece in seats else escape(piece) for piece in pieces)


def named(seat: int, name: str) -> Markup:
    """A player's name with their shape."""
    return Markup(
        '<span class="who"><svg class="mark" aria-hidden="true"><use href="#tw-player-{}"/></svg>{}</span>'
    ).format(seat % 5, name)
