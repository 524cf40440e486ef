"""How strong the bots are: plays them, writes docs/strength.md, and the ratings shown at the table.

    python -m benchmarks.strength duels --folder FOLDER
    python -m benchmarks.strength levels --games 60 --folder FOLDER

What was played before in the folder is not played again. `duels` tells how searches and networks stand against each
other, with as many iterations as take 100 ms a decision here; `levels` plays the levels of the table as a ladder.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.duels import Duel, Share, milliseconds, play, shares
from tradewinds import find_game
from tradewinds.arena import Results, Table, Tournament, run
from tradewinds.bots.learned.weights import SHIPPED
from tradewinds.bots.levels import ANY, LEVELS, STRENGTH, THOUGHT

GAMES = ("machi-koro", "council-of-four", "yokohama")
COUNTS = (2, 4)
ANCHOR = "skilled"  # rated 1000
PAGE, FIGURES = Path("docs/strength.md"), Path("benchmarks/strength-duels.json")
# How many iterations a decision of 100 ms holds on one core of ours, by game and number of players (`pace` tells).
SEARCH = {"machi-koro": {2: 5000, 4: 3600}, "council-of-four": {2: 5000, 4: 1600}, "yokohama": {2: 7000, 4: 4000}}
LADDER = (250, 1000, 4000)  # iterations: whether more are stronger
EXPERT = 3000  # 30 to 56 ms in all games
OPTIONS = {"machi-koro": ("", "plus")}
DICE = 8  # where dice decide much, a small difference wants so many times the games


def main() -> None:
    """Measures, and writes what came of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("what", choices=("duels", "levels", "pace", "page"))
    asked.add_argument("--games", type=int, default=60, help="games of each pair of neighbours, or of long duels")
    asked.add_argument("--folder", type=Path, help="where games are kept")
    asked.add_argument("--players", type=int, nargs="+", default=COUNTS)
    asked.add_argument("--only", nargs="+", default=GAMES)
    asked.add_argument("--workers", type=int, default=2)
    said = asked.parse_args()
    if said.what in ("duels", "levels"):
        if said.folder is None:
            asked.error("--folder says where games are kept")
        said.folder.mkdir(parents=True, exist_ok=True)
    if said.what == "duels":
        file = said.folder / "duels.jsonl"
        wanted = [(duel, games) for duel, games in duels(said.games) if duel.game in said.only]
        play([(duel, games) for duel, games in wanted if duel.players in said.players], file, said.workers)
        keep(shares(file))
    if said.what == "levels":
        for game in said.only:
            for players in said.players:
                rate(said.folder, game, players, said.games, said.workers)
    if said.what == "pace":
        for duel, _ in duels(1):
            if "@" in duel.bot:
                print(*duel, f"{milliseconds(duel):.0f} ms a decision", flush=True)
    PAGE.write_text(page(), "utf-8")


def duels(games: int) -> Iterator[tuple[Duel, int]]:
    """All that meet, and in how many games; policies play a thousand in seconds."""
    for game in GAMES:
        for players in find_game(game).seats:
            for option in OPTIONS.get(game, ("",)):
                yield Duel(game, players, "learned", "greedy", option), 1000
        for players in COUNTS:
            search, expert = f"search@{SEARCH[game][players]}", f"expert@{EXPERT}"
            yield Duel(game, players, search, "greedy"), games
            yield Duel(game, players, expert, "learned"), games * (DICE if game == "machi-koro" else 1)
        yield Duel(game, 2, f"expert@{EXPERT}", f"search@{SEARCH[game][2]}"), games
        for fewer, more in pairwise(LADDER):
            yield Duel(game, 2, f"search@{more}", f"search@{fewer}"), games


def keep(measured: dict[Duel, Share]) -> None:
    """Writes what duels came to, beside what others came to before: for the page, and on the cards of the networks."""
    known = {_duel(row): row for row in json.loads(FIGURES.read_text("utf-8"))}
    known |= {duel: {**duel._asdict(), **share._asdict()} for duel, share in measured.items()}
    told = [known[duel] for duel in sorted(duel for duel, _ in duels(1)) if duel in known]
    FIGURES.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
    for path in SHIPPED.glob("*.card.json"):
        card = json.loads(path.read_text("utf-8"))
        card["reached"] = [_reached(row) for row in told if row["game"] == card["game"] and row["bot"] == "learned"]
        path.write_text(json.dumps(card, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _duel(row: dict[str, Any]) -> Duel:
    return Duel(*(row[name] for name in Duel._fields))


def _reached(row: dict[str, Any]) -> str:
    share = f"{row['value']:.1%} ± {row['within'] * 100:.1f}"
    setting = f"{row['players']} players{', ' if row['option'] else ''}{row['option']}"
    return f"{setting} against {row['other']}: {share} of the victory in {row['games']} games"


def rate(folder: Path, game: str, players: int, games: int, workers: int) -> None:
    """Plays the levels of the table as a ladder and writes their ratings, that of the anchor being 1000."""
    bots = {level: unhurried(level, game) for level in LEVELS}
    tournament = Tournament(list(bots.values()), [Table(game, players)], "ladder", games, seed=1)
    results: Results = run(tournament, folder=folder / f"{game}-{players}-ladder", workers=workers)
    measured = json.loads(STRENGTH.read_text("utf-8")) if STRENGTH.exists() else {}
    shift = 1000 - results.ratings[ANCHOR].value
    ratings = {level: results.ratings[bot] for level, bot in bots.items()}
    measured.setdefault(game, {})[str(players)] = {
        level: {"rating": rating.value + shift, "low": rating.low + shift, "high": rating.high + shift}
        for level, rating in ratings.items()
    }
    STRENGTH.write_text(json.dumps(measured, indent=1) + "\n", "utf-8")
    print(game, players, measured[game][str(players)], flush=True)


def unhurried(level: str, game: str) -> str:
    """A level that thinks as much as it means to, however busy the machine: its seconds are for who waits for it."""
    thought = THOUGHT.get(level)
    return f"{level}@{thought.get(game, thought[ANY]).iterations}" if thought else level


# The page


def page() -> str:
    """docs/strength.md: what stands there by hand, and the tables."""
    text = PAGE.read_text("utf-8")
    for name, table in (("duels", duel_table()), ("levels", level_table())):
        head, begin, rest = text.partition(f"<!-- {name} -->\n")
        _, end, tail = rest.partition(f"<!-- end of {name} -->")
        if not begin or not end:
            raise SystemExit(f"{PAGE} has no place for the table of {name}")
        text = head + begin + table + end + tail
    return text


def duel_table() -> str:
    """One row a duel, the games in the order of the page."""
    told = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else []
    lines = ["| game | players | bot | against | share of the victory | par | games |", "|---|---|---|---|---|---|---|"]
    for row in sorted(told, key=_order):
        share = f"{row['value']:.0%} ± {row['within'] * 100:.0f}"
        title = find_game(row["game"]).words().say("title")
        game = f"{title} with {row['option'].title()}" if row["option"] else title
        who = f"{row['players']} | `{row['bot']}` | `{row['other']}`"
        lines.append(f"| {game} | {who} | {share} | {1 / row['players']:.0%} | {row['games']} |")
    return "\n".join(lines) + "\n"


def _order(row: dict[str, Any]) -> tuple[object, ...]:
    return GAMES.index(row["game"]), row["bot"].partition("@")[0], row["other"], row["option"], row["players"]


def level_table() -> str:
    """One row a game and number of players, a column a level."""
    told = json.loads(STRENGTH.read_text("utf-8")) if STRENGTH.exists() else {}
    lines = [f"| game | players | {' | '.join(LEVELS)} |", "|---" * (len(LEVELS) + 2) + "|"]
    for game in told:
        for players, table in sorted(told[game].items()):
            cells = [_rating(table.get(level)) for level in LEVELS]
            lines.append(f"| {find_game(game).words().say('title')} | {players} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n" if told else "Not measured yet.\n"


def _rating(rating: dict[str, float] | None) -> str:
    return f"{rating['rating']:.0f} ({rating['low']:.0f} to {rating['high']:.0f})" if rating else "-"


if __name__ == "__main__":
    main()
