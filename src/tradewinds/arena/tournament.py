"""What is played: which bots meet in which games, how often, and in which line-ups."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import chain, combinations, pairwise
from typing import Any

from tradewinds.bots import find_bot
from tradewinds.core.game import Game, OptionValue
from tradewinds.core.match import LONGEST_NAME
from tradewinds.core.record import bot_seat
from tradewinds.games import find_game

__all__ = ["FORMATS", "LONGEST_BOT", "MOST_LINE_UPS", "Pairing", "Table", "Tournament", "mixed"]

FORMATS = ("round-robin", "gauntlet", "ladder")
MOST_LINE_UPS = 60  # of one table; of more, a fair sample is played
LONGEST_BOT = LONGEST_NAME - len(bot_seat(""))  # characters of a bot's name that a record has room for


def mixed(*parts: object) -> int:
    """A well-mixed number that depends on nothing but the parts."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big")


def _shuffled(things: Sequence[str], *parts: object) -> list[str]:
    order = sorted(range(len(things)), key=lambda index: mixed(*parts, index))
    return [things[index] for index in order]


@dataclass(frozen=True)
class Table:
    """A game with a number of players and options."""

    game: str
    players: int = 2
    options: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rules.check_players(self.players)
        object.__setattr__(self, "options", self.rules.choose_options(self.options))

    @property
    def rules(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    @property
    def unusual(self) -> dict[str, OptionValue]:
        """The options that are not as usual."""
        chosen = self.rules.choose_options(self.options)
        return {
            option.name: chosen[option.name] for option in self.rules.options if chosen[option.name] != option.default
        }

    @property
    def key(self) -> str:
        """A name for folders and seeds: `machi-koro-2-plus`."""
        marks = [name if value is True else f"{name}-{value}" for name, value in self.unusual.items()]
        return "-".join([self.game, str(self.players), *marks]).replace("_", "-").lower()


@dataclass(frozen=True)
class Pairing:
    """One game of a tournament: who sits where, with which chance."""

    key: str  # what it is called in results, and where its record is
    table: str  # the key of the table
    deal: int  # games of one deal have the same chance, and differ in who sits where
    game: str
    players: int
    options: Mapping[str, object]
    bots: tuple[str, ...]  # by seat
    chance: str  # the seed of the match

    @property
    def meeting(self) -> str:
        """The line-up at its table, as a name: all its games begin with it."""
        return self.key.rsplit("-", 2)[0]

    def generator(self, seat: int) -> int:
        """The seed of the bot at a seat."""
        return mixed(self.chance, self.key, *self.bots, seat) | 1


@dataclass(frozen=True)
class Tournament:
    """Bots that meet at tables, in every line-up of a format; `games` is how many are played with each line-up.

    >>> tournament = Tournament(["greedy", "random"], [Table("machi-koro")], games=4)
    >>> [(game.key, game.bots) for game in tournament.schedule()][:2]
    [('machi-koro-2/1-00001-1', ('greedy', 'random')), ('machi-koro-2/1-00001-2', ('random', 'greedy'))]
    """

    bots: Sequence[str]
    tables: Sequence[Table]
    format: str = "round-robin"
    games: int = 100
    seed: int = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(self.bots))
        object.__setattr__(self, "tables", tuple(self.tables))
        if self.format not in FORMATS:
            raise ValueError(f"a tournament can be {', '.join(FORMATS)}, not {self.format!r}")
        if self.games < 1:
            raise ValueError(f"at least one game must be played, not {self.games}")
        if not self.tables:
            raise ValueError("a tournament needs a game")
        if len({table.key for table in self.tables}) < len(self.tables):
            raise ValueError("the same game with the same players and options is named twice")
        self._check_bots()

    def _check_bots(self) -> None:
        least = 1 if self.format == "round-robin" else 2
        if len(self.bots) < least:
            raise ValueError(f"a {self.format} needs at least {least} bots, not {len(self.bots)}")
        for name in self.bots:
            if len(name) > LONGEST_BOT or not name.isprintable() or " " in name:
                raise ValueError(f"{name!r} cannot be kept in a record: at most {LONGEST_BOT} characters, no spaces")
            if self.bots.count(name) > 1:
                raise ValueError(f"the bot {name} is named twice")
            for game in {table.game for table in self.tables}:
                find_bot(name, find_game(game), 1)

    def line_ups(self, table: Table) -> list[tuple[str, ...]]:
        """Which bots meet at a table, in no order of seats."""
        players = table.players
        if self.format == "gauntlet":
            return [(self.bots[0], *[other] * (players - 1)) for other in self.bots[1:]]
        if self.format == "ladder":
            return [line_up for pair in pairwise(self.bots) for line_up in _filled(pair, players)]
        if len(self.bots) <= players:
            return _filled(self.bots, players)
        every = list(combinations(self.bots, players))
        return every if len(every) <= MOST_LINE_UPS else _sample(self.bots, players, self.seed)

    def schedule(self) -> Iterator[Pairing]:
        """Every game in the order of play: a deal of each line-up, then the next; more games only come after these."""
        deals = [-(-self.games // table.players) for table in self.tables]
        for deal in range(max(deals)):
            for table, enough in zip(self.tables, deals, strict=True):
                if deal < enough:
                    for number, line_up in enumerate(self.line_ups(table), 1):
                        yield from self._deal(table, number, line_up, deal)

    def _deal(self, table: Table, number: int, line_up: Sequence[str], deal: int) -> Iterator[Pairing]:
        """The games of one deal: everyone sits on every seat once, with the same chance."""
        order = _shuffled(line_up, self.seed, table.key, number, deal)
        for turn in range(table.players):
            yield Pairing(
                key=f"{table.key}/{number}-{deal + 1:05}-{turn + 1}",
                table=table.key,
                deal=deal,
                game=table.game,
                players=table.players,
                options=table.options,
                bots=tuple(order[turn:] + order[:turn]),
                chance=f"{self.seed} {table.key} {deal + 1}",
            )

    def data(self) -> dict[str, Any]:
        """The tournament as plain data."""
        return {
            "bots": list(self.bots),
            "tables": [asdict(table) for table in self.tables],
            "format": self.format,
            "games": self.games,
            "seed": self.seed,
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Tournament:
        """The tournament from plain data."""
        tables = [Table(table["game"], table["players"], table["options"]) for table in data["tables"]]
        return cls(data["bots"], tables, data["format"], data["games"], data["seed"])


def _filled(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Line-ups of few bots at a large table: all of them as often as the others, who sits once more takes turns."""
    times, left = divmod(players, len(bots))
    return [(*chain.from_iterable([bot] * times for bot in bots), *more) for more in combinations(bots, left)]


def _sample(bots: Sequence[str], players: int, seed: int) -> list[tuple[str, ...]]:
    """Some line-ups out of many: the bots are shuffled again and again, and sit down as they come."""
    waiting: list[str] = []
    chosen: list[tuple[str, ...]] = []
    while len(chosen) < MOST_LINE_UPS:
        if len(set(waiting)) < players:
            waiting += _shuffled(bots, seed, "sample", len(chosen), len(waiting))
        line_up = tuple(dict.fromkeys(waiting))[:players]
        for bot in line_up:
            waiting.remove(bot)
        chosen.append(line_up)
    return chosen
