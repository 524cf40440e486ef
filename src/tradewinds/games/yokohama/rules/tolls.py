"""Tolls to other presidents (pages 6 and 7)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Message, Seat
from tradewinds.games.yokohama.components import STAGECOACH, TOLL
from tradewinds.games.yokohama.events import PAYS_TOLL
from tradewinds.games.yokohama.reasons import REASONS, Figures, thing
from tradewinds.games.yokohama.rules.power import has


@rule
def rivals_in(state: State, area: int) -> int:
    """How many presidents of other players are in an area."""
    rivals = 0
    for player in range(state.players):
        rivals += (state.president[player] == area) & (player != state.active)
    return rivals


@rule
def placing_toll(state: State, area: int) -> int:
    """What an assistant placed in an area costs: a toll to each other president there."""
    return rivals_in(state, area) * TOLL


@rule
def moving_toll(state: State, area: int) -> int:
    """What a president pays to enter an area: a toll to each other president there, nothing with Stagecoach."""
    return 0 if has(state, state.active, STAGECOACH) else rivals_in(state, area) * TOLL


@rule
def pay_rivals(state: State, area: int) -> None:
    """The active player pays a toll to every other president in an area."""
    for player in range(state.players):
        if player != state.active and state.president[player] == area:
            state.yen[player] += TOLL
            state.yen[state.active] -= TOLL
            note(state, PAYS_TOLL, state.active, player, TOLL)


def presidents(state: State, area: int) -> Figures:
    """The other presidents in an area."""
    owners = [player for player in range(state.players) if player != state.active and state.president[player] == area]
    whose = tuple(Message("president-of", {"player": Seat(owner)}) for owner in owners)
    return {"rivals": whose, "count": len(owners)}


def _toll(state: State, move: int) -> Figures:
    """What the toll is, and what there is to pay it; with Stagecoach none is ever missing."""
    area = thing(move)
    return {"cost": int(placing_toll(state, area)), "have": int(state.yen[state.active])} | presidents(state, area)


TOLL_MISSING = REASONS.reason("toll-missing", _toll)
