"""The dice: how many, what they show, and what Radio Tower and Harbor may change (page 5)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Parameter
from tradewinds.games.machi_koro import events, reasons, state as phases
from tradewinds.games.machi_koro.components import (
    AMUSEMENT_PARK,
    HARBOR,
    HARBOR_ADDS,
    HARBOR_FROM,
    RADIO_TOWER,
    TRAIN_STATION,
)
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.reasons import REASONS
from tradewinds.games.machi_koro.rules.income import land_catch
from tradewinds.games.machi_koro.rules.turn import has, roll
from tradewinds.games.machi_koro.things import ADDED, DICE, EYES


def _dice(state: State, move: int) -> dict[str, Parameter]:
    return {"dice": int(state.dice)}


def _totals(state: State, move: int) -> dict[str, Parameter]:
    return {"total": int(state.die_a + state.die_b), "needed": HARBOR_FROM}


DICE_ROLLED = REASONS.reason("dice-rolled")
NEEDS_RADIO_TOWER = REASONS.reason("needs-radio-tower")
REROLLED_ALREADY = REASONS.reason("rerolled-already")
SAME_DICE = REASONS.reason("same-dice", _dice)
NEEDS_HARBOR = REASONS.reason("needs-harbor")
TOTAL_TOO_LOW = REASONS.reason("total-too-low", _totals)


@rule
def read_die(state: State, thing: int) -> None:
    """A die has fallen: for the boats, or for the turn; after the turn's last one Radio Tower may be used."""
    die = thing + 1
    if state.phase == phases.CATCH_ROLL:
        land_catch(state, die)
        return
    if state.die_a == 0:
        state.die_a = die
        if state.dice == 2:
            return
    else:
        state.die_b = die
    tell_roll(state)
    if has(state, state.active, RADIO_TOWER) and not state.rerolled:
        ask(state, phases.REROLL)
    else:
        accept_dice(state)


@rule
def tell_roll(state: State) -> None:
    """Notes what the dice show."""
    first, second = state.die_a, state.die_b
    if second == 0:
        note(state, events.ROLLS_ONE, state.active, first)
    elif first == second:
        note(state, events.ROLLS_DOUBLES, state.active, first, second, first + second)
    else:
        note(state, events.ROLLS_TWO, state.active, first, second, first + second)


@rule
def accept_dice(state: State) -> None:
    """The dice stand: doubles count for Amusement Park now, whatever is built later this turn."""
    state.total = state.die_a + state.die_b
    state.again = state.die_a == state.die_b and has(state, state.active, AMUSEMENT_PARK)
    if state.total >= HARBOR_FROM and has(state, state.active, HARBOR):
        ask(state, phases.HARBOR_CHOICE)
    else:
        state.phase = phases.INCOME_DUE


# How many dice: two with Train Station


@rule
def untimely_roll(state: State, thing: int) -> int:
    """Dice are chosen at the start of a turn."""
    if thing + 1 == 2 and not has(state, state.active, TRAIN_STATION):
        return reasons.NEEDS_TRAIN_STATION
    return DICE_ROLLED


@rule
def choose_dice(state: State, thing: int) -> None:
    """One die or two."""
    roll(state, thing + 1)


# Radio Tower: once a turn the dice may be rolled again


@rule
def untimely_reroll(state: State, thing: int) -> int:
    """Dice are kept or rolled again right after they fall."""
    if not has(state, state.active, RADIO_TOWER):
        return NEEDS_RADIO_TOWER
    if state.phase == phases.ROLL:
        return reasons.DICE_FIRST
    return REROLLED_ALREADY if state.rerolled else reasons.DICE_ACCEPTED


@rule
def keep_dice(state: State, thing: int) -> None:
    """The roll stays."""
    note(state, events.KEEPS, state.active, state.die_a + state.die_b)
    accept_dice(state)


@rule
def rerolling_refusal(state: State, thing: int) -> int:
    """The same dice are rolled again, unless the option allows another number."""
    if thing + 1 == state.dice:
        return LEGAL
    if not state.reroll_any_dice:
        return SAME_DICE
    return LEGAL if has(state, state.active, TRAIN_STATION) else reasons.NEEDS_TRAIN_STATION


@rule
def reroll_dice(state: State, thing: int) -> None:
    """The dice are rolled once more."""
    note(state, events.REROLLS, state.active, thing + 1)
    state.rerolled = True
    roll(state, thing + 1)


# Harbor: a high total may be raised


@rule
def untimely_harbor(state: State, thing: int) -> int:
    """Harbor acts on a total of ten or more, right after the dice are accepted."""
    if not has(state, state.active, HARBOR):
        return NEEDS_HARBOR
    if state.phase == phases.ROLL:
        return reasons.DICE_FIRST
    if state.phase == phases.REROLL:
        return reasons.CHOICE_FIRST
    return TOTAL_TOO_LOW if state.die_a + state.die_b < HARBOR_FROM else reasons.DICE_ACCEPTED


@rule
def add_or_not(state: State, thing: int) -> None:
    """The total stays, or grows."""
    if thing == 0:
        note(state, events.ADDS_NOTHING, state.active, state.total)
    else:
        state.total += HARBOR_ADDS
        note(state, events.ADDS, state.active, HARBOR_ADDS, state.total)
    state.phase = phases.INCOME_DUE


DIE = MOVES.kind("die", EYES, when=[phases.DICE, phases.CATCH_ROLL], effect=read_die)
ROLL = MOVES.kind("roll", DICE, when=[phases.ROLL], effect=choose_dice, untimely=untimely_roll)
KEEP = MOVES.kind("keep", when=[phases.REROLL], effect=keep_dice, untimely=untimely_reroll)
REROLL = MOVES.kind(
    "reroll", DICE, when=[phases.REROLL], refusal=rerolling_refusal, effect=reroll_dice, untimely=untimely_reroll
)
ADD = MOVES.kind("add", ADDED, when=[phases.HARBOR_CHOICE], effect=add_or_not, untimely=untimely_harbor)
