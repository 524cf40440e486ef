"""What a move did, as messages in the order it happened: what was done, what it brought to whom, what came of it.

Both records are those that the reader may see. Nothing here looks into a hand: an order is told by the move that keeps,
takes or fulfils it, and a move that hides its order is told without it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import State
from tradewinds.games.yokohama import moves
from tradewinds.games.yokohama.story import actions, extras, setup
from tradewinds.games.yokohama.story.aftermath import aftermath
from tradewinds.games.yokohama.story.telling import Events

__all__ = ["tell_events"]


def tell_events(before: State, move: int, after: State) -> Events:
    """What a move did."""
    kind = int(moves.KIND[move])
    thing = int(move - moves.FIRST[kind])
    done = TELLERS[kind](before, thing, after) if kind in TELLERS else []
    return [*done, *aftermath(before, kind, thing, after)]


# By kind of move. Left out is what the set-up shows, and what another move tells: a draw is told with the order kept,
# an assistant lifted where it is put down.
TELLERS: Mapping[int, Callable[[State, int, State], Events]] = {
    moves.A_BEGIN: setup.begin,
    moves.AN_ACHIEVEMENT: setup.achievement,
    moves.AN_AWARD: setup.award,
    moves.A_TECHNOLOGY: setup.technology,
    moves.AN_ORDER: setup.order,
    moves.A_KEEP: setup.keep,
    moves.A_KEEP_UNSEEN: setup.keep_unseen,
    moves.A_UNIVERSITY: extras.university,
    moves.A_SPIN: extras.spin,
    moves.AN_AGENT: actions.use_agent,
    moves.AN_ACHIEVE: extras.achieve,
    moves.A_FULFIL: extras.fulfil,
    moves.A_PLACE: actions.place,
    moves.A_DONE_PLACING: actions.done_placing,
    moves.A_GO: actions.go,
    moves.A_THROUGH: actions.through,
    moves.A_RECALL: actions.recall,
    moves.A_COLLECT: actions.collect,
    moves.A_BUY: actions.buy,
    moves.A_SELL: actions.sell,
    moves.A_DONE_EXCHANGING: actions.idle,
    moves.A_CHURCH: actions.church,
    moves.A_DONE_CHURCH: actions.idle,
    moves.A_CUSTOMS: actions.customs,
    moves.A_DONE_CUSTOMS: actions.idle,
    moves.A_HIRE: actions.hire,
    moves.A_DONE_HIRING: actions.idle,
    moves.A_RESEARCH: actions.research,
    moves.A_DONE_RESEARCH: actions.idle,
    moves.A_TAKE: actions.take,
    moves.A_DONE_PORT: actions.idle,
    moves.A_PAY: actions.pay,
    moves.A_SHOP: actions.shop,
    moves.A_HOUSE: actions.house,
    moves.A_STATION: extras.station,
    moves.A_GOOD: extras.good,
    moves.A_DROP: extras.drop,
    moves.A_CLAIM: extras.claim,
}
