"""The construction phase: one card or nothing, and the landmarks that win (page 5)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.core.words import Parameter
from tradewinds.games.machi_koro import events, reasons, state as phases
from tradewinds.games.machi_koro.components import (
    AIRPORT,
    AIRPORT_COINS,
    BASE_LANDMARKS,
    COST,
    IN_PLUS,
    IS_LANDMARK,
    LANDMARKS,
    LIMIT,
)
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.reasons import REASONS
from tradewinds.games.machi_koro.rules.turn import has
from tradewinds.games.machi_koro.things import CARD


def _price(state: State, move: int) -> dict[str, Parameter]:
    cost = int(COST[move - BUILD.first])
    return {"cost": cost, "missing": cost - int(state.coins[state.active])}


SOLD_OUT = REASONS.reason("sold-out")
NOT_IN_MARKET = REASONS.reason("not-in-market")
ONE_OF_A_KIND = REASONS.reason("one-of-a-kind")
ALREADY_BUILT = REASONS.reason("already-built")
COINS_MISSING = REASONS.reason("coins-missing", _price)


@rule
def untimely_building(state: State) -> int:
    """One builds at the end of a turn."""
    return reasons.DICE_FIRST if state.phase == phases.ROLL else reasons.CHOICE_FIRST


@rule
def untimely_pass(state: State, thing: int) -> int:
    """Building nothing has its time as building has."""
    return untimely_building(state)


@rule
def build_nothing(state: State, thing: int) -> None:
    """Airport pays for building nothing."""
    note(state, events.PASSES, state.active)
    if has(state, state.active, AIRPORT):
        note(state, events.EARNS, state.active, AIRPORT, AIRPORT_COINS, 1)
        state.coins[state.active] += AIRPORT_COINS
    state.phase = phases.TURN_DONE


@rule
def building_refusal(state: State, card: int) -> int:
    """Building takes a card on offer, room for it in the city and its price."""
    on_offer = state.supply[card] > 0
    has_room = state.city[state.active, card] < LIMIT[card]
    affordable = state.coins[state.active] >= COST[card]
    # `&`, not `and`: all three are cheap, and this is the most asked question of the game.
    return LEGAL if on_offer & has_room & affordable else building_obstacle(state, card)


@rule
def building_obstacle(state: State, card: int) -> int:
    """Why a card cannot be built."""
    if IN_PLUS[card] and not state.plus:
        return reasons.NOT_IN_THIS_GAME
    if state.city[state.active, card] >= LIMIT[card]:
        return ALREADY_BUILT if IS_LANDMARK[card] else ONE_OF_A_KIND
    if state.supply[card] > 0:
        return COINS_MISSING
    return NOT_IN_MARKET if state.deck[card] > 0 else SOLD_OUT


@rule
def untimely_card(state: State, card: int) -> int:
    """A card of Plus never has its time in a game without it."""
    return reasons.NOT_IN_THIS_GAME if IN_PLUS[card] and not state.plus else untimely_building(state)


@rule
def build(state: State, card: int) -> None:
    """A card comes into the city; the last landmark ends the game at once."""
    player = state.active
    state.coins[player] -= COST[card]
    state.supply[card] -= 1
    state.city[player, card] += 1
    if not IS_LANDMARK[card]:
        note(state, events.BUILDS, player, card, COST[card])
        state.phase = phases.TURN_DONE
        return
    built = landmarks_built(state, player)
    needed = landmarks_to_win(state)
    note(state, events.BUILDS_LANDMARK, player, card, COST[card], built, needed)
    if built == needed:
        note(state, events.WINS, player)
        state.phase = phases.ENDED
        state.seat = OVER
    else:
        state.phase = phases.TURN_DONE


@rule
def landmarks_built(state: State, player: int) -> int:
    """How many landmarks a player has turned face up."""
    built = 0
    for card in LANDMARKS:
        built += int(state.city[player, card])
    return built


@rule
def landmarks_to_win(state: State) -> int:
    """Four landmarks win the base game, six win with Plus."""
    return len(LANDMARKS) if state.plus else BASE_LANDMARKS


PASS = MOVES.kind("pass", when=[phases.BUILD], effect=build_nothing, untimely=untimely_pass)
BUILD = MOVES.kind(
    "build",
    CARD,
    when=[phases.BUILD],
    refusal=building_refusal,
    effect=build,
    untimely=untimely_card,
    figures=lambda card: {"cost": int(COST[card])},
)
