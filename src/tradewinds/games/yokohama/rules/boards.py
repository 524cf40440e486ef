"""What the boards of Church and Customs House have in common (pages 10, 12 and 13)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import ASSISTANT, NEUTRAL, NONE
from tradewinds.games.yokohama.reasons import REASONS, acting_in
from tradewinds.games.yokohama.rules.assistants import remove_assistants
from tradewinds.games.yokohama.rules.decisions import end_is_near

NO_ASSISTANT_FOR_BOARD = REASONS.reason("no-assistant-for-board", acting_in)


@rule
def has_assistant_for_board(state: State) -> bool:
    """A management board takes an assistant from the hand or from the area."""
    player = state.active
    return state.pieces[player, ASSISTANT] > 0 or state.assistants[player, state.area] > 0


@rule
def give_assistant(state: State) -> None:
    """An assistant leaves for a management board: from the hand, or from the area if the hand is empty.

    The rules leave the choice to the player, but it makes no difference: those in the area come back to the hand.
    """
    if state.pieces[state.active, ASSISTANT] > 0:
        state.pieces[state.active, ASSISTANT] -= 1
    else:
        remove_assistants(state, state.area, 1)


@rule
def assistants_on(board: Any, slots: int) -> int:
    """How many assistants stand on a board, the neutral player's included."""
    number = 0
    for slot in range(slots):
        number += board[slot] != NONE
    return number


@rule
def note_if_last(state: State, board: Any, slots: int, most: int, event: int) -> None:
    """So many assistants on a board bring the end near (page 9)."""
    if assistants_on(board, slots) >= most and end_is_near(state):
        note(state, event, most)


@rule
def stand_neutral(board: Any, slots: int, marked: Any) -> None:
    """With two players the neutral player stands on the marked slots (page 5)."""
    for slot in range(slots):
        if marked[slot]:
            board[slot] = NEUTRAL


# Final scoring


@rule
def standing(board: Any, slots: int, owner: int) -> int:
    """How an owner stands on a board: by the number of assistants, then by the rightmost one; 0 for none."""
    number = 0
    rightmost = 0
    for slot in range(slots):
        if board[slot] == owner:
            number += 1
            rightmost = slot
    return number * slots + rightmost if number > 0 else 0


@rule
def best_on(board: Any, slots: int, passed_over: int) -> int:
    """Who stands best on a board, the neutral player included, but for one already rewarded; NONE if nobody does."""
    best = NONE
    most = 0
    for owner in range(NEUTRAL + 1):
        rank = standing(board, slots, owner)
        if owner != passed_over and rank > most:
            best = owner
            most = rank
    return best


@rule
def award_prizes(bonuses: Any, bonus: int, winner: int, second: int, prizes: Any) -> None:
    """Prizes for the first and the second; those of the neutral player go to nobody."""
    if winner != NONE and winner != NEUTRAL:
        bonuses[winner, bonus] = prizes[0]
    if second != NONE and second != NEUTRAL:
        bonuses[second, bonus] = prizes[1]


@rule
def award_majority(bonuses: Any, bonus: int, board: Any, slots: int, prizes: Any) -> None:
    """Prizes for the most and the second most assistants on a board."""
    winner = best_on(board, slots, NONE)
    award_prizes(bonuses, bonus, winner, best_on(board, slots, winner), prizes)
