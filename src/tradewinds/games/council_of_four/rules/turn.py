"""The course of a turn: a card, a main action, a quick action in any order, and what each move does (pages 4 to 7)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import moves, state as phases
from tradewinds.games.council_of_four.components import (
    AMOUNTS,
    CARDS,
    CHANGE_SERVANTS,
    CITY_PERMITS,
    ELECT_COINS,
    EXTRA_SERVANTS,
    HIRE_COINS,
    PERMIT_BONUSES,
    REFILL,
    SEND_SERVANTS,
)
from tradewinds.games.council_of_four.rules.bonuses import (
    gain_coins,
    leave_draws,
    promise,
    promise_all,
    put_below,
    receive_bonuses,
    reuse_token,
    take_tile,
)
from tradewinds.games.council_of_four.rules.cards import can_draw, discard_card, draw_card
from tradewinds.games.council_of_four.rules.council import price_so_far, seat_councillor
from tradewinds.games.council_of_four.rules.ending import finish
from tradewinds.games.council_of_four.rules.placing import place_merchant, travel_coins
from tradewinds.games.council_of_four.rules.setup import (
    choose_first_player,
    choose_map,
    deal_card,
    fill_council,
    lay_tile,
    lay_token,
    place_neutrals,
    show_tile,
)


@rule
def ask(state: State, phase: int) -> None:
    """Leaves the next decision to the active player."""
    state.phase = phase
    state.seat = state.active


@rule
def start_turn(state: State, player: int) -> None:
    """One main action, one quick action, and first of all a card (page 4)."""
    state.turn += 1
    state.active = player
    state.mains = 1
    state.acted = False
    state.quick = True
    if not leave_draws(state, player, 1):
        ask(state, phases.ACTION)


@rule
def end_turn(state: State) -> None:
    """The next player clockwise, unless everyone has had a turn after the tenth merchant (page 9)."""
    following = (state.active + 1) % state.players
    if following == state.ender:
        finish(state)
    else:
        start_turn(state, following)


@rule
def go_on(state: State) -> None:
    """Receives what waits, then asks for the next action; a turn with nothing left to do ends by itself."""
    if not receive_bonuses(state):
        return
    servants, coins = state.servants[state.active], state.coins[state.active]
    can_be_quick = state.quick and (servants >= min(SEND_SERVANTS, CHANGE_SERVANTS) or coins >= HIRE_COINS)
    if state.mains > 0 or can_be_quick:
        ask(state, phases.ACTION)
    else:
        end_turn(state)


@rule
def take_action(state: State, move: int) -> None:
    """A main or quick action, or its first step."""
    if move < moves.HIRE:
        state.mains -= 1
        state.acted = True
        start_main_action(state, move)
    elif move < moves.END_TURN:
        state.quick = False
        start_quick_action(state, move)
    else:
        end_turn(state)


@rule
def start_main_action(state: State, move: int) -> None:
    """Elect a councillor, satisfy a council, or place a merchant with a permit (pages 4 and 5)."""
    if move < moves.COURT:
        ask_for_candidate(state, move - moves.ELECT, False)
    elif move < moves.PLACE:
        state.council = move - moves.COURT
        ask(state, phases.PAY)
    else:
        state.city = move - moves.PLACE
        permits = state.unused[state.active] & CITY_PERMITS[state.city]
        if permits & (permits - 1):
            ask(state, phases.SPEND)
        else:
            spend_permits(state, permits)


@rule
def start_quick_action(state: State, move: int) -> None:
    """Hire a servant, change tiles, send a servant to elect, or one more main action (page 7)."""
    player = state.active
    if move == moves.HIRE:
        state.coins[player] -= HIRE_COINS
        state.servants[player] += 1
        go_on(state)
    elif move < moves.SEND:
        state.servants[player] -= CHANGE_SERVANTS
        region = move - moves.CHANGE
        put_below(state, region)
        promise(state, REFILL * AMOUNTS + region)
        go_on(state)
    elif move < moves.EXTRA:
        state.servants[player] -= SEND_SERVANTS
        ask_for_candidate(state, move - moves.SEND, True)
    else:
        state.servants[player] -= EXTRA_SERVANTS
        state.mains += 1
        go_on(state)


@rule
def ask_for_candidate(state: State, council: int, by_servant: bool) -> None:
    """Which councillor of the reserve is elected?"""
    state.council = council
    state.by_servant = by_servant
    ask(state, phases.CANDIDATE)


@rule
def elect(state: State, move: int) -> None:
    """The candidate enters the council; only the main action brings coins."""
    seat_councillor(state, state.council, move - moves.CANDIDATE)
    if not state.by_servant:
        gain_coins(state, state.active, ELECT_COINS)
    state.council = 0
    state.by_servant = False
    go_on(state)


@rule
def pay(state: State, move: int) -> None:
    """A card for the council, or what one wanted of it: a permit tile, or the queen's company to a city."""
    if move < moves.TAKE:
        card = move - moves.PAY
        discard_card(state, state.active, card)
        state.paid[card] += 1
        return
    state.coins[state.active] -= price_so_far(state)
    state.council = 0
    for card in range(len(CARDS)):
        state.paid[card] = 0
    if move < moves.QUEEN:
        take_tile(state, move - moves.TAKE, True)
    else:
        city = move - moves.QUEEN
        state.coins[state.active] -= travel_coins(state, city)
        state.queen = city
        place_merchant(state, state.active, city)
    go_on(state)


@rule
def spend_permits(state: State, permits: int) -> None:
    """A permit tile is turned over for a merchant in the chosen city (page 5)."""
    state.unused[state.active] ^= permits
    state.used[state.active] |= permits
    city = state.city
    state.city = 0
    place_merchant(state, state.active, city)
    go_on(state)


@rule
def draw(state: State, move: int) -> None:
    """A card for whoever is due one, and perhaps another."""
    draw_card(state, state.drawer, move - moves.DRAW)
    state.cards_due -= 1
    if state.cards_due == 0 or not can_draw(state):
        state.cards_due = 0
        go_on(state)


@rule
def reveal(state: State, move: int) -> None:
    """A permit tile is turned up."""
    show_tile(state, move)
    state.slot = 0
    go_on(state)


@rule
def choose_bonus(state: State, move: int) -> None:
    """A choice that the nobility track gives (page 8)."""
    if state.phase == phases.TOKEN:
        reuse_token(state, move - moves.REUSE)
    elif state.phase == phases.PERMIT:
        take_tile(state, move - moves.TAKE, not state.bare_free_permit)
    else:
        promise_all(state, PERMIT_BONUSES[move - moves.AGAIN])
    go_on(state)


@rule
def apply(state: State, move: int) -> None:
    """Plays one move: each phase has one function for its moves."""
    phase = state.phase
    state.ply += 1
    if phase == phases.ACTION:
        take_action(state, move)
    elif phase == phases.DRAW:
        draw(state, move)
    elif phase == phases.PAY:
        pay(state, move)
    elif phase == phases.CANDIDATE:
        elect(state, move)
    elif phase == phases.REVEAL:
        reveal(state, move)
    elif phase == phases.SPEND:
        spend_permits(state, 1 << (move - moves.SPEND))
    elif phase == phases.TOKEN or phase == phases.PERMIT or phase == phases.AGAIN:
        choose_bonus(state, move)
    else:
        set_up(state, move)


@rule
def set_up(state: State, move: int) -> None:
    """A step of the set-up; when all hands are dealt, the first turn begins."""
    phase = state.phase
    if phase == phases.HANDS:
        if deal_card(state, move):
            start_turn(state, state.first)
    elif phase == phases.COUNCIL_SETUP:
        fill_council(state, move)
    elif phase == phases.TOKENS:
        lay_token(state, move)
    elif phase == phases.TILES:
        lay_tile(state, move)
    elif phase == phases.NEUTRAL:
        place_neutrals(state, move)
    elif phase == phases.MAP:
        choose_map(state, move)
    else:
        choose_first_player(state, move)
