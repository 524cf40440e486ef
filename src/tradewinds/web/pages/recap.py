"""What the others did since one's last turn: a line in icons for each of their turns, unfolding to what happened."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, TypeAlias

from markupsafe import Markup

from tradewinds.core.match import Match
from tradewinds.core.state import State
from tradewinds.core.words import Words
from tradewinds.web.pages.icons import pictured
from tradewinds.web.pages.preview import Change, changes_between
from tradewinds.web.pages.traces import changed_pieces, picture_at, steps_of

__all__ = ["TurnTold", "recap_of"]

MOST_TURNS = 8
MOST_KEPT = 60  # turns of one table

Kept: TypeAlias = dict[tuple[object, ...], tuple[object, Any]]
MOST_CHANGES = 7  # in icons; the sentences tell all


@dataclass(frozen=True)
class TurnTold:
    """One turn of someone else."""

    id: str
    seat: int
    changes: tuple[Change, ...]  # of the one whose turn it was
    events: tuple[Markup, ...]
    places: tuple[str, ...] = ()  # pieces on the board that are not as they were
    steps: tuple[int, ...] = ()  # plies at which to look at it again


def recap_of(match: Match, viewpoint: int, words: Words, names: list[str], kept: Kept) -> list[TurnTold]:
    """Turns since the viewer's last one, the oldest first; `kept` are those that were told already."""
    last = _last_decision(match, viewpoint)
    if last is None:
        return []
    told = []
    for _, run in groupby(range(last + 1, match.ply), key=lambda ply: int(match.history[ply][0].turn)):
        plies = list(run)
        key = (viewpoint, words.language, tuple(names), plies[0], plies[-1])
        source = match.history[plies[-1]]
        if key not in kept or kept[key][0] is not source:
            kept[key] = (source, _turn(match, plies, viewpoint, words, names))
        told.append(kept[key][1])
    while len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
    return [turn for turn in told if turn and turn.seat != viewpoint][-MOST_TURNS:]


def _last_decision(match: Match, viewpoint: int) -> int | None:
    """When someone last decided in a turn of their own that is over."""
    now = match.turn if _whose(match.position(match.ply)) == viewpoint else match.turn + 1
    for ply in reversed(range(match.ply)):
        state = match.history[ply][0]
        if int(state.turn) < now and int(state.seat) == viewpoint == _whose(state):
            return ply
    return None


def _whose(state: State) -> int:
    """Whose turn it is, where a game tells that apart from who decides."""
    return int(state.active) if "active" in state.dtype.names else int(state.seat)


def _turn(match: Match, plies: list[int], viewpoint: int, words: Words, names: list[str]) -> TurnTold | None:
    """A turn that someone else decided in."""
    seat = next((int(match.history[ply][0].seat) for ply in plies if int(match.history[ply][0].seat) >= 0), None)
    if seat is None:
        return None
    first, after = _seen(match, plies[0], viewpoint), _seen(match, plies[-1] + 1, viewpoint)
    changes = [change for change in changes_between(match, first, after, words) if change.seat == seat]
    events = [event for ply in plies for event in match.events_at(ply, viewpoint)]
    sentences = tuple(pictured(match.game, words, words.in_print.say(event, names), names) for event in events)
    told = TurnTold(f"r{plies[0]}", seat, tuple(changes[:MOST_CHANGES]), sentences)
    if int(match.position(plies[-1] + 1).turn) == int(match.position(plies[0]).turn):
        return told  # it still goes on
    places = changed_pieces(*(picture_at(match, ply, viewpoint) for ply in (plies[0], plies[-1] + 1)))
    return replace(told, places=places, steps=steps_of(match, plies))


def _seen(match: Match, ply: int, viewpoint: int) -> State:
    return match.game.seen_by(match.position(ply), viewpoint)
