"""Our games as OpenSpiel games, with every outcome of chance a node of its own.

    import pyspiel
    import tradewinds.envs.openspiel

    game = pyspiel.load_game("tradewinds_machi_koro(players=4,plus=True)")

Importing this module makes every registered game known to OpenSpiel; docs/environments.md says how they behave there.
"""

from tradewinds.envs.openspiel.adapter import SpielGame, SpielState, register, short_name
from tradewinds.games import all_games

__all__ = ["SpielGame", "SpielState", "register", "short_name"]

for _game in all_games():
    register(_game)
