"""Tradewinds: merchant board games by the complete printed rules, for people, bots and research."""

from tradewinds.core.errors import IllegalMove, RecordError
from tradewinds.core.match import Match, Move
from tradewinds.core.record import load
from tradewinds.games import all_games, find_game

__all__ = ["IllegalMove", "Match", "Move", "RecordError", "all_games", "find_game", "load"]
