"""The turn: whose it is, its dice in hand, and who decides next (page 5)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.games.machi_koro import events, state as phases
from tradewinds.games.machi_koro.components import TRAIN_STATION


@rule
def has(state: State, player: int, card: int) -> bool:
    """Whether a player has the card face up."""
    return state.city[player, card] > 0


@rule
def ask(state: State, phase: int) -> None:
    """Leaves the next decision to the active player."""
    state.phase = phase
    state.seat = state.active


@rule
def leave_to_chance(state: State, phase: int) -> None:
    """Leaves the next decision to chance."""
    state.phase = phase
    state.seat = CHANCE


@rule
def start_next_turn(state: State) -> None:
    """The same player goes on after doubles with Amusement Park, else the next one clockwise."""
    if state.again:
        note(state, events.EXTRA_TURN, state.active)
    elif state.turn > 0:
        state.active = (state.active + 1) % state.players
    state.turn += 1
    state.again = False
    state.rerolled = False
    if has(state, state.active, TRAIN_STATION):
        pick_up_dice(state)
        ask(state, phases.ROLL)
    else:
        roll(state, 1)


@rule
def roll(state: State, dice: int) -> None:
    """Hands the dice to chance, which throws them one by one."""
    state.dice = dice
    pick_up_dice(state)
    leave_to_chance(state, phases.DICE)


@rule
def pick_up_dice(state: State) -> None:
    """Nothing is rolled yet."""
    state.die_a = 0
    state.die_b = 0
    state.total = 0
