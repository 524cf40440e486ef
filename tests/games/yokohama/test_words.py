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
from tradewinds.games.yokohama.about import EXPLAINED
from tradewinds.games.yokohama.components import (
    AGENT_KINDS,
    AREA_NAMES,
    AREA_TYPES,
    COUNTRIES,
    FAITH_PRICE,
    MEASURES,
    PAY_IMPORT,
    PAY_YEN,
    PAYMENTS,
    PIECES,
    PRODUCTION_PRICE,
    REWARDS,
    SECOND_ORDER_PRICE,
    TECHNOLOGY_NAMES,
    TYPE_OF_AREA,
)
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.state import PHASES
from tradewinds.games.yokohama.things import List, amount, price

registry.register(GAME)

CATALOGUES = {language: Catalogue(GAME.folder / "words", language) for language in LANGUAGES}
SLAVIC = [language for language in LANGUAGES if language != "en"]
KEYS = sorted(key for key in CATALOGUES["en"] if not key.startswith(("picture-", "terminal-")))
SENTENCES = KEYS
MOVES = range(len(GAME.moves))
COUNTS = (1, 2, 5, 21, 22, 25)
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
    "award": Name("award-free-agent"),
    "choice": Name("phase-before"),
    "pile": "b",
}
PLACES = ("first", "second", "third", "fourth")
AMOUNTS = ("goods", "reward", "paid", "payments", "token")  # parameters that are lists of amounts
ROWS = ("powers", "amounts", "sizes", "houses")  # figures side by side
PRICES = {"yen": "yen", "imports": "import", "shop": "yen", "points": "points", "first": "points", "later": "points"}


class References(Visitor):
    """The messages that a message holds."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.found.add(node.id.name)


class TextElements(Visitor):
    """What a message says itself, without its arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.value)


@cache
def references(language: str) -> dict[str, set[str]]:
    """Which messages every message holds."""
    found = {}
    for message in FluentParser().parse(file(language)).body:
        if isinstance(message, ast.Message):
            visitor = References()
            visitor.visit(message)
            found[message.id.name] = visitor.found - {message.id.name}  # a case may hold the plain form
    return found


@cache
def parameters(language: str, key: str) -> frozenset[str]:
    """What a message is about, with the messages that it holds."""
    held = [parameters(language, other) for other in references(language)[key]]
    own = {name.removesuffix("-plus") for name in CATALOGUES[language].parameters(key)}
    return frozenset(own).union(*held)


def sample(name: str, key: str, number: int) -> Parameter:
    """Something that a parameter may stand for, with that number wherever it is counted."""
    every: List = tuple(amount(kind, number) for kind in REWARDS)
    if name in ROWS or (name, key) == ("players", "effect-ending-board"):
        return "6/7/8"
    if name in AMOUNTS:
        return tuple(Name(f"good-{good}") for good in ("tea", "fish")) if key == "effect-rate" else every
    if name == "rewards":
        return (Message("tile-space", {"reward": every}),) if key == "effect-tile-shops" else "★"
    if name == "price":
        return amount("yen", number)
    if name == "rivals":
        return number if key == "choice-toll" else tuple(Message("president-of", {"player": Seat(n)}) for n in (0, 1))
    if name == "achievement":
        both = "areas" in key
        needs: dict[str, Parameter] = {"production": number, "commercial": number} if both else {"count": number}
        return Message(f"achievement-{'production-commercial' if both else 'orders'}", needs)
    if (name in PRICES and key.startswith("effect-")) or (key in PRICED and name in ("yen", "imports")):
        return amount(PRICES.get(name, "points"), number)
    if name in PLACES:
        return amount("points", number) if key.startswith("effect-") else Name("award-free-agent")
    return SAMPLES.get(name, number)


PRICED = ("choice-research", "refusal-production-missing")


def say(language: str, key: str, number: int = 2, **given: Parameter) -> str:
    """A message in words, with all its numbers alike but for those given."""
    told = {name: sample(name, key, number) for name in parameters("en", key)}
    return GAME.words(language).say(Message(key, told | given), ["★", "☆"])


def explained(language: str, thing: str) -> str:
    """All that is told of a thing."""
    return "\n".join(GAME.words(language).say(line) for line in EXPLAINED[thing].lines)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@cache
def file(language: str) -> str:
    return (GAME.folder / "words" / f"{language}.ftl").read_text("utf-8")


@cache
def moves_told(language: str) -> list[str]:
    return [GAME.words(language).say(GAME.tell_move(move)) for move in MOVES]


def keys_of_the_game() -> Iterator[str]:
    """Every key that the game's tables call for, but for choices, events, and words of the terminal and the picture."""
    yield from (
        "title",
        "summary",
        "score",
        "chart-yen",
        "deal",
        "president-of",
        "tile-space",
        "fact-orders",
        "fact-action",
        "end-triggered",
    )
    yield from (f"area-{area}" for area in (*AREA_NAMES, *AREA_TYPES))
    yield from (f"technology-{technology}" for technology in TECHNOLOGY_NAMES)
    yield from (f"good-{payment}" for payment in PAYMENTS)
    yield from (f"piece-{piece}" for piece in ("president", *PIECES))
    yield from (f"country-{country}" for country in COUNTRIES)
    yield from (f"agent-{agent}" for agent in AGENT_KINDS)
    yield from (f"achievement-{measure}" for measure in MEASURES if measure not in REWARDS)
    yield from ("achievement-production-commercial", "award-flag", "award-free-agent")
    yield from (f"reward-{reward}" for reward in REWARDS)
    yield from ("order-card", "price-free", "price-range")
    for topic in EXPLAINED.values():
        yield from (message.key for message in (topic.name, *topic.lines))
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from ("question-before", "question-placing")
    for option in GAME.options:
        yield from (f"option-{option.name}", f"option-{option.name}-about")
    yield from (f"refusal-{refusal}" for refusal in [*REASONS][1:])
    yield from (GAME.tell_move(move).key for move in MOVES)
    yield from (category.name.key for category in GAME.categories)
    yield from (trigger.name.key for trigger in GAME.ending(Match(GAME, seed=1).view()).triggers)
    yield from ("ending-last-but-one-round", "ending-last-round")
    for stage in ("keep", *GAME.stages):
        yield from (f"stage-{stage}", f"stage-{stage}-about")
    for chapter in GAME.guide:
        yield from (message.key for message in (chapter.title, *chapter.lines))


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
        message = GAME.tell_move(move)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_has_what_its_sentences_ask_for_and_is_no_wall(language: str) -> None:
    for thing, topic in EXPLAINED.items():
        assert GAME.words(language).say(topic.name)
        for line in topic.lines:
            assert parameters(language, line.key) == line.parameters.keys(), line.key
            assert len(GAME.words(language).say(line)) <= 170, thing


@pytest.mark.parametrize("players", GAME.seats)
def test_every_area_card_tile_and_token_on_a_table_can_be_asked_about(players: int) -> None:
    match = Match(GAME, players, seed=3, free_agents=True, awards=True)
    view = match.view(0)
    topics = GAME.topics(view)
    assert len(set(topics)) == len(topics)
    assert all(GAME.explain(thing) for thing in topics)
    seen = {area["name"] for area in view["areas"]} | {f"tile-{area['tile']}" for area in view["areas"] if area["tile"]}
    seen |= {slot["card"]["technology"] for board in view["laboratories"] for slot in board["slots"]}
    seen |= {f"order-{slot['order']['name']}" for board in view["ports"] for slot in board["slots"]}
    seen |= {goal["name"] for goal in view["achievements"]} | {f"award-{award}" for award in view["awards"]}
    seen |= {"turn", "agents", "awards", "ending", "bonus", "church-7", "customs-1", "us", "import"}
    assert seen <= set(topics)
    assert ("neutral" in topics) == (players == 2)


def test_what_others_hold_in_secret_is_no_topic() -> None:
    match = Match(GAME, 2, seed=3)
    while match.view(None)["phase"] == "keep":
        match.play(match.moves()[0])
    own = {f"order-{order['name']}" for order in match.view(0)["players"][0]["orders"]}
    assert own <= set(GAME.topics(match.view(0)))
    assert not own & set(GAME.topics(match.view(1)))


def test_what_matters_about_a_player_is_money_goods_and_orders() -> None:
    match = Match(GAME, 2, seed=3)
    player, found = match.view(0)["players"][0], GAME.facts(match.view(0), 0)
    assert [(fact.symbol, fact.amount) for fact in found] == [
        ("yo-yen", player["yen"]),
        ("yo-import", player["imports"]),
        *[(f"yo-{good}", count) for good, count in player["goods"].items()],
        ("yo-order", player["orders_held"]),
    ]
    for language in LANGUAGES:
        for fact in found:
            assert numbers(GAME.words(language).say(fact.name)) == [fact.amount]


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
        ("риба|рибу", "риби", "риб"),
        ("імпортний", "імпортні", "імпортних"),
        ("товар", "товари", "товарів"),
        ("маркер", "маркери", "маркерів"),
        ("переміщення", "переміщення", "переміщень"),
        ("замовлення", "замовлення", "замовлень"),
        ("помічник|помічника", "помічники|помічників", "помічників"),
        ("очко|очка", "очки|очок", "очок"),
    ),
    "ru": (
        ("очко", "очка", "очков"),
        ("иена|иену", "иены", "иен"),
        ("медь", "меди", "меди"),
        ("шёлк", "шёлка", "шёлка"),
        ("чай", "чая", "чая"),
        ("рыба|рыбу", "рыбы", "рыб"),
        ("импортный", "импортных", "импортных"),
        ("товар", "товара", "товаров"),
        ("актив", "актива", "активов"),
        ("перемещение", "перемещения", "перемещений"),
        ("заказ|заказа", "заказа|заказов", "заказов"),
        ("помощник|помощника", "помощника|помощников", "помощников"),
        ("уровень|уровня", "уровня|уровней", "уровней"),
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
        ("asystent|asystenta", "asystenci|asystentów", "asystentów"),
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
        words = counted(say(language, "event-area-brings", number, area=NOWHERE["area"]), number)
        assert len(words) == len(REWARDS)
        right = {form for forms in FORMS[language] for form in forms[PLURAL[language][number]].split("|")}
        assert set(words) <= right


@pytest.mark.parametrize(("number", "told"), [(1, "1 point"), (2, "2 points"), (21, "21 points")])
def test_english_counts_one_point_and_many_points(number: int, told: str) -> None:
    assert say("en", "reward-points", number) == told


# Figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_figure_of_its_own(language: str) -> None:
    """All figures are arguments, but for what one payment adds and the numbers of steps, tokens and second boards."""
    allowed = re.compile(r"\+1 |[ABАБВ]\d\. |«5»|5-krotnej|[.,]5|\[1\]|\[0\]|(?:area-[\w.-]+ \}) 2|-\d\b")
    for entry in FluentParser().parse(file(language)).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(("area-", "terminal-")):
            texts = TextElements()
            texts.visit(entry)
            left = [text for text in texts.found if re.search(r"\d", allowed.sub("", text))]
            assert left == [], entry.id.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("units", [0, 1, 2, 5])
def test_a_technology_is_offered_with_the_price_of_production(language: str, units: int) -> None:
    told = numbers(say(language, "choice-research", units, **price(PRODUCTION_PRICE)))
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
                "Розмістити помічника на Шовковій фабриці 2",
                "Поместить помощника в шёлкопрядильню 2",
                "Umieść asystenta w tkalni jedwabiu 2",
            ],
        ),
        (
            "go:tea-plantation-1",
            [
                "Send the president to the Tea Plantation and act there",
                "Відправити президента до Чайної плантації й діяти там",
                "Отправить президента на чайную плантацию и действовать там",
                "Porusz prezesa na plantację herbaty i wykonaj tam akcję",
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
                "Zwróć na rękę asystenta z agencji pracy",
            ],
        ),
        (
            "buy:fish",
            ["Buy fish for 1 yen", "Купити рибу за 1 єну", "Купить рыбу за 1 иену", "Kup rybę za 1 jena"],
        ),
        (
            "fulfil:14",
            [
                "Fulfil order 14: 1 copper + 2 silk + 2 tea → 6 points + 2 yen",
                "Виконати замовлення № 14: 1 мідь + 2 шовку + 2 чаю → 6 балів + 2 єни",
                "Выполнить заказ № 14: 1 медь + 2 шёлка + 2 чая → 6 очков + 2 иены",
                "Wypełnij zamówienie nr 14: 1 miedź + 2 jedwabie + 2 herbaty → 6 punktów + 2 jeny",
            ],
        ),
        (
            "customs:4",
            [
                "Take space 4 of the Customs House: 2 imported goods → 8 points + 2 yen + 1 piece from the warehouse",
                "Зайняти комірку 4 Митниці: 2 імпортні товари → 8 балів + 2 єни + 1 маркер зі складу",
                "Занять ячейку 4 таможни: 2 импортных товара → 8 очков + 2 иены + 1 актив со склада",
                "Zajmij pole 4 urzędu celnego: 2 dobra importowane → 8 punktów + 2 jeny + 1 element z magazynu",
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
    move = GAME.tell_move(GAME.moves.id(code))
    assert [GAME.words(language).say(move) for language in LANGUAGES] == told


@pytest.mark.parametrize(
    ("language", "others_words"),
    [
        ("uk", r"\bоч(?:ко|ки|ок)\b|оголос|[Пп]оставте|[Рр]озстав"),
        ("ru", r"[Пп]оставьте|[Рр]асстав|объявите достижение"),
        ("pl", r"towar|zrealizuj|ogłoś|[Ww]ystaw\b|[Rr]ozstaw"),
    ],
)
def test_chapters_and_steps_use_the_words_of_the_moves(language: str, others_words: str) -> None:
    told = [GAME.words(language).say(key) for key in KEYS if key.startswith(("stage-", "guide-"))]
    assert not [text for text in told if re.search(others_words, text)]
