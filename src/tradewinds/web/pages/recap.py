"""What happened since one's last turn: a line in icons for each player, unfolding to what they did or went through.

A turn is told once it is over: until then it is in the log, and a recap that followed it move by move would be made
anew for everyone at every move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain, groupby
from typing import Any, NamedTuple, TypeAlias

from markupsafe import Markup

from tradewinds.core.match import Match
from tradewinds.core.picture import Part
from tradewinds.core.state import State
from tradewinds.core.words import Message, Seat, Words
from tradewinds.web.pages.icons import pictured_message
from tradewinds.web.pages.preview import Change, changes_between_sights
from tradewinds.web.pages.traces import changed_pieces, picture_at, steps_of

__all__ = ["Lately", "recap_of"]

MOST_TURNS = 8
MOST_KEPT = 12  # things that were told of one table, for each of its players
MOST_CHANGES = 7  # in icons; the sentences tell all

Kept: TypeAlias = dict[tuple[object, ...], tuple[object, Any]]


class Lately(NamedTuple):
    """What a player did in turns of their own, and what has become of them in everyone's."""

    id: str
    seat: int
    changes: tuple[Change, ...]  # whoever's turn it was
    events: tuple[Markup, ...]  # of their own turns; of others' that touched them, if they have had none
    places: tuple[str, ...] = ()  # pieces on the board that are not as they were
    steps: tuple[int, ...] = ()  # plies at which to look at it again


class _Turn(NamedTuple):
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
    plies = range(begun, _end_of_whole_turns(match, begun, viewpoint))
    if not plies:
        return []
    eyes = viewpoint if match.game.hidden else None  # where nothing is hidden, all are told the same

    def told(key: tuple[object, ...], last: int, make: Callable[[], Any]) -> Any:
        """What is made of some plies, the last of which is still the one that was played then."""
        source = match.history[last]
        if key not in kept or kept[key][0] is not source:
            kept[key] = source, make()
        return kept[key][1]

    def picture(ply: int) -> list[Part]:
        draw = partial(picture_at, match, ply, None, words, names)
        return told(("picture", words.language, tuple(names), ply), ply - 1, draw) if ply else draw()

    def places(run: range) -> tuple[str, ...]:
        """What a turn has changed on the board, which all see alike."""
        key = ("places", run[0], run[-1])
        return told(key, run[-1], lambda: changed_pieces(picture(run[0]), picture(run[-1] + 1)))

    def turn(run: range) -> _Turn:
        key = ("turn", eyes, words.language, tuple(names), run[0], run[-1])
        return told(key, run[-1], lambda: _turn(match, run, eyes, words, names, places(run)))

    def lines() -> list[Lately]:
        turns = [turn(run) for run in _runs(match, plies)[-MOST_TURNS:]]
        before = told(("before", viewpoint, begun), begun - 1, lambda: match.sight(viewpoint, begun))
        changes = list(changes_between_sights(before, match.sight(viewpoint, plies[-1] + 1), words))
        order = [(viewpoint + step) % match.players for step in range(match.players)]
        made = [_line(f"r{begun}-{seat}", seat, changes, turns) for seat in order]
        return [line for line in made if line.changes or line.events]

    key = ("lines", viewpoint, words.language, tuple(names), begun, plies[-1])  # the same all through one's own turn
    found: list[Lately] = told(key, plies[-1], lines)
    while len(kept) > MOST_KEPT * match.players:
        del kept[next(iter(kept))]
    return found


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


def _end_of_whole_turns(match: Match, begun: int, viewpoint: int) -> int:
    """The ply at which the viewer's next turn began, or the turn that others are in."""
    end = next((ply for ply in range(begun, match.ply) if _whose(match.history[ply][0]) == viewpoint), match.ply)
    goes_on = int(match.position(end).turn)
    while end > begun and int(match.history[end - 1][0].turn) == goes_on:
        end -= 1
    return end


def _whose(state: State) -> int:
    """Whose turn it is, where a game tells that apart from who decides."""
    return int(state.active) if "active" in state.dtype.names else int(state.seat)


def _runs(match: Match, plies: range) -> list[range]:
    """Turn by turn."""
    turns = groupby(plies, key=lambda ply: int(match.history[ply][0].turn))
    runs = [list(run) for _, run in turns]
    return [range(run[0], run[-1] + 1) for run in runs]


def _turn(
    match: Match, plies: range, viewpoint: int | None, words: Words, names: list[str], places: tuple[str, ...]
) -> _Turn:
    events = [event for ply in plies for event in match.events_at(ply, viewpoint)]
    sentences = [pictured_message(match.game, words, event, names) for event in events]
    seat = next((who for ply in plies if (who := _whose(match.history[ply][0])) >= 0), -1)
    return _Turn(seat, tuple(zip(events, sentences, strict=True)), places, steps_of(match, plies))


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
