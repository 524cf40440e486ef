"""`tradewinds games`, and the command as a whole."""

from __future__ import annotations

from typing import Any

import pytest
from typer.main import get_command

from tests.cli.terminal import GAMES, run
from tradewinds import all_games
from tradewinds.bots import bot_names
from tradewinds.cli import app
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


COMMANDS = ("serve", "play", "simulate", "bench", "replay", "games")


def test_help_lists_commands_games_and_bots() -> None:
    assert run("-h").stdout == run("--help").stdout == run().stdout
    for word in (*COMMANDS, *GAMES, *bot_names()):
        assert word in run("--help").stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_every_option_is_explained_in_every_language(command: str, lang: str) -> None:
    result, words = run("--lang", lang, command, "-h"), words_for(lang)
    told = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert words.say(f"do-{command}") in told
    for puzzle in ("<", "{", "None", "bool"):
        assert puzzle not in told
    group: Any = get_command(app)
    for param in group.commands[command].params:
        assert words.knows(f"with-{command}-{param.name}") or words.knows(f"with-{param.name}"), param.name
        assert max(param.opts, key=len) in told or param.param_type_name == "argument"


def test_an_unknown_command_is_refused_without_a_traceback() -> None:
    result = run("sail")
    assert result.exit_code == 2
    assert "Traceback" not in result.output
