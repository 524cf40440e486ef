"""Which moves are legal, and the rule that forbids each of the others."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.games.machi_koro import moves, state as phases
from tradewinds.games.machi_koro.components import (
    BASE_KINDS,
    BUSINESS_CENTER,
    COST,
    HARBOR,
    HARBOR_FROM,
    IN_PLUS,
    IS_LANDMARK,
    KINDS,
    LIMIT,
    RADIO_TOWER,
    TRAIN_STATION,
    TV_STATION,
)

REFUSALS = (
    "legal",
    "game-over",
    "only-chance",
    "chance-decides",
    "no-such-chance",
    "no-such-player",
    "not-in-this-game",
    "not-in-deck",
    "dice-first",
    "choice-first",
    "dice-rolled",
    "needs-train-station",
    "needs-radio-tower",
    "rerolled-already",
    "same-dice",
    "dice-accepted",
    "needs-harbor",
    "total-too-low",
    "needs-tv-station",
    "tv-station-idle",
    "not-yourself",
    "needs-business-center",
    "business-center-idle",
    "offer-first",
    "card-not-yours",
    "card-not-theirs",
    "sold-out",
    "not-in-market",
    "one-of-a-kind",
    "already-built",
    "coins-missing",
)
(
    LEGAL,
    GAME_OVER,
    ONLY_CHANCE,
    CHANCE_DECIDES,
    NO_SUCH_CHANCE,
    NO_SUCH_PLAYER,
    NOT_IN_THIS_GAME,
    NOT_IN_DECK,
    DICE_FIRST,
    CHOICE_FIRST,
    DICE_ROLLED,
    NEEDS_TRAIN_STATION,
    NEEDS_RADIO_TOWER,
    REROLLED_ALREADY,
    SAME_DICE,
    DICE_ACCEPTED,
    NEEDS_HARBOR,
    TOTAL_TOO_LOW,
    NEEDS_TV_STATION,
    TV_STATION_IDLE,
    NOT_YOURSELF,
    NEEDS_BUSINESS_CENTER,
    BUSINESS_CENTER_IDLE,
    OFFER_FIRST,
    CARD_NOT_YOURS,
    CARD_NOT_THEIRS,
    SOLD_OUT,
    NOT_IN_MARKET,
    ONE_OF_A_KIND,
    ALREADY_BUILT,
    COINS_MISSING,
) = range(len(REFUSALS))


@rule
def spans(state: State) -> tuple[tuple[int, int]]:
    """The one range of moves each phase offers."""
    phase = state.phase
    if phase == phases.BUILD:
        return ((moves.PASS, moves.BUILD + (KINDS if state.plus else BASE_KINDS)),)
    if phase == phases.DICE or phase == phases.CATCH_ROLL:
        return ((moves.DIE, moves.DEAL),)
    if phase == phases.ROLL:
        return ((moves.ROLL, moves.KEEP),)
    if phase == phases.REROLL:
        return ((moves.KEEP, moves.ADD),)
    if phase == phases.HARBOR_CHOICE:
        return ((moves.ADD, moves.VICTIM),)
    if phase == phases.VICTIM:
        return ((moves.VICTIM, moves.DECLINE),)
    if phase == phases.GIVE:
        return ((moves.DECLINE, moves.TAKE),)
    if phase == phases.TAKE:
        return ((moves.TAKE, moves.PASS),)
    if phase == phases.MARKET:
        return ((moves.DEAL, moves.ROLL),)
    if phase == phases.START:
        return ((moves.BEGIN, moves.DIE),)
    return ((0, 0),)


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    if state.phase == phases.BUILD and move >= moves.PASS:
        return LEGAL if move == moves.PASS else building_refusal(state, move - moves.BUILD)
    return other_refusal(state, move)


@rule
def other_refusal(state: State, move: int) -> int:
    """The refusal of every move but building, which is asked for most."""
    first, after = spans(state)[0]
    if move < first or move >= after:
        return untimely(state, move)
    phase = state.phase
    if phase == phases.REROLL:
        return LEGAL if move == moves.KEEP else reroll_refusal(state, move - moves.REROLL + 1)
    if phase == phases.VICTIM:
        return opponent_refusal(state, move - moves.VICTIM)
    if phase == phases.GIVE:
        return LEGAL if move == moves.DECLINE or owns(state, state.active, move - moves.GIVE) else CARD_NOT_YOURS
    if phase == phases.TAKE:
        return taking_refusal(state, (move - moves.TAKE) // moves.EXCHANGES, (move - moves.TAKE) % moves.EXCHANGES)
    if phase == phases.MARKET:
        return LEGAL if state.deck[moves.DEALT_CARD[move - moves.DEAL]] > 0 else NOT_IN_DECK
    if phase == phases.START:
        return LEGAL if move - moves.BEGIN < state.players else NO_SUCH_PLAYER
    return LEGAL


@rule
def building_refusal(state: State, card: int) -> int:
    """Building takes a card on offer, room for it in the city and its price (page 5)."""
    on_offer = state.supply[card] > 0
    has_room = state.city[state.active, card] < LIMIT[card]
    affordable = state.coins[state.active] >= COST[card]
    # `&`, not `and`: all three are cheap, and this is the most asked question of the game.
    return LEGAL if on_offer & has_room & affordable else building_obstacle(state, card)


@rule
def building_obstacle(state: State, card: int) -> int:
    """Why a card cannot be built."""
    if IN_PLUS[card] and not state.plus:
        return NOT_IN_THIS_GAME
    if state.city[state.active, card] >= LIMIT[card]:
        return ALREADY_BUILT if IS_LANDMARK[card] else ONE_OF_A_KIND
    if state.supply[card] > 0:
        return COINS_MISSING
    return NOT_IN_MARKET if state.deck[card] > 0 else SOLD_OUT


@rule
def reroll_refusal(state: State, dice: int) -> int:
    """Radio Tower rolls the same dice again, unless the option allows another number."""
    if dice == state.dice:
        return LEGAL
    if not state.reroll_any_dice:
        return SAME_DICE
    return LEGAL if state.city[state.active, TRAIN_STATION] > 0 else NEEDS_TRAIN_STATION


@rule
def opponent_refusal(state: State, seat: int) -> int:
    """Only an opponent at the table can be chosen."""
    if seat >= state.players:
        return NO_SUCH_PLAYER
    return NOT_YOURSELF if seat == state.active else LEGAL


@rule
def owns(state: State, player: int, exchange: int) -> bool:
    """Whether a player has the establishment of that exchange number."""
    return state.city[player, moves.EXCHANGED_CARD[exchange]] > 0


@rule
def taking_refusal(state: State, opponent: int, exchange: int) -> int:
    """Business Center takes a card that an opponent has."""
    refused = opponent_refusal(state, opponent)
    if refused == LEGAL and not owns(state, opponent, exchange):
        return CARD_NOT_THEIRS
    return refused


@rule
def untimely(state: State, move: int) -> int:
    """Why a move is not among those of this phase."""
    if state.seat == OVER:
        return GAME_OVER
    if state.seat == CHANCE:
        return NO_SUCH_CHANCE if move < moves.ROLL else CHANCE_DECIDES
    if move < moves.ROLL:
        return ONLY_CHANCE
    if move < moves.KEEP:
        return untimely_roll(state, move - moves.ROLL + 1)
    if move < moves.ADD:
        return untimely_reroll(state)
    if move < moves.VICTIM:
        return untimely_harbor(state)
    if move < moves.DECLINE:
        return TV_STATION_IDLE if state.city[state.active, TV_STATION] > 0 else NEEDS_TV_STATION
    if move < moves.PASS:
        return untimely_exchange(state, move)
    if move >= moves.BUILD and IN_PLUS[move - moves.BUILD] and not state.plus:
        return NOT_IN_THIS_GAME
    return DICE_FIRST if state.phase == phases.ROLL else CHOICE_FIRST


@rule
def untimely_roll(state: State, dice: int) -> int:
    """Dice are chosen at the start of a turn, two of them with Train Station."""
    if dice == 2 and state.city[state.active, TRAIN_STATION] == 0:
        return NEEDS_TRAIN_STATION
    return DICE_ROLLED


@rule
def untimely_reroll(state: State) -> int:
    """Dice are kept or rolled again right after they fall, with Radio Tower."""
    if state.city[state.active, RADIO_TOWER] == 0:
        return NEEDS_RADIO_TOWER
    if state.phase == phases.ROLL:
        return DICE_FIRST
    return REROLLED_ALREADY if state.rerolled else DICE_ACCEPTED


@rule
def untimely_harbor(state: State) -> int:
    """Harbor acts on a total of ten or more, right after the dice are accepted."""
    if state.city[state.active, HARBOR] == 0:
        return NEEDS_HARBOR
    if state.phase == phases.ROLL:
        return DICE_FIRST
    if state.phase == phases.REROLL:
        return CHOICE_FIRST
    return TOTAL_TOO_LOW if state.die_a + state.die_b < HARBOR_FROM else DICE_ACCEPTED


@rule
def untimely_exchange(state: State, move: int) -> int:
    """Business Center asks for the card to give first, then for the card to take."""
    if state.city[state.active, BUSINESS_CENTER] == 0:
        return NEEDS_BUSINESS_CENTER
    if state.phase == phases.GIVE:
        return OFFER_FIRST
    return CHOICE_FIRST if state.phase == phases.TAKE else BUSINESS_CENTER_IDLE


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """The weight of each outcome of chance: equal for the dice, the cards left for the deck."""
    first, after = spans(state)[0]
    if state.phase == phases.MARKET:
        total = 0
        for number in range(moves.DEALS):
            weights[number] = state.deck[moves.DEALT_CARD[number]]
            total += weights[number]
        return first, after, total
    outcomes = state.players if state.phase == phases.START else 6
    for outcome in range(outcomes):
        weights[outcome] = 1
    return first, first + outcomes, outcomes
