"""What a move did, as messages in the order it happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import OVER, State
from tradewinds.core.words import Message, Seat
from tradewinds.games.machi_koro import moves, state as phases
from tradewinds.games.machi_koro.components import AIRPORT, HARBOR_ADDS, IS_LANDMARK, KINDS
from tradewinds.games.machi_koro.rules.income import value
from tradewinds.games.machi_koro.rules.turn import landmarks_built, landmarks_to_win
from tradewinds.games.machi_koro.story.moves import named
from tradewinds.games.machi_koro.story.payments import Payments, event

Events = list[Message]


def tell_events(before: State, move: int, after: State) -> Events:
    """What a move did."""
    teller = TELLERS.get(int(before.phase))
    return teller(before, move, after) if teller else []


def _active(state: State) -> Seat:
    return Seat(int(state.active))


# Set-up and the market


def _begin(before: State, move: int, after: State) -> Events:
    return [event("begins", player=_active(after)), *_next_turn(before, after)]


def _deal(before: State, move: int, after: State) -> Events:
    dealt = event("dealt", card=named(moves.DEALT_CARD[move - moves.DEAL]))
    return [dealt, *_next_turn(before, after)]


def _next_turn(before: State, after: State) -> Events:
    """What follows a finished turn: dead piles go, and doubles may bring another turn."""
    events = [
        event("removed", card=named(card), copies=int(after.removed[card] - before.removed[card]))
        for card in range(KINDS)
        if after.removed[card] > before.removed[card]
    ]
    if before.again and after.turn > before.turn:
        events.append(event("extra-turn", player=_active(after)))
    return events


# The dice


def _die(before: State, move: int, after: State) -> Events:
    if before.dice == 2 and before.die_a == 0:
        return []  # the other die is still to fall
    return [_roll(after), *_income(before, after)]


def _roll(state: State) -> Message:
    first, second = int(state.die_a), int(state.die_b)
    player, total = _active(state), first + second
    if second == 0:
        return event("rolls-one", player=player, total=total)
    return event(
        "rolls-doubles" if first == second else "rolls-two", player=player, first=first, second=second, total=total
    )


def _reroll(before: State, move: int, after: State) -> Events:
    if move == moves.KEEP:
        kept = event("keeps", player=_active(after), total=int(after.die_a + after.die_b))
        return [kept, *_income(before, after)]
    return [event("rerolls", player=_active(after), dice=int(after.dice))]


def _harbor(before: State, move: int, after: State) -> Events:
    player, total = _active(after), int(after.total)
    if move == moves.ADD:
        choice = event("adds-nothing", player=player, total=total)
    else:
        choice = event("adds", player=player, added=HARBOR_ADDS, total=total)
    return [choice, *_income(before, after)]


def _catch(before: State, move: int, after: State) -> Events:
    if before.catch_die == 0:
        return []
    first, second = int(before.catch_die), move - moves.DIE + 1
    payments = Payments(before, after)
    payments.tell(event("catches", player=_active(after), first=first, second=second, total=first + second))
    payments.from_bank(first + second)
    payments.to_majors()
    return payments.events


# Payments


def _income(before: State, after: State) -> Events:
    """The income of a settled total, up to the next choice."""
    if after.phase in (phases.REROLL, phases.HARBOR_CHOICE):
        return []
    payments = Payments(before, after)
    payments.to_red_cards()
    if after.phase != phases.CATCH_ROLL:
        payments.from_bank(0)
        payments.to_majors()
    return payments.events


# The choices of major establishments


def _victim(before: State, move: int, after: State) -> Events:
    victim, active, card = move - moves.VICTIM, int(before.active), int(before.major)
    payments = Payments(before, after)
    payments.tell(event("chooses-victim", player=Seat(active), victim=Seat(victim)))
    payments.pay(victim, active, card, int(value(payments.table, active, card, active)))
    payments.to_majors(card + 1)
    return payments.events


def _give(before: State, move: int, after: State) -> Events:
    if move != moves.DECLINE:
        return []  # the exchange itself will tell
    payments = Payments(before, after)
    payments.tell(event("declines", player=_active(before)))
    payments.to_majors(int(before.major) + 1)
    return payments.events


def _take(before: State, move: int, after: State) -> Events:
    opponent, number = divmod(move - moves.TAKE, moves.EXCHANGES)
    given, taken = named(before.offered), named(moves.EXCHANGED_CARD[number])
    payments = Payments(before, after)
    payments.tell(event("exchanges", player=_active(before), opponent=Seat(opponent), given=given, taken=taken))
    payments.to_majors(int(before.major) + 1)
    return payments.events


# Building


def _build(before: State, move: int, after: State) -> Events:
    player = _active(before)
    change = int(after.coins[before.active] - before.coins[before.active])
    if move == moves.PASS:
        events = [event("passes", player=player)]
        if change:
            events.append(event("earns", player=player, card=named(AIRPORT), coins=change, copies=1))
    else:
        events = [_built(before, move - moves.BUILD, -change, after)]
    if after.seat == OVER:
        return [*events, event("wins", player=player)]
    return [*events, *_next_turn(before, after)]


def _built(before: State, card: int, cost: int, after: State) -> Message:
    player = _active(before)
    if not IS_LANDMARK[card]:
        return event("builds", player=player, card=named(card), cost=cost)
    built, needed = int(landmarks_built(after, before.active)), int(landmarks_to_win(after))
    return event("builds-landmark", player=player, card=named(card), cost=cost, built=built, needed=needed)


# Choosing the number of dice is left out: the roll itself tells it.
TELLERS: Mapping[int, Callable[[State, int, State], Events]] = {
    phases.START: _begin,
    phases.MARKET: _deal,
    phases.DICE: _die,
    phases.REROLL: _reroll,
    phases.HARBOR_CHOICE: _harbor,
    phases.CATCH_ROLL: _catch,
    phases.VICTIM: _victim,
    phases.GIVE: _give,
    phases.TAKE: _take,
    phases.BUILD: _build,
}
