"""Achievements (pages 9 and 14)."""

from __future__ import annotations

import numpy as np

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENT_POINTS,
    ASSISTANT,
    COMMERCIAL,
    FREE_AGENT_TOKEN,
    GOOD_KINDS,
    KINDS_OF_AGENTS,
    MEASURES,
    MOST_PLAYERS,
    NONE,
    PILE,
    PILE_COUNT,
    PRODUCTION,
    TOKENS,
)
from tradewinds.games.yokohama.events import ACHIEVEMENTS_LIE, ACHIEVES, ACHIEVES_FIRST
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import NO_ASSISTANT_IN_HAND, REASONS, Figures, only_chance, thing
from tradewinds.games.yokohama.rules.awards import lay_awards
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.extra_actions import not_between
from tradewinds.games.yokohama.state import ACHIEVEMENTS_LAID, AWARD, EXTRA_ACTIONS
from tradewinds.games.yokohama.things import ACHIEVEMENT, ACHIEVEMENT_PILE

MEASURE_COUNT = len(MEASURES)
OWNED_TECHNOLOGIES, OWNED_YEN, OWNED_TOKENS, FULFILLED_ORDERS, PRODUCTION_AREAS, COMMERCIAL_AREAS = (
    MEASURES.index(name) for name in ("technologies", "yen", "tokens", "orders", "production", "commercial")
)
COUNTS_BOTH_KINDS = np.array([row[PRODUCTION_AREAS] * row[COMMERCIAL_AREAS] > 0 for row in ACHIEVEMENT_NEEDS])

# Set-up

ANOTHER_PILE = REASONS.reason("another-pile")


@rule
def laying_achievement_refusal(state: State, tile: int) -> int:
    """A tile of the next pile."""
    return LEGAL if PILE[tile] == state.laid else ANOTHER_PILE


@rule
def lay_achievement(state: State, tile: int) -> None:
    """One achievement of each pile is in the game; then come the awards."""
    state.achievement[state.laid] = tile
    state.laid += 1
    if state.laid == PILE_COUNT:
        note(state, ACHIEVEMENTS_LIE, state.achievement[0], state.achievement[1], state.achievement[2])
        lay_awards(state)


LAY_ACHIEVEMENT = MOVES.kind(
    "achievement",
    ACHIEVEMENT,
    when=[ACHIEVEMENTS_LAID],
    refusal=laying_achievement_refusal,
    effect=lay_achievement,
    untimely=only_chance,
)

# Declaring one


def _achievement(state: State, move: int) -> Figures:
    return {"achievement": ACHIEVEMENT.tell(int(state.achievement[thing(move)]))}


def _owned(state: State, move: int) -> Figures:
    """What the player has of what the achievement asks for."""
    asked = ACHIEVEMENT_NEEDS[state.achievement[thing(move)]]
    return {
        "have": next(int(measure(state, state.active, n)) for n in range(MEASURE_COUNT) if asked[n])
    } | _achievement(state, move)


def _developed(state: State, move: int) -> Figures:
    production, commercial = (int(state.developed[state.active, kind]) for kind in (PRODUCTION, COMMERCIAL))
    return {"production": production, "commercial": commercial} | _achievement(state, move)


ACHIEVED_ALREADY = REASONS.reason("achieved-already", _achievement)
ACHIEVEMENT_NOT_MET = REASONS.reason("achievement-not-met", _owned)
AREAS_NOT_MET = REASONS.reason("achievement-not-met-areas", _developed)


@rule
def has_achieved(state: State, player: int, pile: int) -> bool:
    """Whether a player stands on the achievement of a pile."""
    for place in range(MOST_PLAYERS):
        if state.achieved[pile, place] == player:
            return True
    return False


@rule
def has_achieved_all(state: State) -> bool:
    """Whether the active player stands on the achievements of all piles."""
    for pile in range(PILE_COUNT):
        if not has_achieved(state, state.active, pile):
            return False
    return True


@rule
def tokens_and_agents(state: State, player: int) -> int:
    """Power tokens and agents, used ones included; a free agent's token is one thing, not two."""
    number = -int(state.tokens[player, FREE_AGENT_TOKEN])
    for token in range(TOKENS):
        number += int(state.tokens[player, token])
    for kind in range(KINDS_OF_AGENTS):
        number += int(state.agents[player, kind]) + int(state.spent[player, kind])
    return number


@rule
def measure(state: State, player: int, number: int) -> int:
    """How much a player has of what achievements ask for, by the number of MEASURES."""
    if number < GOOD_KINDS:
        return int(state.goods[player, number])
    if number == OWNED_TECHNOLOGIES:
        return int(state.cards[player])
    if number == OWNED_YEN:
        return int(state.yen[player])
    if number == OWNED_TOKENS:
        return tokens_and_agents(state, player)
    if number == FULFILLED_ORDERS:
        return int(state.fulfilled[player])
    return int(state.developed[player, PRODUCTION if number == PRODUCTION_AREAS else COMMERCIAL])


@rule
def meets(state: State, player: int, tile: int) -> bool:
    """Whether a player has all that an achievement asks for; nothing of it is spent."""
    for number in range(MEASURE_COUNT):
        needed = ACHIEVEMENT_NEEDS[tile, number]
        if needed > 0 and measure(state, player, number) < needed:
            return False
    return True


@rule
def achieving_refusal(state: State, pile: int) -> int:
    """An achievement once, with an assistant from the hand."""
    if has_achieved(state, state.active, pile):
        return ACHIEVED_ALREADY
    tile = int(state.achievement[pile])
    if not meets(state, state.active, tile):
        return AREAS_NOT_MET if COUNTS_BOTH_KINDS[tile] else ACHIEVEMENT_NOT_MET
    return LEGAL if state.pieces[state.active, ASSISTANT] > 0 else NO_ASSISTANT_IN_HAND


@rule
def points_for(state: State, pile: int) -> int:
    """The first player to achieve it scores more."""
    return ACHIEVEMENT_POINTS[state.achievement[pile], 0 if state.achieved[pile, 0] == NONE else 1]


@rule
def achieve(state: State, pile: int) -> None:
    """An assistant from the hand stands on the achievement to the end of the game."""
    place = 0
    while state.achieved[pile, place] != NONE:
        place += 1
    points = points_for(state, pile)
    if place == 0:
        note(state, ACHIEVES_FIRST, state.active, state.achievement[pile], points)
    else:
        note(state, ACHIEVES, state.active, state.achievement[pile], points)
    state.pieces[state.active, ASSISTANT] -= 1
    state.points[state.active] += points
    state.achieved[pile, place] = state.active
    if state.awards and has_achieved_all(state):
        ask(state, AWARD)
    else:
        settle(state)


ACHIEVE = MOVES.kind(
    "achieve",
    ACHIEVEMENT_PILE,
    when=EXTRA_ACTIONS,
    refusal=achieving_refusal,
    effect=achieve,
    untimely=not_between,
)
