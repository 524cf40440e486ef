"""How many games the search plays to their end a second, by moves taken at random: `python -m benchmarks.playouts`.

One core, from the first decision of a game; every figure is the median of several measurements of the time that the
process had, and these are interleaved.
"""

from __future__ import annotations

import time
from statistics import median

from tradewinds import Match
from tradewinds.bots.bot import Budget
from tradewinds.bots.search import SearchBot, Taste
from tradewinds.games import all_games

COUNTS = (2, 4)
TO_THE_END, ANY_MOVE = -1, 1
PLAYOUTS, REPETITIONS = 3000, 7


def main() -> None:
    """Measures and prints."""
    wanted = [(game.name, players) for game in all_games() for players in COUNTS]
    for row in wanted:
        speed(*row, playouts=50)  # compiles
    rounds = [[speed(*row) for row in wanted] for _ in range(REPETITIONS)]
    for (game, players), speeds in zip(wanted, zip(*rounds, strict=True), strict=True):
        print(f"{game}, {players} players: {median(speeds):,.0f} playouts/s")


def speed(game: str, players: int, playouts: int = PLAYOUTS) -> float:
    """Playouts a second of a new search."""
    match = Match(game, players, seed=1)
    taste = Taste(**match.game.search)._replace(turns=TO_THE_END, candidates=ANY_MOVE)
    bot = SearchBot(match.game, seed=1, taste=taste)
    began = time.process_time()
    bot.choose(match.seen_by(match.seat), Budget(iterations=playouts))
    return bot.iterations / (time.process_time() - began)


if __name__ == "__main__":
    main()
