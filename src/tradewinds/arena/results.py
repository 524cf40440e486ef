"""What came of a tournament: shares, ratings, seats, scores, times, and what winners do."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from math import sqrt
from typing import Any

from tradewinds.arena.clear import Watch
from tradewinds.arena.estimates import Estimate, share_of
from tradewinds.arena.outcome import Outcome, Thinking
from tradewinds.arena.rating import rate
from tradewinds.arena.tournament import Pairing, Tournament

__all__ = ["Habit", "Results"]

Game = tuple[Pairing, Outcome]


@dataclass(frozen=True)
class Habit:
    """Something players do, and how often winners and the others did it in a game."""

    deed: str  # `tell_deed` tells it
    winners: float
    others: float
    clearness: float  # the difference in standard errors; beyond 3 or so it is hardly luck


@dataclass(frozen=True)
class Results:
    """The games that count, in the order of the schedule."""

    tournament: Tournament
    games: Sequence[Game]
    settled: Mapping[str, int]  # by meeting that was stopped early: how many deals it took

    @classmethod
    def of(cls, tournament: Tournament, outcomes: Mapping[str, Outcome], until_clear: bool = False) -> Results:
        """Of all games that were played, those that the tournament asks for."""
        schedule = list(tournament.schedule())
        games = [(pairing, outcomes[pairing.key]) for pairing in schedule if pairing.key in outcomes]
        if not until_clear:
            return cls(tournament, games, {})
        watch = Watch(schedule)
        for _, outcome in games:
            watch.add(outcome)
        counted = [(pairing, outcome) for pairing, outcome in games if not watch.settled(pairing)]
        return cls(tournament, counted, {meeting: deal + 1 for meeting, deal in watch.settled_at.items()})

    # Parts of it

    def at(self, game: str | None = None, players: int | None = None, table: str | None = None) -> Results:
        """Only the games of a game, of a number of players, or of a table by its key."""
        return self._only(
            lambda pairing: (
                game in (None, pairing.game) and players in (None, pairing.players) and table in (None, pairing.table)
            )
        )

    def between(self, *bots: str) -> Results:
        """Only the games in which exactly these bots met."""
        return self._only(lambda pairing: set(pairing.bots) == set(bots))

    def _only(self, wanted: Callable[[Pairing], bool]) -> Results:
        games = [row for row in self.games if wanted(row[0])]
        meetings = {pairing.meeting for pairing, _ in games}
        return Results(self.tournament, games, {key: deals for key, deals in self.settled.items() if key in meetings})

    @cached_property
    def bots(self) -> list[str]:
        """The bots that played, as the tournament lists them."""
        playing = {bot for pairing, _ in self.games for bot in pairing.bots}
        return [bot for bot in self.tournament.bots if bot in playing]

    # Strength

    def share(self, bot: str) -> Estimate:
        """The share of the victory that a bot takes a seat of a game; 1/players is par."""
        return share_of(_by_deal(self.games, lambda pairing, seat: pairing.bots[seat] == bot))

    def seat_share(self, seat: int, bot: str | None = None) -> Estimate:
        """The share of the victory that falls to a seat, of all bots or of one."""
        return share_of(_by_deal(self.games, lambda pairing, at: at == seat and bot in (None, pairing.bots[at])))

    @cached_property
    def ratings(self) -> dict[str, Estimate]:
        """The rating of every bot, the strongest first; `greedy` is 1000 where it plays, else the mean of all."""
        rows = [((pairing.table, pairing.deal), pairing.bots, outcome.shares) for pairing, outcome in self.games]
        return rate(self.tournament.bots, rows)

    # What else is known

    def scores(self, bot: str) -> list[int]:
        """A bot's scores, a seat of a game each."""
        return [outcome.scores[seat] for _, outcome, seat in self._seats(bot)]

    def thinking(self, bot: str) -> Thinking:
        """How long a bot thought."""
        return Thinking.together(outcome.thinking[seat] for _, outcome, seat in self._seats(bot))

    def _seats(self, bot: str) -> Iterable[tuple[Pairing, Outcome, int]]:
        for pairing, outcome in self.games:
            for seat, name in enumerate(pairing.bots):
                if name == bot:
                    yield pairing, outcome, seat

    @property
    def turns(self) -> list[int]:
        """How many turns each game took."""
        return [outcome.turns for _, outcome in self.games]

    def habits(self) -> list[Habit]:
        """What winners do more or less often than the others, the clearest difference first."""
        sides: dict[bool, list[Mapping[str, int]]] = {True: [], False: []}
        for _, outcome in self.games:
            for share, deeds in zip(outcome.shares, outcome.deeds, strict=True):
                sides[share > 0].append(deeds)
        sums = {won: _sums(rows) for won, rows in sides.items()}
        every = sorted({deed for rows in sums.values() for deed in rows})
        habits = [_habit(deed, sums, len(sides[True]), len(sides[False])) for deed in every]
        told = [habit for habit in habits if habit.clearness and not _is_winning(habit)]
        return sorted(told, key=lambda habit: -abs(habit.clearness))

    def endings(self) -> dict[str, float]:
        """What happens at most once a game and not in every one, such as the ways to end it: in which part of them."""
        kinds: Counter[str] = Counter()
        most: Counter[str] = Counter()
        for _, outcome in self.games:
            once: Counter[str] = Counter()
            for deeds in (*outcome.deeds, outcome.happened):
                once.update(_without_thing(deeds))
            kinds.update(once.keys())
            most |= once
        rare = {deed: times / len(self.games) for deed, times in kinds.items() if most[deed] == 1}
        return dict(sorted(((deed, part) for deed, part in rare.items() if part < 1), key=lambda row: -row[1]))

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        tables = [self.at(table=table.key) for table in self.tournament.tables]
        return {
            "tournament": self.tournament.data(),
            "games": len(self.games),
            "ratings": {bot: asdict(rating) for bot, rating in self.ratings.items()},
            "tables": [
                {"key": table.key, **asdict(table), **part._table_data(table.players)}
                for table, part in zip(self.tournament.tables, tables, strict=True)
                if part.games
            ],
            "settled": dict(self.settled),
        }

    def _table_data(self, players: int) -> dict[str, Any]:
        return {
            "games": len(self.games),
            "par": 1 / players,
            "turns": self.turns,
            "seats": [asdict(self.seat_share(seat)) for seat in range(players)],
            "bots": {bot: self._bot_data(bot, players) for bot in self.ratings},
            "meetings": self._meetings(),
            "endings": self.endings(),
            "habits": [asdict(habit) for habit in self.habits()],
        }

    def _bot_data(self, bot: str, players: int) -> dict[str, Any]:
        thinking = self.thinking(bot)
        scores = self.scores(bot)
        return {
            "share": asdict(self.share(bot)),
            "rating": asdict(self.ratings[bot]),
            "seats": [asdict(self.seat_share(seat, bot)) for seat in range(players)],
            "scores": scores,
            "score": sum(scores) / len(scores),
            "decisions": thinking.decisions / len(scores),
            "thinking": {
                "median": thinking.quantile(0.5),
                "p99": thinking.quantile(0.99),
                "longest": thinking.longest,
                "mean": thinking.seconds / max(thinking.decisions, 1),
            },
        }

    def _meetings(self) -> list[dict[str, Any]]:
        """Every line-up of two different bots: what each of them took from the other."""
        pairs = sorted({tuple(sorted(set(pairing.bots))) for pairing, _ in self.games})
        rows = []
        for pair in pairs:
            part = self.between(*pair)
            if len(pair) == 2:
                shares = {bot: asdict(part.share(bot)) for bot in pair}
                rows.append({"bots": list(pair), "games": len(part.games), "shares": shares})
        return rows


def _by_deal(games: Iterable[Game], counts: Callable[[Pairing, int], bool]) -> list[tuple[float, int]]:
    """Of each deal: the victory taken, and the seats, of those seats that count."""
    deals: dict[tuple[str, int], list[float]] = defaultdict(list)
    for pairing, outcome in games:
        deals[pairing.table, pairing.deal] += [
            share for seat, share in enumerate(outcome.shares) if counts(pairing, seat)
        ]
    return [(sum(shares), len(shares)) for shares in deals.values() if shares]


def _sums(rows: Sequence[Mapping[str, int]]) -> dict[str, tuple[int, int]]:
    """Of each deed: how often it was done, and the sum of squares."""
    sums: dict[str, tuple[int, int]] = {}
    for deeds in rows:
        for deed, times in deeds.items():
            total, squares = sums.get(deed, (0, 0))
            sums[deed] = total + times, squares + times * times
    return sums


def _habit(deed: str, sums: Mapping[bool, Mapping[str, tuple[int, int]]], winners: int, others: int) -> Habit:
    means, variance = [], 0.0
    for won, count in ((True, winners), (False, others)):
        total, squares = sums[won].get(deed, (0, 0))
        mean = total / count if count else 0.0
        means.append(mean)
        # At least as if one of them had done it once more or less: few games that agree prove little.
        variance += max((squares / count - mean**2) / count, 1 / count**2) if count else 0.0
    return Habit(deed, means[0], means[1], (means[0] - means[1]) / sqrt(variance or 1.0))


def _is_winning(habit: Habit) -> bool:
    """Whether it is nothing but the victory itself: done once by every winner, by nobody else, and about nothing."""
    return (habit.winners, habit.others) == (1.0, 0.0) and bool(_without_thing({habit.deed: 1}))


def _without_thing(deeds: Mapping[str, int]) -> Counter[str]:
    """Deeds that are about nothing with a name; others are no way to end a game but things done on the way."""
    return Counter({deed: times for deed, times in deeds.items() if all(mark[-2] == "=" for mark in deed.split()[1:])})
