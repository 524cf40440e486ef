"""What a report on a finished game says: turning points, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from tradewinds.bots.bot import Candidate, Choice
from tradewinds.core.match import Match
from tradewinds.web.store import TableRow

__all__ = ["Judged", "Odds", "Report", "Swing", "by_round", "combined", "judged", "judged_seats", "suspicion", "swings"]

Odds: TypeAlias = tuple[tuple[float, ...], ...]

MOST_SWINGS = 6
LEAST_SWING = 0.12  # of the odds of one player in a round
LEAST_COST = 0.02  # of the odds: what costs less is not told
MOST_COSTLY = 10


@dataclass(frozen=True)
class Swing:
    """A turn that changed someone's odds."""

    number: int  # of the turn, in the order of the odds
    seat: int  # whose odds
    before: float
    after: float

    @property
    def gain(self) -> float:
        """By how much they rose; less than nothing if they fell."""
        return self.after - self.before


@dataclass(frozen=True)
class Judged:
    """A decision with what the bot would have done instead."""

    ply: int
    seat: int
    played: int
    better: int
    odds_played: float
    odds_better: float
    sure: float | None  # how much of its thought the bot gave the better move

    @property
    def cost(self) -> float:
        """What the decision cost of the odds of winning."""
        return max(0.0, self.odds_better - self.odds_played)


@dataclass
class Report:
    """What the bot thinks of a finished game, as far as it has come."""

    seats: tuple[int, ...]  # whose decisions are judged
    odds: Odds = ()
    swings: list[Swing] = field(default_factory=list)
    judged: list[Judged] = field(default_factory=list)
    decisions: int = 0  # that were looked at, at a glance
    total: int = 0  # that are worth a thought
    done: bool = False
    failed: bool = False

    @property
    def costly(self) -> list[Judged]:
        """The decisions that cost most, the worst first."""
        worth = [each for each in self.judged if each.cost >= LEAST_COST and each.played != each.better]
        return sorted(worth, key=lambda each: -each.cost)[:MOST_COSTLY]


def by_round(odds: Odds, players: int) -> Odds:
    """Odds turn by turn, each the mean of a round: who is about to move always looks better than who has moved."""
    rounds = [odds[max(0, turn - players + 1) : max(turn + 1, players)] for turn in range(len(odds) - 1)]
    means = [tuple(sum(column) / len(column) for column in zip(*each, strict=True)) for each in rounds]
    return (*means, *odds[-1:])


def combined(match: Match, seats: Collection[int]) -> set[int]:
    """Plies that one click may have played with others: cards paid at once, areas on the way to another.

    Which of them was the decision nobody can say, but for a last step of another kind, which the others lead to.
    """
    game, found = match.game, set()
    for ply, (state, _) in enumerate(match.history):
        seat = int(state.seat)
        if seat not in seats or ply in found:
            continue
        for way in game.ways(game.seen_by(state, seat)):
            played = [move for _, move in match.history[ply : ply + len(way.moves)]]
            if sorted(played) == sorted(way.moves):
                kinds = [game.moves.code(move).partition(":")[0] for move in played]
                found |= {ply + n for n, kind in enumerate(kinds) if n < len(kinds) - 1 or kinds[0] == kind}
    return found


def swings(odds: Odds, players: int) -> list[Swing]:
    """The rounds that changed the odds most, in their order; each stands at the turn with which it began."""
    found = []
    for number in range(len(odds) - players):
        changes = [odds[number + players][seat] - odds[number][seat] for seat in range(players)]
        seat = max(range(players), key=lambda each: abs(changes[each]))
        if abs(changes[seat]) >= LEAST_SWING:
            found.append(Swing(number, seat, odds[number][seat], odds[number + players][seat]))
    chosen: list[Swing] = []
    for swing in sorted(found, key=lambda each: -abs(each.gain)):
        if len(chosen) < MOST_SWINGS and all(abs(swing.number - other.number) >= players for other in chosen):
            chosen.append(swing)
    return sorted(chosen, key=lambda each: each.number)


def judged_seats(match: Match, row: TableRow | None) -> list[int]:
    """The seats of people; all of them where only bots played, or where nobody knows."""
    if row is None:
        people = [seat for seat, who in enumerate(match.seats) if who == "person"]
    else:
        people = [seat for seat, each in enumerate(row.seats) if each.kind == "person"]
    return people or list(range(match.players))


def suspicion(choice: Choice, played: int) -> float:
    """How much rather a bot would have played another move, at a glance."""
    if not choice.candidates:
        return float(choice.move != played)
    likely = {each.move: each.likely or 0.0 for each in choice.candidates}
    return likely.get(choice.move, 0.0) - likely.get(played, 0.0)


def judged(choice: Choice, played: int, ply: int, seat: int) -> Judged | None:
    """A decision as a search judges it; None if it has not tried what was played."""
    tried = {each.move: each for each in choice.candidates if each.visits}
    best, own = tried.get(choice.move), tried.get(played)
    if best is None or own is None:
        return None
    return Judged(ply, seat, played, choice.move, own.value, best.value, _sure(best, choice.candidates))


def _sure(best: Candidate, candidates: Sequence[Candidate]) -> float:
    return best.visits / max(1, sum(each.visits for each in candidates))
