"""Words: messages by key, told in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds.core import words
from tradewinds.core.words import LANGUAGES, SHARED, Message, Name, Seat, Words, unbroken

NO_BREAK = "\N{NO-BREAK SPACE}"
SOURCES = Path(words.__file__).parents[1]
# A name with an ordinary space before its number or letter
PARTED = re.compile(r"[^\W\d_] (?:[A-ZА-Я]$|\{ \$(?:slot|space|order|permits?|letters?|turn|ply|seat) \})|№ |\bnr ")
# Quotation marks and dashes of other languages
FOREIGN_MARKS = {"en": "«»„", "uk": "“„", "ru": "“„", "pl": "“«»—"}
# A name after the word for a player, which would ask for a case that names do not have
UNBENT = re.compile(r"\b(?:гравц|игрок|gracz)(?:я|ю|еві|ем|а|у|owi|em) \{ \$(?:name|other|player|payer|payee) \}")
CATALOGUES = {language: Catalogue(SHARED, language) for language in LANGUAGES}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pl.ftl").write_text(
        "mine = Kopalnia\n    .acc = Kopalnię\nbuild = { $player } buduje „{ $card-acc }”: „{ $card }” stoi.\n", "utf-8"
    )
    return tmp_path


def test_the_languages_are_english_ukrainian_russian_and_polish() -> None:
    assert list(LANGUAGES) == ["en", "uk", "ru", "pl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shared_catalogue_has_no_line_that_fluent_cannot_read(language: str) -> None:
    assert not CATALOGUES[language].junk
    assert not CATALOGUES[language].twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_key_exists_in_every_language_with_the_same_parameters(language: str) -> None:
    english, other = CATALOGUES["en"], CATALOGUES[language]
    assert english.keys() == other.keys()
    assert {key: english.parameters(key) for key in english} == {key: other.parameters(key) for key in other}


def test_the_shared_keys_are_those_that_core_uses() -> None:
    sources = "".join(path.read_text("utf-8") for path in Path(words.__file__).parent.glob("*.py"))
    assert set(re.findall(r'Message\("([a-z-]+)"', sources)) == CATALOGUES["en"].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_messages_are_in_the_letters_of_their_language(language: str) -> None:
    for key in CATALOGUES[language]:
        text = Words(language).say(Message(key, {"number": 2, "code": "7"}))
        assert not re.search(f"[{FOREIGN_LETTERS[language]}]", text), text


def test_a_name_is_told_in_the_case_that_the_sentence_asks_for(folder: Path) -> None:
    message = Message("build", {"player": Seat(0), "card": Name("mine")})
    assert Words("pl", [folder]).say(message, ["Olena"]) == "Olena buduje „Kopalnię”: „Kopalnia” stoi."


def test_amounts_have_cases_too_and_several_of_them_are_a_list(tmp_path: Path) -> None:
    (tmp_path / "uk.ftl").write_text(
        "fish = { $count } риба\n    .acc = { $count } рибу\nyen = { $count } єна\n"
        "gets = { $player } отримує { $reward-acc }: { $reward-plus }.\n",
        "utf-8",
    )
    fish, yen = Message("fish", {"count": 1}), Message("yen", {"count": 1})
    told = Words("uk", [tmp_path])
    assert told.say(Message("gets", {"player": Seat(0), "reward": (yen, fish, yen)}), ["Олена"]) == (
        "Олена отримує 1 єна, 1 рибу та 1 єна: 1 єна + 1 риба + 1 єна."
    )
    assert told.say(Message("gets", {"player": Seat(0), "reward": (fish,)}), ["Олена"]) == (
        "Олена отримує 1 рибу: 1 риба."
    )


@pytest.mark.parametrize(
    ("language", "text", "whole"),
    [
        ("en", "2 coins for you", "2_coins for you"),
        ("pl", "2 monety w banku", "2_monety w_banku"),
        ("pl", "1 234 gry", "1 234_gry"),
        ("uk", "Гравець_2 будує в Порту_B та в місті", "Гравець_2 будує в_Порту_B та в_місті"),
        ("ru", "Ячейка_3 храма и Порт_Б", "Ячейка_3 храма и_Порт_Б"),
        ("pl", "zamówienie nr_5 i 3 ryby", "zamówienie nr_5 i_3_ryby"),
        ("uk", "замовлення №_12 й 3 риби", "замовлення №_12 й_3_риби"),
        ("en", "Guest 4711", "Guest_4711"),
    ],
)
def test_no_line_breaks_inside_what_belongs_together(language: str, text: str, whole: str) -> None:
    assert unbroken(text.replace("_", NO_BREAK), language).replace(NO_BREAK, "_") == whole


def test_a_name_and_its_letter_stay_together_on_a_page_and_are_plain_text_elsewhere() -> None:
    port = Words("uk", [SOURCES / "games/yokohama/words"])
    assert port.in_print.say("area-port-b") == f"Порт{NO_BREAK}B"
    assert port.say("area-port-b") == "Порт B"


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_name_and_its_number_or_letter_are_never_parted(path: Path) -> None:
    if "cli" in path.parts or "record" in path.parts:
        return  # nothing breaks lines there as pages do
    told = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(("#", "terminal-"))]
    assert not [line for line in told if PARTED.search(line)]


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_quotation_marks_and_dashes_are_those_of_the_language(path: Path) -> None:
    told = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in told if set(line) & set(FOREIGN_MARKS[path.stem])]


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.ftl")), ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_name_has_to_agree_with_the_word_for_a_player(path: Path) -> None:
    assert not [line for line in path.read_text("utf-8").splitlines() if UNBENT.search(line)]


def test_a_player_without_a_name_is_told_by_number(folder: Path) -> None:
    message = Message("build", {"player": Seat(1), "card": Name("mine")})
    assert Words("pl", [folder]).say(message, ["Olena", ""]).startswith("Gracz 2 buduje")


def test_a_name_or_a_key_alone_can_be_told(folder: Path) -> None:
    assert Words("pl", [folder]).say(Name("mine")) == Words("pl", [folder]).say("mine") == "Kopalnia"


def test_a_message_whose_parameter_is_missing_is_an_error(folder: Path) -> None:
    with pytest.raises(ValueError, match="build in pl"):
        Words("pl", [folder]).say(Message("build", {"player": Seat(0)}))


def test_a_key_without_words_is_an_error() -> None:
    assert not Words("uk").knows("no-such-key")
    with pytest.raises(LookupError):
        Words("uk").say("no-such-key")


def test_a_language_without_words_is_an_error_that_names_those_with_words() -> None:
    with pytest.raises(ValueError, match="en, uk, ru, pl"):
        Words("xx")


def test_a_sentence_about_players_is_put_together_once_for_all_tables(folder: Path) -> None:
    told = Words("pl", [folder]).in_print
    build = Message("build", {"player": Seat(1), "card": Name("mine")})
    assert told.say(build, ["Ola", "Jan"]) == "Jan buduje „Kopalnię”: „Kopalnia” stoi."
    made = told._said.cache_info().misses
    assert told.say(build, ["Ola", "Gość 12"]) == f"Gość{NO_BREAK}12 buduje „Kopalnię”: „Kopalnia” stoi."
    assert told._said.cache_info().misses == made
