"""`python -m tradewinds.bots.warm`: compiles what bots need in every game, so that a server need not when it starts.

For an image of a container: what is compiled then is kept in TRADEWINDS_CACHE.
"""

from __future__ import annotations

import sys
import time

from tradewinds.bots.levels import QUICK
from tradewinds.bots.worker import SEARCH, Worker
from tradewinds.games import all_games

__all__ = ["warm"]


def warm(games: list[str]) -> None:
    """Compiles games one after the other, and tells how long each took."""
    worker = Worker("compiled")
    try:
        for game in games:
            began = time.monotonic()
            worker.warm_up(game, (*QUICK, *SEARCH)).result()
            sys.stdout.write(f"{game}: {time.monotonic() - began:.0f} s\n")
            sys.stdout.flush()
    finally:
        worker.close()


if __name__ == "__main__":
    warm(sys.argv[1:] or [game.name for game in all_games()])
