"""How a search weighs things."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["CANDIDATES", "CAUTION", "CURIOSITY", "OPENNESS", "TEMPERATURE", "THROUGH", "TURNS", "WIDEST", "Taste"]


class Taste(NamedTuple):
    """How a search weighs things; each figure was measured in the arena."""

    temperature: float = 3.0  # difference in what is liked that makes a move e times as likely at first sight
    curiosity: float = 1.0  # how much what looks good at first sight is explored
    caution: float = 0.1  # how much less than its siblings an untried move is taken to be worth
    openness: float = 0.1  # how much of the first sight is shared out evenly
    turns: float = 1.0  # after how many turns, or rounds more, positions are judged; 0: at once, -1: at the end
    candidates: float = 3.0  # of how many random moves the best is played, playing on; 1: any move
    widest: float = 0.0  # chance of more outcomes than this leads to one node
    through: float = 0.0  # 1: what chance does after a move has its place in the tree before it is judged


TEMPERATURE, CURIOSITY, CAUTION, OPENNESS, TURNS, CANDIDATES, WIDEST, THROUGH = range(len(Taste._fields))
