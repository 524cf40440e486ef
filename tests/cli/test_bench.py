"""`tradewinds bench`: how fast the games run."""

from __future__ import annotations

import json

import pytest

from tests.cli.terminal import run

FIELDS = "game players options mode cores decisions_per_second games_per_second state_bytes copy_ns"


def test_json_is_a_list_of_rows_in_every_mode() -> None:
    result = run("bench", "machi-koro", "--option", "plus=yes", "--seconds", "0.01", "--json")
    assert result.exit_code == 0, result.output
    rows = json.loads(result.stdout)
    assert {row["mode"] for row in rows} == {"compiled", "interpreted"}
    for row in rows:
        assert set(FIELDS.split()) <= row.keys()
        assert row["players"] == 4
        assert row["options"]["plus"] is True
        assert row["decisions_per_second"] > row["games_per_second"] > 0
        assert row["state_bytes"] <= 512
        assert row["copy_ns"] > 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("game", "option", "value"), [("council-of-four", "map=graden", "graden"), ("yokohama", "awards=yes", True)]
)
def test_other_games_are_measured_with_every_number_of_players(
    game: str, option: str, value: bool | str, players: int
) -> None:
    arguments = ["--players", str(players), "--option", option, "--seconds", "0.01", "--json"]
    result = run("bench", game, *arguments)
    assert result.exit_code == 0, result.output
    for row in json.loads(result.stdout):
        assert row["players"] == players
        assert row["options"][option.partition("=")[0]] == value
        assert row["decisions_per_second"] > row["games_per_second"] > 0


def test_people_get_a_table() -> None:
    result = run("bench", "machi-koro", "--players", "2", "--option", "plus=no", "--seconds", "0.01", "--lang", "pl")
    assert result.exit_code == 0
    assert "skompilowane" in result.stdout
    assert "interpretowane" in result.stdout


def test_wrong_usage_is_one_sentence_on_stderr() -> None:
    for arguments in (["chess"], ["machi-koro", "--players", "7"], ["machi-koro", "--option", "x=y"]):
        result = run("bench", *arguments)
        assert result.exit_code == 2
        assert result.stderr.startswith("tradewinds: ")
        assert result.stdout == ""
