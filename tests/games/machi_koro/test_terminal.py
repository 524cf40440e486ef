"""The table of Machi Koro in a terminal."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tests.rulebook.table import TWO_DICE, play, table as laid
from tradewinds import Match
from tradewinds.cli.start import words_for
from tradewinds.core.terminal import player_name
from tradewinds.core.words import LANGUAGES, Words
from tradewinds.games.machi_koro import MACHI_KORO as GAME, terminal
from tradewinds.games.machi_koro.about import effects
from tradewinds.games.machi_koro.components import CARDS, COLOURS, TOWN_HALL

WIDTHS = (40, 60, 80, 100, 120, 160)
SMALL = 14  # lines of a table that leave room for the question and the moves in a window of 24
WAYS: tuple[dict[str, Any], ...] = ({}, {"plus": True}, {"plus": True, "limited_market": True, "unclog_market": True})


@cache
def words_in(language: str) -> Words:
    return words_for(language, GAME)


def written(drawn: RenderableType, width: int = 80) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False).print(drawn)
    return screen.getvalue()


def table(match: Match, width: int = 80, language: str = "en") -> str:
    names = [player_name(number, f"Player {number + 1}") for number in range(match.players)]
    return written(terminal.table(match.view(), words_in(language), names, {}, width), width)


def explained(thing: str, match: Match, language: str = "en") -> str:
    return written(terminal.explain(thing, match.view(), words_in(language)))


def row(text: str, name: str) -> str:
    """The row of a card from its number to the signs of the players."""
    (found,) = re.findall(rf"(\S* {re.escape(name)} .*?[\d·✓]{{2,5}})(?:\s|$)", text)
    return str(found).strip()


def random_game(players: int, options: dict[str, Any]) -> Iterator[Match]:
    match, dice = Match(GAME, players=players, seed=players, **options), random.Random(players)
    while not match.over and match.turn < 40:
        yield match
        match.play(dice.choice(match.moves()))
    yield match


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("options", WAYS, ids=["base", "plus", "limited market"])
def test_a_table_is_small_enough_for_a_small_window(players: int, options: dict[str, Any]) -> None:
    for n, match in enumerate(random_game(players, options)):
        language = list(LANGUAGES)[n % len(LANGUAGES)]
        assert len(table(match, language=language).splitlines()) <= SMALL + ("limited_market" in options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_the_window(width: int, language: str) -> None:
    for players, options in ((2, WAYS[0]), (5, WAYS[1]), (3, WAYS[2])):
        drawn = table(Match(GAME, players=players, seed=1, **options), width, language)
        assert max(cell_len(line.rstrip()) for line in drawn.splitlines()) <= width


def test_a_row_tells_number_name_price_what_is_left_and_who_has_how_many() -> None:
    match = laid(cities=[{"ranch": 2}, {"cafe": 1, "train-station": 1}])
    drawn = table(match)
    assert row(drawn, "Ranch") == "2 Ranch                    1¢ ×4 2·"
    assert row(drawn, "Café") == "3 Café                     2¢ ×5 ·1"
    assert row(drawn, "Train Station") == "Train Station            4¢    ·✓"
    assert drawn.splitlines()[0].split() == ["Roll", "Card", "(?", "market)", "●◆", "Roll", "Card", "●◆"]


@pytest.mark.parametrize("width", [80, 120])
def test_a_card_that_nobody_can_build_has_no_price(width: int) -> None:
    match = laid(cities=[{"mine": 1}], plus=True, supply={"mine": 0, "ranch": 1})
    assert row(table(match, width), "Mine").split()[2] == "–"
    assert row(table(match, width), "Ranch").split()[2] == "1¢"


def test_a_table_tells_coins_landmarks_and_dice() -> None:
    match = play(laid(coins=[7, 5], cities=[TWO_DICE]), "roll:2", "die:3", "die:5")
    assert table(match).splitlines()[-1].strip() == "● Player 1  7¢ ✓1/4  ⚂ 3 ⚄ 5 = 8   ◆ Player 2  5¢ ✓0/4"


def test_what_the_harbor_added_is_told() -> None:
    match = play(laid(cities=[TWO_DICE | {"harbor": 1}], plus=True), "roll:2", "die:5", "die:5", "add:2")
    assert "⚄ 5 ⚄ 5 = 10 + 2 = 12" in table(match)


def test_the_card_about_to_be_given_away_is_told() -> None:
    match = play(laid(cities=[{"business-center": 1}]), "die:6", "give:bakery")
    assert "⚅ 6  ⇄ [2–3] Bakery" in table(match)


def test_the_limited_market_tells_how_many_cards_wait() -> None:
    match = Match(GAME, limited_market=True, seed=1)
    left = sum(match.view()["deck"].values())
    assert f"{left} cards are left in the deck." in table(match)


def test_a_move_about_a_card_is_listed_with_its_number_and_price() -> None:
    names = [player_name(0, "Ada"), player_name(1, "Bob")]
    labels = {code: terminal.label(code, words_in("en"), names) for code in LABELS}
    assert {code: label and label.plain for code, label in labels.items()} == LABELS


LABELS = {
    "build:mine": "[9] Mine 6¢",
    "build:airport": "Airport 30¢",
    "give:bakery": "[2–3] Bakery",
    "take:p2:mine": "◆ Bob [9] Mine",
    "roll:2": None,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_a_card_tells_all_about_it(language: str) -> None:
    match = Match(GAME, plus=True, seed=1)
    for card in (*CARDS, TOWN_HALL):
        told = " ".join(explained(card, match, language).split())
        assert words_in(language).say(f"card-{card}") in told
        for line in effects(card):
            assert words_in(language).say(line) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_about_the_market_tells_what_every_card_brings(language: str) -> None:
    match = Match(GAME, plus=True, seed=1)
    told = explained("market", match, language)
    for card in match.view()["market"]:
        assert words_in(language).say(f"card-{card}") in told
    for colour in COLOURS:
        assert words_in(language).say(f"terminal-{colour}") in told
    assert max(map(cell_len, told.splitlines())) <= 80


def test_everything_that_can_be_asked_about_has_its_name() -> None:
    assert terminal.things(words_in("en"))["mine"] == "Mine"
    assert terminal.things(words_in("uk"))["market"] == "Резерв"
    assert terminal.ways("mine") == ["build:mine"]
    assert terminal.ways("market") == terminal.ways(TOWN_HALL) == []


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_a_table_speaks_only_the_language_of_its_reader(language: str) -> None:
    match = Match(GAME, players=2, plus=True, limited_market=True, seed=1, names=["1", "2"])
    names = [player_name(number, str(number)) for number in range(2)]
    drawn = written(terminal.table(match.view(), words_in(language), names, {}, 80))
    assert not re.search(f"[{FOREIGN_LETTERS[language]}]", drawn + explained("market", match, language))


def test_no_word_of_the_terminal_is_there_for_nothing() -> None:
    source = (GAME.folder / "terminal.py").read_text("utf-8")
    made = {f"terminal-{end}" for end in (*COLOURS, *terminal.HEADINGS, "deck", "removed", *PAYERS)}
    keys = {key for key in Catalogue(GAME.folder / "words", "en") if key.startswith("terminal-")}
    assert keys == made | set(re.findall(r'"(terminal-[a-z-]+)"', source))


PAYERS = ("roller", "opponents", "one-opponent")
