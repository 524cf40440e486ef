"""Every move of Machi Koro, as number <-> code."""

from __future__ import annotations

import numpy as np

from tradewinds.core.moves import MoveTable
from tradewinds.games.machi_koro.components import (
    ESTABLISHMENTS,
    EXCHANGEABLE,
    HARBOR_ADDS,
    KINDS,
    MOST_PLAYERS,
    NAMES,
    NONE,
)

SEATS = [f"p{seat + 1}" for seat in range(MOST_PLAYERS)]

MOVES = MoveTable()

# Moves of chance: who starts, what one die shows, a card dealt to the limited market.
BEGIN = MOVES.group("begin", SEATS)
DIE = MOVES.group("die", map(str, range(1, 7)))
DEAL = MOVES.group("deal", (NAMES[card] for card in ESTABLISHMENTS))

# The decisions of a turn, in its order.
ROLL = MOVES.group("roll", ["1", "2"])
KEEP = MOVES.add("keep")
REROLL = MOVES.group("reroll", ["1", "2"])
ADD = MOVES.group("add", ["0", str(HARBOR_ADDS)])
VICTIM = MOVES.group("tv", SEATS)
DECLINE = MOVES.add("decline")
GIVE = MOVES.group("give", (NAMES[card] for card in EXCHANGEABLE))
TAKE = MOVES.group("take", (f"{seat}:{NAMES[card]}" for seat in SEATS for card in EXCHANGEABLE))
PASS = MOVES.add("pass")
BUILD = MOVES.group("build", NAMES)
END = len(MOVES)

EXCHANGES = len(EXCHANGEABLE)
DEALS = len(ESTABLISHMENTS)
DEALT_CARD = np.array(ESTABLISHMENTS)
EXCHANGED_CARD = np.array(EXCHANGEABLE)
EXCHANGE_NUMBER = np.array([EXCHANGEABLE.index(card) if card in EXCHANGEABLE else NONE for card in range(KINDS)])
