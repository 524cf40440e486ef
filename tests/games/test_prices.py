"""What a move costs stands on the board, where one would make it."""

from __future__ import annotations

import re

import pytest

from tests.web.browser.stage import positions
from tradewinds.core.match import Match
from tradewinds.core.move import Move

VERBS = {"yokohama": ("place", "go", "through"), "council-of-four": ("queen", "place")}


def priced(match: Match) -> list[Move]:
    """Moves to a place that cost something there."""
    offered = [*match.moves(), *match.ways()]
    costs = ("toll", "cost", "travel", "fee")
    return [
        move
        for move in offered
        if move.code.partition(":")[0] in VERBS[match.game.name]
        and any(move.message.parameters.get(cost) for cost in costs)
        and not move.code.endswith(":canal")
    ]


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("game", VERBS)
def test_every_place_that_costs_something_has_a_price_on_it(game: str, columns: int) -> None:
    seen = 0
    for match in positions(game, 3, 7, 24):
        assert match.game.picture is not None
        moves = [*match.moves(), *match.ways()]
        parts = match.game.picture(match.view(0), match.game.words("en"), match.names, moves, columns=columns)
        drawn = "".join(part.body for part in parts)
        for move in priced(match):
            place = re.escape(move.code.rpartition(":")[2])
            piece = re.search(rf'id="(?:area|city)-{place}".*?</button>', drawn)
            seen += 1
            assert piece, move.code
            assert 'class="price"' in piece[0], (match.ply, move.code)
    assert seen > 5
