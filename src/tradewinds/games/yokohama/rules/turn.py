"""What each move does."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import moves, state as phases
from tradewinds.games.yokohama.rules.areas import buy, choose_technology, hire, place_station, sell
from tradewinds.games.yokohama.rules.boards import choose_church_slot, stand_in_customs
from tradewinds.games.yokohama.rules.building import build_house, build_shop
from tradewinds.games.yokohama.rules.ending import end_turn
from tradewinds.games.yokohama.rules.extras import (
    achieve,
    choose_good,
    claim_award,
    drop,
    fulfil,
    lift,
    use_agent,
    use_mill,
    use_university,
)
from tradewinds.games.yokohama.rules.flow import proceed, return_assistants, settle
from tradewinds.games.yokohama.rules.journey import (
    arrive,
    finish_recall,
    pass_through,
    place_assistant,
    recall,
    recall_assistant,
    start_moving,
)
from tradewinds.games.yokohama.rules.payment import pay
from tradewinds.games.yokohama.rules.port import leave_port, take_order
from tradewinds.games.yokohama.rules.setup import (
    choose_first_player,
    draw_order,
    keep_order,
    lay_achievement,
    lay_area,
    lay_award,
    lay_order,
    lay_technology,
    lay_tile,
    lay_token,
)


@rule
def apply(state: State, move: int) -> None:
    """Plays one move: each kind of moves has one function."""
    state.ply += 1
    kind = moves.KIND[move]
    thing = move - moves.FIRST[kind]
    if kind == moves.A_PLACE:
        place_assistant(state, thing)
    elif kind == moves.A_DONE_PLACING:
        start_moving(state)
    elif kind == moves.A_GO:
        arrive(state, thing)
    elif kind == moves.AN_END:
        end_turn(state)
    elif kind == moves.A_THROUGH:
        pass_through(state, thing)
    elif kind == moves.A_RECALL:
        recall(state)
    elif kind == moves.A_COLLECT:
        recall_assistant(state, thing)
    elif kind == moves.A_DONE_RECALLING:
        finish_recall(state)
    elif kind <= moves.A_KEEP:
        prepare(state, kind, thing)
    elif kind <= moves.A_FULFIL:
        do_extra(state, kind, thing)
    elif kind <= moves.A_PAY:
        act(state, kind, thing)
    else:
        finish_action(state, kind, thing)
    if state.phase == phases.UNSETTLED:
        proceed(state)


@rule
def prepare(state: State, kind: int, thing: int) -> None:
    """Moves of chance, and the choice of a first order."""
    if kind == moves.AN_ORDER:
        lay_order(state, thing)
    elif kind == moves.A_TECHNOLOGY:
        lay_technology(state, thing)
    elif kind == moves.A_LAY:
        lay_area(state, thing)
    elif kind == moves.A_TILE:
        lay_tile(state, thing)
    elif kind == moves.A_TOKEN:
        lay_token(state, thing)
    elif kind == moves.A_DRAW:
        draw_order(state, thing)
    elif kind == moves.A_KEEP:
        keep_order(state, thing)
    elif kind == moves.AN_ACHIEVEMENT:
        lay_achievement(state, thing)
    elif kind == moves.AN_AWARD:
        lay_award(state, thing)
    else:
        choose_first_player(state, thing)


@rule
def do_extra(state: State, kind: int, thing: int) -> None:
    """Powers once a turn, and extra actions."""
    if kind == moves.A_FULFIL:
        fulfil(state, thing)
    elif kind == moves.AN_ACHIEVE:
        achieve(state, thing)
    elif kind == moves.AN_AGENT:
        use_agent(state, thing)
    elif kind == moves.A_UNIVERSITY:
        use_university(state)
    else:
        use_mill(state)


@rule
def act(state: State, kind: int, thing: int) -> None:
    """What is done in an area; to be done with it leads on."""
    if kind == moves.A_BUY:
        buy(state, thing)
    elif kind == moves.A_SELL:
        sell(state, thing)
    elif kind == moves.A_HIRE:
        hire(state, thing)
    elif kind == moves.A_TAKE:
        take_order(state, thing)
    elif kind == moves.A_PAY:
        pay(state, thing)
    elif kind == moves.A_CHURCH:
        choose_church_slot(state, thing)
    elif kind == moves.A_CUSTOMS:
        stand_in_customs(state, thing)
    elif kind == moves.A_RESEARCH:
        choose_technology(state, thing)
    elif kind == moves.A_DONE_PORT:
        leave_port(state)
    else:
        state.exchanges = 0
        state.pieces_due = 0
        settle(state)


@rule
def finish_action(state: State, kind: int, thing: int) -> None:
    """Building, the return of assistants, and rewards."""
    if kind == moves.A_SHOP:
        build_shop(state, thing)
    elif kind == moves.A_HOUSE:
        build_house(state)
    elif kind == moves.A_GOOD:
        choose_good(state, thing)
    elif kind == moves.A_LIFT:
        lift(state, thing)
    elif kind == moves.A_DROP:
        drop(state, thing)
    elif kind == moves.A_STATION:
        place_station(state, thing)
    elif kind == moves.A_CLAIM:
        claim_award(state, thing)
    else:
        if kind == moves.A_RETURN:
            return_assistants(state, thing)
        elif kind == moves.A_DONE_LIFTING:
            state.moves_due = 0
        settle(state)
