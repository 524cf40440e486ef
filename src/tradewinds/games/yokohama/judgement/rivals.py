"""How a player stands against the others: prizes, achievements within reach, and what the end would mean now."""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.core.tables import narrow
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NEEDS,
    CHURCH_PRIZES,
    CHURCH_SLOTS,
    CUSTOMS_PRIZES,
    CUSTOMS_SLOTS,
    NEUTRAL,
    NEUTRAL_HALVES,
    NONE,
    PILE_COUNT,
    TECHNOLOGY_PRIZES,
)
from tradewinds.games.yokohama.judgement.figures import ACHIEVEMENT_HOPE, ACHIEVEMENT_MET, END_COST, RIVALRY, TURN
from tradewinds.games.yokohama.rules.achievements import has_achieved, measure, points_for
from tradewinds.games.yokohama.rules.ending import leftover_points
from tradewinds.games.yokohama.rules.flags import country_points

# An achievement asks for one or two measures.
FIRST_NEED, LAST_NEED = (narrow([np.flatnonzero(needs)[end] for needs in ACHIEVEMENT_NEEDS]) for end in (0, -1))


@rule
def turns_to_come(state: State, player: int) -> int:
    """1 while a player is still to move in this round, less the rounds played: what counts is the difference."""
    moved = state.moved if player == state.active else sits_before(state, player, state.active)
    return (0 if moved else 1) - (state.turn - 1) // state.players


@rule
def prize_points(state: State, player: int) -> float:
    """The prizes of Church, Customs House and technologies that a player would get now."""
    total = board_prize(state.church, CHURCH_SLOTS, CHURCH_PRIZES, player)
    total += board_prize(state.customs, CUSTOMS_SLOTS, CUSTOMS_PRIZES, player)
    own = int(state.production[player])
    if own > 0:
        ahead = 1 if state.players == 2 and 2 * own < NEUTRAL_HALVES else 0
        for other in range(state.players):
            theirs = int(state.production[other])
            ahead += theirs > own or (theirs == own and sits_before(state, other, player))
        if ahead < len(TECHNOLOGY_PRIZES):
            total += TECHNOLOGY_PRIZES[ahead]
    return total


@rule
def sits_before(state: State, one: int, other: int) -> bool:
    """Whether a player sits nearer to the first player than another."""
    behind_one, behind_other = one - state.first, other - state.first
    behind_one += state.players if behind_one < 0 else 0
    behind_other += state.players if behind_other < 0 else 0
    return behind_one < behind_other


@rule
def board_prize(board: Any, slots: int, prizes: Any, player: int) -> float:
    """The prize of a board by the number of those who stand better on it: with more assistants, or further right."""
    ranks = 0  # a byte for each owner: the number of assistants, then the rightmost slot
    for slot in range(slots):
        if board[slot] != NONE:
            shift = 8 * int(board[slot])
            rank = (ranks >> shift) & 255
            ranks += ((rank & ~7) + 8 + slot - rank) << shift
    own = (ranks >> 8 * player) & 255
    if own == 0:
        return 0.0
    ahead = 0
    for owner in range(NEUTRAL + 1):
        ahead += ((ranks >> 8 * owner) & 255) > own
    return float(prizes[ahead]) if ahead < len(prizes) else 0.0


@rule
def hoped_achievements(state: State, player: int, stage: int) -> float:
    """What achievements promise by how much of their needs is there."""
    total = 0.0
    for pile in range(PILE_COUNT):
        if not has_achieved(state, player, pile):
            tile = int(state.achievement[pile])
            first, last = FIRST_NEED[tile], LAST_NEED[tile]
            share = min(1.0, measure(state, player, first) / ACHIEVEMENT_NEEDS[tile, first])
            if last != first:
                share = (share + min(1.0, measure(state, player, last) / ACHIEVEMENT_NEEDS[tile, last])) / 2
            hope = ACHIEVEMENT_MET if share == 1.0 else ACHIEVEMENT_HOPE[stage] * share * share
            total += hope * points_for(state, pile)
    return total


# What the end means


@rule
def final_points(state: State, player: int) -> float:
    """What a player would have if the game ended now."""
    total = float(state.points[player])
    if state.seat != OVER:
        total += country_points(state, player) + leftover_points(state, player) + prize_points(state, player)
    return total


@rule
def ending_worth(state: State, player: int) -> float:
    """What it is worth that the end is near: the lead over the best rival, good or bad."""
    best_rival = -np.inf
    for other in range(state.players):
        if other != player:
            ahead = turns_to_come(state, other) - turns_to_come(state, player)
            best_rival = max(best_rival, final_points(state, other) + TURN * ahead)
    return RIVALRY * (final_points(state, player) - best_rival) - END_COST
