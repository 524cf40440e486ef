"""`tradewinds simulate`: many games between bots."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import GAMES, QUIET, run
from tradewinds import find_game
from tradewinds.cli.simulate import interval
from tradewinds.core.words import LANGUAGES

MOMENTARY = ("seconds", "games_per_second", "decisions_per_second")


def simulated(*arguments: str, game: str = "machi-koro") -> dict[str, Any]:
    result = run("simulate", game, "--json", *arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def without_speed(summary: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in summary.items() if name not in MOMENTARY}


def test_json_is_one_object_with_what_was_played_and_what_came_of_it() -> None:
    summary = simulated("--games", "50", "--players", "3", "--option", "plus=yes")
    assert summary["game"] == "machi-koro"
    assert summary["players"] == 3
    assert summary["options"]["plus"] is True
    assert summary["games"] == 50
    assert summary["decisions"] > 50
    assert summary["turns_mean"] > 10
    assert sum(summary["wins"]) == 50
    assert len(summary["wins"]) == len(summary["scores_mean"]) == 3
    assert summary["games_per_second"] > 0
    assert summary["decisions_per_second"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_simulated_with_every_number_of_players(game: str) -> None:
    for players in find_game(game).seats:
        summary = simulated("--games", "8", "--players", str(players), game=game)
        assert summary["game"] == game
        assert sum(summary["wins"]) >= 8
        assert len(summary["scores_mean"]) == players


def test_usually_four_random_bots_play() -> None:
    summary = simulated("--games", "1")
    assert summary["bots"] == ["random"] * 4
    assert summary["options"] == dict.fromkeys(summary["options"], False)


def test_the_number_of_players_follows_from_the_bots() -> None:
    assert simulated("--games", "20", "--bots", "greedy,random,random")["players"] == 3


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (simulated("--games", "30", "--seed", seed) for seed in ("5", "5", "6"))
    assert without_speed(first) == without_speed(again)
    assert without_speed(first) != without_speed(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_a_table_with_shares_and_intervals(lang: str) -> None:
    result = run("simulate", "machi-koro", "--games", "40", "--bots", "greedy,random", "--lang", lang)
    assert result.exit_code == 0
    assert "greedy" in result.stdout
    assert "%" in result.stdout
    assert "◆ 2" in result.stdout


def test_no_share_is_less_than_nothing() -> None:
    assert interval(0, 100)[0] == 0.0
    assert interval(100, 100)[1] == pytest.approx(1.0)
    assert "-0.0%" not in run("simulate", "machi-koro", "--games", "30", "--bots", "greedy,random").stdout


def test_a_process_of_its_own_prints_nothing_but_json_on_stdout() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tradewinds.cli", "simulate", "machi-koro", "--games", "2", "--json"],
        env=os.environ | QUIET,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["games"] == 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'"),
        (["machi-koro", "--players", "1"], "machi-koro is for 2 to 5 players, not 1"),
        (["machi-koro", "--option", "speed=high"], "machi-koro has no option speed"),
        (["machi-koro", "--bots", "genius"], "there is no bot 'genius'"),
        (["machi-koro", "--bots", "search@fast"], "a budget is a time such as 100ms or 2s"),
        (["machi-koro", "--bots", "greedy@0"], "a budget is a time such as 100ms or 2s"),
        (["machi-koro", "--bots", "os:system"], "os:system makes no bots"),
        (["machi-koro", "--bots", "operator:is_"], "operator:is_ makes no bots"),
        (["machi-koro", "--players", "3", "--bots", "random,greedy"], "2 bots for 3 seats"),
    ],
)
def test_wrong_usage_is_one_sentence_on_stderr(arguments: list[str], sentence: str) -> None:
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr.splitlines()[-1]
    assert result.stdout == ""


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    result = run("simulate", "machi-koro", "--games", "1", "--bots", "tests.arena.bots:Cheat")
    assert result.exit_code == 1
    assert "a bot failed: the bot tests.arena.bots:Cheat" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Unlucky", r"KeyError: 'harbor' \(bots\.py, line \d+\)"),
        ("Stillborn", r"the bot \S+:Stillborn failed: RuntimeError: nothing to think with \(bots\.py, line \d+\)"),
        ("Wordy", r"the bot \S+:Wordy answered '\S+' instead of the number of a move"),
    ],
)
def test_what_goes_wrong_in_a_bot_is_told_with_its_place(command: str, bot: str, sentence: str) -> None:
    result = run(command, "machi-koro", "--games", "2", "--bots", f"tests.arena.bots:{bot},random")
    assert result.exit_code == 1
    assert re.search(sentence, result.stderr)
    assert f"tests.arena.bots:{bot} failed" in result.stderr or "a bot failed" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("class Rancher\n", r"SyntaxError: .*\(\w+\.py, line 1\)"),
        ("1 / 0\n", r"ZeroDivisionError: .*\(\w+\.py, line 1\)"),
    ],
    ids=["unreadable", "failing"],
)
def test_a_file_of_bots_that_cannot_be_imported_is_told_in_a_sentence(
    text: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"bots_that_cannot_be_imported_{len(text)}"
    (tmp_path / f"{module}.py").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    result = run("simulate", "machi-koro", "--bots", f"{module}:Rancher")
    assert result.exit_code == 2
    assert re.search(f"no bot was found at {module}:Rancher: {sentence}", result.stderr)
    assert "Traceback" not in result.output


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--games", "many"], ["--no-such-option"]])
def test_arguments_of_the_wrong_kind_are_refused_without_a_traceback(arguments: list[str]) -> None:
    result = run("simulate", "machi-koro", *arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
