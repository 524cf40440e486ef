"""Every move of Yokohama: each kind is declared beside the rules of the place or piece it belongs to."""

from __future__ import annotations

from tradewinds.core.moves import MoveTable

MOVES = MoveTable()
