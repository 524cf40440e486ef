"""What the rules of The Council of Four note, each with what it is about."""

from __future__ import annotations

from tradewinds.core.events import EventTable
from tradewinds.core.things import NUMBER, SEAT, Counted
from tradewinds.games.council_of_four.things import (
    BONUS,
    CARD,
    CITY,
    CITY_LETTERS,
    COLOUR,
    COUNCIL,
    MAP,
    PERMIT,
    REGION,
    REWARD,
    SOURCE,
)

EVENTS = EventTable()

# The set-up; most of it is there to be seen
BEGINS = EVENTS.event("begins", player=SEAT)
MAP_CHOSEN = EVENTS.event("map", map=MAP)
NEUTRALS = EVENTS.event("neutral", letters=CITY_LETTERS)

# Politics cards
DRAWS = EVENTS.event("draws", player=SEAT, colour=CARD, secret=["colour"])
SHUFFLED = EVENTS.event("shuffled", cards=NUMBER)

# Councils
ELECTS = EVENTS.event("elects", player=SEAT, colour=COLOUR, council=COUNCIL, gone=COLOUR)
SENDS = EVENTS.event("sends", player=SEAT, colour=COLOUR, council=COUNCIL, gone=COLOUR, fee=NUMBER)
SATISFIES = EVENTS.event("satisfies", player=SEAT, council=COUNCIL, cost=NUMBER, cards=Counted(CARD, "cards"))

# Permit tiles
TAKES = EVENTS.event("takes", player=SEAT, permit=PERMIT)
TAKES_FREE = EVENTS.event("takes-free", player=SEAT, permit=PERMIT)
DECLINES = EVENTS.event("declines", player=SEAT)
CHANGES = EVENTS.event("changes", player=SEAT, region=REGION, fee=NUMBER)
TURNED_UP = EVENTS.event("turned-up", region=REGION, permit=PERMIT)

# Merchants
USES = EVENTS.event("uses", player=SEAT, permit=PERMIT)
QUEEN_COMES = EVENTS.event("queen-comes", player=SEAT, city=CITY, cost=NUMBER)
QUEEN_STAYS = EVENTS.event("queen-stays", city=CITY)
PLACES = EVENTS.event("places", player=SEAT, city=CITY, placed=NUMBER, merchants=NUMBER, fee=NUMBER)
LAST_TURNS = EVENTS.event("last-turns", player=SEAT, points=NUMBER)
WINS_REWARD = EVENTS.event("reward", player=SEAT, place=REWARD, points=NUMBER)
WINS_QUEENS_REWARD = EVENTS.event("queen-reward", player=SEAT, points=NUMBER)

# Servants
HIRES = EVENTS.event("hires", player=SEAT, cost=NUMBER)
TAKES_EXTRA_ACTION = EVENTS.event("extra", player=SEAT, fee=NUMBER)

# Bonuses
GAINS = EVENTS.event("gains", player=SEAT, source=SOURCE, things=Counted(BONUS, "bonus"))
COINS_LOST = EVENTS.event("coins-lost", lost=NUMBER, end=NUMBER)
ADVANCES = EVENTS.event("advances", player=SEAT, space=NUMBER, source=SOURCE)
REUSES = EVENTS.event("reuses", player=SEAT, city=CITY)
USES_AGAIN = EVENTS.event("again", player=SEAT, permit=PERMIT)

# The end
COUNTS_REWARDS = EVENTS.event("reward-points", player=SEAT, points=NUMBER)
FIRST_IN_NOBILITY = EVENTS.event("nobility-first", player=SEAT, points=NUMBER)
SECOND_IN_NOBILITY = EVENTS.event("nobility-second", player=SEAT, points=NUMBER)
MOST_PERMITS_OWNED = EVENTS.event("most-permits", player=SEAT, permits=NUMBER, points=NUMBER)
TIE_BROKEN = EVENTS.event("tie", player=SEAT, things=NUMBER)
WINS = EVENTS.event("wins", player=SEAT)
SHARES = EVENTS.event("shares", player=SEAT)
