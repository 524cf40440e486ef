"""Full disks, closed pipes and missing folders end in a sentence, never in a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import QUIET, finished, run
from tradewinds import Match

COMMAND = [sys.executable, "-m", "tradewinds.cli"]
FULL = Path("/dev/full")

needs_full_disk = pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")


def surroundings() -> dict[str, str]:
    """The environment as the test has it, with a data folder of its own."""
    return os.environ | QUIET | {"TRADEWINDS_MODE": "interpreted"}


def commands(record: Path) -> list[list[str]]:
    simulate = ["simulate", "machi-koro", "--games", "1", "--players", "2"]
    listing = [["games"], ["--help"], ["play", "--help"], ["--version"]]
    return [*listing, ["replay", str(record)], simulate, [*simulate, "--json"], ["play", "machi-koro"]]


@needs_full_disk
def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    for command in commands(finished(tmp_path / "game.txt")):
        with FULL.open("w") as disk:
            done = subprocess.run(
                [*COMMAND, *command], stdout=disk, stderr=subprocess.PIPE, input="1\n", env=surroundings(), text=True
            )
        assert done.returncode == 1, command
        assert done.stderr.strip() == "tradewinds: the system refused: No space left on device", command


def test_a_pipe_that_is_closed_ends_a_command_in_silence(tmp_path: Path) -> None:
    for command in commands(finished(tmp_path / "game.txt")):
        reading, writing = os.pipe()
        os.close(reading)
        with os.fdopen(writing, "w") as pipe:
            done = subprocess.run(
                [*COMMAND, *command], stdout=pipe, stderr=subprocess.PIPE, input="1\n", env=surroundings(), text=True
            )
        assert done.returncode == 1, command
        assert done.stderr == "", command


@needs_full_disk
def test_a_game_cannot_be_saved_to_a_full_disk_and_goes_on() -> None:
    output = run("play", "machi-koro", typed=f"save {FULL}\nsave /no/folder/game.txt\nsave /\n1\n").output
    assert "Traceback" not in output
    assert "/no/folder/game.txt cannot be written: No such file or directory" in output


def test_a_file_name_or_a_move_that_a_terminal_would_obey_is_quoted(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    text = Match("machi-koro", players=2, seed=7).record()
    file.write_text(f"{text.rstrip()} p1 \x1b]0;owned\x07\n", "utf-8")
    told = run("replay", str(file)).stderr
    assert told.rstrip("\n").isprintable()
    assert "there is no move '\\x1b]0;owned\\x07' in machi-koro" in told
    assert run("replay", "\x1b[31m").stderr.rstrip("\n").isprintable()
    assert "\x1b" not in run("play", "machi-koro", typed="\x1b[31m\n").output


def test_a_damaged_record_is_told_of_in_the_language_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("\ufefftradewinds record 3\n", "utf-8")
    assert "line 1: this record has format 3" in run("replay", str(file)).stderr
    assert "wiersz 1: ten zapis ma format 3" in run("replay", str(file), "--lang", "pl").stderr


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "cannot be read: No such file or directory"),
        ("uk", "не вдається прочитати: такого файлу чи теки немає"),
        ("ru", "не удаётся прочитать: такого файла или папки нет"),
        ("pl", "nie można odczytać /nowhere/game.txt: nie ma takiego pliku ani folderu"),
    ],
)
def test_what_the_system_refuses_is_told_in_the_language_asked_for(language: str, told: str) -> None:
    assert told in run("replay", "/nowhere/game.txt", "--lang", language).stderr
    save = "save /nowhere/game.txt\n"
    reason = told.rpartition(": ")[2]
    assert reason in run("play", "machi-koro", "--seed", "7", "--lang", language, typed=save).output.replace("\n", " ")
