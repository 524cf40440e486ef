"""The set-up: cards, coins, and who begins (pages 4, 9 and 11)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.decisions import leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro import events, reasons, state as phases
from tradewinds.games.machi_koro.components import COPIES, IN_PLUS, IS_LANDMARK, KINDS, NONE, START_COINS, STARTS_WITH
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.rules.market import refill_market
from tradewinds.games.machi_koro.things import PLAYER


@rule
def deal(state: State, players: int, options: Any) -> None:
    """Lays an empty record as the table; `options` in the order the game declares them."""
    state.players = players
    state.plus = options[0] != 0
    state.limited_market = options[1] != 0
    state.reroll_any_dice = options[2] != 0
    state.unclog_market = options[3] != 0
    state.major = NONE
    state.offered = NONE
    for card in range(KINDS):
        if IN_PLUS[card] and not state.plus:
            continue
        if IS_LANDMARK[card]:
            state.supply[card] = players
        elif state.limited_market:
            state.deck[card] = COPIES[card]
        else:
            state.supply[card] = COPIES[card]
    for player in range(players):
        state.coins[player] = START_COINS
        for card in range(KINDS):
            state.city[player, card] = STARTS_WITH[card]
    if options[4] != 0:
        leave_to_chance(state, phases.START)
    else:
        refill_market(state)


@rule
def beginning_refusal(state: State, seat: int) -> int:
    """Someone at the table begins."""
    return LEGAL if seat < state.players else reasons.NO_SUCH_PLAYER


@rule
def begin(state: State, seat: int) -> None:
    """Chance says who begins."""
    note(state, events.BEGINS, seat)
    state.active = seat
    state.phase = phases.TURN_DONE


BEGIN = MOVES.kind("begin", PLAYER, when=[phases.START], refusal=beginning_refusal, effect=begin)
