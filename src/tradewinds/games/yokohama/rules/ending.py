"""The end of a turn, of a round and of the game, and final scoring (pages 9 and 10)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.yokohama.components import (
    AGENT_POINTS,
    GOOD_KINDS,
    GOODS_FOR_POINT,
    IMPORT_POINTS,
    YEN_FOR_POINT,
)
from tradewinds.games.yokohama.events import (
    LAST_ROUND_BEGINS,
    SCORES_CHURCH,
    SCORES_COUNTRIES,
    SCORES_CUSTOMS,
    SCORES_LEFTOVERS,
    SCORES_TECHNOLOGIES,
    TIES,
    TOTALS,
    WINS,
)
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import CHOICE_FIRST, REASONS
from tradewinds.games.yokohama.rules.agents import agents_ready
from tradewinds.games.yokohama.rules.church import award_church
from tradewinds.games.yokohama.rules.customs import award_customs
from tradewinds.games.yokohama.rules.flags import country_points
from tradewinds.games.yokohama.rules.laboratories import award_technologies
from tradewinds.games.yokohama.rules.turns import start_turn
from tradewinds.games.yokohama.state import (
    AFTER,
    BONUSES,
    CHURCH_BONUS,
    COUNTRY_BONUS,
    CUSTOMS_BONUS,
    ENDED,
    LAST_BUT_ONE_ROUND,
    LAST_ROUND,
    LEFTOVER_BONUS,
    TECHNOLOGY_BONUS,
)

BONUS_KINDS = len(BONUSES)
TIE_BREAK = 1 / 64  # less than a point: equal points go to whoever sits nearest the first player
MAIN_ACTION_FIRST = REASONS.reason("main-action-first")


@rule
def not_at_the_end(state: State, nothing: int) -> int:
    """A turn ends after its main action, when nothing is open."""
    return CHOICE_FIRST if state.moved else MAIN_ACTION_FIRST


@rule
def end_turn(state: State, nothing: int) -> None:
    """The next player's turn, or the end after the round that follows the one in which the end came near (page 9)."""
    player = (state.active + 1) % state.players
    if player == state.first:
        if state.ending == LAST_ROUND:
            finish(state)
            return
        if state.ending == LAST_BUT_ONE_ROUND:
            state.ending = LAST_ROUND
            note(state, LAST_ROUND_BEGINS)
    start_turn(state, player)


END = MOVES.kind("end", when=[AFTER], effect=end_turn, untimely=not_at_the_end)


@rule
def finish(state: State) -> None:
    """Final scoring in five steps."""
    count_bonuses(state, state.bonus)
    add_bonus(state, CHURCH_BONUS, SCORES_CHURCH)
    add_bonus(state, CUSTOMS_BONUS, SCORES_CUSTOMS)
    add_bonus(state, TECHNOLOGY_BONUS, SCORES_TECHNOLOGIES)
    add_bonus(state, COUNTRY_BONUS, SCORES_COUNTRIES)
    add_bonus(state, LEFTOVER_BONUS, SCORES_LEFTOVERS)
    note_winner(state)
    state.phase = ENDED
    state.seat = OVER


@rule
def count_bonuses(state: State, bonuses: Any) -> None:
    """Writes what final scoring brings every player, by BONUSES: at the end, or if the game ended here."""
    for player in range(state.players):
        bonuses[player, CHURCH_BONUS] = 0
        bonuses[player, CUSTOMS_BONUS] = 0
        bonuses[player, TECHNOLOGY_BONUS] = 0
        bonuses[player, COUNTRY_BONUS] = country_points(state, player)
        bonuses[player, LEFTOVER_BONUS] = leftover_points(state, player)
    award_church(state, bonuses)
    award_customs(state, bonuses)
    award_technologies(state, bonuses)


@rule
def tally(state: State, out: Any) -> None:
    """What every player would score if the game ended here: what was scored in play, then by BONUSES."""
    bonuses = out[:, 1:]
    count_bonuses(state, bonuses)
    for player in range(state.players):
        out[player, 0] = state.points[player]
        for bonus in range(BONUS_KINDS):
            if state.seat == OVER:
                out[player, 0] -= bonuses[player, bonus]  # it is among the points already


@rule
def add_bonus(state: State, bonus: int, event: int) -> None:
    """What everyone scores in one of the steps."""
    for player in range(state.players):
        points = state.bonus[player, bonus]
        if points > 0:
            state.points[player] += points
            note(state, event, player, points)


@rule
def note_winner(state: State) -> None:
    """Everyone's total, and who wins: most points; among equals, whoever sits nearest the first player (page 10)."""
    best = state.first
    equals = 0
    for step in range(state.players):
        player = (state.first + step) % state.players
        if state.points[player] > state.points[best]:
            best = player
    for player in range(state.players):
        note(state, TOTALS, player, state.points[player])
        equals += state.points[player] == state.points[best]
    if equals > 1:
        note(state, TIES, best, state.points[best])
    note(state, WINS, best)


@rule
def leftover_points(state: State, player: int) -> int:
    """Unused agents, imports, yen and goods."""
    goods = 0
    for good in range(GOOD_KINDS):
        goods += int(state.goods[player, good])
    points = agents_ready(state, player) * AGENT_POINTS + int(state.imports[player]) * IMPORT_POINTS
    return points + int(state.yen[player]) // YEN_FOR_POINT + goods // GOODS_FOR_POINT


@rule
def scores(state: State, out: Any) -> None:
    """Points; at the end, the fraction tells equals apart in the order of seats from the first player (page 10)."""
    for player in range(state.players):
        out[player] = state.points[player]
        if state.seat == OVER:
            seats_behind = (player - state.first) % state.players
            out[player] += (state.players - 1 - seats_behind) * TIE_BREAK
