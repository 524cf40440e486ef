"""How `tradewinds play` starts and ends: its arguments, its language, its terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import GAMES, QUIET, run
from tradewinds import Match

COMMAND = [sys.executable, "-m", "tradewinds.cli"]
# A job in the background of a shell ignores the keyboard's interrupt, and so would its children.
HEARS_THE_KEYBOARD = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


def test_the_language_is_that_of_the_system_unless_one_is_chosen() -> None:
    assert "Що сталося" in run("play", "machi-koro", env={"LANG": "uk_UA.UTF-8"}).output
    assert "Co się wydarzyło" in run("play", "machi-koro", "--lang", "pl", env={"LANG": "uk_UA.UTF-8"}).output
    assert "What happened" in run("play", "machi-koro", env={"LANG": "C"}).output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "there is no game 'chess'; the games are council-of-four, machi-koro"),
        (["machi-koro", "--players", "9"], "machi-koro is for 2 to 5 players, not 9"),
        (["machi-koro", "--option", "speed=high"], "machi-koro has no option speed"),
        (["machi-koro", "--option", "plus=perhaps"], "option plus can be yes/no, not 'perhaps'"),
        (["machi-koro", "--bots", "genius"], "there is no bot 'genius'"),
        (["machi-koro", "--bots", "random@soon"], "a budget is a time such as 100ms"),
        (["machi-koro", "--bots", "no.such:Bot"], "no bot was found at no.such:Bot: No module named 'no'"),
        (["machi-koro", "--bots", "os:sep"], "os:sep makes no bots"),
        (["machi-koro", "--bots", "os:system"], "os:system makes no bots"),
        (["machi-koro", "--bots", "operator:is_"], "operator:is_ makes no bots"),
        (["machi-koro", "--pace", "sluggish"], "a pace is one of at-once, calm, slow, not 'sluggish'"),
        (["machi-koro", "--players", "3", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["machi-koro", "--seat", "4", "--players", "3"], "a seat is a number from 1 to 3"),
        (["machi-koro", "--seat", "me"], "a seat is a number from 1 to 3"),
        (["machi-koro", "--lang", "xx"], "there is no language 'xx'"),
        (["machi-koro", "--name", "A", "--name", "B"], "names for this keyboard: 2, players at it: 1"),
        (["machi-koro", "--name", " A"], "must be one line of text"),
        (["machi-koro", "--name", "A" * 61], "a name has at most 60 characters"),
        (["machi-koro", "--load", "/no/such/file"], "/no/such/file cannot be read"),
        (["machi-koro", "--load", "/no/such/file", "--seed", "7"], "--seed cannot be given with --load"),
        (["--load", "/no/such/file", "--players", "3", "--option", "plus"], "--players, --option cannot be given"),
        (["machi"], "there is no game 'machi'. Did you mean machi-koro?"),
        (["Yokahoma"], "there is no game 'Yokahoma'. Did you mean yokohama?"),
        ([], "say which game: machi-koro, council-of-four, yokohama"),
        (["machi-koro", "--seed"], "--seed takes a value; see tradewinds play --help"),
        (["machi-koro", "--players", "two"], "--players cannot have this value"),
        (["machi-koro", "--player", "2"], "there is no option --player. Did you mean --players?"),
        (["machi-koro", "yokohama"], "there is something extra on the command line"),
    ],
)
def test_wrong_usage_is_one_sentence_on_stderr(arguments: list[str], sentence: str) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert sentence in result.stderr
    assert result.stdout == ""


def test_wrong_usage_is_told_in_the_language_asked_for() -> None:
    assert "гри 'chess' немає" in run("play", "chess", "--lang", "uk").stderr
    assert "nie ma bota 'genius'" in run("play", "machi-koro", "--bots", "genius", "--lang=pl").stderr
    assert "параметра --colour нет" in run("play", "--colour", env={"TRADEWINDS_LANG": "ru"}).stderr
    assert "polecenia" in run("sail", env={"LANG": "pl_PL.UTF-8"}).stderr


def test_a_bot_of_ones_own_plays_with_a_budget_and_by_its_name() -> None:
    told = run("play", "machi-koro", "--bots", "tests.bots.odd_bots:Counting@100ms").output
    assert "◆ Counting 2" in told


def test_a_record_starts_no_code_that_nobody_here_has_named(tmp_path: Path) -> None:
    file, match = tmp_path / "game.txt", Match("machi-koro", players=2, seed=7)
    match.seats = ["person", "bot tests.bots.odd_bots:Counting"]
    file.write_text(match.record(), "utf-8")
    refused = run("play", "--load", str(file))
    assert refused.exit_code == 2
    assert "which is code on this machine" in refused.stderr
    assert run("play", "--load", str(file), "--bots", "tests.bots.odd_bots:Counting").exit_code == 0


def test_at_a_calm_pace_what_bots_do_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda seconds: None)
    arguments = ["play", "machi-koro", "--seat", "3", "--seed", "7"]
    quick, calm = run(*arguments).output, run(*arguments, "--pace", "calm").output
    assert quick.count("● Casual 1 rolls") == calm.count("● Casual 1 rolls") == 1


@pytest.mark.parametrize("name", ["Machi-Koro", "MACHI_KORO", "machi koro"])
def test_a_game_is_found_however_its_name_is_written(name: str) -> None:
    assert "Machi Koro" in run("play", name).stdout


@pytest.mark.parametrize("game", GAMES)
def test_colours_are_used_on_a_terminal_and_left_out_where_they_are_not_wanted(game: str) -> None:
    assert b"\x1b[" in _on_a_terminal(game, {})
    assert not re.search(rb"\x1b\[(?:\d+;)*[34][0-8]\b", _on_a_terminal(game, {"NO_COLOR": "1"}))


def _on_a_terminal(game: str, env: dict[str, str]) -> bytes:
    """What a real terminal gets; the game is interrupted from its keyboard."""
    ours, theirs = pty.openpty()
    surroundings = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    surroundings |= {name: value for name, value in QUIET.items() if name != "NO_COLOR"} | {"TERM": "xterm-256color"}
    with subprocess.Popen(
        [sys.executable, "-c", HEARS_THE_KEYBOARD, *COMMAND, "play", game, "--seed", "7"],
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.DEVNULL,
        env=surroundings | {"TRADEWINDS_MODE": "interpreted"} | env,
    ) as process:
        os.close(theirs)
        seen = b""
        while b"for help, Enter" not in seen:
            seen += os.read(ours, 4096)
        seen += _interrupt(process, ours)
        assert process.wait(20) == 130
    os.close(ours)
    assert b"See you!" in seen
    assert b"Traceback" not in seen
    return seen


def _interrupt(process: subprocess.Popen[bytes], terminal: int) -> bytes:
    """Presses Ctrl-C until the command says goodbye: one that comes just before it listens is lost on readline."""
    seen = b""
    process.send_signal(signal.SIGINT)
    while True:
        if b"See you!" not in seen and not select.select([terminal], [], [], 1.0)[0]:
            process.send_signal(signal.SIGINT)
            continue
        try:
            seen += os.read(terminal, 4096)
        except OSError:  # the other end has closed
            return seen
