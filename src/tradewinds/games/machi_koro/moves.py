"""Every move of Machi Koro. Each kind is declared beside its rules, in the module of what it is about."""

from __future__ import annotations

from tradewinds.core.moves import MoveTable

MOVES = MoveTable()
