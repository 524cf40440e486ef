"""Makes the golden records of a game: `python -m tests.golden.make council-of-four`.

Plays many matches with seeded players, then keeps a few, of these and of the old ones, that together show all that
is wanted.
Run it again only when the rules have been mended on purpose: golden records are there to notice when they change.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.golden.coverage import Golden
from tests.golden.games import GAMES
from tradewinds import Match, load
from tradewinds.core.errors import RecordError

NAMES = ("Arkadii", "Borys", "Viktor", "Halyna", "Daria")


def play(golden: Golden, players: int, options: dict[str, Any], seed: int) -> Match:
    """A match of seeded players."""
    match = Match(golden.game, players, seed=f"golden {seed}", names=NAMES[:players], **options)
    golden.play(match, seed)
    return match


def candidates(golden: Golden) -> Iterator[Callable[[], Match]]:
    """How to come by each match to choose from: the records there are, and seeded players."""
    for text in map(golden.text, golden.names):
        yield partial(load, text)
    for table in golden.tables:
        yield partial(play, golden, *table)


def choose(golden: Golden) -> list[Match]:
    """A few matches that show as much as all of them."""
    sources, shown, plies = [], [], []
    for source in candidates(golden):
        try:
            match = source()
        except RecordError:  # the rules it was played by have been mended
            continue
        if match.over and match.ply <= golden.longest:
            sources.append(source)  # thousands of whole matches would not fit in memory
            shown.append(golden.coverage(match))
            plies.append(match.ply)
    return [sources[number]() for number in fewest(shown, plies)]


def fewest(shown: list[set[str]], plies: list[int]) -> list[int]:
    """The numbers of a few matches that show it all: the smallest set of some found in different ways."""
    ways = [(rarity, length) for rarity in (0, 0.5, 1, 1.5, 2) for length in (0, 0.2, 0.5)]
    return min(
        (cover(shown, plies, *way) for way in ways), key=lambda chosen: (len(chosen), sum(plies[n] for n in chosen))
    )


def cover(shown: list[set[str]], plies: list[int], rarity: float, length: float) -> list[int]:
    """At each step the match that adds most, where rare things weigh more and long matches less."""
    times = Counter(thing for things in shown for thing in things)
    missing = set(times)
    chosen: list[int] = []

    def gain(number: int) -> float:
        return sum(times[thing] ** -rarity for thing in shown[number] & missing) / plies[number] ** length

    while missing:
        chosen.append(max(range(len(shown)), key=gain))
        missing -= shown[chosen[-1]]
    for number in sorted(chosen, key=plies.__getitem__, reverse=True):
        if not shown[number] - set().union(*(shown[other] for other in chosen if other != number)):
            chosen.remove(number)
    return chosen


def name(match: Match) -> str:
    """What the file of a record is called."""
    defaults = match.game.choose_options({})
    chosen = [
        (option if value is True else f"{option}-{value}").replace("_", "-")
        for option, value in match.options.items()
        if value != defaults[option]
    ]
    return "-".join([str(match.players), "players", *chosen, str(match.seed).split()[-1]])


def keep(golden: Golden, kept: list[Match]) -> None:
    """Writes the records and the digests of their ends in place of the old ones."""
    golden.records.mkdir(exist_ok=True)
    for old in golden.records.glob("*.txt"):
        old.unlink()
    for match in kept:
        (golden.records / f"{name(match)}.txt").write_text(match.record(), "utf-8")
    digests = {name(match): golden.digest(match) for match in sorted(kept, key=name)}
    golden.digests.write_text(json.dumps(digests, indent=2) + "\n", "utf-8")
    missing = golden.wanted - set().union(*map(golden.coverage, kept))
    if missing:
        raise SystemExit(f"not shown by any: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    GOLDEN = GAMES[sys.argv[1]]
    keep(GOLDEN, choose(GOLDEN))
