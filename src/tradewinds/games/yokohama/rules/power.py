"""Who stands where, and the power that comes of it (page 7)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import MOST_POWER, SHOP_SLOTS


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
def power_with_president(state: State, player: int, area: int) -> int:
    """The power a player would have in an area with the president there."""
    return min(power_in(state, player, area) + (state.president[player] != area), MOST_POWER)
