"""Icons in the texts of moves and in the log: the board's own, the same in every language, and the words stay."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.web.browser.stage import positions
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES, Message
from tradewinds.games import find_game
from tradewinds.web.pages.icons import pictured
from tradewinds.web.pages.pictures import symbols_of

GAMES = ("yokohama", "council-of-four", "machi-koro")
NAMES = ("Olena", "Taras", "Ivan")
ICON = re.compile(r'<use href="#([^"]+)"/>')
APART = (
    "move-done-placing",
    "event-church",
    "event-customs",
)  # elsewhere the thing goes without saying, or in the genitive


def messages(game: str) -> Iterator[Message]:
    """What moves and events of a real game say."""
    for match in positions(game, 3, 7, 40):
        yield from (move.message for move in [*match.moves(), *match.ways()])
    whole: Match = positions(game, 3, 7, 40)[-1]
    yield from whole.events(0)


def told(game: str, message: Message, language: str) -> str:
    words = find_game(game).words(language)
    return pictured(words=words, game=find_game(game), text=words.in_print.say(message, NAMES), names=NAMES)


def things(html: str) -> list[str]:
    """The icons of a sentence that are not of players."""
    return [icon for icon in ICON.findall(html) if not icon.startswith("tw-player")]


@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_has_the_same_icons_in_every_language(game: str) -> None:
    lacking = []
    for message in {message for message in messages(game) if message.key not in APART}:
        icons = {language: Counter(things(told(game, message, language))) for language in LANGUAGES}
        lacking += [told(game, message, language) for language in LANGUAGES if icons["en"] - icons[language]]
    assert not lacking, lacking[:10]


@pytest.mark.parametrize("game", GAMES)
def test_icons_are_drawn_on_the_page_and_the_words_stay(game: str) -> None:
    drawn, found = symbols_of(find_game(game)), 0
    for message in set(messages(game)):
        html = told(game, message, "uk")
        icons = ICON.findall(html)
        found += len(icons)
        assert all(f'id="{icon}"' in drawn for icon in icons)
        heard = re.sub(r"<[^>]*>", "", html).replace("\N{NO-BREAK SPACE}", " ")
        assert heard == find_game(game).words("uk").say(message, NAMES).replace("'", "&#39;")
    assert found > 100


def test_an_icon_stands_by_the_name_and_not_before_its_preposition() -> None:
    game, bank = find_game("yokohama"), 'aria-hidden="true"><use href="#yo-area-bank"/></svg>'
    for language, text in {"en": "to the Bank", "uk": "до Банку", "ru": "в банк", "pl": "do banku"}.items():
        lead, _, name = text.rpartition(" ")
        html = pictured(game, game.words(language), text)
        assert html.startswith(f'{lead} <span class="thing">'), html
        assert html.endswith(f"{bank}{name}</span>"), html


def test_a_player_called_like_a_thing_is_a_player() -> None:
    game = find_game("yokohama")
    html = pictured(game, game.words("en"), "Tea gets 2 tea.", ("Tea", "Taras"))
    assert ICON.findall(html) == ["tw-player-0", "yo-tea"]
    assert "&lt;b&gt;" in pictured(game, game.words("en"), "<b> gets 2 tea.", ("<b>", "Taras"))
