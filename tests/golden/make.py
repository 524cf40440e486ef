"""Makes the golden records: `python -m tests.golden.make`.

Plays many matches with seeded players, then keeps a few that together show all that is wanted, the short ones first.
Run it again only when the rules have been mended on purpose: golden records are there to notice when they change.
"""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any

from tests.golden.coverage import WANTED, coverage, digest
from tests.golden.test_golden import DIGESTS, RECORDS
from tradewinds import Match
from tradewinds.games.machi_koro.components import AIRPORT

NAMES = ("Arkadii", "Borys", "Viktor", "Halyna", "Daria")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"plus": True},
    {"limited_market": True, "unclog_market": True},
    {"plus": True, "reroll_any_dice": True, "random_start": True},
    {"plus": True, "limited_market": True},
    {"plus": True, "limited_market": True, "unclog_market": True, "reroll_any_dice": True, "random_start": True},
]
SEEDS = 40


def play(players: int, options: dict[str, Any], seed: int) -> Match:
    """A match of seeded players who like to build, until they have an Airport."""
    match = Match("machi-koro", players, seed=f"golden {seed}", names=NAMES[:players], **options)
    dice = random.Random(seed)
    while not match.over:
        patience = 0.7 if match.state.city[match.seat, AIRPORT] else 0.1
        moves = [move for move in match.moves() if move.code != "pass" or dice.random() < patience]
        match.play(dice.choice(moves or match.moves()))
    return match


def choose(matches: list[Match]) -> list[Match]:
    """A few of the matches that show as much as all of them: at each step the one that adds most for its length."""
    shown = {id(match): coverage(match) for match in matches}
    chosen: list[Match] = []
    missing = set().union(*shown.values())
    while missing:
        best = max(matches, key=lambda match: len(shown[id(match)] & missing) ** 2 / match.ply)
        chosen.append(best)
        missing -= shown[id(best)]
    return [match for match in chosen if _is_needed(match, chosen, shown)]


def _is_needed(match: Match, chosen: list[Match], shown: dict[int, set[str]]) -> bool:
    others = set().union(*(shown[id(other)] for other in chosen if other is not match))
    return bool(shown[id(match)] - others)


def name(match: Match) -> str:
    """What the file of a record is called."""
    chosen = [option.replace("_", "-") for option, value in match.options.items() if value]
    return "-".join([str(match.players), "players", *chosen, str(match.seed).split()[-1]])


def main() -> None:
    """Plays, chooses and writes."""
    matches = [play(*table) for table in product(range(2, 6), OPTIONS, range(SEEDS))]
    golden = choose(matches)
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.glob("*.txt"):
        old.unlink()
    for match in golden:
        (RECORDS / f"{name(match)}.txt").write_text(match.record(), "utf-8")
    digests = {name(match): digest(match) for match in sorted(golden, key=name)}
    DIGESTS.write_text(json.dumps(digests, indent=2) + "\n", "utf-8")
    missing = WANTED - set().union(*map(coverage, golden))
    if missing:
        raise SystemExit(f"not shown by any: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
