"""Games that were interrupted, and games that were saved: everyone gets their seat and their bot back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.terminal import play, run
from tradewinds import Match, load
from tradewinds.cli.kept import Keeper, interrupted

NOBODY = 2**22 + 1  # more than any process is numbered on Linux


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Someone sits at the keyboard, and commands before this one have ended."""
    monkeypatch.setattr("tradewinds.cli.resume._can_ask", lambda: True)
    monkeypatch.setattr("tradewinds.cli.kept.runs", lambda process: False)


def kept_files(folder: Path) -> list[Path]:
    return sorted((folder / "tradewinds" / "games").glob("*"))


@pytest.mark.usefixtures("asked")
@pytest.mark.parametrize("last", [[], ["quit"]])
def test_an_interrupted_game_is_offered_again_with_everyone_in_their_seat(last: list[str], data_folder: Path) -> None:
    first = play("2", *last, options="--seat 2 --name Anna", players=3)
    assert "The game is kept" in first.output
    (file,) = kept_files(data_folder)
    assert load(file.read_text("utf-8")).seats == ["bot random", "person", "bot random"]
    again = run("play", typed="\nlog\n")
    assert "Machi Koro was interrupted in turn 5" in again.output
    assert "Turn 5 · ◆ Anna" in again.output
    assert "● Random 1" in again.output
    assert len(kept_files(data_folder)) == 1, "it is not kept twice"


@pytest.mark.usefixtures("asked")
def test_an_interrupted_game_can_wait_or_be_forgotten(data_folder: Path) -> None:
    play("2")
    waiting = run("play", "machi-koro", typed="what?\nnew\n")
    assert waiting.output.count("Enter goes on with it") == 2
    assert "Turn 1 · ● Player 1" in waiting.output
    assert len(kept_files(data_folder)) == 1
    assert "was interrupted" not in run("play", "yokohama", typed="").output, "that is another game"
    assert "Turn 1 · ● Player 1" in run("play", "machi-koro", typed="drop\n").output
    assert kept_files(data_folder) == []


def test_where_nobody_can_be_asked_the_way_to_go_on_is_told(data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play("2")
    (file,) = kept_files(data_folder)
    assert "was interrupted" not in play("2").stderr, "this process could be playing it still"
    monkeypatch.setattr("tradewinds.cli.kept.runs", lambda process: False)
    told = run("play", "machi-koro").stderr
    resume = re.findall(r"tradewinds play --load (\S+)", told)[0]
    assert Path(resume).exists()
    assert file.exists()
    again = run("play", "--load", str(file), typed="quit\n")
    assert "Turn 3 · ● Player 1" in again.stdout
    assert not file.exists(), "it is kept by the later command now"


def test_a_game_that_is_saved_or_over_or_was_never_begun_is_not_kept(tmp_path: Path, data_folder: Path) -> None:
    assert "kept" not in play("quit").output
    assert "The game is saved." in play("2", f"save {tmp_path / 'game.txt'}", "quit").output
    assert kept_files(data_folder) == []
    keeper, match = Keeper("machi-koro"), Match("machi-koro", players=2, seed=7)
    keeper.keep(match)
    assert keeper.has(match)
    keeper.forget()
    assert kept_files(data_folder) == []


def test_without_a_folder_to_keep_games_in_quitting_is_asked_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: tmp_path / "file" / name)
    result = play("2", "quit", "quit", "1")
    assert "This game could not be kept" in result.output
    assert "The game ends here and could not be kept." in result.output
    assert result.exit_code == 0


def test_a_kept_file_that_is_damaged_or_in_use_is_passed_over(data_folder: Path) -> None:
    match = Match("machi-koro", players=2, seed=7)
    match.play("build:ranch")
    folder = data_folder / "tradewinds" / "games"
    folder.mkdir(parents=True)
    (folder / f"machi-koro.1.{NOBODY}.txt").write_text("nonsense", "utf-8")
    (folder / "machi-koro.2.1.txt").write_text(match.record(), "utf-8")  # the first process of all runs
    (folder / "machi-koro.3.draft").write_text(match.record(), "utf-8")
    assert interrupted() is None
    (folder / f"machi-koro.4.{NOBODY}.txt").write_text(match.record(), "utf-8")
    found = interrupted("machi-koro")
    assert found is not None
    assert found[1].ply == match.ply
    assert interrupted("yokohama") is None


@pytest.mark.parametrize(
    ("options", "seats"),
    [("--seat all --name Anna --name Bob", ["person"] * 2), ("--seat 2 --bots random", ["bot random", "person"])],
)
def test_a_saved_game_gives_everyone_their_seat_and_bot_back(options: str, seats: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    saved = play("2", f"save {file}", options=options)
    resume = re.findall(r"tradewinds (play .*)", " ".join(saved.output.split()))[0].split()[:4]
    before, again = load(file.read_text("utf-8")), run(*resume, typed="save\n")
    match = load(file.read_text("utf-8"))
    assert match.seats == before.seats == seats
    assert (match.names, match.ply) == (before.names, before.ply), "nobody else has played"
    assert again.exit_code == 0


def test_a_seat_can_be_taken_over_when_a_game_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    play("2", f"save {file}")
    run("play", "--load", str(file), "--seat", "all", typed="save\n")
    assert load(file.read_text("utf-8")).seats == ["person", "person"]


def test_a_bot_that_is_not_there_is_named(tmp_path: Path) -> None:
    file, match = tmp_path / "game.txt", Match("machi-koro", players=2, seed=7)
    match.seats = ["person", "bot genius"]
    file.write_text(match.record(), "utf-8")
    result = run("play", "--load", str(file))
    assert result.exit_code == 2
    assert "there is no bot 'genius'" in result.stderr
