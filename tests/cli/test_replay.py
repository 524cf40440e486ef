"""`tradewinds replay`: a record checked and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import GAMES, finished, run
from tradewinds import Match
from tradewinds.core.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_sound_record_is_told_to_its_end_in_every_language(game: str, lang: str, tmp_path: Path) -> None:
    result = run("replay", str(finished(tmp_path / "game.txt", game=game)), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert result.stdout.count("● Olena ") > 20
    assert "{" not in result.stdout


def test_the_result_and_the_fairness_of_every_draw_are_told(tmp_path: Path) -> None:
    output = run("replay", str(finished(tmp_path / "game.txt"))).stdout
    sentences = " ".join(output.split())
    assert "Turn 1 ● Olena rolls a " in sentences
    assert "The winner: " in output
    assert "The seed below fixed all dice and cards before the game: all " in sentences
    assert "Seed: 7" in output


def test_an_unfinished_record_without_its_seed_says_what_cannot_be_checked(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(Match("machi-koro", players=2, limited_market=True).record(secret=False), "utf-8")
    output = run("replay", str(file)).stdout
    assert "Set-up" in output
    assert "The game is not over." in output
    assert "The seed of this game is not published yet" in output


def test_chance_played_by_hand_is_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    match = Match("machi-koro", players=2, chance="manual")
    match.play("die:1")
    file.write_text(match.record(), "utf-8")
    assert "The results of dice and cards were entered by hand in this game." in run("replay", str(file)).stdout


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("tradewinds record 1", "something else", "line 1: a record starts with"),
        ("players: 2", "players: two", "line 3: players must be a number"),
        ("1. [die:2]", "1. [die:3]", "the seed draws die:2"),
        ("seed: 7", "seed: 8", "the commitment is not that of the seed"),
        ("game: machi-koro", "game: chess", "line 2: there is no game 'chess'"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line_that_is_wrong(
    old: str, new: str, sentence: str, tmp_path: Path
) -> None:
    file = finished(tmp_path / "game.txt")
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert "line " in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_file_that_cannot_be_read_or_is_no_text_is_said_to_be(tmp_path: Path) -> None:
    missing = run("replay", str(tmp_path / "nothing"))
    assert missing.exit_code == 2
    assert "cannot be read" in missing.stderr
    assert run("replay", str(tmp_path)).exit_code == 2
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert "is not text" in run("replay", str(tmp_path / "picture")).stderr


def test_a_record_of_another_game_cannot_be_played_as_this_one(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("tradewinds record 1\ngame: chess\nplayers: 2\nchance: drawn\nplies: 0\n", "utf-8")
    result = run("play", "machi-koro", "--load", str(file))
    assert result.exit_code == 1
    assert "there is no game 'chess'" in result.stderr
