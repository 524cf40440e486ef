"""The record of a position of Yokohama.

Areas, tiles, cards and tokens are numbers of components.py; NONE is -1. A mask has one bit for each area.
"""

from __future__ import annotations

import numpy as np

from tradewinds.core.state import record_type
from tradewinds.core.things import Numbering
from tradewinds.games.yokohama.components import (
    AGENT_KINDS,
    AREAS,
    AWARDS_ON_TABLE,
    CANAL,
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

PHASES = Numbering()
# Chance prepares the table, and refills cards during the game.
BEGIN = PHASES.add("begin")  # who goes first
AREAS_LAID = PHASES.add("areas")  # which area lies at the next place
TILES_LAID = PHASES.add("tiles")  # which building tile lies under the area just laid
TOKENS_LAID = PHASES.add("tokens")  # which power token lies on the next area
ACHIEVEMENTS_LAID = PHASES.add("achievements")  # which achievement of the next pile is in the game
AWARDS_LAID = PHASES.add("awards")  # which awards are in the game
TECHNOLOGIES_LAID = PHASES.add("technologies")  # which technology fills the next gap of a laboratory, also later
ORDERS_LAID = PHASES.add("orders")  # which order fills the next gap of a port, also later
DRAW = PHASES.add("draw")  # which order a player draws at the start, unseen by the others
OF_CHANCE = tuple(range(len(PHASES)))  # all of these
# A player decides.
KEEP = PHASES.add("keep")  # which of the two orders drawn to keep
BEFORE = PHASES.add("before")  # extra actions before the main action, which the first assistant placed begins
PLACING = PHASES.add("placing")  # more assistants to place
MOVING = PHASES.add("moving")  # where the president goes, or a recall
PASSING = PHASES.add("passing")  # the president is on his way and must go on
RECALLING = PHASES.add("recalling")  # which assistants come back to the hand with the president
EXCHANGING = PHASES.add("exchanging")  # Chinatown: exchanges
CHURCH_CHOICE = PHASES.add("church")  # Church: which slot
FAITH = PHASES.add("faith")  # Church: paying for faith, a kind at a time
CUSTOMS_CHOICE = PHASES.add("customs")  # Customs House: which slot
HIRING = PHASES.add("hiring")  # taking pieces from the warehouse, at the Employment Agency or as a reward
RESEARCHING = PHASES.add("research")  # Laboratory: which technology
PRODUCTION_DUE = PHASES.add("production")  # Laboratory: paying for production, a unit at a time
STATION_DUE = PHASES.add("station")  # where the station token goes
PORT = PHASES.add("port")  # Port: which order
SECOND = PHASES.add("second")  # Port: whether to pay for a second order
PORT_AGAIN = PHASES.add("port-again")  # Port: which second order
TOKEN_CHOICE = PHASES.add("token")  # whether to take the power token, where that is left to the player
BUILDING = PHASES.add("building")  # a shop, a trading house, or nothing
RETURNING = PHASES.add("returning")  # Telephone: whether an assistant stays
GOOD = PHASES.add("good")  # which good to take as a reward
LIFTING = PHASES.add("lifting")  # which assistant to move as a reward
DROPPING = PHASES.add("dropping")  # where to
AWARD = PHASES.add("award")  # which award to take
AFTER = PHASES.add("after")  # extra actions after the main action
ENDED = PHASES.add("over")

EXTRA_ACTIONS = (BEFORE, AFTER)
ON_THE_MOVE = (PLACING, MOVING, PASSING, RECALLING)  # between the two halves of extra actions, before an area acts
# Phases in which nothing is half done, so that a power used in between cannot leave a player without a move.
CALM = (
    *(BEFORE, PLACING, MOVING, RECALLING, EXCHANGING, CHURCH_CHOICE, CUSTOMS_CHOICE, HIRING, RESEARCHING, STATION_DUE),
    *(PORT, SECOND, TOKEN_CHOICE, BUILDING, RETURNING, GOOD, LIFTING, AWARD, AFTER),
)
UNSETTLED = -1  # only within a move: what comes next is still to be found

STEPS = Numbering()  # what follows once no choice is pending, in the order of an area action
REFILL_STEP = STEPS.add("refill")
TOKEN_STEP = STEPS.add("token")
BUILD_STEP = STEPS.add("build")
RETURN_STEP = STEPS.add("return")
EXTRA_STEP = STEPS.add("extra")

ENDINGS = Numbering()  # how near the end is
GOING_ON = ENDINGS.add("going-on")
LAST_BUT_ONE_ROUND = ENDINGS.add("last-but-one-round")
LAST_ROUND = ENDINGS.add("last-round")

BONUSES = Numbering()  # what is scored at the end
CHURCH_BONUS = BONUSES.add("church")
CUSTOMS_BONUS = BONUSES.add("customs")
TECHNOLOGY_BONUS = BONUSES.add("technologies")
COUNTRY_BONUS = BONUSES.add("countries")
LEFTOVER_BONUS = BONUSES.add("leftovers")

# Where an order card is; HELD, SECRET, DONE and BOXED count from player 0 on.
UNSEEN, ON_PORT = 0, 1
HELD = 2  # in a player's hand, and everyone saw it go there
SECRET = HELD + MOST_PLAYERS  # in a player's hand, drawn at the start, known to that player alone
DONE = SECRET + MOST_PLAYERS  # fulfilled by a player
BOXED = DONE + MOST_PLAYERS  # drawn by a player at the start and put away, known to that player alone
NO_ORDER = ORDERS  # fills the empty places of a hand
FROM_HAND = CANAL  # where an assistant that is moved comes from, if from no area: nobody stands on the canal

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
        ("bonus", np.int16, (MOST_PLAYERS, len(BONUSES))),  # final scoring, by BONUSES
        # Boards and cards for all
        ("agents_left", np.int8, (COUNTRY_COUNT,)),
        ("church", np.int8, (CHURCH_SLOTS,)),  # whose assistant stands in each slot: a seat, NEUTRAL or NONE
        ("customs", np.int8, (CUSTOMS_SLOTS,)),
        ("laboratory", np.int8, (MANAGEMENT_BOARDS, LABORATORY_SLOTS)),  # the technology card in each slot
        ("port", np.int8, (MANAGEMENT_BOARDS, PORT_SLOTS)),  # the order in each slot
        ("card_of", np.int8, (CARDS,)),  # whose each technology card is; NONE in the deck or on a board
        ("card_seen", np.uint8, (CARDS,)),  # whether a technology card has left the deck
        ("cards_left", np.int64),  # technology cards in the deck
        ("order_at", np.uint8, (ORDERS,)),  # where each order is; UNSEEN is also what a viewer may not know
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
        ("used", np.int64),  # the technologies whose power was used this turn, one bit each
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
        ("lifted", np.int64),  # where the assistant being moved comes from: an area, FROM_HAND, NONE
        # Options
        ("awards", np.bool_),  # option: mini-expansion 1, awards for all three achievements
        ("free_agents", np.bool_),  # option: mini-expansion 2, free agents among the power tokens
        ("tokens_by_choice", np.bool_),  # option: whether to take a power token is asked
        ("actions_by_choice", np.bool_),  # option: an area action may be declined even where it costs nothing
    ],
)
