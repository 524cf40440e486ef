"""What a move would bring, told before it is made: played on what the seat knows, as far as it is certain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

from markupsafe import Markup

from tradewinds.core.events import taken_notes, with_room
from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.sight import Sight
from tradewinds.core.state import CHANCE, State
from tradewinds.core.words import Message, Words
from tradewinds.web.house.playing import played_by_itself
from tradewinds.web.pages.icons import pictured_message

__all__ = ["Change", "Preview", "changes_between", "changes_between_sights", "preview_of"]

MOST_COURSES = 24  # that are followed at once: all sums of two dice, all colours of cards

Item = TypeVar("Item")
View: TypeAlias = Mapping[str, Any]


class Change(NamedTuple):
    """More or less of something that a player has."""

    seat: int
    symbol: str
    amount: int  # how many more
    name: str  # what it is, in words


@dataclass(frozen=True)
class Preview:
    """A move, told beforehand."""

    text: str  # the move in words
    changes: tuple[Change, ...]  # of one's own first
    events: tuple[Markup, ...]  # what the rules would tell
    caution: str = ""  # what it would not bring


def preview_of(match: Match, move: Move, words: Words, names: list[str]) -> Preview:
    """What a legal move or way of the decider does until someone decides again, whatever chance brings on the way."""
    seat, game = match.seat, match.game
    before = match.sight(seat).seen
    moves = [match.move(code).id for code in move.code.split("/")]
    courses = list(_courses(game, _played(game, _Course(before, ()), moves, seat), int(before.turn), seat))
    events = _in_all([list(course.events) for course in courses])
    changes = _in_all([list(changes_between(match, before, course.state, words)) for course in courses])
    told = tuple(pictured_message(game, words, event, names) for event in events)
    mine = sorted(changes, key=lambda change: change.seat != seat)
    warning = game.caution(before, moves[-1])
    cautious = words.in_print.say(warning, names) if warning else ""
    return Preview(words.in_print.say(move.message, names), tuple(mine), told, cautious)


@dataclass(frozen=True)
class _Course:
    """A way that things can go after a move, as far as the seat would be told."""

    state: State
    events: tuple[Message, ...]


def _played(game: Game, course: _Course, moves: Sequence[int], seat: int) -> _Course:
    record, after = with_room(course.state, game.told_dtype)
    events: list[Message] = []
    for move in moves:
        game.rules.apply(record, move)
        events += game.events.tell(taken_notes(record), seat)
    return _Course(after, (*course.events, *events))


def _courses(game: Game, begun: _Course, turn: int, seat: int) -> Iterator[_Course]:
    """All courses until someone decides again or the turn is over; of very many, some."""
    ahead = [begun]
    while ahead:
        after: list[_Course] = []
        for course in ahead:
            goes_on = int(course.state.turn) == turn and course.state.seat in (seat, CHANCE)
            moves = played_by_itself(game, course.state) if goes_on else []
            if not moves:
                yield course
            after += [_played(game, course, [move], seat) for move in moves]
        ahead = after[:: max(1, len(after) // MOST_COURSES)]


def _in_all(lists: Sequence[list[Item]]) -> list[Item]:
    """What is in each of some lists."""
    first, *others = lists
    return [item for item in first if all(item in other for other in others)]


def changes_between(match: Match, before: State, after: State, words: Words) -> Iterator[Change]:
    """What players have more or less of in one position than in another, as one seat knows both."""
    game = match.game
    views, scores = (game.view(before), game.view(after)), (game.scores(before), game.scores(after))
    return _changes(game, views, scores, words)


def changes_between_sights(before: Sight, after: Sight, words: Words) -> Iterator[Change]:
    """The same, of what one viewer sees."""
    return _changes(after.game, (before.view, after.view), (before.scores, after.scores), words)


def _changes(
    game: Game, views: tuple[View, View], scores: tuple[list[int], list[int]], words: Words
) -> Iterator[Change]:
    owned = game.belongings or game.facts
    for seat in range(len(scores[0])):
        gained = scores[1][seat] - scores[0][seat]
        if gained:
            points = Message("score", {"count": gained})
            yield Change(seat, game.points, gained, words.in_print.say(points) if words.knows("score") else "")
        had = {fact.symbol: fact.amount for fact in owned(views[0], seat)}
        for fact in owned(views[1], seat):
            more = fact.amount - had.get(fact.symbol, 0)
            if more and fact.symbol != game.points:  # points are told above, whatever they are for
                yield Change(seat, fact.symbol, more, words.in_print.say(fact.name))
