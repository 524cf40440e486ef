"""What a move would bring, told before it is made: played on what the seat knows, as far as chance has no say in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from tradewinds.core.events import taken_notes, with_room
from tradewinds.core.match import Match, Move
from tradewinds.core.state import State
from tradewinds.core.words import Message, Words
from tradewinds.web.pages.icons import pictured

__all__ = ["Change", "Preview", "changes_between", "preview_of"]


@dataclass(frozen=True)
class Change:
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


def preview_of(match: Match, move: Move, words: Words, names: list[str]) -> Preview:
    """What a legal move or way of the decider does until chance or someone decides again."""
    seat, game = match.seat, match.game
    before = match.sight(seat).seen
    record, after = with_room(before, game.told_dtype)
    events: list[Message] = []
    for code in move.code.split("/"):
        game.rules.apply(record, match.move(code).id)
        events += game.events.tell(taken_notes(record), seat)
    told = tuple(pictured(game, words, words.in_print.say(event, names), names) for event in events)
    changes = tuple(changes_between(match, before, after, words))
    mine = sorted(changes, key=lambda change: change.seat != seat)
    return Preview(words.in_print.say(move.message, names), tuple(mine), told)


def changes_between(match: Match, before: State, after: State, words: Words) -> Iterator[Change]:
    """What players have more or less of in one position than in another, as one seat knows both."""
    game = match.game
    views, scores = (game.view(before), game.view(after)), (game.scores(before), game.scores(after))
    for seat in range(match.players):
        gained = scores[1][seat] - scores[0][seat]
        if gained:
            points = Message("score", {"count": gained})
            yield Change(seat, game.points, gained, words.in_print.say(points) if words.knows("score") else "")
        had = {fact.symbol: fact.amount for fact in game.facts(views[0], seat)}
        for fact in game.facts(views[1], seat):
            more = fact.amount - had.get(fact.symbol, 0)
            if more and fact.symbol != game.points:  # points are told above, whatever they are for
                yield Change(seat, fact.symbol, more, words.in_print.say(fact.name))
