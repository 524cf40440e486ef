"""The record of a position of Yokohama.

Areas, tiles, cards and tokens are numbers of components.py; NONE is -1. A mask has one bit for each area.
"""

from __future__ import annotations

import numpy as np

from tradewinds.core.state import record_type
from tradewinds.games.yokohama.components import (
    AGENT_KINDS,
    AREAS,
    AWARDS_ON_TABLE,
    CARDS,
    CHURCH_SLOTS,
    COUNTRY_COUNT,
    CUSTOMS_SLOTS,
    GOOD_KINDS,
    HAND,
    LABORATORY_SLOTS,
    MANAGEMENT_BOARDS,
    MOST_PLAYERS,
    ORDERS,
    PIECES,
    PILES,
    PORT_SLOTS,
    SHOP_SLOTS,
    TECHNOLOGY_KINDS,
    TOKENS,
)

PHASES = (
    # chance prepares the table, and refills cards during the game
    "begin",
    "areas",
    "tiles",
    "tokens",
    "achievements",
    "awards",
    "technologies",
    "orders",
    "draw",
    # a player decides
    "keep",
    "before",
    "placing",
    "moving",
    "passing",
    "recalling",
    "exchanging",
    "church",
    "faith",
    "customs",
    "hiring",
    "research",
    "production",
    "station",
    "port",
    "second",
    "port-again",
    "building",
    "returning",
    "good",
    "lifting",
    "dropping",
    "award",
    "after",
    "over",
)
(
    BEGIN,  # who goes first
    AREAS_LAID,  # which area lies at the next place
    TILES_LAID,  # which building tile lies under the area just laid
    TOKENS_LAID,  # which power token lies on the next area
    ACHIEVEMENTS_LAID,  # which achievement of the next pile is in the game
    AWARDS_LAID,  # which awards are in the game
    TECHNOLOGIES_LAID,  # which technology fills the next gap of a laboratory, at set-up and later
    ORDERS_LAID,  # which order fills the next gap of a port, at set-up and later
    DRAW,  # which order a player draws at the start, unseen by the others
    KEEP,  # which of the two orders drawn to keep
    BEFORE,  # extra actions before the main action; the first assistant placed begins the main action
    PLACING,  # more assistants to place
    MOVING,  # where the president goes, or a recall
    PASSING,  # the president is on his way and must go on
    RECALLING,  # which assistants come back to the hand with the president
    EXCHANGING,  # Chinatown: exchanges
    CHURCH_CHOICE,  # Church: which slot
    FAITH,  # Church: paying for faith, a kind at a time
    CUSTOMS_CHOICE,  # Customs House: which slot
    HIRING,  # taking pieces from the warehouse, at the Employment Agency or as a reward
    RESEARCHING,  # Laboratory: which technology
    PRODUCTION_DUE,  # Laboratory: paying for production, a unit at a time
    STATION_DUE,  # where the station token goes
    PORT,  # Port: which order
    SECOND,  # Port: whether to pay for a second order
    PORT_AGAIN,  # Port: which second order
    BUILDING,  # a shop, a trading house, or nothing
    RETURNING,  # Telephone: whether an assistant stays
    GOOD,  # which good to take as a reward
    LIFTING,  # which assistant to move as a reward
    DROPPING,  # where to
    AWARD,  # which award to take
    AFTER,  # extra actions after the main action
    ENDED,
) = range(len(PHASES))

UNSETTLED = -1  # only within a move: what comes next is still to be found

# What follows once no choice is pending, in the order of an area action.
STEPS = ("refill", "token", "build", "return", "extra")
REFILL_STEP, TOKEN_STEP, BUILD_STEP, RETURN_STEP, EXTRA_STEP = range(len(STEPS))

# How the game ends.
GOING_ON, LAST_BUT_ONE_ROUND, LAST_ROUND = range(3)

# Where an order card is; HELD, SECRET, DONE and BOXED count from player 0 on.
UNSEEN, ON_PORT = 0, 1
HELD = 2  # in a player's hand, and everyone saw it go there
SECRET = HELD + MOST_PLAYERS  # in a player's hand, drawn at the start, known to that player alone
DONE = SECRET + MOST_PLAYERS  # fulfilled by a player
BOXED = DONE + MOST_PLAYERS  # drawn by a player at the start and put away, known to that player alone
NO_ORDER = ORDERS  # fills the empty places of a hand

DTYPE = record_type(
    __name__,
    [
        # The city
        ("area_at", np.int8, (AREAS,)),  # the area at each place of the layout
        ("place_of", np.int8, (AREAS,)),  # the place of each area, NONE if it is not in this game
        ("near", np.int32, (AREAS,)),  # the areas next to each area, as a mask
        ("tile", np.int8, (AREAS,)),  # the building tile of each area
        ("token", np.int8, (AREAS,)),  # the power token on each area, NONE once taken
        ("shop", np.int8, (AREAS, SHOP_SLOTS)),  # whose shop stands in each slot of each area's tile
        ("house", np.int8, (AREAS,)),  # whose trading house stands in each area
        ("station", np.int64),  # the area with the station token
        ("assistants", np.int8, (MOST_PLAYERS, AREAS)),  # each player's assistants in each area
        ("present", np.int32, (MOST_PLAYERS,)),  # the areas where a player has an assistant, as a mask
        ("president", np.int8, (MOST_PLAYERS,)),  # the area of each president, NONE in hand
        # Players
        ("points", np.int16, (MOST_PLAYERS,)),  # the points scored, final scoring included once it is over
        ("yen", np.int16, (MOST_PLAYERS,)),
        ("imports", np.int16, (MOST_PLAYERS,)),
        ("goods", np.int16, (MOST_PLAYERS, GOOD_KINDS)),  # copper, silk, tea, fish
        ("pieces", np.int8, (MOST_PLAYERS, len(PIECES))),  # assistants, shops, trading houses in hand
        ("warehouse", np.int8, (MOST_PLAYERS, len(PIECES))),  # assistants, shops, trading houses in the warehouse
        ("technology", np.uint8, (MOST_PLAYERS, TECHNOLOGY_KINDS)),  # whether a player has a technology
        ("cards", np.int8, (MOST_PLAYERS,)),  # how many technology cards a player has
        ("production", np.int16, (MOST_PLAYERS,)),  # the sum of their values
        ("flag_count", np.int8, (MOST_PLAYERS, COUNTRY_COUNT)),  # flags on technologies, fulfilled orders and awards
        ("agents", np.int8, (MOST_PLAYERS, len(AGENT_KINDS))),  # unused agents
        ("spent", np.int8, (MOST_PLAYERS, len(AGENT_KINDS))),  # used agents
        ("tokens", np.int8, (MOST_PLAYERS, TOKENS)),  # power tokens taken, by kind
        ("developed", np.int8, (MOST_PLAYERS, 2)),  # production and commercial areas with a building of one's own
        ("fulfilled", np.int8, (MOST_PLAYERS,)),  # how many orders a player has fulfilled
        ("held", np.int8, (MOST_PLAYERS,)),  # how many orders a player holds; public
        ("hand", np.int8, (MOST_PLAYERS, HAND)),  # the orders held, ascending, then NO_ORDER; secret ones are hidden
        ("secrets", np.int8, (MOST_PLAYERS,)),  # how many orders of a hand nobody else knows; public
        ("boxed", np.int8, (MOST_PLAYERS,)),  # how many orders a player put away at the start; public
        ("bonus", np.int16, (MOST_PLAYERS, 5)),  # final scoring: church, customs, technologies, countries, leftovers
        # Boards and cards for all
        ("agents_left", np.int8, (COUNTRY_COUNT,)),
        ("church", np.int8, (CHURCH_SLOTS,)),  # whose assistant stands in each slot: a seat, NEUTRAL or NONE
        ("customs", np.int8, (CUSTOMS_SLOTS,)),
        ("laboratory", np.int8, (MANAGEMENT_BOARDS, LABORATORY_SLOTS)),  # the technology card in each slot
        ("port", np.int8, (MANAGEMENT_BOARDS, PORT_SLOTS)),  # the order in each slot
        ("card_of", np.int8, (CARDS,)),  # whose each technology card is; NONE in the deck or on a board
        ("card_seen", np.uint8, (CARDS,)),  # whether a technology card has left the deck
        ("cards_left", np.int64),  # technology cards in the deck
        (
            "order_at",
            np.uint8,
            (ORDERS,),
        ),  # where each order is; UNSEEN is also what a viewer may not know
        ("orders_left", np.int64),  # order cards in the deck
        ("tokens_left", np.int8, (TOKENS,)),  # power tokens not laid out
        ("achievement", np.int8, (len(PILES),)),  # the achievement of each pile
        ("achieved", np.int8, (len(PILES), MOST_PLAYERS)),  # who stands on each achievement, in the order they came
        ("award", np.int8, (AWARDS_ON_TABLE,)),  # the awards on the table, NONE once taken
        ("award_of", np.int8, (MOST_PLAYERS,)),  # the award a player has
        # The turn
        ("phase", np.int64),  # what is being decided, one of PHASES
        ("active", np.int64),  # whose turn it is
        ("first", np.int64),  # who went first
        ("laid", np.int64),  # set-up: how many things of this phase lie on the table
        ("ending", np.int64),  # GOING_ON, LAST_BUT_ONE_ROUND or LAST_ROUND
        ("moved", np.bool_),  # the main action is done
        ("agent_used", np.bool_),  # an agent was used this turn
        ("university_used", np.bool_),  # so was the university
        ("mill_used", np.bool_),  # so was the spinning mill
        ("placed", np.int64),  # the areas where an assistant was placed this turn, as a mask
        ("placements", np.int64),  # how many assistants were placed this turn
        ("doubled", np.int64),  # the area where two of them were placed, NONE if there is none
        ("set_out", np.int64),  # the areas the president may not enter again: where he set out and what he passed
        ("area", np.int64),  # the area whose action is carried out, NONE between actions
        ("power", np.int64),  # the power of that action
        ("by_agent", np.bool_),  # an agent carries it out
        ("step", np.int64),  # what follows once no choice is pending, one of STEPS
        ("exchanges", np.int64),  # exchanges left at Chinatown
        ("slot", np.int64),  # the slot chosen at Church or Laboratory while it is being paid for
        ("units", np.int64),  # units of faith or production still to pay
        ("paid", np.int64),  # the kinds already paid for faith, one bit each
        ("goods_due", np.int64),  # goods still to choose as a reward
        ("pieces_due", np.int64),  # pieces that may still be taken from the warehouse
        ("moves_due", np.int64),  # moves of assistants still to make as a reward
        ("lifted", np.int64),  # where the assistant being moved comes from: an area, CANAL for the hand, NONE
        # Options
        ("awards", np.bool_),  # option: mini-expansion 1, awards for all three achievements
        ("free_agents", np.bool_),  # option: mini-expansion 2, free agents among the power tokens
    ],
)
