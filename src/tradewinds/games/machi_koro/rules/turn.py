"""The turn: whose it is, its dice in hand, and who decides next (page 5)."""

from __future__ import annotations

from tradewinds.core.decisions import ask, leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro import events, reasons, state as phases
from tradewinds.games.machi_koro.components import IN_PLUS, TOWN_HALL_COINS, TRAIN_STATION


@rule
def has(state: State, player: int, card: int) -> bool:
    """Whether a player has the card face up."""
    return state.city[player, card] > 0


@rule
def card_refusal(state: State, card: int, refused: int) -> int:
    """Why a card is not to be had: it is not in this game at all, or else what is said here."""
    return reasons.NOT_IN_THIS_GAME if IN_PLUS[card] and not state.plus else refused


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


@rule
def start_building(state: State) -> None:
    """Town Hall helps a player without coins, then the active player may build."""
    if state.plus and state.coins[state.active] == 0:
        note(state, events.TOWN_HALL, state.active, TOWN_HALL_COINS)
        state.coins[state.active] = TOWN_HALL_COINS
    ask(state, phases.BUILD)
