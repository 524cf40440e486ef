"""Major establishments: the active player's purple cards, at the opponents' expense (pages 8-10)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.tables import narrow
from tradewinds.games.machi_koro import events, reasons, state as phases
from tradewinds.games.machi_koro.components import (
    BUSINESS_CENTER,
    EFFECT,
    EXCHANGE,
    EXCHANGEABLE,
    FROM,
    HALF,
    MAJOR_ON,
    NONE,
    ONE_OPPONENT,
    TV_STATION,
)
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.reasons import REASONS
from tradewinds.games.machi_koro.rules.cards import pay_for_card, value
from tradewinds.games.machi_koro.rules.turn import card_refusal, has, start_building
from tradewinds.games.machi_koro.things import EXCHANGED, PLAYER

EXCHANGES = len(EXCHANGEABLE)
EXCHANGED_CARD = narrow(EXCHANGEABLE)

NEEDS_TV_STATION = REASONS.reason("needs-tv-station")
TV_STATION_IDLE = REASONS.reason("tv-station-idle")
NEEDS_BUSINESS_CENTER = REASONS.reason("needs-business-center")
BUSINESS_CENTER_IDLE = REASONS.reason("business-center-idle")
OFFER_FIRST = REASONS.reason("offer-first")
NOTHING_TO_TAKE = REASONS.reason("nothing-to-take")
CARD_NOT_YOURS = REASONS.reason("card-not-yours")
CARD_NOT_THEIRS = REASONS.reason("card-not-theirs")


@rule
def use_majors(state: State) -> None:
    """The active player's major establishments on this total, after the one that asked last, then building."""
    done = state.major
    state.major = NONE
    for card in MAJOR_ON[state.total]:
        if card == NONE:
            break
        if card <= done or not has(state, state.active, card):
            continue
        if EFFECT[card] == ONE_OPPONENT:
            state.major = card
            ask(state, phases.VICTIM)
            return
        if EFFECT[card] == EXCHANGE:
            state.major = card
            ask(state, phases.GIVE)
            return
        collect_from_opponents(state, card)
    start_building(state)


@rule
def due_from_opponent(state: State, card: int, opponent: int) -> int:
    """What an opponent owes to the active player's major establishment."""
    if EFFECT[card] == HALF:
        return int(state.coins[opponent]) // 2 if state.coins[opponent] >= FROM[card] else 0
    return value(state, state.active, card, opponent)


@rule
def collect_from_opponents(state: State, card: int) -> None:
    """Each opponent pays the active player's major establishment."""
    for opponent in range(state.players):
        if opponent != state.active:
            pay_for_card(state, opponent, state.active, card, due_from_opponent(state, card, opponent))


@rule
def opponent_refusal(state: State, seat: int) -> int:
    """Only an opponent at the table can be chosen."""
    if seat >= state.players:
        return reasons.NO_SUCH_PLAYER
    return reasons.NOT_YOURSELF if seat == state.active else LEGAL


# TV Station: an opponent of one's choice pays


@rule
def untimely_victim(state: State, seat: int) -> int:
    """TV Station asks whom to charge when its number is rolled."""
    refused = opponent_refusal(state, seat)
    if refused != LEGAL:
        return refused
    return TV_STATION_IDLE if has(state, state.active, TV_STATION) else NEEDS_TV_STATION


@rule
def charge(state: State, seat: int) -> None:
    """The chosen opponent pays."""
    note(state, events.CHOOSES_VICTIM, state.active, seat)
    pay_for_card(state, seat, state.active, state.major, value(state, state.active, state.major, state.active))
    state.phase = phases.MAJORS_DUE


VICTIM = MOVES.kind(
    "tv", PLAYER, when=[phases.VICTIM], refusal=opponent_refusal, effect=charge, untimely=untimely_victim
)


# Business Center: a card for a card


@rule
def untimely_exchange(state: State, thing: int) -> int:
    """Business Center asks for the card to give first, then for the card to take."""
    if not has(state, state.active, BUSINESS_CENTER):
        return NEEDS_BUSINESS_CENTER
    if state.phase == phases.GIVE:
        return OFFER_FIRST
    return reasons.CHOICE_FIRST if state.phase == phases.TAKE else BUSINESS_CENTER_IDLE


@rule
def untimely_giving(state: State, exchange: int) -> int:
    """What cannot be given at all is said before what cannot be given yet."""
    return card_refusal(state, EXCHANGED_CARD[exchange], untimely_exchange(state, exchange))


@rule
def untimely_taking(state: State, thing: int) -> int:
    """What cannot be taken at all is said before what cannot be taken yet."""
    refused = opponent_refusal(state, thing // EXCHANGES)
    if refused != LEGAL:
        return refused
    return card_refusal(state, EXCHANGED_CARD[thing % EXCHANGES], untimely_exchange(state, thing))


@rule
def decline(state: State, thing: int) -> None:
    """Nothing is exchanged."""
    note(state, events.DECLINES, state.active)
    state.phase = phases.MAJORS_DUE


@rule
def someone_can_exchange(state: State) -> bool:
    """Whether any opponent has a card that could be taken."""
    for opponent in range(state.players):
        if opponent != state.active:
            for card in EXCHANGED_CARD:
                if has(state, opponent, card):
                    return True
    return False


@rule
def giving_refusal(state: State, exchange: int) -> int:
    """One gives away what one has, where there is something to take for it."""
    if not has(state, state.active, EXCHANGED_CARD[exchange]):
        return card_refusal(state, EXCHANGED_CARD[exchange], CARD_NOT_YOURS)
    return LEGAL if someone_can_exchange(state) else NOTHING_TO_TAKE


@rule
def give(state: State, exchange: int) -> None:
    """The card to give away is chosen, then comes the one to take."""
    state.offered = EXCHANGED_CARD[exchange]
    ask(state, phases.TAKE)


@rule
def taking_refusal(state: State, thing: int) -> int:
    """One takes a card that an opponent has."""
    opponent, card = thing // EXCHANGES, EXCHANGED_CARD[thing % EXCHANGES]
    refused = opponent_refusal(state, opponent)
    if refused == LEGAL and not has(state, opponent, card):
        return card_refusal(state, card, CARD_NOT_THEIRS)
    return refused


@rule
def take(state: State, thing: int) -> None:
    """The offered card goes to an opponent for one of theirs."""
    opponent = thing // EXCHANGES
    taken = EXCHANGED_CARD[thing % EXCHANGES]
    note(state, events.EXCHANGES, state.active, opponent, state.offered, taken)
    state.city[state.active, state.offered] -= 1
    state.city[opponent, state.offered] += 1
    state.city[opponent, taken] -= 1
    state.city[state.active, taken] += 1
    state.offered = NONE
    state.phase = phases.MAJORS_DUE


DECLINE = MOVES.kind("decline", when=[phases.GIVE], effect=decline, untimely=untimely_exchange)
GIVE = MOVES.kind("give", EXCHANGED, when=[phases.GIVE], refusal=giving_refusal, effect=give, untimely=untimely_giving)
TAKE = MOVES.kind(
    "take", PLAYER, EXCHANGED, when=[phases.TAKE], refusal=taking_refusal, effect=take, untimely=untimely_taking
)
