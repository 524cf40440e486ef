"""The log of a match in words, turn by turn, as far as a seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from tradewinds.core.match import Match
from tradewinds.core.state import WATCHER
from tradewinds.core.words import Words

__all__ = ["Line", "Turn", "first_ply", "tell_story", "who"]


@dataclass(frozen=True)
class Line:
    """Something that happened."""

    id: str  # the same in every rendering
    text: str
    seat: int | None  # whom it is about first


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
    positions = [state for state, _ in match.history[since:until]]
    positions.append(match.state if until is None or until >= match.ply else match.history[until][0])
    seen = [game.seen_by(state, viewer) for state in positions]
    told = []
    for step, before in enumerate(positions[:-1]):
        move = game.shown(before, match.history[since + step][1], viewer)
        events = game.tell_events(seen[step], move, seen[step + 1])
        lines = [Line(f"e{since + step}-{n}", words.say(event, names), None) for n, event in enumerate(events)]
        told.append((int(before.turn), [Line(line.id, line.text, who(line.text, names)) for line in lines]))
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


def who(text: str, names: Sequence[str]) -> int | None:
    """Whose name comes first in a sentence."""
    places = {seat: text.find(name) for seat, name in enumerate(names) if name and name in text}
    return min(places, key=lambda seat: (places[seat], -len(names[seat])), default=None)
