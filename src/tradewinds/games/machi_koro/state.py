"""The record of a position of Machi Koro."""

from __future__ import annotations

import numpy as np

from tradewinds.core.state import record_type
from tradewinds.core.things import Numbering
from tradewinds.games.machi_koro.components import KINDS, MOST_PLAYERS

PHASES = Numbering()
START = PHASES.add("start")
MARKET = PHASES.add("market")
ROLL = PHASES.add("roll")
DICE = PHASES.add("dice")
REROLL = PHASES.add("reroll")
HARBOR_CHOICE = PHASES.add("harbor")
CATCH_ROLL = PHASES.add("catch")
VICTIM = PHASES.add("victim")
GIVE = PHASES.add("give")
TAKE = PHASES.add("take")
BUILD = PHASES.add("build")
ENDED = PHASES.add("over")

# Only within a move: what follows at once, before anything is decided
INCOME_DUE = -1
BANK_DUE = -2
MAJORS_DUE = -3
TURN_DONE = -4

DTYPE = record_type(
    __name__,
    [
        ("coins", np.int32, (MOST_PLAYERS,)),  # each player's coins; the bank has no limit
        ("city", np.uint8, (MOST_PLAYERS, KINDS)),  # each player's face-up cards, built landmarks included
        ("supply", np.uint8, (KINDS,)),  # what can still be built: face-up piles, and landmarks still face down
        ("deck", np.uint8, (KINDS,)),  # limited market: cards not yet dealt
        ("removed", np.uint8, (KINDS,)),  # limited market: cards taken out because nobody may build them any more
        ("phase", np.int16),  # what is being decided, one of PHASES
        ("active", np.int16),  # whose turn it is
        ("dice", np.int16),  # how many dice are rolled this turn
        ("die_a", np.int16),  # what the first die shows, 0 before it falls
        ("die_b", np.int16),  # what the second die shows, 0 if there is none
        ("total", np.int16),  # the number that activates cards, with what Harbor added
        ("catch_die", np.int16),  # the first of the two dice for Tuna Boats, 0 before; within a move, both
        ("rerolled", np.bool_),  # Radio Tower was used this turn
        ("again", np.bool_),  # Amusement Park gives another turn after this one
        ("major", np.int16),  # the major establishment that waits for a choice, or NONE
        ("offered", np.int16),  # Business Center: the card about to be given away, or NONE
        ("plus", np.bool_),  # option: with the cards of Plus
        ("limited_market", np.bool_),  # option: ten kinds face up, the rest in a deck
        ("reroll_any_dice", np.bool_),  # option: Radio Tower may reroll another number of dice
        ("unclog_market", np.bool_),  # option: piles nobody may build from are removed from the limited market
    ],
)
