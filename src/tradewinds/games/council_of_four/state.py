"""The record of a position of The Council of Four."""

from __future__ import annotations

import numpy as np

from tradewinds.core.state import record_type
from tradewinds.core.things import Numbering
from tradewinds.games.council_of_four.components import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCIL_SEATS,
    COUNCILS,
    MOST_PLAYERS,
    PERMITS_A_REGION,
    QUEEN_POINTS,
    REGIONS,
    REWARDS,
    SLOTS,
)

PHASES = Numbering()
# The set-up, all of it chance
BEGIN = PHASES.add("begin")
MAP = PHASES.add("map")
TOKENS = PHASES.add("tokens")
TILES = PHASES.add("tiles")
NEUTRAL = PHASES.add("neutral")
COUNCIL_SETUP = PHASES.add("councils")
HANDS = PHASES.add("hands")
# Chance in a turn
DRAW = PHASES.add("draw")
REVEAL = PHASES.add("reveal")
# Decisions of players
ACTION = PHASES.add("action")
CANDIDATE = PHASES.add("candidate")
PAY = PHASES.add("pay")
SPEND = PHASES.add("spend")
TOKEN = PHASES.add("token")
PERMIT = PHASES.add("permit")
AGAIN = PHASES.add("again")
ENDED = PHASES.add("over")

TURN_LEFT = -1  # only within a move: the turn ends, whatever is left of it

MOST_WAITING = 40  # more than a chain of ten tokens with everything it can bring on the nobility track

DTYPE = record_type(
    __name__,
    [
        ("phase", np.int64),  # what is being decided, one of PHASES
        ("active", np.int64),  # whose turn it is
        ("first", np.int64),  # who had the first turn
        ("ender", np.int64),  # who placed the tenth merchant first and so ended the game, or NONE
        ("map", np.int64),  # which map is played on
        ("any_map", np.bool_),  # chance chooses it
        # What is left of the turn
        ("mains", np.int64),  # main actions still to be taken
        ("owed", np.int64),  # those of them that must be taken before the turn may end
        ("quick", np.bool_),  # the quick action is still to be taken
        ("waiting", np.int64),  # how many bonuses wait in `bonuses`
        (
            "bonuses",
            np.int16,
            (MOST_WAITING,),
        ),  # bonuses to receive and where they come from, the next one last
        ("cards_due", np.int64),  # cards still to be drawn
        ("drawer", np.int64),  # who draws them
        ("council", np.int64),  # the council a candidate is elected to, or that is being satisfied
        ("by_servant", np.bool_),  # the election is a servant's errand and brings no coins
        ("paid", np.int8, (len(CARDS),)),  # cards played to satisfy the council so far
        ("city", np.int64),  # the city a permit is to be spent for
        ("reused", np.int64),  # the city whose token was already chosen for this space of the nobility track, or NONE
        ("slot", np.int64),  # where the next permit tile is turned up: region * SLOTS + slot
        # The players
        ("points", np.int16, (MOST_PLAYERS,)),  # on the score track: reward tiles are counted beside it
        ("coins", np.int16, (MOST_PLAYERS,)),
        ("servants", np.int16, (MOST_PLAYERS,)),
        ("nobility", np.int16, (MOST_PLAYERS,)),  # the space on the nobility track
        ("placed", np.int16, (MOST_PLAYERS,)),  # how many merchants are in cities
        ("merchants", np.int16, (MOST_PLAYERS,)),  # the set of cities with one's merchant
        ("unused", np.int64, (MOST_PLAYERS,)),  # the set of permit tiles still face up
        ("used", np.int64, (MOST_PLAYERS,)),  # the set of permit tiles turned over
        # The board
        ("neutral", np.int64),  # two players: the set of cities with a neutral merchant
        ("queen", np.int64),  # the city the queen is in
        ("token", np.int8, (len(CITIES),)),  # each city's token, or NONE
        ("tokens_left", np.int64),  # the set of tokens not laid yet
        ("councils", np.int8, (len(COUNCILS), COUNCIL_SEATS)),  # councillors' colours, from the arrow on
        ("reserve", np.int8, (len(COLOURS),)),  # councillors beside the board
        ("shown", np.int8, (len(REGIONS), SLOTS)),  # face-up permit tiles, or NONE
        ("unseen", np.int64),  # the set of permit tiles face down in the decks, in an order nobody knows
        ("under", np.int8, (len(REGIONS), PERMITS_A_REGION)),  # below them, permit tiles in a known order
        ("under_count", np.int8, (len(REGIONS),)),
        ("reward", np.int8, (len(REWARDS),)),  # who has the reward tile of a region or colour, or NONE
        ("queen_reward", np.int8, (len(QUEEN_POINTS),)),  # who has each of the queen's reward tiles, or NONE
        ("queen_rewards", np.int64),  # how many of them are taken
        # Politics cards
        ("hand", np.int8, (MOST_PLAYERS, len(CARDS))),  # hidden from the others
        ("held", np.int8, (MOST_PLAYERS,)),  # how many cards are in each hand
        ("deck", np.int8, (len(CARDS),)),  # still to be drawn; to a viewer, all cards that viewer has not seen
        ("left", np.int64),  # how many cards are in the deck
        ("discard", np.int8, (len(CARDS),)),
        # What everyone can remember since the deck was last made of the discard pile (rules/knowledge.py)
        ("made_of", np.int8, (len(CARDS),)),  # the cards it was made of
        ("old", np.int8, (len(CARDS),)),  # the cards that were in all hands together then and may still be there
        ("kept", np.int8, (MOST_PLAYERS, len(CARDS))),  # whose they were; hidden from the others
        ("drawn", np.int8, (MOST_PLAYERS,)),  # how many cards each player has drawn since
        ("spent", np.int8, (MOST_PLAYERS, len(CARDS))),  # what each has discarded since: some old, some new
        # Options
        ("endless_coins", np.bool_),  # coins beyond the end of the track are not lost
        ("landing_bonus_only", np.bool_),  # two steps on the nobility track skip the bonus of the first space
        ("bare_free_permit", np.bool_),  # a permit tile won on the nobility track gives no bonuses
    ],
)
