"""The end of the game: final scoring, and points as things stand (page 9)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import MOST_PERMITS, NOBILITY_FIRST
from tradewinds.games.council_of_four.events import (
    COUNTS_REWARDS,
    FIRST_IN_NOBILITY,
    MOST_PERMITS_OWNED,
    SECOND_IN_NOBILITY,
    SHARES,
    TIE_BROKEN,
    WINS,
)
from tradewinds.games.council_of_four.rules.nobility import nobility_points
from tradewinds.games.council_of_four.rules.rewards import reward_points
from tradewinds.games.council_of_four.rules.tiles import permits_owned

TIE_BREAK = 1024  # more than servants and cards can ever be


@rule
def finish(state: State) -> None:
    """Scores nobility and permit tiles; reward tiles count without being moved to the track."""
    for player in range(state.players):
        points = reward_points(state, player)
        if points > 0:
            note(state, COUNTS_REWARDS, player, points)
    for player in range(state.players):
        points = nobility_points(state, player)
        state.points[player] += points
        if points > 0:
            note(state, FIRST_IN_NOBILITY if points == NOBILITY_FIRST else SECOND_IN_NOBILITY, player, points)
    for player in range(state.players):
        points = permit_points(state, player)
        state.points[player] += points
        if points > 0:
            note(state, MOST_PERMITS_OWNED, player, permits_owned(state, player), points)
    state.phase = phases.ENDED
    state.seat = OVER
    note_winners(state)


@rule
def tally(state: State, out: Any) -> None:
    """What every player would score if the game ended here: the score track, reward tiles, nobility, permit tiles."""
    for player in range(state.players):
        nobility, permits = nobility_points(state, player), permit_points(state, player)
        out[player, 0] = state.points[player]
        if state.seat == OVER:
            out[player, 0] -= nobility + permits  # they are on the track already
        out[player, 1] = reward_points(state, player)
        out[player, 2] = nobility
        out[player, 3] = permits


@rule
def permit_points(state: State, player: int) -> int:
    """Everyone with the most permit tiles scores for it."""
    own = permits_owned(state, player)
    for other in range(state.players):
        if permits_owned(state, other) > own:
            return 0
    return MOST_PERMITS


@rule
def score(state: State, player: int) -> int:
    """A player's points: the score track and reward tiles."""
    return int(state.points[player]) + reward_points(state, player)


@rule
def tie_breaker(state: State, player: int) -> int:
    """What counts between players with equally many points: servants and cards together."""
    return int(state.servants[player]) + int(state.held[player])


@rule
def note_winners(state: State) -> None:
    """Says who has the most points; of those, who has the most servants and cards."""
    most, most_things = -1, -1
    level, winners = 0, 0  # players with the most points, and those of them with the most servants and cards
    for player in range(state.players):
        points, things = score(state, player), tie_breaker(state, player)
        if points > most:
            most, most_things, level, winners = points, things, 0, 0
        elif points == most and things > most_things:
            most_things, winners = things, 0
        level += points == most
        winners += points == most and things == most_things
    for player in range(state.players):
        if score(state, player) == most and tie_breaker(state, player) == most_things:
            if winners > 1:
                note(state, SHARES, player)
            else:
                if level > 1:
                    note(state, TIE_BROKEN, player, most_things)
                note(state, WINS, player)


@rule
def scores(state: State, out: Any) -> None:
    """The score track and reward tiles; at the end servants and cards together break ties, as a fraction."""
    for player in range(state.players):
        out[player] = score(state, player)
        if state.seat == OVER:
            out[player] += tie_breaker(state, player) / TIE_BREAK
