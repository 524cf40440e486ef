"""What rules of Yokohama note when they do it; `reward` and `paid` list together what one event brings or costs."""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.events import EventTable
from tradewinds.core.things import NUMBER, SEAT
from tradewinds.games.yokohama.things import (
    ACHIEVEMENT,
    AGENT,
    AREA,
    AWARD,
    BOUGHT,
    CHURCH_SLOT,
    COUNTRY,
    CUSTOMS_SLOT,
    GAINED,
    ORDER,
    ORDER_NUMBER,
    PAID,
    PIECE,
    TECHNOLOGY,
)

EVENTS = EventTable()


def _passed_on(event: int) -> Any:
    """An event that rules hand on: as NumPy's number, since Numba compiles a rule anew for every literal."""
    return np.int64(event)


# Set-up
BEGINS = EVENTS.event("begins", player=SEAT)
ACHIEVEMENTS_LIE = EVENTS.event("achievements", first=ACHIEVEMENT, second=ACHIEVEMENT, third=ACHIEVEMENT)
AWARDS_LIE = EVENTS.event("awards", first=AWARD, second=AWARD, third=AWARD, fourth=AWARD)
KEEPS = EVENTS.event("keeps", player=SEAT, drawn=NUMBER, order=ORDER, secret=["order"])

# The main action
PLACES = EVENTS.event("places", player=SEAT, area=AREA)
PLACES_NONE = EVENTS.event("places-none", player=SEAT)
PAYS_TOLL = EVENTS.event("pays-toll", payer=SEAT, payee=SEAT, coins=NUMBER)
PASSES = EVENTS.event("passes", player=SEAT, area=AREA)
PASSES_CANAL = EVENTS.event("passes-canal", player=SEAT, cost=NUMBER)
GOES = EVENTS.event("goes", player=SEAT, area=AREA, power=NUMBER)
RECALLS = EVENTS.event("recalls", player=SEAT)
COLLECTS = EVENTS.event("collects", player=SEAT, area=AREA)
RETURNS = EVENTS.event("returns", player=SEAT, area=AREA, count=NUMBER)
STAYS = EVENTS.event("stays", player=SEAT, area=AREA)

# What is done in areas
HOUSE_EARNS = EVENTS.event("house-income", player=SEAT, area=AREA, coins=NUMBER)
IDLES = EVENTS.event("idle", player=SEAT, area=AREA)
BUYS = EVENTS.event("buys", player=SEAT, good=BOUGHT, cost=NUMBER)
SELLS = EVENTS.event("sells", player=SEAT, good=BOUGHT, coins=NUMBER)
HIRES = EVENTS.event("hires", player=SEAT, piece=PIECE, cost=NUMBER)
PAYS_FAITH = EVENTS.event("pays-faith", player=SEAT, paid=PAID)
PAYS_CUSTOMS = EVENTS.event("pays-customs", player=SEAT, paid=PAID)
PAYS_PRODUCTION = EVENTS.event("pays-production", player=SEAT, paid=PAID)
PAYS_ORDER = EVENTS.event("pays-order", player=SEAT, paid=PAID)
RESEARCHES = EVENTS.event("researches", player=SEAT, technology=TECHNOLOGY, value=NUMBER, country=COUNTRY)
TECHNOLOGY_LIES = EVENTS.event("technology-laid", technology=TECHNOLOGY, area=AREA)
TAKES_ORDER = EVENTS.event("takes", player=SEAT, order=ORDER, area=AREA)
ORDER_LIES = EVENTS.event("order-laid", order=ORDER, area=AREA)
STATION_LIES = EVENTS.event("station", player=SEAT, area=AREA)

# Extra actions
AGENT_ACTS = EVENTS.event("agent-acts", player=SEAT, agent=AGENT, area=AREA, power=NUMBER)
ACHIEVES_FIRST = EVENTS.event("achieves-first", player=SEAT, achievement=ACHIEVEMENT, points=NUMBER)
ACHIEVES = EVENTS.event("achieves", player=SEAT, achievement=ACHIEVEMENT, points=NUMBER)
CLAIMS = EVENTS.event("claims", player=SEAT, award=AWARD)
FULFILS = EVENTS.event("fulfils", player=SEAT, order=ORDER_NUMBER, country=COUNTRY, paid=PAID)
USES = EVENTS.event("uses", player=SEAT, technology=TECHNOLOGY, paid=PAID)

# Rewards: `gain` is told which of these to note.
AREA_BRINGS = _passed_on(EVENTS.event("area-brings", player=SEAT, area=AREA, reward=GAINED))
TOKEN_BRINGS = _passed_on(EVENTS.event("token", player=SEAT, area=AREA, reward=GAINED))
TECHNOLOGY_BRINGS = _passed_on(EVENTS.event("technology-brings", player=SEAT, technology=TECHNOLOGY, reward=GAINED))
CHURCH_BRINGS = _passed_on(EVENTS.event("church", player=SEAT, slot=CHURCH_SLOT, reward=GAINED))
CUSTOMS_BRINGS = _passed_on(EVENTS.event("customs", player=SEAT, slot=CUSTOMS_SLOT, reward=GAINED))
SHOP_BRINGS = _passed_on(EVENTS.event("builds-shop", player=SEAT, area=AREA, reward=GAINED))
HOUSE_BRINGS = _passed_on(EVENTS.event("builds-house", player=SEAT, area=AREA, reward=GAINED))
ORDER_BRINGS = _passed_on(EVENTS.event("order-brings", player=SEAT, order=ORDER_NUMBER, reward=GAINED))
TOKEN_AGENT = EVENTS.event("token-agent", player=SEAT, area=AREA)
LEAVES_TOKEN = EVENTS.event("leaves-token", player=SEAT, area=AREA)
CHOOSES_GOOD = EVENTS.event("chooses", player=SEAT, reward=GAINED)
MOVES_ASSISTANT = EVENTS.event("moves", player=SEAT, origin=AREA, area=AREA)
MOVES_FROM_HAND = EVENTS.event("moves-from-hand", player=SEAT, area=AREA)
AGENT_GAINED = EVENTS.event("agent-gained", player=SEAT, agent=AGENT)

# The end
END_BY_SHOPS = EVENTS.event("end-shops", player=SEAT, count=NUMBER)
END_BY_HOUSES = EVENTS.event("end-houses", player=SEAT, count=NUMBER)
END_BY_CHURCH = EVENTS.event("end-church", count=NUMBER)
END_BY_CUSTOMS = EVENTS.event("end-customs", count=NUMBER)
END_BY_ORDERS = EVENTS.event("end-orders")
LAST_ROUND_BEGINS = EVENTS.event("last-round")
SCORES_CHURCH = EVENTS.event("bonus-church", player=SEAT, points=NUMBER)
SCORES_CUSTOMS = EVENTS.event("bonus-customs", player=SEAT, points=NUMBER)
SCORES_TECHNOLOGIES = EVENTS.event("bonus-technologies", player=SEAT, points=NUMBER)
SCORES_COUNTRIES = EVENTS.event("bonus-countries", player=SEAT, points=NUMBER)
SCORES_LEFTOVERS = EVENTS.event("bonus-leftovers", player=SEAT, points=NUMBER)
TOTALS = EVENTS.event("total", player=SEAT, points=NUMBER)
TIES = EVENTS.event("tie", player=SEAT, points=NUMBER)
WINS = EVENTS.event("wins", player=SEAT)
