"""Every move of Yokohama, as number <-> code, and the kind of each move.

A kind is a run of moves that are judged and played alike. Kinds are numbered in the order of the table; WHEN says in
which phases a kind can be played.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tradewinds.core.moves import MoveTable
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AREA_NAMES,
    AWARD_NAMES,
    CANAL,
    CARD_NAMES,
    CHURCH_SLOTS,
    CUSTOMS_SLOTS,
    GOODS,
    LABORATORY_SLOTS,
    MOST_PLAYERS,
    ORDER_NAMES,
    PAYMENTS,
    PIECES,
    PILES,
    PORT_SLOTS,
    SHOP_SLOTS,
    TILE_NAMES,
    TOKEN_NAMES,
)
from tradewinds.games.yokohama.state import PHASES

MOVES = MoveTable()
KINDS: list[str] = []
_kind_of: list[int] = []
_when: list[list[bool]] = []


def _kind(name: str, verb: str, things: Iterable[str], *when: int) -> int:
    """Appends a kind of moves, one for each thing or a single one, playable in these phases."""
    first = len(MOVES)
    if things:
        MOVES.group(verb, things)
    else:
        MOVES.add(verb)
    _kind_of.extend([len(KINDS)] * (len(MOVES) - first))
    KINDS.append(name)
    _when.append([phase in when for phase in range(len(PHASES))])
    return first


def _numbered(count: int) -> list[str]:
    return [str(number + 1) for number in range(count)]


OPEN_AREAS = AREA_NAMES[:CANAL]
SEATS = [f"p{seat + 1}" for seat in range(MOST_PLAYERS)]

# Phases in which nothing is half done, so that a power used in between cannot leave a player without a move.
CALM = (
    phases.BEFORE,
    phases.PLACING,
    phases.MOVING,
    phases.RECALLING,
    phases.EXCHANGING,
    phases.CHURCH_CHOICE,
    phases.CUSTOMS_CHOICE,
    phases.HIRING,
    phases.RESEARCHING,
    phases.STATION_DUE,
    phases.PORT,
    phases.SECOND,
    phases.BUILDING,
    phases.RETURNING,
    phases.GOOD,
    phases.LIFTING,
    phases.AWARD,
    phases.AFTER,
)

# Moves of chance. `unseen` is never played: it is how a draw looks to the others.
BEGIN = _kind("begin", "begin", SEATS, phases.BEGIN)
LAY = _kind("lay", "lay", AREA_NAMES, phases.AREAS_LAID)
TILE = _kind("tile", "tile", TILE_NAMES, phases.TILES_LAID)
TOKEN = _kind("token", "token", TOKEN_NAMES, phases.TOKENS_LAID)
ACHIEVEMENT = _kind("achievement", "achievement", ACHIEVEMENT_NAMES, phases.ACHIEVEMENTS_LAID)
AWARD = _kind("award", "award", AWARD_NAMES, phases.AWARDS_LAID)
TECHNOLOGY = _kind("technology", "technology", CARD_NAMES, phases.TECHNOLOGIES_LAID)
ORDER = _kind("order", "order", ORDER_NAMES, phases.ORDERS_LAID)
DRAW = _kind("draw", "draw", ORDER_NAMES, phases.DRAW)
DRAW_UNSEEN = _kind("draw-unseen", "draw:unseen", ())

# Which order to keep at the start. `unseen` is how it looks to the others.
KEEP = _kind("keep", "keep", ORDER_NAMES, phases.KEEP)
KEEP_UNSEEN = _kind("keep-unseen", "keep:unseen", ())

# Once a turn, at almost any moment of it.
UNIVERSITY = _kind("university", "university", (), *CALM)
SPIN = _kind("spin", "spin", (), *CALM)

# Extra actions, before and after the main action.
AGENT = _kind("agent", "agent", OPEN_AREAS, phases.BEFORE, phases.AFTER)
ACHIEVE = _kind("achieve", "achieve", PILES, phases.BEFORE, phases.AFTER)
FULFIL = _kind("fulfil", "fulfil", ORDER_NAMES, phases.BEFORE, phases.AFTER)

# The main action: placing, moving the president or recalling him.
PLACE = _kind("place", "place", OPEN_AREAS, phases.BEFORE, phases.PLACING)
DONE_PLACING = _kind("done-placing", "done:placing", (), phases.BEFORE, phases.PLACING)
GO = _kind("go", "go", OPEN_AREAS, phases.MOVING, phases.PASSING)
THROUGH = _kind("through", "through", AREA_NAMES, phases.MOVING, phases.PASSING)
RECALL = _kind("recall", "recall", (), phases.MOVING)
COLLECT = _kind("collect", "collect", OPEN_AREAS, phases.RECALLING)
DONE_RECALLING = _kind("done-recalling", "done:recalling", (), phases.RECALLING)

# Area actions.
BUY = _kind("buy", "buy", (*GOODS, "import"), phases.EXCHANGING)
SELL = _kind("sell", "sell", GOODS, phases.EXCHANGING)
DONE_EXCHANGING = _kind("done-exchanging", "done:exchanging", (), phases.EXCHANGING)
CHURCH = _kind("church", "church", _numbered(CHURCH_SLOTS), phases.CHURCH_CHOICE)
DONE_CHURCH = _kind("done-church", "done:church", (), phases.CHURCH_CHOICE)
CUSTOMS = _kind("customs", "customs", _numbered(CUSTOMS_SLOTS), phases.CUSTOMS_CHOICE)
DONE_CUSTOMS = _kind("done-customs", "done:customs", (), phases.CUSTOMS_CHOICE)
HIRE = _kind("hire", "hire", PIECES, phases.HIRING)
DONE_HIRING = _kind("done-hiring", "done:hiring", (), phases.HIRING)
RESEARCH = _kind("research", "research", _numbered(LABORATORY_SLOTS), phases.RESEARCHING)
DONE_RESEARCH = _kind("done-research", "done:research", (), phases.RESEARCHING)
TAKE = _kind("take", "take", _numbered(PORT_SLOTS), phases.PORT, phases.PORT_AGAIN)
DONE_PORT = _kind("done-port", "done:port", (), phases.PORT, phases.SECOND)
PAY = _kind("pay", "pay", PAYMENTS, phases.FAITH, phases.PRODUCTION_DUE, phases.SECOND)

# After an area action: building and the return of assistants.
SHOP = _kind("shop", "shop", _numbered(SHOP_SLOTS), phases.BUILDING)
HOUSE = _kind("house", "house", (), phases.BUILDING)
DONE_BUILDING = _kind("done-building", "done:building", (), phases.BUILDING)
RETURN = _kind("return", "return", ("all", "all-but-one"), phases.RETURNING)

# Choices that come with rewards.
STATION = _kind("station", "station", OPEN_AREAS, phases.STATION_DUE)
GOOD = _kind("good", "good", GOODS, phases.GOOD)
LIFT = _kind("lift", "lift", (*OPEN_AREAS, "hand"), phases.LIFTING)
DONE_LIFTING = _kind("done-lifting", "done:lifting", (), phases.LIFTING)
DROP = _kind("drop", "drop", OPEN_AREAS, phases.DROPPING)
CLAIM = _kind("claim", "claim", AWARD_NAMES, phases.AWARD)

END = _kind("end", "end", (), phases.AFTER)
COUNT = len(MOVES)

KIND = np.array(_kind_of)  # the kind of each move
WHEN = np.array(_when).T.copy()  # phase, kind: whether moves of this kind can be played in this phase
FIRST = np.array([_kind_of.index(kind) for kind in range(len(KINDS))] + [COUNT])  # the first move of each kind
(
    A_BEGIN,
    A_LAY,
    A_TILE,
    A_TOKEN,
    AN_ACHIEVEMENT,
    AN_AWARD,
    A_TECHNOLOGY,
    AN_ORDER,
    A_DRAW,
    A_DRAW_UNSEEN,
    A_KEEP,
    A_KEEP_UNSEEN,
    A_UNIVERSITY,
    A_SPIN,
    AN_AGENT,
    AN_ACHIEVE,
    A_FULFIL,
    A_PLACE,
    A_DONE_PLACING,
    A_GO,
    A_THROUGH,
    A_RECALL,
    A_COLLECT,
    A_DONE_RECALLING,
    A_BUY,
    A_SELL,
    A_DONE_EXCHANGING,
    A_CHURCH,
    A_DONE_CHURCH,
    A_CUSTOMS,
    A_DONE_CUSTOMS,
    A_HIRE,
    A_DONE_HIRING,
    A_RESEARCH,
    A_DONE_RESEARCH,
    A_TAKE,
    A_DONE_PORT,
    A_PAY,
    A_SHOP,
    A_HOUSE,
    A_DONE_BUILDING,
    A_RETURN,
    A_STATION,
    A_GOOD,
    A_LIFT,
    A_DONE_LIFTING,
    A_DROP,
    A_CLAIM,
    AN_END,
) = range(len(KINDS))
