"""The terminal's own sentences."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal import GAMES
from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds import find_game
from tradewinds.bots import bot_names
from tradewinds.cli.start import WORDS, words_for
from tradewinds.cli.table import COMMANDS, SHORT
from tradewinds.core.words import LANGUAGES

CATALOGUES = {language: Catalogue(WORDS, language) for language in LANGUAGES}
TYPED = (  # what keys, commands, options, files and figures are called in every language
    *("Enter", "tradewinds games", "tradewinds play", "tradewinds COMMAND", "--load", "--help", "TRADEWINDS_LANG"),
    *("TRADEWINDS_DATABASE", "TRADEWINDS_PROXIES", "TRADEWINDS_KEY_FILE", "TRADEWINDS_KEY", "X-Forwarded-For"),
    *("TRADEWINDS_LOG_FORMAT", "TRADEWINDS_LOG_LEVEL", "debug", "info", "warning", "error", "text", "json"),
    *("--key-file", ".key", "SQLite", "tradewinds backup"),
    *("module:attribute", "NAME=BOT", "deep=search@2s", "search@100ms", "search@2000", "100ms", "2s", "skilled"),
    *("--bots", "--seat", "--database", "--host", "Tradewinds", "Ctrl-C"),
    *("round-robin", "gauntlet", "ladder", "MODULE:NAME", "plus=yes,no", "Ray", "local"),
    *("docs/learning.md", "cpu", "gpu", "greedy"),
    *("(table, t)", "JSON", "HTTPS", "SHA-256", "sqlite:///FILE", "postgresql://", "cookie", "'all'", "all", *COMMANDS),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_line_that_fluent_cannot_read(language: str) -> None:
    assert not CATALOGUES[language].junk
    assert not CATALOGUES[language].twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_in_every_language_with_the_same_parameters(language: str) -> None:
    english, other = CATALOGUES["en"], CATALOGUES[language]
    assert english.keys() == other.keys()
    assert {key: english.parameters(key) for key in english} == {key: other.parameters(key) for key in other}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_in_the_letters_of_their_language(language: str) -> None:
    text = (WORDS / f"{language}.ftl").read_text("utf-8")
    sentences = re.sub(r"^[\w-]+ =|\{[^{}]*?->|\{ \$\w+ \}|\[\w+\]|^#.*$", "", text, flags=re.MULTILINE)
    for word in TYPED:
        sentences = sentences.replace(word, "")
    assert re.findall(f"[{FOREIGN_LETTERS[language]}]+", sentences) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_key_of_a_game_is_overruled(game: str, language: str) -> None:
    catalogue = Catalogue(find_game(game).folder / "words", language)
    assert not CATALOGUES[language].keys() & catalogue.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_command_hides_a_move(game: str, language: str) -> None:
    words = words_for(language)
    spoken = {word for command in COMMANDS for word in (command, *words.say(f"command-{command}").split())}
    assert not (spoken | SHORT.keys()) & {code.casefold() for code in find_game(game).moves}


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_names_and_commands_have_words_that_differ(language: str) -> None:
    words = words_for(language)
    assert all(words.knows(f"bot-{bot}") and words.knows(f"about-{bot}") for bot in bot_names())
    assert len({words.say(f"bot-{bot}") for bot in bot_names()}) == len(bot_names())
    spoken = [word for command in COMMANDS for word in {command, *words.say(f"command-{command}").split()}]
    assert len(spoken) == len(set(spoken))
