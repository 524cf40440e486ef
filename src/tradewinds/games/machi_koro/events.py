"""What can happen in Machi Koro: rules note it at the moment they do it."""

from __future__ import annotations

from tradewinds.core.events import EventTable
from tradewinds.core.things import NUMBER, SEAT
from tradewinds.games.machi_koro.things import CARD

EVENTS = EventTable()

# Set-up and the market
BEGINS = EVENTS.event("begins", player=SEAT)
DEALT = EVENTS.event("dealt", card=CARD)
REMOVED = EVENTS.event("removed", card=CARD, copies=NUMBER)
EXTRA_TURN = EVENTS.event("extra-turn", player=SEAT)

# The dice
ROLLS_ONE = EVENTS.event("rolls-one", player=SEAT, total=NUMBER)
ROLLS_TWO = EVENTS.event("rolls-two", player=SEAT, first=NUMBER, second=NUMBER, total=NUMBER)
ROLLS_DOUBLES = EVENTS.event("rolls-doubles", player=SEAT, first=NUMBER, second=NUMBER, total=NUMBER)
KEEPS = EVENTS.event("keeps", player=SEAT, total=NUMBER)
REROLLS = EVENTS.event("rerolls", player=SEAT, dice=NUMBER)
ADDS = EVENTS.event("adds", player=SEAT, added=NUMBER, total=NUMBER)
ADDS_NOTHING = EVENTS.event("adds-nothing", player=SEAT, total=NUMBER)
CATCHES = EVENTS.event("catches", player=SEAT, first=NUMBER, second=NUMBER, total=NUMBER)

# Payments
PAYS = EVENTS.event("pays", payer=SEAT, payee=SEAT, card=CARD, coins=NUMBER)
PAYS_PART = EVENTS.event("pays-part", payer=SEAT, payee=SEAT, card=CARD, coins=NUMBER, missing=NUMBER)
PAYS_NOTHING = EVENTS.event("pays-nothing", payer=SEAT, payee=SEAT, card=CARD, missing=NUMBER)
EARNS = EVENTS.event("earns", player=SEAT, card=CARD, coins=NUMBER, copies=NUMBER)
TOWN_HALL = EVENTS.event("town-hall", player=SEAT, coins=NUMBER)

# Major establishments
CHOOSES_VICTIM = EVENTS.event("chooses-victim", player=SEAT, victim=SEAT)
EXCHANGES = EVENTS.event("exchanges", player=SEAT, opponent=SEAT, given=CARD, taken=CARD)
DECLINES = EVENTS.event("declines", player=SEAT)

# Building
BUILDS = EVENTS.event("builds", player=SEAT, card=CARD, cost=NUMBER)
BUILDS_LANDMARK = EVENTS.event("builds-landmark", player=SEAT, card=CARD, cost=NUMBER, built=NUMBER, needed=NUMBER)
PASSES = EVENTS.event("passes", player=SEAT)
WINS = EVENTS.event("wins", player=SEAT)
