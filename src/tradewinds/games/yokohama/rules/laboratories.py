"""The laboratories and their technology cards (pages 10 and 13)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    AMOUNT,
    BRINGS,
    CARD_FLAG,
    LABORATORIES,
    LABORATORY_SLOTS,
    LATE_TECHNOLOGY,
    LATE_UNITS,
    MANAGEMENT,
    MANAGEMENT_BOARDS,
    NEUTRAL,
    NEUTRAL_HALVES,
    NONE,
    ON_GAINED,
    ON_TECHNOLOGY,
    PAY_IMPORT,
    PAY_YEN,
    PRODUCTION_PRICE,
    STATION,
    SURCHARGE,
    TECHNOLOGY_OF,
    TECHNOLOGY_PRIZES,
    VALUE,
    WAITS_FOR,
)
from tradewinds.games.yokohama.events import (
    IDLES,
    PAYS_PRODUCTION,
    RESEARCHES,
    TECHNOLOGY_BRINGS,
    TECHNOLOGY_LIES,
)
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import (
    ACTION_DUE,
    LAID_ALREADY,
    REASONS,
    SLOT_EMPTY,
    Figures,
    only_chance,
    thing,
)
from tradewinds.games.yokohama.rules.boards import award_prizes
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.flags import collect_flag
from tradewinds.games.yokohama.rules.gains import gain, gain_from_technologies
from tradewinds.games.yokohama.rules.power import has
from tradewinds.games.yokohama.rules.purse import price_refusal, purse, spend
from tradewinds.games.yokohama.state import (
    PRODUCTION_DUE,
    REFILL_STEP,
    RESEARCHING,
    STATION_DUE,
    TECHNOLOGIES_LAID,
    TECHNOLOGY_BONUS,
)
from tradewinds.games.yokohama.things import CARD, LABORATORY_SLOT, TECHNOLOGY, card_figures, price

# Cards come to the boards


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
def laying_technology_refusal(state: State, card: int) -> int:
    """A card that is still in the deck."""
    return LAID_ALREADY if state.card_seen[card] else LEGAL


@rule
def lay_technology(state: State, card: int) -> None:
    """A technology card comes face up into the next gap of a laboratory."""
    gap = gap_in_laboratories(state)
    board = gap // LABORATORY_SLOTS
    state.laboratory[board, gap % LABORATORY_SLOTS] = card
    state.card_seen[card] = 1
    state.cards_left -= 1
    if state.turn > 0:
        note(state, TECHNOLOGY_LIES, TECHNOLOGY_OF[card], LABORATORIES[board])
    settle(state)


LAY_TECHNOLOGY = MOVES.kind(
    "technology",
    CARD,
    when=[TECHNOLOGIES_LAID],
    refusal=laying_technology_refusal,
    effect=lay_technology,
    untimely=only_chance,
    figures=card_figures,
)

# Taking a technology


def _technology(state: State, move: int) -> Figures:
    card = state.laboratory[MANAGEMENT[state.area], thing(move)]
    return {"technology": TECHNOLOGY.tell(int(TECHNOLOGY_OF[card]))}


def _production(state: State, move: int) -> Figures:
    units: Figures = {"needed": int(units_for(state, thing(move))), "have": int(most_units(state))}
    return _technology(state, move) | units | price(PRODUCTION_PRICE)


NOT_RESEARCHING = REASONS.reason("not-researching")
TECHNOLOGY_OWNED = REASONS.reason("technology-owned", _technology)
PRODUCTION_MISSING = REASONS.reason("production-missing", _production)


@rule
def not_researching(state: State, slot: int) -> int:
    """A technology is taken only by an action in a laboratory."""
    return NOT_RESEARCHING


@rule
def act_in_laboratory(state: State) -> None:
    """A card of the board is to be chosen."""
    ask(state, RESEARCHING)


@rule
def units_for(state: State, slot: int) -> int:
    """The units of production a card costs beyond the power; the fourth card and later ones cost more."""
    card = int(state.laboratory[MANAGEMENT[state.area], slot])
    units = max(0, VALUE[card] + SURCHARGE[slot] - AMOUNT[state.area, state.power])
    if state.cards[state.active] + 1 >= LATE_TECHNOLOGY:
        units += LATE_UNITS
    return units


@rule
def most_units(state: State) -> int:
    """How many units of production the active player can pay for."""
    return purse(state, PAY_YEN) // PRODUCTION_PRICE[PAY_YEN] + purse(state, PAY_IMPORT) // PRODUCTION_PRICE[PAY_IMPORT]


@rule
def research_refusal(state: State, slot: int) -> int:
    """A card one does not have yet, and its price."""
    card = int(state.laboratory[MANAGEMENT[state.area], slot])
    if card == NONE:
        return SLOT_EMPTY
    if has(state, state.active, TECHNOLOGY_OF[card]):
        return TECHNOLOGY_OWNED
    return LEGAL if most_units(state) >= units_for(state, slot) else PRODUCTION_MISSING


@rule
def choose_technology(state: State, slot: int) -> None:
    """Production that the power does not give has to be paid for."""
    state.slot = slot
    state.units = units_for(state, slot)
    if state.units == 0:
        gain_technology(state)
    else:
        ask(state, PRODUCTION_DUE)


@rule
def production_refusal(state: State, kind: int) -> int:
    """Production is paid in yen or imports."""
    return price_refusal(state, kind, PRODUCTION_PRICE[kind])


@rule
def pay_production(state: State, kind: int) -> None:
    """One unit of production; when none is due any more, the card is gained."""
    spend(state, kind, PRODUCTION_PRICE[kind])
    note(state, PAYS_PRODUCTION, state.active, kind, PRODUCTION_PRICE[kind])
    state.units -= 1
    if state.units == 0:
        gain_technology(state)


@rule
def gain_technology(state: State) -> None:
    """The card lies before its owner; earlier technologies, its own effect and its flag bring what they promise."""
    card = take_card(state)
    technology = TECHNOLOGY_OF[card]
    note(state, RESEARCHES, state.active, technology, VALUE[card], CARD_FLAG[card])
    gain_from_technologies(state, ON_TECHNOLOGY)
    state.technology[state.active, technology] = 1
    state.card_of[card] = state.active
    state.cards[state.active] += 1
    state.production[state.active] += VALUE[card]
    state.step = REFILL_STEP
    if WAITS_FOR[technology] == ON_GAINED:
        gain(state, BRINGS[technology], TECHNOLOGY_BRINGS, technology)
    collect_flag(state, CARD_FLAG[card])
    if technology == STATION:
        ask(state, STATION_DUE)
    else:
        settle(state)


@rule
def take_card(state: State) -> int:
    """The chosen card leaves its board, and the others move up to the left."""
    board = MANAGEMENT[state.area]
    card = int(state.laboratory[board, state.slot])
    for place in range(state.slot, LABORATORY_SLOTS - 1):
        state.laboratory[board, place] = state.laboratory[board, place + 1]
    state.laboratory[board, LABORATORY_SLOTS - 1] = NONE
    state.slot = NONE
    return card


@rule
def leaving_laboratory_refusal(state: State, nothing: int) -> int:
    """Nobody is made to pay, but the action is not declined where the power alone pays for a card (page 6)."""
    if not state.actions_by_choice:
        for slot in range(LABORATORY_SLOTS):
            if research_refusal(state, slot) == LEGAL and units_for(state, slot) == 0:
                return ACTION_DUE
    return LEGAL


@rule
def leave_laboratory(state: State, nothing: int) -> None:
    """No technology is taken."""
    note(state, IDLES, state.active, state.area)
    settle(state)


def _figures(slot: int) -> Figures:
    return {"surcharge": int(SURCHARGE[slot])}


RESEARCH = MOVES.kind(
    "research",
    LABORATORY_SLOT,
    when=[RESEARCHING],
    refusal=research_refusal,
    effect=choose_technology,
    untimely=not_researching,
    figures=_figures,
)
DONE_RESEARCH = MOVES.kind(
    "done:research",
    when=[RESEARCHING],
    refusal=leaving_laboratory_refusal,
    effect=leave_laboratory,
    untimely=not_researching,
)

# Final scoring (page 10)


@rule
def best_researcher(state: State, passed_over: int) -> int:
    """Who has the highest production, nearest the first player among equals; the neutral player of two has 7.5."""
    best = NONE
    most = 0
    for step in range(state.players):
        player = (state.first + step) % state.players
        halves = 2 * int(state.production[player])
        if player != passed_over and halves > most:
            best = player
            most = halves
    if state.players == 2 and passed_over != NEUTRAL and most < NEUTRAL_HALVES:
        best = NEUTRAL
    return best


@rule
def award_technologies(state: State, bonuses: Any) -> None:
    """Prizes for the highest and the second highest production."""
    winner = best_researcher(state, NONE)
    award_prizes(bonuses, TECHNOLOGY_BONUS, winner, best_researcher(state, winner), TECHNOLOGY_PRIZES)
