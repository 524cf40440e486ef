"""The games. Importing this package makes them all known; others join through the entry point `tradewinds.games`."""

from importlib.metadata import entry_points

from tradewinds.core.registry import all_games, find as find_game, register
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR
from tradewinds.games.machi_koro import MACHI_KORO
from tradewinds.games.yokohama import YOKOHAMA

__all__ = ["all_games", "find_game"]

register(MACHI_KORO)
register(COUNCIL_OF_FOUR)
register(YOKOHAMA)
for _entry in entry_points(group="tradewinds.games"):
    register(_entry.load())
