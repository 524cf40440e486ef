"""The words of Machi Koro: every key in every language, with plurals, cases and letters right."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES, Message, Name, Parameter, Seat, Words
from tradewinds.games.machi_koro import MACHI_KORO as GAME
from tradewinds.games.machi_koro.components import CARDS, TOWN_HALL
from tradewinds.games.machi_koro.state import PHASES

CATALOGUES = {language: Catalogue(GAME.folder / "words", language) for language in LANGUAGES}
SLAVIC = ("uk", "ru", "pl")
KEYS = sorted(CATALOGUES["en"])
CARD_NAMES = (*CARDS, TOWN_HALL)

SEATS = ("player", "payer", "payee", "victim", "opponent")
NAMES = {
    "card": "card-mine",
    "given": "card-bakery",
    "taken": "card-tax-office",
    "choice": "phase-build",
    "icon": "icon-cow",
    "colour": "colour-blue",
}


def filled(key: str, number: int) -> Message:
    """A message with all its numbers alike."""
    parameters: dict[str, Parameter] = {}
    for name in CATALOGUES["en"].parameters(key):
        parameters[name] = Seat(0) if name in SEATS else Name(NAMES[name]) if name in NAMES else number
    return Message(key, parameters)


@cache
def words(language: str) -> Words:
    return GAME.words(language)


def named(message: Message | Name) -> set[str]:
    """The keys that a message needs: its own and those of the names it tells."""
    if isinstance(message, Name):
        return {message.key}
    return {message.key} | {name.key for name in message.parameters.values() if isinstance(name, Name)}


def explanations() -> set[str]:
    """Every key that an explanation or a fact needs."""
    view = Match(GAME, plus=True, limited_market=True).view()
    topics = [GAME.explain(thing) for thing in GAME.topics(view)]
    told = [message for topic in topics if topic for message in (topic.name, *topic.lines)]
    return {key for message in (*told, *(fact.name for fact in GAME.facts(view, 0))) for key in named(message)}


def keys_of_the_game() -> set[str]:
    """Every key that the game's tables call for, but for events, the terminal's words and the picture's."""
    quoted = {key for language in LANGUAGES for entry in CATALOGUES[language].values() for key in entry.quoted}
    return {
        "title",
        "summary",
        "score",
        "chart-coins",
        "trigger-landmarks",
        *(f"stage-{stage}{about}" for stage in GAME.stages for about in ("", "-about")),
        *(told.key for chapter in GAME.guide for told in (chapter.title, *chapter.lines)),
        *explanations(),
        *(quoted - {f"card-{name}" for name in CARD_NAMES}),
        *(f"phase-{phase}" for phase in PHASES),
        *("question-reroll", "question-harbor", "caution-idle"),
        *(f"option-{option.name}{about}" for option in GAME.options for about in ("", "-about")),
        *(f"refusal-{name}" for name in list(GAME.reasons)[1:]),
        *(GAME.tell_move(move).key for move in range(len(GAME.moves))),
    }


# Keys and parameters


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_line_that_fluent_cannot_read(language: str) -> None:
    assert not CATALOGUES[language].junk
    assert not CATALOGUES[language].twice


def test_the_catalogue_has_the_keys_that_the_game_uses_and_no_others() -> None:
    assert {key for key in KEYS if not key.startswith(("event-", "picture-", "terminal-"))} == keys_of_the_game()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_in_every_language_with_the_same_parameters(language: str) -> None:
    english, other = CATALOGUES["en"], CATALOGUES[language]
    assert english.keys() == other.keys()
    assert {key: english.parameters(key) for key in KEYS} == {key: other.parameters(key) for key in KEYS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_every_case_that_a_sentence_asks_for_and_no_case_is_there_for_nothing(language: str) -> None:
    catalogue = CATALOGUES[language]
    for name in CARD_NAMES:
        assert catalogue[f"card-{name}"].cases == catalogue.asked_cases(), name


# Sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 22, 25])
def test_every_message_is_told_without_an_error(language: str, number: int) -> None:
    for key in KEYS:
        assert words(language).say(filled(key, number)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told_and_no_two_moves_alike(language: str) -> None:
    texts = [words(language).say(GAME.tell_move(move)) for move in range(len(GAME.moves))]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_the_letters_of_its_language(language: str) -> None:
    texts = [words(language).say(filled(key, 2)) for key in KEYS]
    texts += [words(language).say(GAME.tell_move(move)) for move in range(len(GAME.moves))]
    assert [text for text in texts if re.search(f"[{FOREIGN_LETTERS[language]}]", text)] == []


def test_nothing_in_polish_is_left_in_english() -> None:
    same = {key for key in KEYS if words("pl").say(filled(key, 2)) == words("en").say(filled(key, 2))}
    assert same == {"title", "option-plus"}  # the game is called that in Poland too


@pytest.mark.parametrize("language", SLAVIC)
def test_names_of_cards_stand_in_quotation_marks_inside_sentences(language: str) -> None:
    opening, closing = "„”" if language == "pl" else "«»"
    forms = words(language)._forms("card-mine").values()
    for key in KEYS:
        if "card" in CATALOGUES[language].parameters(key):
            assert any(f"{opening}{form}{closing}" in words(language).say(filled(key, 5)) for form in forms), key
    texts = [words(language).say(filled(key, 5)) for key in KEYS]
    assert [text for text in texts if text.count(opening) != text.count(closing)] == []


# Figures


DICE = {
    "effect-train-station",
    "effect-catch",
    "refusal-needs-train-station",
}  # there are two dice, whatever a card says


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_written_in_a_sentence(language: str) -> None:
    source = (GAME.folder / "words" / f"{language}.ftl").read_text("utf-8")
    text = re.sub(r"^#.*$|\[\w+\]", "", source, flags=re.MULTILINE)
    with_digits = re.findall(r"^([\w-]+) =(?:(?!^[\w-]+ =)[\s\S])*?\d", text, flags=re.MULTILINE)
    assert set(with_digits) == DICE


# Plurals: the form for 1, for 2 and for 5 of a thing; Ukrainian and Russian count 21 like 1, Polish like 5.

PLURALS = {
    "uk": {1: 0, 2: 1, 5: 2, 21: 0, 22: 1, 25: 2},
    "ru": {1: 0, 2: 1, 5: 2, 21: 0, 22: 1, 25: 2},
    "pl": {1: 0, 2: 1, 5: 2, 21: 2, 22: 1, 25: 2},
}
FORMS = {
    ("uk", "nom"): ("монета", "монети", "монет"),
    ("uk", "acc"): ("монету", "монети", "монет"),
    ("uk", "gen"): ("монети", "монет", "монет"),
    ("uk", "each"): ("монеті", "монети", "монет"),
    ("ru", "nom"): ("монета", "монеты", "монет"),
    ("ru", "acc"): ("монету", "монеты", "монет"),
    ("ru", "gen"): ("монеты", "монет", "монет"),
    ("ru", "each"): ("монете", "монеты", "монет"),
    ("pl", "nom"): ("moneta", "monety", "monet"),
    ("pl", "acc"): ("monetę", "monety", "monet"),
    ("pl", "gen"): ("monety", "monet", "monet"),
    ("pl", "each"): ("monetę", "monety", "monet"),
    ("uk", "dice"): ("кубик", "кубики", "кубиків"),
    ("ru", "dice"): ("кубик", "кубика", "кубиков"),
    ("pl", "dice"): ("kostką", "kostkami", "kostkami"),
    ("uk", "cards"): ("карта", "карти", "карт"),
    ("ru", "cards"): ("карта", "карты", "карт"),
    ("pl", "cards"): ("karta", "karty", "kart"),
    ("uk", "removed cards"): ("карту", "карти", "карт"),
    ("ru", "removed cards"): ("карта", "карты", "карт"),
    ("pl", "removed cards"): ("kartę", "karty", "kart"),
}
COUNTED_THINGS = re.compile(r"\d+ ((?:монет|monet|кубик|kost|карт|kart)\w*)")
ASKED_FORMS = {
    "coins": ["nom"],
    "cost": ["nom"],
    "missing": ["nom"],
    "effect-bank-anyone": ["acc"],
    "effect-bank-own": ["acc"],
    "effect-bank-own-icon": ["each"],
    "effect-bank-own-card": ["each"],
    "effect-roller": ["acc"],
    "effect-opponents": ["acc"],
    "effect-opponents-icon": ["each"],
    "effect-one-opponent": ["acc"],
    "effect-half": ["acc"],
    "effect-mall": ["nom"],
    "effect-mall-each": ["nom"],
    "effect-shopping-mall": ["acc"],
    "effect-airport": ["acc"],
    "effect-town-hall": ["acc"],
    "move-build": ["nom"],
    "move-roll": ["dice"],
    "move-reroll": ["dice"],
    "refusal-coins-missing": ["acc", "gen"],
    "event-pays": ["acc"],
    "event-pays-part": ["acc", "acc"],
    "event-pays-nothing": ["acc"],
    "event-earns": ["acc"],
    "event-town-hall": ["acc"],
    "event-builds": ["acc"],
    "event-builds-landmark": ["acc"],
    "event-rerolls": ["dice"],
    "event-removed": ["cards"],
    "terminal-deck": ["cards"],
    "terminal-removed": ["removed cards"],
}
OTHER_FORMS = {
    ("ru", "effect-half"): ["nom"],
    ("ru", "event-pays-part"): ["acc", "nom"],
    ("ru", "event-pays-nothing"): ["nom"],
    ("pl", "event-pays-part"): ["acc", "gen"],
    ("pl", "event-pays-nothing"): ["gen"],
}


@pytest.mark.parametrize("language", SLAVIC)
@pytest.mark.parametrize("number", [1, 2, 5, 21, 22, 25])
@pytest.mark.parametrize("key", ASKED_FORMS)
def test_coins_dice_and_cards_are_counted_in_the_right_form(language: str, number: int, key: str) -> None:
    asked = OTHER_FORMS.get((language, key), ASKED_FORMS[key])
    expected = [FORMS[language, form][PLURALS[language][number]] for form in asked]
    text = words(language).say(filled(key, number))
    assert COUNTED_THINGS.findall(text) == expected, text


@pytest.mark.parametrize("language", SLAVIC)
def test_no_sentence_counts_things_without_being_tested_for_its_plurals(language: str) -> None:
    counting = {
        key
        for key in KEYS
        if CATALOGUES[language].parameters(key) and COUNTED_THINGS.search(words(language).say(filled(key, 5)))
    }
    assert counting == ASKED_FORMS.keys()


@pytest.mark.parametrize(
    ("number", "told"), [(1, "1 coin"), (2, "2 coins"), (5, "5 coins"), (21, "21 coins"), (22, "22 coins")]
)
def test_english_counts_one_coin_and_many_coins(number: int, told: str) -> None:
    assert words("en").say(filled("move-build", number)) == f"Build Mine ({told})"


# Cases


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("uk", "Побудувати «Податкову інспекцію» (4 монети)"),
        ("ru", "Построить «Налоговую инспекцию» (4 монеты)"),
        ("pl", "Zbuduj „Urząd skarbowy” (4 monety)"),
        ("en", "Build Tax Office (4 coins)"),
    ],
)
def test_what_is_built_stands_in_the_accusative(language: str, expected: str) -> None:
    assert words(language).say(GAME.tell_move(GAME.moves.id("build:tax-office"))) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("uk", "Олена не має «Меблевої фабрики»."),
        ("ru", "У соперника нет такой карты: «Мебельная фабрика» (Олена)."),
        ("pl", "Олена nie ma „Fabryki mebli”."),
        ("en", "Олена has no Furniture Factory."),
    ],
)
def test_what_is_missing_is_told_and_the_players_name_stays_as_it_is(language: str, expected: str) -> None:
    message = Message("refusal-card-not-theirs", {"player": Seat(0), "card": Name("card-furniture-factory")})
    assert words(language).say(message, ["Олена"]) == expected
