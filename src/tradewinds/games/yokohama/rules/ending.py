"""The end of a turn, of a round and of the game, and final scoring (pages 9 and 10)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    AGENT_POINTS,
    CHURCH_PRIZES,
    CHURCH_SLOTS,
    COUNTRY_COUNT,
    CUSTOMS_PRIZES,
    CUSTOMS_SLOTS,
    GOOD_KINDS,
    GOODS_FOR_POINT,
    IMPORT_POINTS,
    NEUTRAL,
    NEUTRAL_HALVES,
    NONE,
    SET_POINTS,
    TECHNOLOGY_PRIZES,
    YEN_FOR_POINT,
)
from tradewinds.games.yokohama.rules.extras import agents_ready
from tradewinds.games.yokohama.rules.flow import start_turn

BONUSES = 5
CHURCH_BONUS, CUSTOMS_BONUS, TECHNOLOGY_BONUS, COUNTRY_BONUS, LEFTOVER_BONUS = range(BONUSES)


@rule
def end_turn(state: State) -> None:
    """The next player's turn, or the end after the round that follows the one in which the end came near (page 9)."""
    player = (state.active + 1) % state.players
    if player == state.first:
        if state.ending == phases.LAST_ROUND:
            finish(state)
            return
        if state.ending == phases.LAST_BUT_ONE_ROUND:
            state.ending = phases.LAST_ROUND
    start_turn(state, player)


@rule
def finish(state: State) -> None:
    """Final scoring in five steps."""
    award_majority(state, state.church, CHURCH_SLOTS, CHURCH_PRIZES, CHURCH_BONUS)
    award_majority(state, state.customs, CUSTOMS_SLOTS, CUSTOMS_PRIZES, CUSTOMS_BONUS)
    award_technologies(state)
    for player in range(state.players):
        state.bonus[player, COUNTRY_BONUS] = country_points(state, player)
        state.bonus[player, LEFTOVER_BONUS] = leftover_points(state, player)
        for bonus in range(BONUSES):
            state.points[player] += state.bonus[player, bonus]
    state.phase = phases.ENDED
    state.seat = OVER


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
def leader(state: State, board: Any, slots: int, passed_over: int) -> int:
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
def award_majority(state: State, board: Any, slots: int, prizes: Any, bonus: int) -> None:
    """Prizes for the most and the second most assistants on a board; the neutral player's prize goes to nobody."""
    winner = leader(state, board, slots, NONE)
    second = leader(state, board, slots, winner)
    if winner != NONE and winner != NEUTRAL:
        state.bonus[winner, bonus] = prizes[0]
    if second != NONE and second != NEUTRAL:
        state.bonus[second, bonus] = prizes[1]


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
def award_technologies(state: State) -> None:
    """Prizes for the highest and the second highest production."""
    winner = best_researcher(state, NONE)
    second = best_researcher(state, winner)
    if winner != NONE and winner != NEUTRAL:
        state.bonus[winner, TECHNOLOGY_BONUS] = TECHNOLOGY_PRIZES[0]
    if second != NONE and second != NEUTRAL:
        state.bonus[second, TECHNOLOGY_BONUS] = TECHNOLOGY_PRIZES[1]


@rule
def country_points(state: State, player: int) -> int:
    """Sets of different flags, each as large as can be: a larger set always pays at least as much for its flags."""
    points = 0
    row = 1
    size = COUNTRY_COUNT
    while size > 0:
        size = 0
        for country in range(COUNTRY_COUNT):
            size += state.flag_count[player, country] >= row
        points += SET_POINTS[size]
        row += 1
    return points


@rule
def leftover_points(state: State, player: int) -> int:
    """Unused agents, imports, yen and goods."""
    goods = 0
    for good in range(GOOD_KINDS):
        goods += int(state.goods[player, good])
    points = agents_ready(state, player) * AGENT_POINTS + int(state.imports[player]) * IMPORT_POINTS
    return points + int(state.yen[player]) // YEN_FOR_POINT + goods // GOODS_FOR_POINT
