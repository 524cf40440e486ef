"""`tradewinds train`: a network learns a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import Result

from tests.cli import terminal
from tests.envs.test_cuda import MISSING
from tradewinds import find_game
from tradewinds.bots.learned import load
from tradewinds.core.words import LANGUAGES
from tradewinds.learning import Training, read_progress
from tradewinds.learning.training import CHECKPOINT

PLAN = """
width = 8
depth = 2
tables = 8
steps = 4
portions = 2
decisions = 96
measured_games = 4

[[settings]]
players = 2
measured = true

[[settings]]
players = 3
options = { plus = true }
measured = true
"""
OPTIONS = ("--plan", "--decisions", "--minutes", "--device", "--seed", "--folder", "--lang")


@pytest.fixture
def plan(tmp_path: Path) -> Path:
    file = tmp_path / "small.toml"
    file.write_text(PLAN, "utf-8")
    return file


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "kept"


def run(*arguments: object) -> Result:
    return terminal.run("train", *map(str, arguments))


def told(result: Result) -> str:
    """All that stdout says, in one line: paths are long."""
    return result.stdout.replace("\n", "")


# Training


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_hear_how_it_stands_and_where_everything_is(plan: Path, folder: Path, lang: str) -> None:
    result = run("machi-koro", "--plan", plan, "--folder", folder, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "greedy" in result.stdout
    assert "%" in result.stdout
    assert str(folder / "weights.npz") in told(result)
    assert str(folder / "curves.svg") in told(result)
    assert load(folder / "weights.npz", find_game("machi-koro")).card["decisions"] == 96
    assert [progress.decisions for progress in read_progress(folder)][-1] == 96
    assert "2 players" in "".join(ElementTree.parse(folder / "curves.svg").getroot().itertext())  # noqa: S314 (our own)


def test_settings_are_told_in_words(plan: Path, folder: Path) -> None:
    result = run("machi-koro", "--plan", plan, "--folder", folder)
    assert "0.0 million decisions · against greedy: 2 players: " in result.stdout
    assert "; 3 players, " in result.stdout
    assert "True" not in result.stdout


def test_the_same_command_goes_on_and_says_so(plan: Path, data_folder: Path) -> None:
    first = run("machi-koro", "--plan", plan, "--decisions", "32")
    assert first.exit_code == 0, first.output
    kept = data_folder / "tradewinds" / "training" / "machi-koro"
    assert "Continuing" not in first.stdout
    again = run("machi-koro", "--plan", plan)
    assert again.exit_code == 0, again.output
    assert f"Continuing after 0.0 million decisions, from {kept}" in told(again)
    assert read_progress(kept)[-1].decisions == 96
    done = run("machi-koro", "--plan", plan)
    assert done.exit_code == 0, done.output
    assert read_progress(kept)[-1].updates == 3


def test_it_stops_after_so_many_minutes(plan: Path, folder: Path) -> None:
    result = run("machi-koro", "--plan", plan, "--folder", folder, "--decisions", 10**9, "--minutes", "0.00001")
    assert result.exit_code == 0, result.output
    assert read_progress(folder)[-1].decisions == 32


# Ctrl-C


def stop_at(update: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while an update is under way."""
    whole = Training.update

    def interrupted(training: Training) -> dict[str, Any]:
        if training.updates + 1 == update:
            raise KeyboardInterrupt
        return whole(training)

    monkeypatch.setattr(Training, "update", interrupted)


def test_ctrl_c_says_where_to_go_on_from(plan: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        stop_at(2, patched)
        result = run("machi-koro", "--plan", plan, "--folder", folder)
    assert result.exit_code == 130
    assert f"is in {folder}; the same command goes on from there" in result.stderr
    assert "Traceback" not in result.output
    assert (folder / CHECKPOINT).exists()
    assert "Continuing" in run("machi-koro", "--plan", plan, "--folder", folder).stdout
    assert read_progress(folder)[-1].updates == 3


def test_ctrl_c_before_anything_is_kept_promises_nothing(
    plan: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_at(1, monkeypatch)
    result = run("machi-koro", "--plan", plan, "--folder", folder)
    assert result.exit_code == 130
    assert "stopped before there was anything to keep" in result.stderr
    assert not (folder / CHECKPOINT).exists()


# Refusals


def check_refused(result: Result, code: int, sentence: str) -> None:
    assert result.exit_code == code, result.output
    last = result.stderr.splitlines()[-1]  # before it, perhaps, that rules are compiled
    assert last.startswith("tradewinds: ")
    assert sentence in last
    assert "Traceback" not in result.output
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["chess"], 2, "there is no game 'chess'"),
        (["machi-koro", "--device", "tpu"], 2, "a network is trained on cpu, gpu, not 'tpu'"),
        (["machi-koro", "--decisions", "0"], 2, "--decisions must be a number of at least 1"),
        (["machi-koro", "--minutes", "-1"], 2, "--minutes must be a number of at least 0"),
        (["machi-koro", "--plan", "/no/plan.toml"], 1, "no training: /no/plan.toml cannot be read: No such file"),
    ],
)
def test_wrong_usage_is_one_sentence_on_stderr(folder: Path, arguments: list[str], code: int, sentence: str) -> None:
    check_refused(run(*arguments, "--folder", folder), code, sentence)
    assert not folder.exists()


def test_a_wrong_plan_is_told_in_a_sentence(plan: Path, folder: Path) -> None:
    for text, sentence in (
        ("width = ", "small.toml is no plan: Invalid value"),
        ("[[settings]]\nplayers = 9", "machi-koro is for 2 to 5 players, not 9"),
        ("on_cpu = 3", "on_cpu is a table"),
    ):
        plan.write_text(text, "utf-8")
        check_refused(run("machi-koro", "--plan", plan, "--folder", folder), 1, sentence)
    assert not folder.exists()


def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(plan: Path, folder: Path) -> None:
    folder.touch()
    for place in (folder, folder / "deeper"):
        check_refused(run("machi-koro", "--plan", plan, "--folder", place), 1, f"{folder}")
    folder.unlink()
    folder.mkdir()
    (folder / CHECKPOINT).write_text("nothing", "utf-8")
    check_refused(run("machi-koro", "--plan", plan, "--folder", folder), 1, f"{CHECKPOINT} is no checkpoint")


def test_what_another_game_learnt_is_not_gone_on_with(plan: Path, folder: Path) -> None:
    assert run("machi-koro", "--plan", plan, "--folder", folder, "--decisions", "32").exit_code == 0
    plan.write_text(PLAN.replace("options = { plus = true }\n", ""), "utf-8")
    sentence = "was kept by a training of machi-koro, not of council-of-four"
    check_refused(run("council-of-four", "--plan", plan, "--folder", folder), 1, sentence)


@pytest.mark.skipif(not MISSING, reason="there is a GPU")
def test_without_a_gpu_it_says_what_a_gpu_needs(plan: Path, folder: Path) -> None:
    check_refused(
        run("machi-koro", "--plan", plan, "--device", "gpu", "--folder", folder), 1, f"no training: {MISSING}"
    )
    assert not folder.exists()


def test_without_the_packages_it_says_which_are_needed(plan: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("tradewinds.cli.train"), "find_spec", lambda name: None)
    check_refused(run("machi-koro", "--plan", plan), 1, "training needs more packages: pip install 'tradewinds[train]'")


# Help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_tells_every_option_in_80_columns(lang: str) -> None:
    result = run("--help", "--lang", lang)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    for option in OPTIONS:
        (row,) = [line for line in lines if line.startswith(f"  {option} ")]
        assert len(row.split(maxsplit=2)) == 3, "every option says what it is"
