"""How strong the levels are: plays them in the arena and writes docs/strength.md and the ratings shown at the table.

    python -m benchmarks.strength --games 60 --folder FOLDER

Plays every game with two and with four players: the levels as a ladder, and `search@100ms` against `greedy`. What was
played before in the folder is not played again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tradewinds.arena import Estimate, Results, Table, Tournament, run
from tradewinds.bots.levels import LEVELS, STRENGTH

GAMES = ("machi-koro", "council-of-four", "yokohama")
COUNTS = (2, 4)
ANCHOR = "casual"  # rated 1000
PAGE = Path("docs/strength.md")


def main() -> None:
    """Measures, and writes what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=60, help="games of each pair of neighbours")
    asked.add_argument("--folder", type=Path, required=True, help="where the tournaments are kept")
    asked.add_argument("--players", type=int, nargs="+", default=COUNTS)
    asked.add_argument("--only", nargs="+", default=GAMES)
    said = asked.parse_args()
    measured = json.loads(STRENGTH.read_text("utf-8")) if STRENGTH.exists() else {}
    for game in said.only:
        for players in said.players:
            ladder = play(said.folder, game, players, LEVELS, "ladder", said.games)
            measured.setdefault(game, {})[str(players)] = rated(ladder)
            figures = play(said.folder, game, players, ("search@100ms", "greedy"), "gauntlet", said.games)
            measured[game][str(players)]["search@100ms"] = shared(figures.share("search@100ms"))
            STRENGTH.write_text(json.dumps(measured, indent=1) + "\n", "utf-8")
            PAGE.write_text(page(measured), "utf-8")
            print(game, players, measured[game][str(players)], flush=True)


def play(folder: Path, game: str, players: int, bots: tuple[str, ...], form: str, games: int) -> Results:
    """One tournament, kept in a folder of its own."""
    tournament = Tournament(bots=list(bots), tables=[Table(game, players)], format=form, games=games, seed=1)
    return run(tournament, folder=folder / f"{game}-{players}-{form}")


def rated(results: Results) -> dict[str, dict[str, float]]:
    """The rating of every level, that of the anchor being 1000."""
    shift = 1000 - results.ratings[ANCHOR].value
    return {
        level: {"rating": rating.value + shift, "low": rating.low + shift, "high": rating.high + shift}
        for level, rating in results.ratings.items()
    }


def shared(share: Estimate) -> dict[str, float]:
    """A share of the victory as plain data."""
    return {"share": share.value, "low": share.low, "high": share.high, "games": share.count}


def page(measured: dict[str, dict[str, dict[str, dict[str, float]]]]) -> str:
    """docs/strength.md."""
    lines = [HEAD]
    for game, counts in measured.items():
        for players, table in sorted(counts.items()):
            levels = " | ".join(_rating(table.get(level)) for level in LEVELS)
            lines.append(f"| {game} | {players} | {levels} | {_share(table.get('search@100ms'), int(players))} |")
    return "\n".join(lines) + "\n" + TAIL


def _rating(rating: dict[str, float] | None) -> str:
    return f"{rating['rating']:.0f} ({rating['low']:.0f} to {rating['high']:.0f})" if rating else "-"


def _share(share: dict[str, float] | None, players: int) -> str:
    if not share:
        return "-"
    bounds = f"{share['low']:.0%} to {share['high']:.0%}"
    return f"{share['share']:.0%} ({bounds}; par {1 / players:.0%}; {share['games']:.0f} games)"


HEAD = """# How strong the bots are

Measured in the [arena](arena.md), never claimed: each level against its neighbour, seats rotated, the same chance for
every arrangement; ratings on Elo's scale with `casual` (which is `greedy`) at 1000 and 95% intervals. `search@100ms` is
the search with 100 ms a decision on one core, alone against `greedy` at all other seats: its share of the victory.

| game | players | beginner | casual | skilled | strong | expert | `search@100ms` against `greedy` |
|---|---|---|---|---|---|---|---|"""

TAIL = """
`python -m benchmarks.strength --games 60 --folder FOLDER` plays it again and writes this page and the ratings that are
shown at the table; with more games the intervals become narrower, and what was played before in the folder is kept.
"""

if __name__ == "__main__":
    main()
