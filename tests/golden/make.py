"""Makes the golden records of a game: `python -m tests.golden.make council-of-four`.

Plays many matches with seeded players, then keeps a few that together show all that is wanted, the short ones first.
Run it again only when the rules have been mended on purpose: golden records are there to notice when they change.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from tests.golden.coverage import Golden
from tests.golden.games import GAMES
from tradewinds import Match

NAMES = ("Arkadii", "Borys", "Viktor", "Halyna", "Daria")


def play(golden: Golden, players: int, options: dict[str, Any], seed: int) -> Match:
    """A match of seeded players."""
    match = Match(golden.game, players, seed=f"golden {seed}", names=NAMES[:players], **options)
    golden.play(match, seed)
    return match


def choose(golden: Golden) -> list[Match]:
    """A few matches that show as much as all of them: at each step the one that adds most for its length."""
    shown: list[set[str]] = []
    plies: list[int] = []
    for table in golden.tables:  # thousands of whole matches would not fit in memory
        match = play(golden, *table)
        shown.append(golden.coverage(match))
        plies.append(match.ply)
    chosen: list[int] = []
    missing = set().union(*shown)
    while missing:
        best = max(range(len(shown)), key=lambda number: len(shown[number] & missing) ** 2 / plies[number])
        chosen.append(best)
        missing -= shown[best]
    for number in list(chosen):
        if not shown[number] - set().union(*(shown[other] for other in chosen if other != number)):
            chosen.remove(number)
    return [play(golden, *golden.tables[number]) for number in chosen]


def name(match: Match) -> str:
    """What the file of a record is called."""
    defaults = match.game.choose_options({})
    chosen = [
        (option if value is True else f"{option}-{value}").replace("_", "-")
        for option, value in match.options.items()
        if value != defaults[option]
    ]
    return "-".join([str(match.players), "players", *chosen, str(match.seed).split()[-1]])


def main(golden: Golden) -> None:
    """Plays, chooses and writes."""
    kept = choose(golden)
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
    main(GAMES[sys.argv[1]])
