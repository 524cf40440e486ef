"""What happened since one's last turn: a line in icons for each player, unfolding to what they did or went through."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, groupby
from typing import Any, TypeAlias

from markupsafe import Markup

from tradewinds.core.match import Match
from tradewinds.core.state import State
from tradewinds.core.words import Message, Seat, Words
from tradewinds.web.pages.icons import pictured
from tradewinds.web.pages.preview import Change, changes_between
from tradewinds.web.pages.traces import changed_pieces, picture_at, steps_of

__all__ = ["Lately", "recap_of"]

MOST_TURNS = 8
MOST_KEPT = 60  # turns of one table
MOST_CHANGES = 7  # in icons; the sentences tell all

Kept: TypeAlias = dict[tuple[object, ...], tuple[object, Any]]


@dataclass(frozen=True)
class Lately:
    """What a player did in turns of their own, and what has become of them in everyone's."""

    id: str
    seat: int
    changes: tuple[Change, ...]  # whoever's turn it was
    events: tuple[Markup, ...]  # of their own turns; of others' that touched them, if they have had none
    places: tuple[str, ...] = ()  # pieces on the board that are not as they were
    steps: tuple[int, ...] = ()  # plies at which to look at it again


@dataclass(frozen=True)
class _Turn:
    """A turn of someone else."""

    seat: int
    events: tuple[tuple[Message, Markup], ...]
    places: tuple[str, ...]
    steps: tuple[int, ...]


def recap_of(match: Match, viewpoint: int, words: Words, names: list[str], kept: Kept) -> list[Lately]:
    """What happened between two turns of the viewer, to them first; `kept` is what was told already."""
    begun = _end_of_last_turn(match, viewpoint)
    if begun is None:
        return []
    plies = range(begun, _begin_of_next_turn(match, begun, viewpoint))
    if not plies:
        return []

    def told(what: str, run: range, make: Any) -> Any:
        key = (what, viewpoint, words.language, tuple(names), run[0], run[-1])
        source = match.history[run[-1]]
        if key not in kept or kept[key][0] is not source:
            kept[key] = source, make(run)
        return kept[key][1]

    runs = [list(run) for _, run in groupby(plies, key=lambda ply: int(match.history[ply][0].turn))][-MOST_TURNS:]
    turns = [
        told("turn", range(run[0], run[-1] + 1), lambda run: _turn(match, run, viewpoint, words, names)) for run in runs
    ]
    changes = told("changes", plies, lambda run: _changes(match, run, viewpoint, words))
    while len(kept) > MOST_KEPT:
        del kept[next(iter(kept))]
    order = [(viewpoint + step) % match.players for step in range(match.players)]
    lines = [_line(f"r{begun}-{seat}", seat, changes, turns) for seat in order]
    return [line for line in lines if line.changes or line.events]


def _end_of_last_turn(match: Match, viewpoint: int) -> int | None:
    """The first ply after the last turn of their own that someone decided in and that is over."""
    now = match.turn if _whose(match.position(match.ply)) == viewpoint else match.turn + 1
    after = match.ply
    for ply in reversed(range(match.ply)):
        state = match.history[ply][0]
        if int(state.turn) < now and int(state.seat) == viewpoint == _whose(state):
            return after
        if int(state.turn) != int(match.history[ply - 1][0].turn):
            after = ply
    return None


def _begin_of_next_turn(match: Match, begun: int, viewpoint: int) -> int:
    return next((ply for ply in range(begun, match.ply) if _whose(match.history[ply][0]) == viewpoint), match.ply)


def _whose(state: State) -> int:
    """Whose turn it is, where a game tells that apart from who decides."""
    return int(state.active) if "active" in state.dtype.names else int(state.seat)


def _turn(match: Match, plies: range, viewpoint: int, words: Words, names: list[str]) -> _Turn:
    events = [event for ply in plies for event in match.events_at(ply, viewpoint)]
    sentences = [pictured(match.game, words, words.in_print.say(event, names), names) for event in events]
    places: tuple[str, ...] = ()
    steps: tuple[int, ...] = ()
    if int(match.position(plies[-1] + 1).turn) != int(match.position(plies[0]).turn):  # else it still goes on
        places = changed_pieces(*(picture_at(match, ply, viewpoint) for ply in (plies[0], plies[-1] + 1)))
        steps = steps_of(match, plies)
    seat = next((who for ply in plies if (who := _whose(match.history[ply][0])) >= 0), -1)
    return _Turn(seat, tuple(zip(events, sentences, strict=True)), places, steps)


def _changes(match: Match, plies: range, viewpoint: int, words: Words) -> list[Change]:
    before, after = (match.game.seen_by(match.position(ply), viewpoint) for ply in (plies[0], plies[-1] + 1))
    return list(changes_between(match, before, after, words))


def _line(name: str, seat: int, changes: list[Change], turns: list[_Turn]) -> Lately:
    """What there is to tell of a player."""
    own = [turn for turn in turns if turn.seat == seat]
    events = [told for turn in own or turns for event, told in turn.events if own or _touches(event, seat)]
    return Lately(
        id=name,
        seat=seat,
        changes=tuple(change for change in changes if change.seat == seat)[:MOST_CHANGES],
        events=tuple(events),
        places=tuple(dict.fromkeys(chain.from_iterable(turn.places for turn in own))),
        steps=tuple(chain.from_iterable(turn.steps for turn in own)),
    )


def _touches(event: Message, seat: int) -> bool:
    return Seat(seat) in event.parameters.values()
