"""`tradewinds games`, and the command as a whole."""

from __future__ import annotations

import pytest

from tests.cli.terminal import run
from tradewinds import all_games
from tradewinds.cli.start import words_for
from tradewinds.core.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_listed_with_its_options_in_the_language_asked_for(lang: str) -> None:
    result = run("games", "--lang", lang)
    told = " ".join(result.stdout.split())
    assert result.exit_code == 0
    for game in all_games():
        words = words_for(lang, game)
        assert f"{words.say('title')} {game.name}" in told
        for option in game.options:
            assert f"--option {option.name}=" in told
            assert option.about(words) in told


def test_the_version_is_told() -> None:
    assert run("--version").stdout.startswith("tradewinds ")


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "replay", "games"])
def test_every_command_has_help(command: str) -> None:
    assert command in run("--help").output
    assert run(command, "--help").exit_code == 0


def test_an_unknown_command_is_refused_without_a_traceback() -> None:
    result = run("sail")
    assert result.exit_code == 2
    assert "Traceback" not in result.output
