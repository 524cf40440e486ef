"""Where each number of a position is written for networks: names, places and ranges of all features."""

from __future__ import annotations

import numpy as np

from tradewinds.core.features import ENDLESS, Features, sitters
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AGENT_KINDS,
    AGENTS,
    AREA_NAMES,
    AREAS,
    AWARD_NAMES,
    CARD_NAMES,
    CHURCH_SLOTS,
    COUNTRIES,
    CUSTOMS_SLOTS,
    GOODS,
    LABORATORIES,
    LABORATORY_SLOTS,
    MOST_PLAYERS,
    NEXT_TO,
    ONCE_A_TURN,
    ORDER_NAMES,
    PAYMENTS,
    PIECES,
    PILES,
    PORT_SLOTS,
    PORTS,
    SHOP_SLOTS,
    START_PIECES,
    TECHNOLOGY_NAMES,
    TILE_NAMES,
    TOKEN_COPIES,
    TOKEN_NAMES,
    WAREHOUSE_PIECES,
)
from tradewinds.games.yokohama.state import PHASES

ALL_PIECES = np.array(START_PIECES) + np.array(WAREHOUSE_PIECES)  # of one player, by kind
MOST_AGENTS = max(AGENTS.max(), TOKEN_COPIES.max() + 1)  # of one kind; free ones come as tokens, one as an award
USUAL_PIECES, USUAL_ASSISTANTS, USUAL_AGENTS, USUAL_TOKENS = 8, 4, 4, 2  # all in hand, in one area, of a kind
SITTERS = sitters(MOST_PLAYERS)
PAIRS = [(one, other) for one in range(AREAS) for other in range(one + 1, AREAS)]  # of areas

DEVELOPMENTS = ("production", "commercial")

PLAYER = Features()
POINTS = PLAYER.one("points", high=ENDLESS)
YEN = PLAYER.one("yen", high=ENDLESS)
IMPORTS = PLAYER.one("imports", high=ENDLESS)
STOCK = PLAYER.each("goods", GOODS, high=ENDLESS)
IN_HAND = PLAYER.each("in-hand", PIECES, high=ALL_PIECES / USUAL_PIECES)
WAREHOUSE = PLAYER.each("warehouse", PIECES, high=ALL_PIECES / USUAL_PIECES)
CARD = PLAYER.each("card", CARD_NAMES)
CARD_COUNT = PLAYER.one("cards", high=ENDLESS)
PRODUCTION = PLAYER.one("production", high=ENDLESS)
FLAG = PLAYER.each("flags", COUNTRIES, high=ENDLESS)
AGENT = PLAYER.each("agents", AGENT_KINDS, high=MOST_AGENTS / USUAL_AGENTS)
SPENT_AGENT = PLAYER.each("spent-agents", AGENT_KINDS, high=MOST_AGENTS / USUAL_AGENTS)
TAKEN = PLAYER.each("tokens", TOKEN_NAMES, high=TOKEN_COPIES / USUAL_TOKENS)
DEVELOPED = PLAYER.each("developed", DEVELOPMENTS, high=ENDLESS)
FULFILLED = PLAYER.one("fulfilled", high=ENDLESS)
HELD = PLAYER.one("orders")
SECRETS = PLAYER.one("secret-orders")
BOXED = PLAYER.one("orders-put-away")
ORDER = PLAYER.each("order", ORDER_NAMES)  # in the hand, as far as the viewer knows
DONE = PLAYER.each("done", ORDER_NAMES)
ASSISTANT = PLAYER.each("assistants", AREA_NAMES, high=ALL_PIECES[0] / USUAL_ASSISTANTS)
PRESIDENT = PLAYER.each("president", AREA_NAMES)
ACHIEVED = PLAYER.each("achieved", PILES)  # 1 for the first who did
AWARD = PLAYER.each("award", AWARD_NAMES)
FIRST = PLAYER.one("began")
PLAYER_SIZE = len(PLAYER)

AREA = Features()
LAID = AREA.one("laid")
STATION = AREA.one("station")
TILE = AREA.each("tile", TILE_NAMES)
TOKEN = AREA.each("token", TOKEN_NAMES)
SHOP = AREA.each("shop", (f"{slot + 1}.{owner}" for slot in range(SHOP_SLOTS) for owner in SITTERS))
HOUSE = AREA.each("house", SITTERS)
PLACED = AREA.one("placed")
PASSED = AREA.one("passed")
ACTING = AREA.one("acting")
LIFTED = AREA.one("lifted")
DOUBLED = AREA.one("doubled")
AREA_SIZE = len(AREA)

FEATURES = Features()
FEATURES.blocks(SITTERS, PLAYER)
SECRET = FEATURES.each("known-to-me-alone", ORDER_NAMES)
PUT_AWAY = FEATURES.each("put-away", ORDER_NAMES)
FIRST_AREA = FEATURES.blocks(AREA_NAMES, AREA)
NEAR = FEATURES.each("near", (f"{AREA_NAMES[one]}.{AREA_NAMES[other]}" for one, other in PAIRS))
OWNERS = (*SITTERS, "neutral")
CHURCH = FEATURES.each("church", (f"{slot + 1}.{owner}" for slot in range(CHURCH_SLOTS) for owner in OWNERS))
CUSTOMS = FEATURES.each("customs", (f"{slot + 1}.{owner}" for slot in range(CUSTOMS_SLOTS) for owner in OWNERS))
LABORATORY = len(FEATURES)
for _area in LABORATORIES:
    for _slot in range(LABORATORY_SLOTS):
        FEATURES.each(f"{AREA_NAMES[_area]}.{_slot + 1}", CARD_NAMES)
PORT = len(FEATURES)
for _area in PORTS:
    for _slot in range(PORT_SLOTS):
        FEATURES.each(f"{AREA_NAMES[_area]}.{_slot + 1}", ORDER_NAMES)
AGENTS_LEFT = FEATURES.each("agents-left", COUNTRIES, high=AGENTS / USUAL_AGENTS)
CARDS_LEFT = FEATURES.one("technologies-left")
ORDERS_LEFT = FEATURES.one("orders-left")
ACHIEVEMENT = FEATURES.each("achievement", ACHIEVEMENT_NAMES)
AWARD_THERE = FEATURES.each("award", AWARD_NAMES)
PHASE = FEATURES.each("phase", PHASES)
ACTIVE = FEATURES.each("active", SITTERS)
PLAYERS = FEATURES.one("players")
ENDING = FEATURES.one("ending")
MOVED = FEATURES.one("moved")
AGENT_USED = FEATURES.one("agent-used")
USED = FEATURES.each("used", (TECHNOLOGY_NAMES[number] for number in ONCE_A_TURN))
PLACEMENTS = FEATURES.one("placements", high=ENDLESS)
POWER = FEATURES.one("power", high=ENDLESS)
BY_AGENT = FEATURES.one("by-agent")
STEP = FEATURES.one("step")
EXCHANGES = FEATURES.one("exchanges", high=ENDLESS)
SLOT = FEATURES.one("slot")
UNITS = FEATURES.one("units", high=ENDLESS)
PAID = FEATURES.each("paid", PAYMENTS)
GOODS_DUE = FEATURES.one("goods-due", high=ENDLESS)
PIECES_DUE = FEATURES.one("pieces-due", high=ENDLESS)
MOVES_DUE = FEATURES.one("moves-due", high=ENDLESS)
AWARDS = FEATURES.one("awards")
FREE_AGENTS = FEATURES.one("free-agents")
TOKENS_BY_CHOICE = FEATURES.one("tokens-by-choice")
ACTIONS_BY_CHOICE = FEATURES.one("actions-by-choice")
SIZE = len(FEATURES)

# Which areas are next to each other: by pairs of neighbouring places, and where each pair of areas is written.
_edges = [np.argwhere(np.triu(places)) for places in NEXT_TO]
EDGE_COUNT = np.array([len(pairs) for pairs in _edges], np.int16)
MOST_EDGES = int(EDGE_COUNT.max())
EDGES = np.zeros((len(_edges), MOST_EDGES, 2), np.int8)  # players, edge: two places
for _players, _pairs in enumerate(_edges):
    EDGES[_players, : len(_pairs)] = _pairs
NEAR_AT = np.zeros((AREAS, AREAS), np.int16)
for _number, (_one, _other) in enumerate(PAIRS):
    NEAR_AT[_one, _other] = NEAR_AT[_other, _one] = NEAR + _number
