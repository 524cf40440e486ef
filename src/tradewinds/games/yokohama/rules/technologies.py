"""Technologies with a power of their own: those used once a turn, Stock Exchange and Station (pages 15 and 16).

What a technology brings on an occasion is in gains.py; those that change placing, moving or returning are there.
"""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Parameter
from tradewinds.games.yokohama.components import (
    ASSISTANT,
    BRINGS,
    GIVEN_ASSISTANT,
    LEAST_YEN,
    NONE,
    ONCE_A_TURN,
    PAY_YEN,
    PAYMENT_KINDS,
    PRICE_OF_USE,
    STOCK_EXCHANGE,
    YEN,
)
from tradewinds.games.yokohama.events import STATION_LIES, TECHNOLOGY_BRINGS, USES
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import NOT_IN_THIS_GAME, REASONS
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.gains import gain
from tradewinds.games.yokohama.rules.power import has
from tradewinds.games.yokohama.rules.purse import PRICES_IN_YEN, price_refusal, spend
from tradewinds.games.yokohama.rules.warehouse import WAREHOUSE_EMPTY
from tradewinds.games.yokohama.state import CALM, STATION_DUE
from tradewinds.games.yokohama.things import OPEN_AREA, POWER_ONCE_A_TURN, price_list, reward_list

# Once a turn

NEEDS_TECHNOLOGY = REASONS.reason("needs-technology")
POWER_USED = REASONS.reason("power-used")


@rule
def using_refusal(state: State, power: int) -> int:
    """Not used this turn, and paid for; one that brings assistants needs some in the warehouse."""
    technology = ONCE_A_TURN[power]
    if not has(state, state.active, technology):
        return NEEDS_TECHNOLOGY
    if (int(state.used) >> technology) & 1 != 0:
        return POWER_USED
    if state.warehouse[state.active, ASSISTANT] < BRINGS[technology, GIVEN_ASSISTANT]:
        return WAREHOUSE_EMPTY
    for kind in range(PAYMENT_KINDS):
        price = PRICE_OF_USE[technology, kind]
        if price > 0:
            refused = price_refusal(state, kind, price)
            if refused != LEGAL:
                return refused
    return LEGAL


@rule
def use_technology(state: State, power: int) -> None:
    """Its price is paid and it brings what it promises; the turn goes on where it was."""
    technology = ONCE_A_TURN[power]
    state.used |= 1 << technology
    for kind in range(PAYMENT_KINDS):
        price = PRICE_OF_USE[technology, kind]
        if price > 0:
            spend(state, kind, price)
            note(state, USES, state.active, technology, kind, price)
    gain(state, BRINGS[technology], TECHNOLOGY_BRINGS, technology)


def _price_in_yen(state: State, power: int) -> int:
    return int(PRICE_OF_USE[ONCE_A_TURN[power], PAY_YEN])


def _figures(power: int) -> dict[str, Parameter]:
    technology = ONCE_A_TURN[power]
    return {"paid": price_list(PRICE_OF_USE[technology]), "reward": reward_list(BRINGS[technology])}


PRICES_IN_YEN["use"] = _price_in_yen
USE = MOVES.kind("use", POWER_ONCE_A_TURN, when=CALM, refusal=using_refusal, effect=use_technology, figures=_figures)

# At the start of a turn


@rule
def fill_purse(state: State, player: int) -> None:
    """Stock Exchange fills up an empty purse."""
    if has(state, player, STOCK_EXCHANGE) and state.yen[player] < LEAST_YEN:
        note(state, TECHNOLOGY_BRINGS, player, STOCK_EXCHANGE, YEN, LEAST_YEN - state.yen[player])
        state.yen[player] = LEAST_YEN


# Station

NO_STATION_DUE = REASONS.reason("no-station-due")


@rule
def no_station_due(state: State, area: int) -> int:
    """The token is placed only by whoever takes Station."""
    return NO_STATION_DUE


@rule
def station_refusal(state: State, area: int) -> int:
    """Any area of this game."""
    return LEGAL if state.place_of[area] != NONE else NOT_IN_THIS_GAME


@rule
def place_station(state: State, area: int) -> None:
    """The station token adds to everyone's power in its area."""
    note(state, STATION_LIES, state.active, area)
    state.station = area
    settle(state)


PLACE_STATION = MOVES.kind(
    "station",
    OPEN_AREA,
    when=[STATION_DUE],
    refusal=station_refusal,
    effect=place_station,
    untimely=no_station_due,
)
