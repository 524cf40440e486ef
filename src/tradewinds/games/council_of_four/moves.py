"""Every move of The Council of Four; its kinds are declared beside their rules."""

from __future__ import annotations

from tradewinds.core.moves import MoveTable

MOVES = MoveTable()
