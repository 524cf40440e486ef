"""What is told of a tournament."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser

import pytest

from tests.core.catalogues import Catalogue
from tradewinds import find_game
from tradewinds.arena import Results, Table, Tournament, run
from tradewinds.arena.deeds import WORDS, tell_deed, words_for
from tradewinds.arena.outcome import Thinking
from tradewinds.arena.report import page
from tradewinds.core.words import LANGUAGES

GAMES = ("machi-koro", "council-of-four", "yokohama")
CATALOGUES = {language: Catalogue(WORDS, language) for language in LANGUAGES}


@cache
def results() -> Results:
    """Random against greedy in every game, and all three bots at a larger table."""
    tables = [*map(Table, GAMES), Table("machi-koro", 3, {"plus": True})]
    return run(Tournament(["greedy", "random"], tables, games=4), workers=1)


def test_shares_of_the_victory_add_up() -> None:
    for game in GAMES:
        part = results().at(game, 2)
        assert len(part.games) == 4
        assert sum(part.share(bot).value for bot in part.bots) == pytest.approx(1)
        assert sum(part.seat_share(seat).value for seat in range(2)) == pytest.approx(1)
        assert part.share("greedy").value > 0.5
        assert part.between("greedy", "random").share("greedy") == part.share("greedy")
        assert part.between("greedy").games == []
    assert len(results().at(players=3).games) == 12


def test_every_decision_is_timed() -> None:
    for bot in results().bots:
        thinking = results().thinking(bot)
        assert thinking.decisions > 100
        assert 0 < thinking.quantile(0.5) <= thinking.quantile(0.99) <= thinking.longest


def test_times_are_known_to_a_few_per_cent() -> None:
    thinking = Thinking()
    for number in range(1, 1001):
        thinking.add(number / 1000)
    assert thinking.quantile(0.5) == pytest.approx(0.5, rel=0.07)
    assert thinking.quantile(0.99) == pytest.approx(0.99, rel=0.07)
    assert thinking.longest == 1.0
    assert thinking.decisions == 1000


def test_what_winners_do_is_counted_in_every_game() -> None:
    for game in GAMES:
        habits = results().at(game, 2).habits()
        assert habits
        assert all(habit.winners != habit.others for habit in habits)
        assert not any(habit.deed.startswith("event-wins") for habit in habits), "winners win"
    landmarks = {habit.deed: habit for habit in results().at("machi-koro", 2).habits()}
    tower = next(habit for deed, habit in landmarks.items() if "card-radio-tower" in deed and "builds-landmark" in deed)
    assert tower.winners == 1.0


def deeds(game: str) -> Iterator[str]:
    for _, outcome in results().at(game).games:
        for done in (*outcome.deeds, outcome.happened):
            yield from done


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_deed_is_told_in_the_words_of_its_game(game: str, language: str) -> None:
    words = words_for(find_game(game), language)
    for deed in set(deeds(game)):
        told = tell_deed(deed, words)
        assert told
        assert words.knows(deed.split()[0])
        assert not re.search(r"event-|\$|\{|=[@#?*&~]", told)


def test_all_of_it_is_plain_data() -> None:
    data = results().data()
    assert json.loads(json.dumps(data)) == data
    assert [table["key"] for table in data["tables"]] == [
        "machi-koro-2",
        "council-of-four-2",
        "yokohama-2",
        "machi-koro-3-plus",
    ]
    assert {"share", "rating", "seats", "scores", "thinking", "decisions"} < data["tables"][0]["bots"]["greedy"].keys()


# The report


class Reader(HTMLParser):
    """Notes what is open, and every address a page asks for."""

    EMPTY = ("meta", "line", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href", "srcset", "action")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in self.EMPTY

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_that_needs_nothing_else(language: str) -> None:
    text = page(json.loads(json.dumps(results().data())), language)
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.addresses == []
    assert "<script" not in text
    assert not re.search(r"url\(|@import|https?:", text)
    assert f'lang="{language}"' in text
    for game in GAMES:
        assert find_game(game).words(language).say("title") in text


def test_names_of_bots_are_no_markup() -> None:
    data = json.loads(json.dumps(results().data()).replace('"random"', '"<b>&"'))
    text = page(data, "en")
    assert "<b>&" not in text
    assert "&lt;b&gt;&amp;" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_has_the_same_words_in_every_language(language: str) -> None:
    english, other = CATALOGUES["en"], CATALOGUES[language]
    assert not other.junk
    assert not other.twice
    assert english.keys() == other.keys()
    assert {key: english.parameters(key) for key in english} == {key: other.parameters(key) for key in other}
    for game in GAMES:
        assert not other.keys() & Catalogue(find_game(game).folder / "words", language).keys()
