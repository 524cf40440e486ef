"""Every move of The Council of Four, as number <-> code."""

from __future__ import annotations

from tradewinds.core.moves import MoveTable
from tradewinds.games.council_of_four.components import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    MAPS,
    MOST_PLAYERS,
    PERMITS,
    REGIONS,
    SLOTS,
    TOKENS,
)

SEATS = [f"p{seat + 1}" for seat in range(MOST_PLAYERS)]

MOVES = MoveTable()

# Moves of chance: the set-up, then draws and permit tiles turned up.
BEGIN = MOVES.group("begin", SEATS)
MAP = MOVES.group("map", MAPS)
LAY = MOVES.group("lay", (str(token + 1) for token in range(TOKENS)))
REVEAL = MOVES.group("reveal", PERMITS)
NEUTRAL = MOVES.group("neutral", PERMITS)
COUNCILLOR = MOVES.group("councillor", COLOURS)
DRAW = MOVES.group("draw", CARDS)
UNSEEN = MOVES.add("draw:unseen")  # never played: it is how a draw looks to the others

# The actions of a turn, and its end.
ELECT = MOVES.group("elect", COUNCILS)
COURT = MOVES.group("court", COUNCILS)
PLACE = MOVES.group("place", CITIES)
HIRE = MOVES.add("hire")
CHANGE = MOVES.group("change", REGIONS)
SEND = MOVES.group("send", COUNCILS)
EXTRA = MOVES.add("extra")
END_TURN = MOVES.add("end")

# The steps of an action, and the choices that bonuses give.
CANDIDATE = MOVES.group("candidate", COLOURS)
PAY = MOVES.group("pay", CARDS)
TAKE = MOVES.group("take", (f"{region}:{slot + 1}" for region in REGIONS for slot in range(SLOTS)))
QUEEN = MOVES.group("queen", CITIES)
SPEND = MOVES.group("spend", PERMITS)
REUSE = MOVES.group("reuse", CITIES)
AGAIN = MOVES.group("again", PERMITS)
END = len(MOVES)
