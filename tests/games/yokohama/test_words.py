"""The words of Yokohama: every key in every language, with plurals, cases, letters and figures right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds.core import registry
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES, Message, Name, Parameter, Seat
from tradewinds.games.yokohama import YOKOHAMA as GAME
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENT_TILES,
    AGENT_KINDS,
    AGENT_POINTS,
    AGENTS,
    AMOUNT,
    AREA_NAMES,
    AREA_TYPES,
    AWARD_NAMES,
    BUILDING_POWER,
    CANAL_FEE,
    CHURCH_ENDS_AT,
    CHURCH_PRIZES,
    COUNTRIES,
    CUSTOMS_PRIZES,
    DIFFERENT_AREAS,
    FAITH_PRICE,
    FLAGS_FOR_AGENT,
    GAME as FIGURES,
    GOODS,
    GOODS_FOR_POINT,
    HAND,
    HOUSE,
    HOUSE_PRICES,
    IMPORT_POINTS,
    LATE_TECHNOLOGY,
    LATE_UNITS,
    NEUTRAL_HALVES,
    PAY_IMPORT,
    PAY_YEN,
    PAYMENTS,
    PIECES,
    PORTS,
    PRODUCTION_PRICE,
    RATE,
    REWARDS,
    SAME_AREA,
    SECOND_ORDER_PRICE,
    SET_POINTS,
    SHOP,
    SHOP_PRICE,
    START_PIECES,
    SURCHARGE,
    TABLES,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_PRIZES,
    TOKEN_NAMES,
    TOKEN_REWARD,
    TOLL,
    TYPE_OF_AREA,
    WAREHOUSE_PIECES,
    YEN_FOR_POINT,
)
from tradewinds.games.yokohama.rules.reasons import REFUSALS
from tradewinds.games.yokohama.state import PHASES
from tradewinds.games.yokohama.story import tell_move
from tradewinds.games.yokohama.story.lists import OTHERS, listed
from tradewinds.web.pages.pictures import things_in

registry.register(GAME)

CATALOGUES = {language: Catalogue(GAME.folder / "words", language) for language in LANGUAGES}
SLAVIC = [language for language in LANGUAGES if language != "en"]
KEYS = sorted(key for key in CATALOGUES["en"] if not key.startswith(("picture-", "terminal-")))
LISTS = ("list-goods", "list-others", "list-deal")
SENTENCES = [key for key in KEYS if key not in LISTS]
MOVES = range(len(GAME.moves))
COUNTS = (1, 2, 5, 21, 22, 25)
EXPLAINED = (  # what a player can look up, beside areas, technologies, countries and achievements
    *("turn", "power", "president", *PIECES, "warehouse", "orders", "flags", "agents", "free-agent", "tokens"),
    *("achievements", "awards", "neutral", "ending", "bonus"),
    *REWARDS,
)
SAMPLES: dict[str, Parameter] = {
    **{player: Seat(0) for player in ("player", "payer", "payee")},
    "area": Name("area-silk-mill-2"),
    "origin": Name("area-bank"),
    "doubled": Name("area-port-a"),
    "thing": Name("area-church"),
    "technology": Name("technology-tram"),
    "good": Name("good-fish"),
    "piece": Name("piece-house"),
    "country": Name("country-nl"),
    "agent": Name("agent-uk"),
    "token": Name("token-moves"),
    "achievement": Name("achievement-orders-5"),
    "award": Name("award-fr"),
    "choice": Name("phase-before"),
    "pile": "b",
}
PLACES = {"first": Name("award-us"), "second": Name("award-nl"), "third": Name("award-de"), "fourth": Name("award-fr")}


class References(Visitor):
    """The messages that a message holds."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


@cache
def references(language: str) -> dict[str, set[str]]:
    """Which messages every message holds."""
    found = {}
    for message in FluentParser().parse(file(language)).body:
        if isinstance(message, ast.Message):
            visitor = References()
            visitor.visit(message)
            found[message.id.name] = visitor.found
    return found


@cache
def parameters(language: str, key: str) -> frozenset[str]:
    """What a message is about, with the messages that it holds."""
    held = [parameters(language, other) for other in references(language)[key]]
    return frozenset(CATALOGUES[language].parameters(key)).union(*held)


def say(language: str, key: str, number: int = 2, **given: Parameter) -> str:
    """A message in words, with all its numbers alike but for those given."""
    asked = parameters("en", key)
    goods, others = dict.fromkeys(GOODS, number), dict.fromkeys(OTHERS, number)
    two_lists = listed(goods, GOODS) | listed(others, OTHERS)
    lists = two_lists if "order" in asked else listed(goods | others, (*GOODS, *OTHERS))
    told: dict[str, Parameter] = {}
    for name in asked:
        if name in PLACES:
            told[name] = Seat(1) if "rivals" in asked else PLACES[name]
        elif name in lists and (f"comma-{name}" in asked or name.startswith("comma-")):
            told[name] = lists[name]
        else:
            told[name] = SAMPLES.get(name, number)
    return GAME.words(language).say(Message(key, told | given), ["★", "☆"])


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@cache
def file(language: str) -> str:
    return (GAME.folder / "words" / f"{language}.ftl").read_text("utf-8")


@cache
def moves_told(language: str) -> list[str]:
    return [GAME.words(language).say(tell_move(move)) for move in MOVES]


def keys_of_the_game() -> Iterator[str]:
    """Every key that the game's tables call for, but for choices, events, and words of the terminal and the picture."""
    yield from ("title", "summary", "score", *LISTS)
    yield from (f"area-{area}" for area in (*AREA_NAMES, *AREA_TYPES))
    yield from (f"technology-{technology}" for technology in TECHNOLOGY_NAMES)
    yield from (f"good-{payment}" for payment in PAYMENTS)
    yield from (f"piece-{piece}" for piece in ("president", *PIECES))
    yield from (f"country-{country}" for country in COUNTRIES)
    yield from (f"agent-{agent}" for agent in AGENT_KINDS)
    yield from (f"token-{token}" for token in TOKEN_NAMES)
    yield from (f"achievement-{achievement}" for achievement in ACHIEVEMENT_NAMES)
    yield from (f"award-{award}" for award in AWARD_NAMES)
    yield from (f"reward-{reward}" for reward in REWARDS)
    for thing in (*AREA_NAMES, *TECHNOLOGY_NAMES, *COUNTRIES, *ACHIEVEMENT_NAMES, *EXPLAINED):
        yield from (f"card-{thing}", f"effect-{thing}")
    yield from (f"phase-{phase}" for phase in PHASES)
    for option in GAME.options:
        yield from (f"option-{option.name}", f"option-{option.name}-about")
    yield from (f"refusal-{refusal}" for refusal in (*REFUSALS[1:], "achievement-not-met-areas"))
    yield from (tell_move(move).key for move in MOVES)


# Keys and parameters


def test_the_catalogue_has_the_keys_that_the_game_uses_and_no_others() -> None:
    assert {key for key in KEYS if not key.startswith(("choice-", "event-"))} == set(keys_of_the_game())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_well_formed_and_has_the_keys_and_parameters_of_the_english_one(language: str) -> None:
    catalogue = CATALOGUES[language]
    assert (catalogue.junk, catalogue.twice) == ([], [])
    assert catalogue.keys() == CATALOGUES["en"].keys()
    assert {key: parameters(language, key) for key in KEYS} == {key: parameters("en", key) for key in KEYS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_asks_for_what_it_is_told_with(language: str) -> None:
    for move in MOVES:
        message = tell_move(move)
        assert parameters(language, message.key) <= message.parameters.keys(), message.key


KINDS = {  # names of a kind, and the parameters that stand for them
    "area": ((*AREA_NAMES, *AREA_TYPES), ("area", "origin", "doubled", "thing")),
    "technology": (TECHNOLOGY_NAMES, ("technology",)),
    "good": (PAYMENTS, ("good",)),
    "piece": (PIECES, ("piece",)),
    "agent": (AGENT_KINDS, ("agent",)),
    "country": (COUNTRIES, ("country",)),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_name_has_every_form_that_a_sentence_asks_for_and_none_for_nothing(language: str, kind: str) -> None:
    names, stand_for = KINDS[kind]
    catalogue = CATALOGUES[language]
    split = [catalogue.split(variable) for entry in catalogue.values() for variable in entry.variables]
    asked = {case for parameter, case in split if parameter in stand_for and case}
    for name in names:
        assert catalogue[f"{kind}-{name}"].cases == asked, name


def test_everything_that_can_be_looked_up_is_in_a_view_under_its_name() -> None:
    seen: set[str] = set()
    for players in GAME.seats:
        for seed in range(8):
            match = Match(GAME, players, seed=seed, free_agents=True, awards=True)
            seen |= things_in(match.view(None))
    explained = {key.removeprefix("effect-") for key in KEYS if key.startswith("effect-")}
    assert explained <= seen


# Sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, *COUNTS])
def test_every_message_is_told_without_an_error_and_without_loose_spaces(language: str, number: int) -> None:
    for key in SENTENCES:
        text = say(language, key, number)
        if number:
            assert text == " ".join(text.split()) != "", key
            assert not re.search(r" [,.:;)]|\( |\.\.|{|, [,.]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_told_and_no_two_moves_alike(language: str) -> None:
    texts = moves_told(language)
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if text != " ".join(text.split()) or re.search(r" [,.:;)]|\( |{", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_the_letters_of_its_language_but_for_printed_letters(language: str) -> None:
    texts = [say(language, key) for key in SENTENCES] + moves_told(language)
    printed = r"\b[ABC]\b" if language == "uk" else r"$^"  # the Russian edition prints Cyrillic letters
    own = [re.sub(printed, "", text) for text in texts]
    assert [text for text in own if re.search(f"[{FOREIGN_LETTERS[language]}]", text)] == []


def test_nothing_in_polish_is_left_in_english_but_what_is_called_the_same() -> None:
    same = {say("pl", key) for key in SENTENCES if say("pl", key) == say("en", key)}
    assert same == {"Yokohama", "Bank", "Port A", "Port B", "USA"}


@pytest.mark.parametrize("language", SLAVIC)
def test_technologies_stand_in_quotation_marks_inside_sentences(language: str) -> None:
    opening, closing = "„”" if language == "pl" else "«»"
    technologies = [f"technology-{name}" for name in TECHNOLOGY_NAMES]
    for key in SENTENCES:
        text = say(language, key, 5)
        assert text.count(opening) == text.count(closing), text
        if key.startswith(("move-", "choice-", "refusal-", "event-")):
            held = [name for name in technologies if name in references(language)[key]]
            held += ["technology-tram"] if "technology" in CATALOGUES[language].parameters(key) else []
            assert all(f"{opening}{say(language, name)}{closing}" in text for name in held), text


def test_players_stand_under_their_names_in_no_case_and_no_gender() -> None:
    """A verb in the past tense would ask for a gender; every event is told in the present."""
    past = {"uk": r"\w+(?:ла|ло|ли|вся|лася)\b", "ru": r"\w+(?:ла|ло|ли|лся|лась)\b", "pl": r"\w+(?:ił|ył|ął|wał)\b"}
    for language, pattern in past.items():
        for key in SENTENCES:
            if key.startswith("event-"):
                assert not re.search(pattern, say(language, key, 5)), say(language, key, 5)


# Plurals: the form for 1, for 2 and for 5 of a thing; Ukrainian and Russian count 21 like 1, Polish like 5.

PLURAL = {
    "uk": dict(zip(COUNTS, (0, 1, 2, 0, 1, 2), strict=True)),
    "ru": dict(zip(COUNTS, (0, 1, 2, 0, 1, 2), strict=True)),
    "pl": dict(zip(COUNTS, (0, 1, 2, 2, 1, 2), strict=True)),
}
FORMS = {  # what may stand after the number: as it is called, or as it is given
    "uk": (
        ("бал", "бали", "балів"),
        ("єна|єну", "єни", "єн"),
        ("мідь", "міді", "міді"),
        ("шовк", "шовку", "шовку"),
        ("чай", "чаю", "чаю"),
        ("риба|рибу", "риби", "риби"),
        ("імпортний", "імпортні", "імпортних"),
        ("товар", "товари", "товарів"),
        ("маркер", "маркери", "маркерів"),
        ("переміщення", "переміщення", "переміщень"),
        ("замовлення", "замовлення", "замовлень"),
        ("помічника", "помічників", "помічників"),
        ("очко", "очки", "очок"),
    ),
    "ru": (
        ("очко", "очка", "очков"),
        ("иена|иену", "иены", "иен"),
        ("медь", "меди", "меди"),
        ("шёлк", "шёлка", "шёлка"),
        ("чай", "чая", "чая"),
        ("рыба|рыбу", "рыбы", "рыбы"),
        ("импортный", "импортных", "импортных"),
        ("товар", "товара", "товаров"),
        ("актив", "актива", "активов"),
        ("перемещение", "перемещения", "перемещений"),
        ("заказ", "заказа", "заказов"),
        ("помощника", "помощников", "помощников"),
        ("уровень", "уровня", "уровней"),
    ),
    "pl": (
        ("punkt", "punkty", "punktów"),
        ("jen|jena", "jeny", "jenów"),
        ("miedź", "miedzi", "miedzi"),
        ("jedwab", "jedwabie", "jedwabi"),
        ("herbata|herbatę", "herbaty", "herbat"),
        ("ryba|rybę", "ryby", "ryb"),
        ("dobro", "dobra", "dóbr"),
        ("dowolne", "dowolne", "dowolnych"),
        ("element", "elementy", "elementów"),
        ("ruch", "ruchy", "ruchów"),
        ("zamówienie", "zamówienia", "zamówień"),
        ("asystenta", "asystentów", "asystentów"),
        ("jednostki", "jednostek", "jednostek"),
    ),
}


NOWHERE = {"area": Name("area-church")}  # an area whose name has no number


def counted(text: str, number: int) -> list[str]:
    """The words that follow a number that is no name: `№ 5`, `комірка 5`."""
    return re.findall(rf"(?<!№ )(?<!nr )\b{number} ([^\W\d]+)", text)


@pytest.mark.parametrize("language", SLAVIC)
@pytest.mark.parametrize("number", COUNTS)
def test_things_are_counted_in_the_right_form(language: str, number: int) -> None:
    right = {form for forms in FORMS[language] for form in forms[PLURAL[language][number]].split("|")}
    wrong = {form for forms in FORMS[language] for place in forms for form in place.split("|")} - right
    for key in SENTENCES:
        if parameters(language, key):
            words = counted(say(language, key, number, **NOWHERE), number)
            assert not set(words) & wrong, (key, words)


@pytest.mark.parametrize("language", SLAVIC)
def test_all_that_a_list_can_hold_is_counted(language: str) -> None:
    for number in COUNTS:
        words = counted(say(language, "event-gains", number), number)
        assert len(words) == len(REWARDS)
        right = {form for forms in FORMS[language] for form in forms[PLURAL[language][number]].split("|")}
        assert set(words) <= right


@pytest.mark.parametrize(("number", "told"), [(1, "1 point"), (2, "2 points"), (21, "21 points")])
def test_english_counts_one_point_and_many_points(number: int, told: str) -> None:
    assert say("en", "reward-points", number) == told


# Figures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", [area for area in range(len(AREA_NAMES)) if AMOUNT[area].any()])
def test_an_area_is_told_with_what_every_power_brings(language: str, area: int) -> None:
    by_power = [int(amount) for amount in AMOUNT[area, 1:]]
    told = {
        "chinatown": [*sorted({int(rate) for rate in RATE[:-1]}, reverse=True), int(RATE[-1])],
        "church": [1, int(FAITH_PRICE[PAY_YEN]), *CHURCH_PRIZES],
        "customs-house": list(CUSTOMS_PRIZES),
        "employment-agency": [SHOP_PRICE, *HOUSE_PRICES],
    }
    laboratory = [int(PRODUCTION_PRICE[PAY_YEN]), 1, *SURCHARGE, LATE_TECHNOLOGY, LATE_UNITS]
    found = numbers(say(language, f"effect-{AREA_NAMES[area]}"))
    if area in PORTS:
        assert found == [2, 3, 4, 5, 3, int(SECOND_ORDER_PRICE[PAY_YEN]), 1, HAND]
        assert by_power == [0, 1, 2, 3, 3]
    else:
        others = laboratory if "laboratory" in AREA_NAMES[area] else told.get(AREA_NAMES[area], [])
        assert found == [1, 5, *by_power, *others]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("technology", TECHNOLOGY_NAMES)
def test_a_technology_is_told_with_its_figures(language: str, technology: str) -> None:
    card = TABLES["technologies"][technology]
    own = {
        "station": [1],
        "newspaper": [card.get("different_areas"), DIFFERENT_AREAS],
        "telephone": [1],
        "telegraph": [SAME_AREA, 1],
        "stock-exchange": [card.get("least_yen")] * 2,
    }
    pays, gives = card.get("pays", {}).values(), card.get("gives", {}).values()
    expected = own.get(technology, [*pays, *gives])
    assert numbers(say(language, f"effect-{technology}")) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("token", range(len(TOKEN_NAMES)))
def test_a_token_is_told_with_its_reward(language: str, token: int) -> None:
    reward = [int(TOKEN_REWARD[token, number]) for number in range(len(REWARDS))]
    assert numbers(say(language, f"token-{TOKEN_NAMES[token]}")) == [amount for amount in reward if amount]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", ACHIEVEMENT_TILES, ids=ACHIEVEMENT_NAMES)
def test_an_achievement_is_told_with_what_it_takes_and_brings(language: str, tile: dict[str, Any]) -> None:
    needs = list(tile["needs"].values())
    named = re.sub(r"5-krotnej", "", say(language, f"achievement-{tile['name']}"))
    assert numbers(named) == needs
    assert numbers(say(language, f"effect-{tile['name']}")) == [*needs, *tile["points"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_is_told_with_the_figures_of_the_rules(language: str) -> None:
    shops, houses = (int(START_PIECES[piece] + WAREHOUSE_PIECES[piece]) for piece in (SHOP, HOUSE))
    sets = [int(points) for points in SET_POINTS[2:]]
    most = FIGURES["most_power"]
    ends = sorted({int(number) for number in CHURCH_ENDS_AT[2:]})
    a_point = [GOODS_FOR_POINT, 1]
    prizes = [*CHURCH_PRIZES, *CUSTOMS_PRIZES, *TECHNOLOGY_PRIZES]
    told = {
        "canal": [CANAL_FEE],
        "turn": [DIFFERENT_AREAS, SAME_AREA, BUILDING_POWER, most],
        "power": [most, 1, BUILDING_POWER, most],
        "president": [TOLL],
        "assistant": [1],
        "shop": [BUILDING_POWER, most, 1, shops],
        "house": [BUILDING_POWER, most, 1, FIGURES["house_income"], houses],
        "warehouse": [SHOP_PRICE, *HOUSE_PRICES],
        **{good: [int(RATE[GOODS.index(good)]), *a_point] for good in GOODS},
        "import": [int(RATE[-1]), IMPORT_POINTS],
        "yen": [YEN_FOR_POINT, 1],
        "orders": [HAND],
        "flags": [figure for size, points in enumerate(sets, 2) for figure in (size, points)],
        "agents": [AGENT_POINTS],
        "tokens": [most],
        "awards": [3],
        "neutral": [NEUTRAL_HALVES // 2, 5],
        "ending": [shops, houses, *ends],
        "bonus": [*prizes, 2, 3, 4, 5, *sets, AGENT_POINTS, YEN_FOR_POINT, 1, *a_point],
        **{country: [int(AGENTS[number])] for number, country in enumerate(COUNTRIES)},
    }
    assert FLAGS_FOR_AGENT == 2  # "every second flag"
    for thing, figures in told.items():
        found = numbers(re.sub(r"5-krotnej|«5»", "", say(language, f"effect-{thing}")))
        assert found == figures, thing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("units", [0, 1, 2, 5])
def test_a_technology_is_offered_with_the_price_of_production(language: str, units: int) -> None:
    told = numbers(say(language, "choice-research", units))
    assert told == ([units, int(PRODUCTION_PRICE[PAY_YEN]), int(PRODUCTION_PRICE[PAY_IMPORT])] if units else [])


def test_one_price_is_told_for_every_payment() -> None:
    """`pay:yen` is the same move for faith, for production and for a second order."""
    for kind in range(len(PAYMENTS)):
        prices = {int(price[kind]) for price in (FAITH_PRICE, PRODUCTION_PRICE, SECOND_ORDER_PRICE)}
        assert len(prices - {0}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_board_of_a_type_is_told_apart_by_its_number(language: str) -> None:
    for name, kind in zip(AREA_NAMES, TYPE_OF_AREA, strict=True):
        second = " 2" if name.endswith("-2") else ""
        assert say(language, f"area-{name}") == say(language, f"area-{kind}") + second


# Cases


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (
            "place:silk-mill-2",
            [
                "Place an assistant in Silk Mill 2",
                "Поставити помічника на Шовковій фабриці 2",
                "Поставить помощника в шёлкопрядильне 2",
                "Postaw asystenta w tkalni jedwabiu 2",
            ],
        ),
        (
            "go:tea-plantation-1",
            [
                "Send the president to the Tea Plantation and act there",
                "Відправити президента до Чайної плантації й діяти там",
                "Отправить президента на чайную плантацию и действовать там",
                "Wyślij prezesa na plantację herbaty i działaj tam",
            ],
        ),
        (
            "through:canal",
            [
                "Pass through the Canal (1 yen)",
                "Пройти через Канал (1 єна)",
                "Пройти через канал (1 иена)",
                "Przejdź przez kanał (1 jen)",
            ],
        ),
        (
            "collect:employment-agency",
            [
                "Take back an assistant from the Employment Agency",
                "Забрати помічника зі Служби найму",
                "Вернуть помощника из агентства по найму",
                "Zabierz asystenta z agencji pracy",
            ],
        ),
        (
            "buy:fish",
            ["Buy fish for 1 yen", "Купити рибу за 1 єну", "Купить рыбу за 1 иену", "Kup rybę za 1 jena"],
        ),
        (
            "fulfil:14",
            [
                "Fulfil order 14: give 2 silk, 2 tea, 1 fish for 6 points, 2 yen",
                "Виконати замовлення № 14: віддати 2 шовку, 2 чаю, 1 рибу за 6 балів, 2 єни",
                "Выполнить заказ № 14: отдать 2 шёлка, 2 чая, 1 рыбу за 6 очков, 2 иены",
                "Wypełnij zamówienie nr 14: oddaj 2 jedwabie, 2 herbaty, 1 rybę za 6 punktów, 2 jeny",
            ],
        ),
        (
            "customs:4",
            [
                "Take space 4 of the Customs House: 2 imported goods for 8 points, 2 yen, 1 piece from the warehouse",
                "Зайняти комірку 4 Митниці: віддати 2 імпортні товари за 8 балів, 2 єни, 1 маркер зі складу",
                "Занять ячейку 4 таможни: отдать 2 импортных товара за 8 очков, 2 иены, 1 актив со склада",
                "Zajmij pole 4 urzędu celnego: oddaj 2 dobra importowane za 8 punktów, 2 jeny, 1 element z magazynu",
            ],
        ),
        (
            "achieve:c",
            [
                "Declare the achievement of pile C",
                "Завершити досягнення C",
                "Объявить о достижении В",
                "Wypełnij osiągnięcie C",
            ],
        ),
    ],
)
def test_names_stand_in_the_case_that_the_sentence_needs(code: str, told: list[str]) -> None:
    move = tell_move(GAME.moves.id(code))
    assert [GAME.words(language).say(move) for language in LANGUAGES] == told
