"""The words of The Council of Four: every key in every language, with plurals, cases, letters and figures right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds.core.words import LANGUAGES, Message, Name, Parameter, Seat
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR as GAME
from tradewinds.games.council_of_four.components import (
    BONUSES,
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GAME as FIGURES,
    GROUPS,
    LETTERS,
    QUEEN_POINTS,
    REGIONS,
    REWARD_POINTS,
    REWARDS,
    TABLES,
)
from tradewinds.games.council_of_four.reasons import REASONS
from tradewinds.games.council_of_four.state import PHASES
from tradewinds.games.council_of_four.story import tell_move

CATALOGUES = {language: Catalogue(GAME.folder / "words", language) for language in LANGUAGES}
SLAVIC = [language for language in LANGUAGES if language != "en"]
KEYS = sorted(key for key in CATALOGUES["en"] if not key.startswith(("picture-", "terminal-")))
MOVES = range(len(GAME.moves))
PRINTED_BONUSES = [kind for kind in BONUSES if kind not in ("none", "refill")]
EXPLAINED = (  # what a player can look up, beside regions, groups and cities
    *PRINTED_BONUSES,
    *("mains", "quick", "permits", "queen", "councils", "reserve", "joker"),
    *("merchants", "neutral", "rewards", "queen_rewards"),
)

SAMPLES: dict[str, Parameter] = {
    "player": Seat(0),
    "city": Name("city-arkon"),
    "region": Name("region-coast"),
    "place": Name("group-gold"),
    "council": Name("council-queen"),
    "colour": Name("colour-blue"),
    "gone": Name("colour-pink"),
    "map": Name("option-map-c1v1m2"),
    "choice": Name("phase-action"),
    "permit": "ABC",
    "permits": "ABC, AE",
    "letters": "A, B",
    "asked": "spend",
    "step": "both",
}
WITH_BONUSES = ("choice-take", "choice-take-free", "choice-reuse", "choice-again")  # they list bonuses


def say(language: str, key: str, number: int = 2, **given: Parameter) -> str:
    """A message in words, with all its numbers alike but for those given."""
    parameters: dict[str, Parameter] = {}
    for name in asked_of(key):
        parameters[name] = ", " if name.startswith("comma-") else SAMPLES.get(name, number)
    return GAME.words(language).say(Message(key, parameters | given))


def asked_of(key: str) -> set[str]:
    """What a message is about, with what the list in it is about."""
    inside = CATALOGUES["en"].parameters("choice-bonuses") if key in WITH_BONUSES else set()
    return CATALOGUES["en"].parameters(key) | inside


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@cache
def file(language: str) -> str:
    return (GAME.folder / "words" / f"{language}.ftl").read_text("utf-8")


def keys_of_the_game() -> Iterator[str]:
    """Every key that the game's tables call for, but for events, the terminal's words and the picture's."""
    yield from ("title", "summary", "score", "city-about")
    yield from (f"city-{city}" for city in CITIES)
    yield from (f"region-{region}" for region in REGIONS)
    yield from (f"group-{group}" for group in GROUPS)
    yield from (f"council-{council}" for council in COUNCILS)
    yield from (f"colour-{card}" for card in CARDS)
    yield from (f"bonus-{kind}" for kind in PRINTED_BONUSES)
    for thing in (*EXPLAINED, *REGIONS, *GROUPS, *CITIES):
        yield from (f"card-{thing}", f"effect-{thing}")
    yield from (f"phase-{phase}" for phase in PHASES)
    for option in GAME.options:
        yield from (f"option-{option.name}", f"option-{option.name}-about")
        yield from (f"option-{option.name}-{choice}" for choice in option.choices)
    yield from (f"refusal-{refusal}" for refusal in list(REASONS)[1:])
    yield from (f"choice-{kind}" for kind in ("bonuses", "court", "place", "queen", "queen-stays", "take-bare"))
    yield from (*WITH_BONUSES, "question-pay", "question-paid", "question-paid-queen")
    yield from (tell_move(move).key for move in MOVES)


# Keys and parameters


def test_the_catalogue_has_the_keys_that_the_game_uses_and_no_others() -> None:
    assert {key for key in KEYS if not key.startswith("event-")} == set(keys_of_the_game())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_formed_and_has_the_keys_and_parameters_of_the_english_one(language: str) -> None:
    catalogue, english = CATALOGUES[language], CATALOGUES["en"]
    assert (catalogue.junk, catalogue.twice) == ([], [])
    asked = {key: catalogue.parameters(key) for key in catalogue}
    assert asked == {key: english.parameters(key) for key in english}


KINDS = {  # names of a kind, and the parameters that stand for them
    "city": (CITIES, ("city",)),
    "region": (REGIONS, ("region", "place")),
    "group": (GROUPS, ("place",)),
    "council": (COUNCILS, ("council",)),
    "colour": (COLOURS, ("colour", "gone")),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_name_has_every_form_that_a_sentence_asks_for_and_none_for_nothing(language: str, kind: str) -> None:
    names, parameters = KINDS[kind]
    catalogue = CATALOGUES[language]
    split = [catalogue.split(variable) for entry in catalogue.values() for variable in entry.variables]
    asked = {case for parameter, case in split if parameter in parameters and case}
    asked |= set(re.findall(rf"\{{ {kind}-\w+\.(\w+) \}}", file(language)))
    for name in names:
        assert catalogue[f"{kind}-{name}"].cases == asked, name


# Sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 5, 21, 22, 25])
def test_every_message_is_told_without_an_error_and_without_loose_spaces(language: str, number: int) -> None:
    for key in KEYS:
        text = say(language, key, number)
        assert text == " ".join(text.split()) != "", key
        assert not re.search(r" [,.:;)]|\( |\.\.|{", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told_and_no_two_moves_alike(language: str) -> None:
    texts = [GAME.words(language).say(tell_move(move)) for move in MOVES]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_the_letters_of_its_language_but_for_the_printed_letters_of_cities(language: str) -> None:
    texts = [say(language, key) for key in KEYS] + [GAME.words(language).say(tell_move(move)) for move in MOVES]
    own = [re.sub(r"\b[A-O]+\b", "", text) for text in texts]
    assert [text for text in own if re.search(f"[{FOREIGN_LETTERS[language]}]", text)] == []


def test_nothing_in_polish_is_left_in_english_but_the_names_of_cities() -> None:
    same = {say("pl", key) for key in KEYS if say("pl", key) == say("en", key)}
    assert same == {say("en", f"city-{city}") for city in CITIES}


# Plurals: the form for 1, for 2 and for 5 of a thing; Ukrainian and Russian count 21 like 1, Polish like 5.

PLACES = {"uk": (0, 1, 2, 0, 1, 2), "ru": (0, 1, 2, 0, 1, 2), "pl": (0, 1, 2, 2, 1, 2)}
COUNTS = (1, 2, 5, 21, 22, 25)
FORMS = {
    "uk": {
        "coins": ("монета", "монети", "монет"),
        "coins paid": ("монету", "монети", "монет"),
        "coins lacking": ("монети", "монет", "монет"),
        "servants": ("слуга", "слуги", "слуг"),
        "servants paid": ("слугу", "слуг", "слуг"),
        "servants lacking": ("слуги", "слуг", "слуг"),
        "servants at least": ("слугу", "слуг", "слуг"),
        "points": ("очко", "очки", "очок"),
        "cards": ("карта", "карти", "карт"),
        "steps": ("крок", "кроки", "кроків"),
        "actions": ("основна", "основні", "основних"),
        "actions got": ("основну", "основні", "основних"),
        "one card": ("карта",) * 3,
    },
    "ru": {
        "coins": ("монета", "монеты", "монет"),
        "coins paid": ("монету", "монеты", "монет"),
        "coins lacking": ("монеты", "монет", "монет"),
        "servants": ("слуга", "слуги", "слуг"),
        "servants paid": ("слугу", "слуг", "слуг"),
        "servants lacking": ("слуги", "слуг", "слуг"),
        "servants at least": ("слуги", "слуг", "слуг"),
        "points": ("очко", "очка", "очков"),
        "cards": ("карта", "карты", "карт"),
        "steps": ("шаг", "шага", "шагов"),
        "actions": ("основное", "основных", "основных"),
        "actions got": ("основное", "основных", "основных"),
        "one card": ("карта",) * 3,
    },
    "pl": {
        "coins": ("moneta", "monety", "monet"),
        "coins paid": ("monetę", "monety", "monet"),
        "coins lacking": ("monety", "monet", "monet"),
        "servants": ("pomocnik", "pomocników", "pomocników"),
        "servants paid": ("pomocnika", "pomocników", "pomocników"),
        "servants lacking": ("pomocnika", "pomocników", "pomocników"),
        "servants at least": ("pomocnika", "pomocników", "pomocników"),
        "points": ("punkt", "punkty", "punktów"),
        "cards": ("karta", "karty", "kart"),
        "steps": ("krok", "kroki", "kroków"),
        "actions": ("akcja", "akcje", "akcji"),
        "actions got": ("akcję", "akcje", "akcji"),
        "one card": ("karta",) * 3,
    },
}
COUNTED = re.compile(r"\d+ ((?:монет|monet|слуг|pomocnik|оч(?=к|ок)|punkt|карт|kart|крок|krok|шаг|основн|akcj)\w*)")
LISTED = ["coins", "servants", "points", "cards", "steps", "actions"]
ASKED = {
    "score": ["points"],
    "bonus-coins": ["coins"],
    "bonus-servants": ["servants"],
    "bonus-points": ["points"],
    "bonus-cards": ["cards"],
    "bonus-nobility": ["steps"],
    "bonus-main": ["actions"],
    "move-elect": ["coins"],
    "move-hire": ["coins"],
    "move-change": ["servants"],
    "move-send": ["servants paid"],
    "move-extra": ["servants"],
    "move-pay-joker": ["coins"],
    "choice-bonuses": LISTED,
    "choice-court": ["cards", "coins lacking"],
    "choice-place": ["servants"],
    "choice-take": [*LISTED, "coins paid"],
    "choice-take-free": LISTED,
    "choice-queen": ["coins", "servants"],
    "choice-queen-stays": ["coins", "servants"],
    "choice-reuse": LISTED,
    "choice-again": LISTED,
    "question-pay": ["one card", "coins"],
    "question-paid": ["cards", "coins"],
    "question-paid-queen": ["cards", "coins", "coins"],
    "refusal-coins-missing": ["coins paid", "coins lacking"],
    "refusal-servants-missing": ["servants paid", "servants lacking"],
    "refusal-council-too-dear": ["coins paid"],
    "refusal-no-city-in-reach": ["coins paid"],
    "refusal-joker-too-dear": ["coins paid"],
    "event-shuffled": ["cards"],
    "event-satisfies": ["coins paid"],
    "event-queen-comes": ["coins paid"],
    "event-places": ["servants paid"],
    "event-gains": ["coins paid", "servants paid", "points", "steps", "actions got"],
    "event-coins-lost": ["coins"],
    "event-reward": ["points"],
    "event-queen-reward": ["points"],
    "event-hires": ["coins paid"],
    "event-changes": ["servants paid"],
    "event-extra": ["servants paid"],
    "event-last-turns": ["points"],
    "event-reward-points": ["points"],
    "event-nobility-first": ["points"],
    "event-nobility-second": ["points"],
    "event-most-permits": ["points"],
}


@pytest.mark.parametrize("language", SLAVIC)
@pytest.mark.parametrize("key", ASKED)
def test_things_are_counted_in_the_right_form(language: str, key: str) -> None:
    for number, place in zip(COUNTS, PLACES[language], strict=True):
        if key == "move-send" and number == 1:
            continue  # "a servant"
        expected = [FORMS[language][asked][place] for asked in ASKED[key]]
        assert COUNTED.findall(say(language, key, number)) == expected, (key, number)


@pytest.mark.parametrize("language", SLAVIC)
def test_servants_that_every_open_city_takes_are_counted_in_the_right_form(language: str) -> None:
    for number, place in zip(COUNTS, PLACES[language], strict=True):
        text = say(language, "refusal-no-city-in-reach", number, cost=0)
        assert COUNTED.findall(text) == [FORMS[language]["servants at least"][place]], text


@pytest.mark.parametrize("language", SLAVIC)
def test_no_sentence_counts_things_without_being_tested_for_its_plurals(language: str) -> None:
    counting = {key for key in KEYS if CATALOGUES[language].parameters(key) and COUNTED.search(say(language, key, 5))}
    assert counting == ASKED.keys()


@pytest.mark.parametrize(("number", "told"), [(1, "1 coin"), (2, "2 coins"), (5, "5 coins"), (21, "21 coins")])
def test_english_counts_one_coin_and_many_coins(number: int, told: str) -> None:
    assert say("en", "bonus-coins", number) == told


# Figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_nobility_track_is_told_space_by_space(language: str) -> None:
    told = []
    for space, bonuses in TABLES["nobility"].items():
        if space != "source":
            told += [int(space), *(amount for kind, amount in bonuses if kind not in ("main", "permit", "again"))]
    assert numbers(say(language, "effect-nobility")) == [
        *told,
        FIGURES["nobility_first"],
        FIGURES["nobility_second"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_thing_does_is_told_with_the_figures_of_the_rules(language: str) -> None:
    told = {
        "coins": [TABLES["tracks"]["coins"]],
        "joker": [FIGURES["joker_coins"]],
        "mains": [FIGURES["elect_coins"]],
        "quick": [FIGURES[cost] for cost in ("hire_coins", "change_servants", "send_servants", "extra_servants")],
        "permits": [FIGURES["most_permits"]],
        "queen": [FIGURES["road_coins"]],
        "councils": [1, TABLES["councillors"]["seats"], *FIGURES["council_coins"]],
        "merchants": [FIGURES["merchants"], FIGURES["merchants"], FIGURES["tenth_merchant"]],
        "queen_rewards": list(QUEEN_POINTS),
    }
    for thing, figures in told.items():
        assert numbers(say(language, f"effect-{thing}")) == figures, thing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reward", REWARDS)
def test_a_region_and_a_group_are_told_with_their_cities_and_points(language: str, reward: str) -> None:
    text, points = say(language, f"effect-{reward}"), int(REWARD_POINTS[REWARDS.index(reward)])
    if reward in GROUPS:
        assert numbers(text) == [TABLES["groups"][reward]["cities"], points]
    else:
        first = len(LETTERS) // len(REGIONS) * REGIONS.index(reward)
        assert numbers(text) == [points]
        assert re.findall(r"\b[A-O]\b", text) == [LETTERS[first], LETTERS[first + 4]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_city_is_told_with_its_letter(language: str) -> None:
    for letter, city in zip(LETTERS, CITIES, strict=True):
        assert re.findall(r"\b[A-O]\b", say(language, f"effect-{city}")) == [letter]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_is_told_with_the_sides_of_its_regions(language: str) -> None:
    for name, sides in TABLES["maps"].items():
        if name not in ("source", *CITIES):
            assert numbers(say(language, f"option-map-{name}")) == [int(side[1]) for side in sides]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_of_map_makes_sense_beside_the_title_alone(language: str) -> None:
    map_word = say(language, "option-map")
    for name in TABLES["maps"]:
        if name != "source":
            assert say(language, f"option-map-{name}").startswith(f"{map_word}: ")
    assert map_word.lower() in say(language, "option-map-random").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_is_told_once_in_a_sentence(language: str) -> None:
    for key in ("move-map", "event-map"):
        assert say(language, key).count(":") == 1


# Cases


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "elect:coast",
            [
                "Elect a councillor to the council of the coast (+4 coins)",
                "Обрати радника до ради узбережжя (+4 монети)",
                "Избрать советника в совет побережья (+4 монеты)",
                "Wybierz radnego do rady wybrzeża (+4 monety)",
            ],
        ),
        (
            "court:queen",
            [
                "Satisfy the queen’s council",
                "Задобрити раду королеви",
                "Задобрить совет королевы",
                "Przekonaj radę królowej",
            ],
        ),
        (
            "place:framek",
            [
                "Place a merchant in Framek",
                "Поставити купця у Фрамеку",
                "Разместить купца во Фрамеке",
                "Umieść kupca we Frameku",
            ],
        ),
        (
            "queen:esti",
            [
                "Bring the queen to Esti and place a merchant there",
                "Привезти королеву до Есті й поставити там купця",
                "Привезти королеву в Эсти и разместить там купца",
                "Sprowadź królową do Esti i umieść tam kupca",
            ],
        ),
        ("pay:blue", ["Play a blue card", "Зіграти синю карту", "Сыграть синюю карту", "Zagraj niebieską kartę"]),
        (
            "take:mountains:2",
            [
                "Take the second permit tile of the mountains",
                "Узяти другий дозвіл гір",
                "Взять второе дозволение гор",
                "Weź drugie zezwolenie gór",
            ],
        ),
        (
            "again:abc",
            [
                "Take the bonuses of permit tile ABC again",
                "Отримати ще раз бонуси дозволу ABC",
                "Получить ещё раз бонусы дозволения ABC",
                "Weź jeszcze raz premie zezwolenia ABC",
            ],
        ),
    ],
)
def test_names_stand_in_the_case_that_the_sentence_needs(code: str, told: list[str]) -> None:
    move = tell_move(GAME.moves.id(code))
    assert [GAME.words(language).say(move) for language in LANGUAGES] == told
