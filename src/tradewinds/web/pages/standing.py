"""How everyone stands: points by category, as final scoring would give them now, and how far the end is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from typing import NamedTuple

from tradewinds.core.about import Category
from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.sight import Sight
from tradewinds.core.words import Words
from tradewinds.web.pages.rendering import speaker

__all__ = [
    "Line",
    "Overtaking",
    "Standing",
    "Threshold",
    "overtakings",
    "standing_of",
    "tell_overtakings",
]


class Line(NamedTuple):
    """A category with everyone's points."""

    symbol: str
    name: str
    points: tuple[int, ...]  # by seat


class Threshold(NamedTuple):
    """Something that ends the game, and how far it is."""

    symbol: str
    name: str
    done: int
    needed: int
    seat: int | None


@dataclass(frozen=True)
class Overtaking:
    """A category that turned the order of two players around for good; points are those after it."""

    seat: int
    other: int
    category: int
    points: tuple[int, int]


class Standing(NamedTuple):
    """A position, counted."""

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    thresholds: tuple[Threshold, ...]
    final: bool  # whether there are points that are counted at the end alone
    last: str  # once the end was triggered: how long the game still goes on

    @property
    def leaders(self) -> tuple[int, ...]:
        """Who has the most points."""
        return tuple(seat for seat, total in enumerate(self.totals) if total == max(self.totals))

    @property
    def nearest(self) -> Threshold | None:
        """What will end the game first, as things stand."""
        return max(self.thresholds, key=lambda each: each.done / each.needed, default=None)


def standing_of(sight: Sight, words: Words) -> Standing | None:
    """How everyone stands, in words; None for a game that does not say where points come from."""
    game, tally = sight.game, sight.tally
    if not game.categories:
        return None
    told = words.in_print
    ending = sight.ending
    return Standing(
        lines=tuple(
            Line(category.symbol, told.say(category.name), tuple(row[column] for row in tally))
            for column, category in _shown_categories(game, tally)
        ),
        totals=tuple(sum(row) for row in tally),
        thresholds=tuple(
            Threshold(each.symbol, told.say(each.name), each.done, each.needed, each.seat) for each in ending.triggers
        ),
        final=any(category.final for category in game.categories),
        last=told.say(ending.last) if ending.last else "",
    )


def _shown_categories(game: Game, tally: Sequence[Sequence[int]]) -> list[tuple[int, Category]]:
    """The categories that are told, with their columns."""
    return [
        (column, category)
        for column, category in enumerate(game.categories)
        if category.always or any(row[column] for row in tally)
    ]


def overtakings(tally: Sequence[Sequence[int]], first: int) -> list[Overtaking]:
    """Who overtook whom in which category, from the first on that counts at the end: where it turned for good."""
    sums = [list(accumulate(row[first:], initial=sum(row[:first]))) for row in tally]
    found = []
    for one, other in combinations(range(len(tally)), 2):
        ahead = [_sign(own - theirs) for own, theirs in zip(sums[one], sums[other], strict=True)]
        if not ahead or not ahead[-1] or ahead[0] in (0, ahead[-1]):
            continue
        step = max(number for number, sign in enumerate(ahead) if sign != ahead[-1]) + 1
        seat, behind = (one, other) if ahead[-1] > 0 else (other, one)
        found.append(Overtaking(seat, behind, first + step - 1, (sums[seat][step], sums[behind][step])))
    return sorted(found, key=lambda each: each.category)


def tell_overtakings(match: Match, words: Words, names: Sequence[str]) -> list[str]:
    """Who overtook whom in final scoring, in words; none where points are not counted category by category."""
    game, say = match.game, speaker(words.language)
    final = [column for column, category in enumerate(game.categories) if category.final]
    if not match.over or not final:
        return []
    return [
        say(
            "overtook",
            category=words.in_print.say(game.categories[each.category].name),
            name=names[each.seat],
            other=names[each.other],
            points=each.points[0],
            others=each.points[1],
        )
        for each in overtakings(match.sight().tally, final[0])
    ]


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)
