"""Who stands where, and the power that comes of it (page 7)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ASSISTANT,
    MOST_POWER,
    SHOP_SLOTS,
    STAGECOACH,
    TOLL,
)


@rule
def has(state: State, player: int, technology: int) -> bool:
    """Whether a player has a technology."""
    return state.technology[player, technology] != 0


@rule
def stands_in(state: State, player: int, area: int) -> bool:
    """Whether a player has an assistant in an area."""
    return (int(state.present[player]) >> area) & 1 != 0


@rule
def own_shop(state: State, player: int, area: int) -> bool:
    """Whether a player has a shop in an area; never more than one (page 8)."""
    for slot in range(SHOP_SLOTS):
        if state.shop[area, slot] == player:
            return True
    return False


@rule
def power_in(state: State, player: int, area: int) -> int:
    """Assistants, president, shop, trading house and the station count one each, five at most (page 7)."""
    power = int(state.assistants[player, area])
    power += state.president[player] == area
    power += state.house[area] == player
    power += state.station == area
    power += own_shop(state, player, area)
    return min(power, MOST_POWER)


@rule
def rivals_in(state: State, area: int) -> int:
    """How many presidents of other players are in an area."""
    rivals = 0
    for player in range(state.players):
        rivals += (state.president[player] == area) & (player != state.active)
    return rivals


@rule
def moving_toll(state: State, area: int) -> int:
    """What a president pays to enter an area: a toll to each other president there, nothing with Stagecoach."""
    return 0 if has(state, state.active, STAGECOACH) else rivals_in(state, area) * TOLL


@rule
def pay_rivals(state: State, area: int) -> None:
    """The active player pays a toll to every other president in an area (pages 6 and 7)."""
    for player in range(state.players):
        if player != state.active and state.president[player] == area:
            state.yen[player] += TOLL
            state.yen[state.active] -= TOLL


@rule
def add_assistant(state: State, area: int) -> None:
    """An assistant of the active player comes to an area."""
    state.assistants[state.active, area] += 1
    state.present[state.active] |= 1 << area


@rule
def remove_assistants(state: State, area: int, number: int) -> None:
    """Assistants of the active player leave an area."""
    state.assistants[state.active, area] -= number
    if state.assistants[state.active, area] == 0:
        state.present[state.active] &= ~(1 << area)


@rule
def collect_assistants(state: State, area: int, number: int) -> None:
    """Assistants of the active player come back from an area to the hand."""
    remove_assistants(state, area, number)
    state.pieces[state.active, ASSISTANT] += number
