"""Which moves are legal, and the rule that forbids each of the others."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.games.council_of_four import moves, state as phases
from tradewinds.games.council_of_four.components import (
    CARDS,
    CHANGE_SERVANTS,
    CITY_PERMITS,
    EXTRA_SERVANTS,
    HIRE_COINS,
    JOKER,
    MERCHANTS,
    MOST_PAID,
    NONE,
    PERMITS_A_REGION,
    QUEEN,
    REGION_OF,
    SEND_SERVANTS,
    SLOTS,
    TOKEN_IS_NOBLE,
)
from tradewinds.games.council_of_four.rules.council import cards_paid, councillors, lowest_price, price_so_far
from tradewinds.games.council_of_four.rules.placing import (
    can_place,
    cheapest_travel,
    has_merchant,
    travel_coins,
)
from tradewinds.games.council_of_four.rules.setup import members, setup_chances

REFUSALS = (
    "legal",
    "game-over",
    "only-chance",  # a player may not play a move of chance
    "chance-decides",  # a player's move while chance is to decide
    "no-such-chance",  # an outcome of chance that cannot come up now
    "choice-first",  # another choice is open
    "no-main-action",  # all main actions of the turn are taken
    "no-quick-action",  # the quick action of the turn is taken
    "main-action-first",  # the turn cannot end before a main action
    "coins-missing",
    "servants-missing",
    "no-tile-shown",  # the region has no face-up permit tile
    "no-matching-card",  # no card of the council's colours and no joker
    "council-too-dear",  # even with every card that fits
    "no-city-in-reach",  # the queen could be brought to no city where one may place
    "no-merchants-left",
    "merchant-there",  # one's own merchant is in that city already
    "no-permit",  # no unused permit tile for that city
    "council-first",  # a candidate before a council, a card before a council
    "none-in-reserve",
    "not-in-hand",
    "no-such-councillor",  # all councillors of that colour are matched, or there is none
    "council-satisfied",  # four cards are paid
    "joker-too-dear",  # with this joker the council could not be paid any more
    "cards-first",  # a tile or city before any card
    "other-council",  # a tile of another region, or a city though no queen was asked
    "slot-empty",
    "not-asked",  # no such choice is open: a token, a free tile, a permit
    "permit-not-yours",
    "permit-used",
    "permit-elsewhere",  # the tile does not permit the chosen city
    "not-your-city",
    "no-token",
    "token-noble",  # tokens with a step of nobility cannot be chosen
    "token-chosen",  # two different tokens
)
(
    LEGAL,
    GAME_OVER,
    ONLY_CHANCE,
    CHANCE_DECIDES,
    NO_SUCH_CHANCE,
    CHOICE_FIRST,
    NO_MAIN_ACTION,
    NO_QUICK_ACTION,
    MAIN_ACTION_FIRST,
    COINS_MISSING,
    SERVANTS_MISSING,
    NO_TILE_SHOWN,
    NO_MATCHING_CARD,
    COUNCIL_TOO_DEAR,
    NO_CITY_IN_REACH,
    NO_MERCHANTS_LEFT,
    MERCHANT_THERE,
    NO_PERMIT,
    COUNCIL_FIRST,
    NONE_IN_RESERVE,
    NOT_IN_HAND,
    NO_SUCH_COUNCILLOR,
    COUNCIL_SATISFIED,
    JOKER_TOO_DEAR,
    CARDS_FIRST,
    OTHER_COUNCIL,
    SLOT_EMPTY,
    NOT_ASKED,
    PERMIT_NOT_YOURS,
    PERMIT_USED,
    PERMIT_ELSEWHERE,
    NOT_YOUR_CITY,
    NO_TOKEN,
    TOKEN_NOBLE,
    TOKEN_CHOSEN,
) = range(len(REFUSALS))

Spans = tuple[tuple[int, int], tuple[int, int]]


@rule
def spans(state: State) -> Spans:
    """The one or two ranges of moves each phase offers."""
    phase = state.phase
    if phase == phases.ACTION:
        return (moves.ELECT, moves.CANDIDATE), (0, 0)
    if phase == phases.PAY:
        if state.council == QUEEN:
            return (moves.PAY, moves.TAKE), (moves.QUEEN, moves.SPEND)
        first = moves.TAKE + state.council * SLOTS
        return (moves.PAY, moves.TAKE), (first, first + SLOTS)
    if phase == phases.CANDIDATE:
        return (moves.CANDIDATE, moves.PAY), (0, 0)
    if phase == phases.DRAW or phase == phases.HANDS:
        return (moves.DRAW, moves.UNSEEN), (0, 0)
    return rare_spans(state)


@rule
def rare_spans(state: State) -> Spans:
    """The ranges of the phases that come up less often."""
    phase = state.phase
    if phase == phases.REVEAL or phase == phases.TILES:
        first = moves.REVEAL + state.slot // SLOTS * PERMITS_A_REGION
        return (first, first + PERMITS_A_REGION), (0, 0)
    if phase == phases.SPEND:
        first = moves.SPEND + REGION_OF[state.city] * PERMITS_A_REGION
        return (first, first + PERMITS_A_REGION), (0, 0)
    if phase == phases.TOKEN:
        return (moves.REUSE, moves.AGAIN), (0, 0)
    if phase == phases.PERMIT:
        return (moves.TAKE, moves.QUEEN), (0, 0)
    if phase == phases.AGAIN:
        return (moves.AGAIN, moves.END), (0, 0)
    if phase == phases.COUNCIL_SETUP:
        return (moves.COUNCILLOR, moves.DRAW), (0, 0)
    if phase == phases.TOKENS:
        return (moves.LAY, moves.REVEAL), (0, 0)
    if phase == phases.NEUTRAL:
        first = moves.NEUTRAL + state.slot // SLOTS * PERMITS_A_REGION
        return (first, first + PERMITS_A_REGION), (0, 0)
    if phase == phases.MAP:
        return (moves.MAP, moves.LAY), (0, 0)
    if phase == phases.BEGIN:
        return (moves.BEGIN, moves.MAP), (0, 0)
    return (0, 0), (0, 0)


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    if state.phase == phases.ACTION and moves.ELECT <= move < moves.CANDIDATE:
        return action_refusal(state, move)
    return other_refusal(state, move)


@rule
def other_refusal(state: State, move: int) -> int:
    """The refusal of every move but actions, which are asked for most."""
    first, second = spans(state)
    if (move < first[0] or move >= first[1]) and (move < second[0] or move >= second[1]):
        return untimely(state, move)
    phase = state.phase
    if phase == phases.PAY:
        return payment_refusal(state, move)
    if phase == phases.CANDIDATE:
        return LEGAL if state.reserve[move - moves.CANDIDATE] > 0 else NONE_IN_RESERVE
    if state.seat == CHANCE:
        return chance_refusal(state, move)
    return choice_refusal(state, move)


# The actions of a turn


@rule
def action_refusal(state: State, move: int) -> int:
    """A main action needs one that is left, a quick action the only one of the turn."""
    if move < moves.HIRE:
        if state.mains == 0:
            return NO_MAIN_ACTION
        if move >= moves.PLACE:
            return placing_refusal(state, move - moves.PLACE)
        return LEGAL if move < moves.COURT else court_refusal(state, move - moves.COURT)
    if move == moves.END_TURN:
        return LEGAL if state.acted else MAIN_ACTION_FIRST
    return quick_refusal(state, move) if state.quick else NO_QUICK_ACTION


@rule
def placing_refusal(state: State, city: int) -> int:
    """Placing takes an unused permit tile for the city, and all that any merchant needs there (page 6)."""
    player = state.active
    if not state.unused[player] & CITY_PERMITS[city]:
        return MERCHANT_THERE if has_merchant(state, player, city) else NO_PERMIT
    return LEGAL if can_place(state, player, city) else city_obstacle(state, player, city)


@rule
def city_obstacle(state: State, player: int, city: int) -> int:
    """Why no merchant can be placed in a city."""
    if has_merchant(state, player, city):
        return MERCHANT_THERE
    return NO_MERCHANTS_LEFT if state.placed[player] == MERCHANTS else SERVANTS_MISSING


@rule
def court_refusal(state: State, council: int) -> int:
    """A council can be asked if something is to be had for it, and if one can pay for it (page 5)."""
    player = state.active
    if council == QUEEN:
        if state.placed[player] == MERCHANTS:
            return NO_MERCHANTS_LEFT
    elif state.shown[council, 0] == NONE and state.shown[council, 1] == NONE:
        return NO_TILE_SHOWN
    coins = lowest_price(state, player, council, 0)
    if coins < 0:
        return NO_MATCHING_CARD
    if coins > state.coins[player]:
        return COUNCIL_TOO_DEAR
    if council == QUEEN:
        travel = cheapest_travel(state, player)
        if travel < 0 or coins + travel > state.coins[player]:
            return NO_CITY_IN_REACH
    return LEGAL


@rule
def quick_refusal(state: State, move: int) -> int:
    """A quick action costs coins or servants (page 7)."""
    servants = state.servants[state.active]
    if move == moves.HIRE:
        return LEGAL if state.coins[state.active] >= HIRE_COINS else COINS_MISSING
    if move < moves.SEND:
        region = move - moves.CHANGE
        if state.shown[region, 0] == NONE and state.shown[region, 1] == NONE:
            return NO_TILE_SHOWN
        return LEGAL if servants >= CHANGE_SERVANTS else SERVANTS_MISSING
    if move < moves.EXTRA:
        return LEGAL if servants >= SEND_SERVANTS else SERVANTS_MISSING
    return LEGAL if servants >= EXTRA_SERVANTS else SERVANTS_MISSING


# Satisfying a council


@rule
def payment_refusal(state: State, move: int) -> int:
    """A further card that fits, or what one wanted of the council once it can be paid."""
    if move < moves.TAKE:
        return card_refusal(state, move - moves.PAY)
    if move < moves.QUEEN:
        slot = move - moves.TAKE
        if state.shown[slot // SLOTS, slot % SLOTS] == NONE:
            return SLOT_EMPTY
        return coins_refusal(state, price_so_far(state))
    city = move - moves.QUEEN
    if not can_place(state, state.active, city):
        return city_obstacle(state, state.active, city)
    return coins_refusal(state, price_so_far(state) + travel_coins(state, city))


@rule
def coins_refusal(state: State, coins: int) -> int:
    """At least one card must be paid, then the coins for as many as there are."""
    if cards_paid(state) == 0:
        return CARDS_FIRST
    return LEGAL if state.coins[state.active] >= coins else COINS_MISSING


@rule
def card_refusal(state: State, card: int) -> int:
    """A card must match a councillor that no other card matches; a joker matches any, for a coin.

    A coloured card that fits never makes the council dearer, but a joker in its place does.
    """
    player = state.active
    if state.hand[player, card] == 0:
        return NOT_IN_HAND
    if cards_paid(state) == MOST_PAID:
        return COUNCIL_SATISFIED
    if card != JOKER:
        unmatched = councillors(state, state.council, card) - int(state.paid[card])
        return LEGAL if unmatched > 0 else NO_SUCH_COUNCILLOR
    coins = lowest_price(state, player, state.council, 1)
    if state.council == QUEEN:
        coins += cheapest_travel(state, player)
    return LEGAL if coins <= state.coins[player] else JOKER_TOO_DEAR


# Choices that bonuses give


@rule
def choice_refusal(state: State, move: int) -> int:
    """Which permit to spend, which token or permit to use again, which tile to take."""
    player = state.active
    if state.phase == phases.SPEND:
        tile = move - moves.SPEND
        if not (state.unused[player] >> tile) & 1:
            return PERMIT_USED if (state.used[player] >> tile) & 1 else PERMIT_NOT_YOURS
        return LEGAL if (CITY_PERMITS[state.city] >> tile) & 1 else PERMIT_ELSEWHERE
    if state.phase == phases.TOKEN:
        return token_refusal(state, move - moves.REUSE)
    if state.phase == phases.PERMIT:
        slot = move - moves.TAKE
        return LEGAL if state.shown[slot // SLOTS, slot % SLOTS] != NONE else SLOT_EMPTY
    owned = state.used[player] | state.unused[player]
    return LEGAL if (owned >> (move - moves.AGAIN)) & 1 else PERMIT_NOT_YOURS


@rule
def token_refusal(state: State, city: int) -> int:
    """A token of a city with an own merchant, without a step of nobility, and not the same twice (page 8)."""
    if not has_merchant(state, state.active, city):
        return NOT_YOUR_CITY
    if state.token[city] == NONE:
        return NO_TOKEN
    if TOKEN_IS_NOBLE[state.token[city]]:
        return TOKEN_NOBLE
    return TOKEN_CHOSEN if city == state.reused else LEGAL


@rule
def untimely(state: State, move: int) -> int:
    """Why a move is not among those of this phase."""
    if state.seat == OVER:
        return GAME_OVER
    if state.seat == CHANCE:
        return NO_SUCH_CHANCE if move < moves.ELECT else CHANCE_DECIDES
    if move < moves.ELECT:
        return ONLY_CHANCE
    if move < moves.CANDIDATE:
        return CHOICE_FIRST
    if state.phase == phases.ACTION:
        return COUNCIL_FIRST if move < moves.SPEND else NOT_ASKED
    if state.phase == phases.PAY and moves.TAKE <= move < moves.SPEND:
        return OTHER_COUNCIL
    if state.phase == phases.SPEND and moves.SPEND <= move < moves.REUSE:
        return PERMIT_ELSEWHERE
    return CHOICE_FIRST


# Chance


@rule
def chance_refusal(state: State, move: int) -> int:
    """An outcome must be possible: a card in the deck, a tile or token not laid yet."""
    if move >= moves.DRAW:
        return LEGAL if state.deck[move - moves.DRAW] > 0 else NO_SUCH_CHANCE
    if move >= moves.COUNCILLOR:
        return LEGAL if state.reserve[move - moves.COUNCILLOR] > 0 else NO_SUCH_CHANCE
    if move >= moves.REVEAL:
        tile = move - (moves.REVEAL if move < moves.NEUTRAL else moves.NEUTRAL)
        return LEGAL if (state.unseen >> tile) & 1 else NO_SUCH_CHANCE
    if move >= moves.LAY:
        return LEGAL if (state.tokens_left >> (move - moves.LAY)) & 1 else NO_SUCH_CHANCE
    return LEGAL if move >= moves.MAP or move < state.players else NO_SUCH_CHANCE


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """The weight of each outcome of chance, their range of moves, and the sum."""
    first, after = spans(state)[0]
    phase = state.phase
    if phase == phases.DRAW or phase == phases.HANDS:
        for card in range(len(CARDS)):
            weights[card] = state.deck[card]
        return first, after, state.left
    if phase == phases.REVEAL or phase == phases.TILES or phase == phases.NEUTRAL:
        region = state.slot // SLOTS
        return first, after, members(weights, state.unseen >> (region * PERMITS_A_REGION), PERMITS_A_REGION)
    total = setup_chances(state, weights)
    return first, (first + total if phase == phases.BEGIN else after), total
