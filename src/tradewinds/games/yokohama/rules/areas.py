"""What is done in an area, by the power there (pages 7 and 11-13)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    ACTION,
    ACTION_POINTS,
    AMOUNT,
    ASSISTANT,
    ASSISTANT_PRICE,
    BRINGS,
    CARD_FLAG,
    DECLARE,
    EXCHANGE,
    FIRST_GOOD,
    GAIN,
    GAINS,
    GOOD_KINDS,
    HAND,
    HIRE,
    HOUSE,
    HOUSE_INCOME,
    HOUSE_PRICES,
    LABORATORY_SLOTS,
    LATE_TECHNOLOGY,
    LATE_UNITS,
    MANAGEMENT,
    NONE,
    ON_GAINED,
    ON_TECHNOLOGY,
    RATE,
    RESEARCH,
    SHOP,
    SHOP_PRICE,
    STATION,
    SURCHARGE,
    TECHNOLOGY_OF,
    VALUE,
    WAITS_FOR,
    WORSHIP,
    YEN,
)
from tradewinds.games.yokohama.rules.flow import ask, settle
from tradewinds.games.yokohama.rules.gains import collect_flag, gain, gain_good, reward_by_technologies
from tradewinds.games.yokohama.rules.influence import power_in


@rule
def begin_action(state: State, area: int) -> None:
    """Step 3: the power is counted, another player's trading house earns, and the area's action begins (page 7)."""
    state.area = area
    state.power = power_in(state, state.active, area)
    state.step = phases.TOKEN_STEP
    owner = int(state.house[area])
    if owner != NONE and owner != state.active:
        state.yen[owner] += HOUSE_INCOME
    amount = AMOUNT[area, state.power]
    action = ACTION[area]
    state.points[state.active] += ACTION_POINTS[area, state.power]
    if action == GAIN:
        produce(state, GAINS[area], amount)
        settle(state)
    elif amount == 0:
        settle(state)
    elif action == HIRE:
        state.pieces_due = amount
        settle(state)
    elif action == EXCHANGE:
        state.exchanges = amount
        ask(state, phases.EXCHANGING)
    elif action == WORSHIP:
        ask(state, phases.CHURCH_CHOICE)
    elif action == DECLARE:
        ask(state, phases.CUSTOMS_CHOICE)
    elif action == RESEARCH:
        ask(state, phases.RESEARCHING)
    elif state.held[state.active] < HAND:
        ask(state, phases.PORT)
    else:
        settle(state)


@rule
def produce(state: State, kind: int, amount: int) -> None:
    """A production area or the bank gives as much as the power says (page 11)."""
    if kind == YEN:
        state.yen[state.active] += amount
    else:
        gain_good(state, kind - FIRST_GOOD, amount)


# Chinatown (page 11)


@rule
def buy(state: State, thing: int) -> None:
    """Yen for a good or an import."""
    state.yen[state.active] -= RATE[thing]
    if thing < GOOD_KINDS:
        gain_good(state, thing, 1)
    else:
        state.imports[state.active] += 1
    count_exchange(state)


@rule
def sell(state: State, good: int) -> None:
    """A good for yen."""
    state.goods[state.active, good] -= 1
    state.yen[state.active] += RATE[good]
    count_exchange(state)


@rule
def count_exchange(state: State) -> None:
    """The action goes on while exchanges are left."""
    state.exchanges -= 1
    if state.exchanges == 0:
        settle(state)


# The warehouse (page 13)


@rule
def price_of(state: State, player: int, piece: int) -> int:
    """What the next piece of a kind costs a player; trading houses grow dearer."""
    if piece == ASSISTANT:
        return ASSISTANT_PRICE
    if piece == SHOP:
        return SHOP_PRICE
    return HOUSE_PRICES[len(HOUSE_PRICES) - int(state.warehouse[player, HOUSE])]


@rule
def piece_price(state: State, piece: int) -> int:
    """What the next piece of a kind costs the active player."""
    return price_of(state, state.active, piece)


@rule
def hire(state: State, piece: int) -> None:
    """A piece comes from the warehouse to the hand, at its price."""
    state.yen[state.active] -= piece_price(state, piece)
    state.warehouse[state.active, piece] -= 1
    state.pieces[state.active, piece] += 1
    state.pieces_due -= 1
    settle(state)


# Laboratory (page 13)


@rule
def units_for(state: State, slot: int) -> int:
    """The units of production a card of the laboratory costs beyond the power; the fourth card and later cost more."""
    card = int(state.laboratory[MANAGEMENT[state.area], slot])
    units = max(0, VALUE[card] + SURCHARGE[slot] - AMOUNT[state.area, state.power])
    if state.cards[state.active] + 1 >= LATE_TECHNOLOGY:
        units += LATE_UNITS
    return units


@rule
def choose_technology(state: State, slot: int) -> None:
    """A card of the laboratory; production that the power does not give has to be paid for."""
    state.slot = slot
    state.units = units_for(state, slot)
    if state.units == 0:
        gain_technology(state)
    else:
        ask(state, phases.PRODUCTION_DUE)


@rule
def gain_technology(state: State) -> None:
    """The card lies before its owner; earlier technologies, its own effect and its flag bring what they promise."""
    board = MANAGEMENT[state.area]
    card = int(state.laboratory[board, state.slot])
    technology = TECHNOLOGY_OF[card]
    reward_by_technologies(state, ON_TECHNOLOGY)
    state.technology[state.active, technology] = 1
    state.card_of[card] = state.active
    state.cards[state.active] += 1
    state.production[state.active] += VALUE[card]
    for place in range(state.slot, LABORATORY_SLOTS - 1):
        state.laboratory[board, place] = state.laboratory[board, place + 1]
    state.laboratory[board, LABORATORY_SLOTS - 1] = NONE
    state.slot = NONE
    state.step = phases.REFILL_STEP
    collect_flag(state, CARD_FLAG[card])
    if WAITS_FOR[technology] == ON_GAINED:
        gain(state, BRINGS[technology])
    if technology == STATION:
        ask(state, phases.STATION_DUE)
    else:
        settle(state)


@rule
def place_station(state: State, area: int) -> None:
    """The station token adds to everyone's power in its area (page 15)."""
    state.station = area
    settle(state)
