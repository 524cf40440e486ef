"""Many games between bots."""

from __future__ import annotations

import json

import pytest

from tradewinds import find_game
from tradewinds.arena import simulate

MACHI_KORO = find_game("machi-koro")


def test_a_summary_counts_every_game_once() -> None:
    heard: list[int] = []
    summary = simulate(MACHI_KORO, 3, 2500, ["random"], seed=4, progress=heard.append)
    assert sum(summary.wins) == summary.games == sum(heard) == 2500
    assert summary.bots == ["random"] * 3
    assert summary.decisions > 2500
    assert all(0 < mean < 4 for mean in summary.scores_mean)
    assert summary.turns_mean > 10


def test_the_same_seed_gives_the_same_summary_on_any_number_of_cores() -> None:
    one, two = (simulate(MACHI_KORO, 2, 40, ["greedy", "random"], seed=9, cores=cores).data() for cores in (1, 2))
    speed = {"seconds", "games_per_second", "decisions_per_second"}
    assert {key: one[key] for key in one.keys() - speed} == {key: two[key] for key in two.keys() - speed}


def test_a_summary_is_plain_data() -> None:
    data = simulate(MACHI_KORO, 2, 2, options={"plus": "yes"}).data()
    assert json.loads(json.dumps(data)) == data
    assert data["options"]["plus"] is True
    assert {"game", "players", "options", "games", "decisions", "turns_mean", "wins", "scores_mean"} < data.keys()


@pytest.mark.parametrize(
    ("players", "games", "bots", "complaint"),
    [
        (2, 0, ["random"], "at least one game"),
        (7, 1, ["random"], "2 to 5 players, not 7"),
        (3, 1, ["random", "greedy"], "2 bots for 3 players"),
        (2, 1, ["clever"], "there is no bot 'clever'"),
    ],
)
def test_what_cannot_be_simulated_is_refused(players: int, games: int, bots: list[str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        simulate(MACHI_KORO, players, games, bots)
