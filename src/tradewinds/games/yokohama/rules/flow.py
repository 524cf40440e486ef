"""What comes next: choices that are due, then the steps of an area action in their order (pages 6-8)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    ASSISTANT,
    BUILDING_POWER,
    FREE_AGENT,
    FREE_AGENT_TOKEN,
    HOUSE,
    LABORATORIES,
    LABORATORY_SLOTS,
    LEAST_YEN,
    MANAGEMENT_BOARDS,
    MOST_POWER,
    NONE,
    PORT_SLOTS,
    PORTS,
    SHOP,
    SHOP_SLOTS,
    STOCK_EXCHANGE,
    TELEPHONE,
    TOKEN_REWARD,
)
from tradewinds.games.yokohama.rules.gains import gain
from tradewinds.games.yokohama.rules.influence import collect_assistants, has, own_shop


@rule
def ask(state: State, phase: int) -> None:
    """Leaves the next decision to the active player."""
    state.phase = phase
    state.seat = state.active


@rule
def leave_to_chance(state: State, phase: int) -> None:
    """Leaves the next decision to chance."""
    state.phase = phase
    state.seat = CHANCE


@rule
def start_turn(state: State, player: int) -> None:
    """A turn begins; Stock Exchange fills up an empty purse (page 16)."""
    state.turn += 1
    state.active = player
    state.moved = False
    state.agent_used = False
    state.university_used = False
    state.mill_used = False
    state.placed = 0
    state.placements = 0
    state.doubled = NONE
    state.set_out = 0
    state.step = phases.EXTRA_STEP
    if has(state, player, STOCK_EXCHANGE) and state.yen[player] < LEAST_YEN:
        state.yen[player] = LEAST_YEN
    ask(state, phases.BEFORE)


@rule
def end_is_near(state: State) -> None:
    """A condition of the end is met: this round is finished, then one more is played (page 9)."""
    if state.ending == phases.GOING_ON:
        state.ending = phases.LAST_BUT_ONE_ROUND


@rule
def settle(state: State) -> None:
    """Leaves it to `proceed`, which every move calls once at its end, to say what comes next."""
    state.phase = phases.UNSETTLED


@rule
def proceed(state: State) -> None:
    """Asks for what is due, or goes on with the steps of the action until something has to be decided."""
    while True:
        if state.goods_due > 0:
            ask(state, phases.GOOD)
            return
        if state.pieces_due > 0:
            if warehouse_has_pieces(state):
                ask(state, phases.HIRING)
                return
            state.pieces_due = 0
        if state.moves_due > 0:
            if state.present[state.active] != 0 or state.pieces[state.active, ASSISTANT] > 0:
                ask(state, phases.LIFTING)
                return
            state.moves_due = 0
        step = state.step
        state.step += 1
        if step == phases.REFILL_STEP:
            if refill(state):
                return
        elif step == phases.TOKEN_STEP:
            take_token(state)
        elif step == phases.BUILD_STEP:
            if can_build(state):
                ask(state, phases.BUILDING)
                return
        elif step == phases.RETURN_STEP:
            staying = state.assistants[state.active, state.area] > 0
            if staying and has(state, state.active, TELEPHONE):
                ask(state, phases.RETURNING)
                return
            if staying:
                return_assistants(state, 0)
        else:
            state.step = phases.EXTRA_STEP
            state.area = NONE
            state.power = 0
            state.by_agent = False
            ask(state, phases.AFTER if state.moved else phases.BEFORE)
            return


@rule
def warehouse_has_pieces(state: State) -> bool:
    """Whether there is anything to take from the active player's warehouse."""
    warehouse = state.warehouse[state.active]
    return warehouse[ASSISTANT] + warehouse[SHOP] + warehouse[HOUSE] > 0


@rule
def refill(state: State) -> bool:
    """Leaves the next gap of a management board to chance; orders that run out bring the end (pages 13 and 14).

    Also fills the boards at set-up: gaps are found from the left.
    """
    if state.cards_left > 0 and gap_in_laboratories(state) != NONE:
        leave_to_chance(state, phases.TECHNOLOGIES_LAID)
        state.step = phases.REFILL_STEP
        return True
    if gap_in_ports(state) != NONE:
        if state.orders_left > 0:
            leave_to_chance(state, phases.ORDERS_LAID)
            state.step = phases.REFILL_STEP
            return True
        end_is_near(state)
    return False


@rule
def gap_in_laboratories(state: State) -> int:
    """The first empty slot of the laboratories in the game, counted over both boards."""
    for board in range(MANAGEMENT_BOARDS):
        if state.place_of[LABORATORIES[board]] != NONE:
            for slot in range(LABORATORY_SLOTS):
                if state.laboratory[board, slot] == NONE:
                    return board * LABORATORY_SLOTS + slot
    return NONE


@rule
def gap_in_ports(state: State) -> int:
    """The first empty slot of the ports in the game, counted over both boards."""
    for board in range(MANAGEMENT_BOARDS):
        if state.place_of[PORTS[board]] != NONE:
            for slot in range(PORT_SLOTS):
                if state.port[board, slot] == NONE:
                    return board * PORT_SLOTS + slot
    return NONE


@rule
def take_token(state: State) -> None:
    """Step 4: an action of power five takes the token of its area (page 7)."""
    token = int(state.token[state.area])
    if state.power == MOST_POWER and token != NONE:
        state.token[state.area] = NONE
        state.tokens[state.active, token] += 1
        if token == FREE_AGENT_TOKEN:
            state.agents[state.active, FREE_AGENT] += 1
        gain(state, TOKEN_REWARD[token])


@rule
def can_build(state: State) -> bool:
    """Step 5: power four, a building in hand and room for it (page 8)."""
    if state.power < BUILDING_POWER:
        return False
    if state.pieces[state.active, HOUSE] > 0 and state.house[state.area] == NONE:
        return True
    if state.pieces[state.active, SHOP] == 0 or own_shop(state, state.active, state.area):
        return False
    for slot in range(SHOP_SLOTS):
        if state.shop[state.area, slot] == NONE:
            return True
    return False


@rule
def return_assistants(state: State, staying: int) -> None:
    """Step 6: all assistants of the area come back to the hand; with Telephone one may stay (pages 8 and 16)."""
    collect_assistants(state, state.area, state.assistants[state.active, state.area] - staying)
