"""The networks that come with the games: small, with a card that tells the truth, and worth playing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tradewinds import find_game
from tradewinds.arena import simulate
from tradewinds.bots.learned.weights import SHIPPED, fingerprint, weights_of
from tradewinds.core.rule import COMPILED

GAMES = ("machi-koro", "council-of-four", "yokohama")
LARGEST = 4_000_000  # bytes
FIGURES = Path(__file__).parents[2] / "benchmarks" / "strength-duels.json"


def card_of(game: str) -> dict[str, Any]:
    card: dict[str, Any] = json.loads((SHIPPED / f"{game}.card.json").read_text("utf-8"))
    return card


@pytest.mark.parametrize("game", GAMES)
def test_weights_are_small_fit_the_rules_and_have_a_card(game: str) -> None:
    weights, card = weights_of(find_game(game)), card_of(game)
    assert (SHIPPED / f"{game}.npz").stat().st_size <= LARGEST
    assert card["rules"] == fingerprint(find_game(game))
    assert card["decisions"] == weights.card["decisions"]
    assert card["network"]["width"] == weights.first.shape[1]
    assert card["network"]["depth"] == len(weights.biases)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_tells_what_was_measured(game: str) -> None:
    rows = [row for row in json.loads(FIGURES.read_text("utf-8")) if (row["game"], row["bot"]) == (game, "learned")]
    told = card_of(game)["reached"]
    settings = [f"{row['players']} players, {row['option']}".removesuffix(", ") for row in rows]
    assert settings == [line.partition(" against")[0] for line in told]
    for row, line in zip(rows, told, strict=True):
        assert f"{row['value']:.1%} ± " in line
        assert f"{row['games']} games" in line


@pytest.mark.skipif(not COMPILED, reason="hundreds of games want compiled rules")
@pytest.mark.parametrize(("game", "players", "least"), [(GAMES[0], 4, 0.35), (GAMES[1], 2, 0.7), (GAMES[2], 2, 0.6)])
def test_learned_wins_against_greedy_more_than_its_part(game: str, players: int, least: float) -> None:
    won = 0
    for seat in range(players):
        bots = ["greedy"] * players
        bots[seat] = "learned"
        won += simulate(find_game(game), players, 200 // players, bots, seed=seat).wins[seat]
    assert won / 200 > least
