"""Random games of Yokohama come to an end in every way it can be played, and no piece is lost on the way."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tradewinds.core import registry
from tradewinds.core.batch import play_batch
from tradewinds.core.state import OVER, State
from tradewinds.games.yokohama import YOKOHAMA, state as phases
from tradewinds.games.yokohama.components import (
    AGENTS,
    AREAS,
    CARDS,
    COUNTRY_COUNT,
    NEUTRAL,
    NONE,
    ORDERS,
    ORDERS_REMOVED,
    START_PIECES,
    TOKEN_COPIES,
    WAREHOUSE_PIECES,
)

registry.register(YOKOHAMA)

GAMES = 20
OPTIONS: list[dict[str, Any]] = [{}, {"awards": True, "free_agents": True, "random_start": True}]


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "expansions"])
@pytest.mark.parametrize("players", YOKOHAMA.seats)
def test_random_games_end_with_every_piece_accounted_for(players: int, options: dict[str, Any]) -> None:
    batch = play_batch(YOKOHAMA, players, GAMES, options)
    for state in batch.states:
        assert state.seat == OVER
        assert state.ending == phases.LAST_ROUND
        check_pieces(state)
        check_cards(state)


def check_pieces(state: State) -> None:
    """Assistants, shops and trading houses of every player; agents and power tokens of all."""
    for player in range(state.players):
        out = [
            state.assistants[player].sum()
            + sum(np.sum(board == player) for board in (state.church, state.customs, state.achieved)),
            np.sum(state.shop == player),
            np.sum(state.house == player),
        ]
        assert list(state.pieces[player] + state.warehouse[player] + out) == list(START_PIECES + WAREHOUSE_PIECES)
        mask = sum(1 << area for area in range(AREAS) if state.assistants[player, area])
        assert state.present[player] == mask
    assert np.sum(state.church == NEUTRAL) == np.sum(state.customs == NEUTRAL) == (state.players == 2)
    agents = state.agents[:, :COUNTRY_COUNT].sum(axis=0) + state.spent[:, :COUNTRY_COUNT].sum(axis=0)
    assert list(agents + state.agents_left) == list(AGENTS)
    tokens = state.tokens_left + state.tokens.sum(axis=0)
    tokens += np.array([np.sum(state.token == kind) for kind in range(len(tokens))], np.int8)
    assert list(tokens[:-1]) == list(TOKEN_COPIES[:-1])


def check_cards(state: State) -> None:
    """Every technology and every order is in one place."""
    on_boards = int(np.sum(state.laboratory != NONE))
    assert on_boards + np.sum(state.card_of != NONE) + state.cards_left == CARDS
    assert np.sum(state.card_seen == 0) == state.cards_left
    places = state.order_at
    removed = int(ORDERS_REMOVED[state.players])
    assert np.sum(places == phases.UNSEEN) == state.orders_left + removed
    assert np.sum(places == phases.ON_PORT) == np.sum(state.port != NONE)
    for player in range(state.players):
        held = np.sum((places == phases.HELD + player) | (places == phases.SECRET + player))
        assert held == state.held[player] == np.sum(state.hand[player] < ORDERS)
        assert np.sum(places == phases.DONE + player) == state.fulfilled[player]
