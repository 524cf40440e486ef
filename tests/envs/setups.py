"""In which ways environments are tried: every game, its numbers of players and its options, a sample of them."""

from __future__ import annotations

import pytest
from high_tide import HIGH_TIDE

from tradewinds import find_game
from tradewinds.core.registry import register
from tradewinds.testing import Setup

GAMES = [*(find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")), register(HIGH_TIDE)]
MACHI_KORO, COUNCIL_OF_FOUR, YOKOHAMA, _ = GAMES
SETUPS = [
    Setup(MACHI_KORO, 2, {}),
    Setup(MACHI_KORO, 5, {"plus": True, "limited_market": True}),
    Setup(COUNCIL_OF_FOUR, 2, {}),
    Setup(COUNCIL_OF_FOUR, 4, {"map": "random", "endless_coins": True}),
    Setup(YOKOHAMA, 2, {"awards": True}),
    Setup(YOKOHAMA, 4, {"free_agents": True}),
    Setup(HIGH_TIDE, 3, {}),
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
