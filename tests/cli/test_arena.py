"""`tradewinds arena`: a tournament between bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

import tests.arena.bots
from tests.cli import terminal
from tradewinds.core.words import LANGUAGES

OURS = f"{tests.arena.bots.__name__}:"
SHORT = ("arena", "machi-koro", "--bots", "greedy,random", "--games", "4", "--workers", "1")


def run(*arguments: object) -> Result:
    return terminal.run(*map(str, arguments))


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    for table in data["tables"]:
        for bot in table["bots"].values():
            del bot["thinking"]
    return data


def test_json_is_one_object_with_everything(tmp_path: Path) -> None:
    result = run(*SHORT, "--folder", tmp_path / "kept", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert data["games"] == 4
    assert data["ratings"]["greedy"]["value"] == 1000
    assert data["tables"][0]["bots"]["greedy"]["share"]["value"] > 0.5
    assert json.loads((tmp_path / "kept" / "report.json").read_text("utf-8")) == data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_get_a_table_and_are_told_where_everything_is(tmp_path: Path, lang: str) -> None:
    result = run(*SHORT, "--folder", tmp_path / "kept", "--lang", lang, "--report", tmp_path / "page.html")
    assert result.exit_code == 0, result.output
    assert "greedy" in result.stdout
    assert "1,000" in result.stdout or "1\u00a0000" in result.stdout
    assert str(tmp_path / "kept") in result.stdout.replace("\n", "")
    assert f'lang="{lang}"' in (tmp_path / "page.html").read_text("utf-8")
    assert (tmp_path / "page.json").exists()


def test_a_kept_game_can_be_replayed(tmp_path: Path) -> None:
    assert run(*SHORT, "--folder", tmp_path).exit_code == 0
    records = sorted(tmp_path.rglob("records/*/*.txt"))
    assert len(records) == 4
    replayed = run("replay", records[0])
    assert replayed.exit_code == 0
    assert "greedy" in replayed.stdout


def test_the_same_command_goes_on_in_the_same_place(data_folder: Path) -> None:
    first = run(*SHORT, "--json")
    assert first.exit_code == 0, first.output
    lines = next(data_folder.rglob("results.jsonl")).read_text("utf-8")
    again = run(*SHORT, "--json")
    assert json.loads(first.stdout) == json.loads(again.stdout)
    assert next(data_folder.rglob("results.jsonl")).read_text("utf-8") == lines
    more = run(*SHORT[:-4], "--games", "8", "--workers", "1", "--json")
    assert json.loads(more.stdout)["games"] == 8
    assert next(data_folder.rglob("results.jsonl")).read_text("utf-8").startswith(lines)


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    one = run(*SHORT, "--folder", tmp_path / "one", "--json")
    two = run(*SHORT, "--workers", "2", "--folder", tmp_path / "two", "--json")
    assert without_times(json.loads(one.stdout)) == without_times(json.loads(two.stdout))


def test_players_and_options_make_tables(tmp_path: Path) -> None:
    ways = ("--players", "2,3", "--option", "plus=yes,no", "--option", "limited-market")
    result = run(*SHORT, *ways, "--folder", tmp_path, "--json")
    assert result.exit_code == 0, result.output
    assert [table["key"] for table in json.loads(result.stdout)["tables"]] == [
        "machi-koro-2-plus-limited-market",
        "machi-koro-2-limited-market",
        "machi-koro-3-plus-limited-market",
        "machi-koro-3-limited-market",
    ]


def test_it_stops_when_the_answer_is_clear(tmp_path: Path) -> None:
    result = run(*SHORT, "--games", "400", "--until-clear", "--folder", tmp_path)
    assert result.exit_code == 0, result.output
    assert "machi-koro-2/1: clear after" in result.stdout
    assert len((tmp_path / "results.jsonl").read_text("utf-8").splitlines()) < 100


def test_ctrl_c_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mark").touch()
    monkeypatch.setenv(tests.arena.bots.MARK, str(tmp_path / "mark"))
    command = (*SHORT, "--bots", f"random,{OURS}Impatient", "--folder", tmp_path / "kept")
    stopped = run(*command)
    assert stopped.exit_code == 130
    assert "the same command goes on from there" in stopped.stderr
    assert run(*command).exit_code == 0


def test_a_bot_that_breaks_the_rules_is_named_with_its_game(tmp_path: Path) -> None:
    result = run(*SHORT, "--bots", f"random,{OURS}Cheat", "--folder", tmp_path)
    assert result.exit_code == 1
    assert f"the bot {OURS}Cheat failed in game machi-koro-2/1-00001-1 at ply" in result.stderr
    assert "Traceback" not in result.output
    assert run("replay", tmp_path / "fault.txt").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "genius,greedy"], "there is no bot 'genius'"),
        (["--bots", "os:system,greedy"], "os:system makes no bots"),
        (["--bots", "operator:is_,greedy"], "operator:is_ makes no bots"),
        (["--bots", "greedy,greedy"], "the bot greedy is named twice"),
        (["--bots", f"{OURS}{'x' * 60},greedy"], "no bot"),
        (["--bots", "greedy", "--format", "ladder"], "a ladder needs at least two bots"),
        (["--format", "knock-out"], "a tournament can be round-robin, gauntlet, ladder, not 'knock-out'"),
        (["--players", "two"], "numbers of players are written like 2 or 2,4, not 'two'"),
        (["--players", "2,9"], "machi-koro is for 2 to 5 players, not 9"),
        (["--option", "speed=high"], "machi-koro has no option speed"),
        (["--games", "0"], "--games must be a number of at least 1"),
        (["--report", "/no/such/folder/report.html"], "/no/such/folder/report.html cannot be written"),
    ],
)
def test_wrong_usage_is_one_sentence_on_stderr(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    result = run(*SHORT, "--folder", tmp_path / "kept", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr.splitlines()[-1]
    assert result.stdout == ""
    assert not (tmp_path / "kept").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").touch()
    unwritable = run(*SHORT, "--folder", tmp_path / "file" / "kept", "--lang", lang)
    assert unwritable.exit_code == 1
    assert str(tmp_path / "file") in unwritable.stderr
    assert "Traceback" not in unwritable.output
    for folder in (tmp_path, tmp_path / "file"):
        strange = run(*SHORT, "--folder", folder, "--lang", lang)
        assert strange.exit_code == 2
        assert str(folder) in strange.stderr
        assert "Traceback" not in strange.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_tells_every_option(lang: str) -> None:
    result = run("arena", "--help", "--lang", lang)
    assert result.exit_code == 0
    for word in ("GAME…", "--bots", "--players", "--format", "--folder", "--ray", "--until-clear", "--report"):
        assert word in result.stdout
    rows = [line for line in result.stdout.splitlines() if line.startswith("  --")]
    assert all(len(row.split("  ")) > 2 or row.rstrip().endswith("]") for row in rows), "every option says what it is"
