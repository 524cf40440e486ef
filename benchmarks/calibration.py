"""Whether win odds come true: plays games that no network was trained on, prints tables and draws docs/pictures.

    python -m benchmarks.calibration --games 4000

Every game with every number of players; the same games with the same seed. docs/odds.md says what came of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tradewinds.bots.learned import weights_of
from tradewinds.core.words import Message
from tradewinds.games import find_game
from tradewinds.learning.calibration import Odds, Reliability, best_temperature, reliability, watch
from tradewinds.learning.calibration_picture import draw_reliability

WAYS: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "machi-koro": {"": {}, ", Plus": {"plus": True}},
    "council-of-four": {"": {"map": "random"}},
    "yokohama": {"": {}},
}
PICTURES = Path("docs/pictures")


def main() -> None:
    """Plays, draws, and prints what belongs into docs/odds.md."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    asked.add_argument("--games", type=int, default=4000, help="of every game and number of players (4000)")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--only", nargs="+", default=list(WAYS), choices=list(WAYS), metavar="GAME")
    said = asked.parse_args()
    PICTURES.mkdir(exist_ok=True)
    for name in said.only:
        game = find_game(name)
        odds = {
            f"{players} players{told}": watch(game, players, weights_of(game), said.games, options, seed=said.seed)
            for told, options in WAYS[name].items()
            for players in game.seats
        }
        found = {way: reliability(own) for way, own in odds.items()}
        title = game.words("en").say(Message("title"))
        (PICTURES / f"odds-{name}.svg").write_text(draw_reliability(f"{title}: win odds", found), "utf-8")
        print("\n".join([f"## {title}", "", *table(odds, found), "", *tenths(found), ""]), flush=True)


def table(odds: Mapping[str, Odds], found: Mapping[str, Reliability]) -> list[str]:
    """How good the odds are, way by way, beside odds that know nothing; and what another temperature would do."""
    columns = ["", "games", "off by", "in its own games", "against `greedy`", "log loss", "of even odds", "Brier"]
    columns += ["best temperature", "off by with it"]
    rows = [columns, ["---"] * len(columns)]
    for way, own in found.items():
        here = odds[way]
        alone, among = (reliability(here.of(rows)) for rows in (here.alone, ~here.alone))
        temperature, other = _tempered(here)
        losses = [f"{number:.3f}" for number in (own.log_loss, np.log(here.told.shape[1]), own.brier)]
        errors = [f"{each.error:.1%}" for each in (own, alone, among)]
        rows.append([way, str(own.games), *errors, *losses, f"{temperature:.2f}", f"{other.error:.1%}"])
    return [f"| {' | '.join(row)} |" for row in rows]


def _tempered(odds: Odds) -> tuple[float, Reliability]:
    """The temperature that fits one half of the games best, and what it does to the other half."""
    first = odds.games < odds.games.max() / 2
    temperature = best_temperature(odds.of(first))
    return temperature, reliability(odds.of(~first).tempered(temperature))


def tenths(found: Mapping[str, Reliability]) -> list[str]:
    """How often odds came true, way by way and tenth by tenth."""
    rows = []
    for way, own in found.items():
        cells = dict.fromkeys(range(10), "")
        for each in own.bins:
            cells[min(int(each.told * 10), 9)] = f"{each.happened:.0%} ±{each.within:.0%}"
        rows.append(f"| {way} | {' | '.join(cells.values())} |")
    columns = " | ".join(f"{tenth * 10}-{tenth * 10 + 10}%" for tenth in range(10))
    return [f"| told | {columns} |", "|---" * 11 + "|", *rows]


if __name__ == "__main__":
    main()
