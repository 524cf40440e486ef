"""The words of The Council of Four: every key in every language, with plurals, cases, letters and figures right."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds import Match
from tradewinds.core.words import LANGUAGES, Message, Name, Parameter, Seat
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR as GAME
from tradewinds.games.council_of_four.about import TOPICS
from tradewinds.games.council_of_four.components import (
    BONUSES,
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GAME as FIGURES,
    GROUPS,
    LETTERS,
    PERMITS,
    QUEEN_POINTS,
    REGIONS,
    REWARD_POINTS,
    REWARDS,
    TABLES,
)
from tradewinds.games.council_of_four.picture import ART
from tradewinds.games.council_of_four.reasons import REASONS
from tradewinds.games.council_of_four.state import PHASES
from tradewinds.games.council_of_four.things import bonuses, permit

CATALOGUES = {language: Catalogue(GAME.folder / "words", language) for language in LANGUAGES}
SLAVIC = [language for language in LANGUAGES if language != "en"]
KEYS = sorted(key for key in CATALOGUES["en"] if not key.startswith(("picture-", "terminal-")))
MOVES = range(len(GAME.moves))
PRINTED_BONUSES = [kind for kind in BONUSES if kind not in ("none", "refill")]
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
    "group": Name("group-iron"),
    "permit": permit("abc"),
    "source": Message("source-token", {"city": Name("city-arkon")}),
    "one": Name("city-arkon"),
    "two": Name("city-burgen"),
    "three": Name("city-castrum"),
    "permits": "A/B/C, A/E",
    "letters": "A/B/C",
    "letter": "A",
    "asked": "spend",
    "step": "both",
}
NUMBERED = ("question-pay",)  # here $one is a number
LISTED_KINDS = ("coins", "servants", "points", "cards", "nobility", "main")
CARDS_LISTED = ("event-satisfies",)  # here $cards are cards by their colours


def say(language: str, key: str, number: int = 2, **given: Parameter) -> str:
    """A message in words, with all its numbers alike but for those given."""
    samples = {} if key in NUMBERED else SAMPLES
    parameters = {name: samples.get(name, number) for name in CATALOGUES["en"].parameters(key)}
    lists: dict[str, Parameter] = {"bonuses": bonuses((kind, number) for kind in LISTED_KINDS)}
    lists["things"] = number if key == "event-tie" else lists["bonuses"]
    if key in CARDS_LISTED:
        lists["cards"] = (Message("cards-blue", {"count": number}), Message("cards-joker", {"count": number}))
    if key == "choice-pay-all":
        lists |= {
            "cards": (Name("colour-blue"), Name("colour-joker")),
            "coins": Message("bonus-coins", {"count": number}),
        }
    parameters |= {name: told for name, told in lists.items() if name in parameters}
    return GAME.words(language).say(Message(key, parameters | given))


def explained(language: str, thing: str) -> list[str]:
    """What is told of a thing, line by line."""
    topic = GAME.explain(thing)
    assert topic is not None
    return [GAME.words(language).say(line) for line in topic.lines]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@cache
def file(language: str) -> str:
    return (GAME.folder / "words" / f"{language}.ftl").read_text("utf-8")


def keys_of_the_game() -> Iterator[str]:
    """Every key that the game's tables call for, but for events, the terminal's words and the picture's."""
    yield from ("title", "summary", "score", "chart-coins", "permit", "room-markets")
    yield from (f"source-{place}" for place in ("election", "token", "permit", "space"))
    yield from (f"cards-{card}" for card in CARDS)
    yield from (f"city-{city}" for city in CITIES)
    yield from (f"region-{region}" for region in REGIONS)
    yield from (f"group-{group}" for group in GROUPS)
    yield from (f"council-{council}" for council in COUNCILS)
    yield from (f"colour-{card}" for card in CARDS)
    yield from (f"bonus-{kind}" for kind in PRINTED_BONUSES)
    for topic in TOPICS.values():
        yield topic.name.key
        yield from (line.key for line in topic.lines)
    yield from ("fact-merchants", "fact-nobility", "fact-due")
    yield from (f"phase-{phase}" for phase in PHASES)
    for option in GAME.options:
        yield from (f"option-{option.name}", f"option-{option.name}-about")
        yield from (f"option-{option.name}-{choice}" for choice in option.choices)
    yield from (f"refusal-{refusal}" for refusal in list(REASONS)[1:])
    yield from (
        f"choice-{kind}" for kind in ("court", "place", "queen", "queen-stays", "take-bare", "again", "pay-all")
    )
    yield from (
        "choice-take",
        "choice-take-free",
        "choice-reuse",
        "question-pay",
        "question-paid",
        "question-paid-queen",
    )
    yield from (GAME.tell_move(move).key for move in MOVES)
    yield from ("category-play", "ending-last-turns")
    for stage in GAME.stages:
        yield from (f"stage-{stage}", f"stage-{stage}-about")
    for chapter in GAME.guide:
        yield from (message.key for message in (chapter.title, *chapter.lines))


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
    "group": (GROUPS, ("place", "group")),
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
    texts = [GAME.words(language).say(GAME.tell_move(move)) for move in MOVES]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_the_letters_of_its_language_but_for_the_printed_letters_of_cities(language: str) -> None:
    texts = [say(language, key) for key in KEYS] + [GAME.words(language).say(GAME.tell_move(move)) for move in MOVES]
    own = [re.sub(r"\b[A-O]+\b", "", text) for text in texts]
    assert [text for text in own if re.search(f"[{FOREIGN_LETTERS[language]}]", text)] == []


def test_nothing_in_polish_is_left_in_english_but_the_names_of_cities() -> None:
    same = {say("pl", key) for key in KEYS if say("pl", key) == say("en", key)}
    assert same == {say("en", key) for key in ("permit", *(f"city-{city}" for city in CITIES))}


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
        "cards at most": ("карти", "карт", "карт"),
        "spaces": ("поділка", "поділки", "поділок"),
        "actions": ("основна", "основні", "основних"),
        "merchants": ("купець", "купці", "купців"),
        "merchants left": ("нерозміщений", "нерозміщені", "нерозміщених"),
        "jokers": ("джокер", "джокери", "джокерів"),
        "councillors": ("радник", "радники", "радників"),
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
        "cards at most": ("карты", "карт", "карт"),
        "spaces": ("деление", "деления", "делений"),
        "actions": ("основное", "основных", "основных"),
        "merchants": ("купец", "купца", "купцов"),
        "merchants left": ("неразмещённый", "неразмещённых", "неразмещённых"),
        "jokers": ("джокер", "джокера", "джокеров"),
        "councillors": ("советник", "советника", "советников"),
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
        "cards at most": ("karty", "kart", "kart"),
        "spaces": ("pole", "pola", "pól"),
        "actions": ("akcja", "akcje", "akcji"),
        "merchants": ("kupca", "kupców", "kupców"),
        "merchants left": ("kupiec", "kupców", "kupców"),
        "jokers": ("dżoker", "dżokery", "dżokerów"),
        "councillors": ("radny", "radnych", "radnych"),
        "one card": ("karta",) * 3,
    },
}
THINGS = (
    "монет|monet|слуг|pomocnik|оч(?=к|ок)|punkt|карт|kart|поділ|делени|pol|pól|основн|akcj|куп(?=ц|е)|kup(?=c|i)"
    "|нерозміщ|неразмещ|джокер|dżoker|радник|советник|radn"
)
COUNTED = re.compile(rf"\d+ ((?:{THINGS})\w*)")
LISTED = ["coins", "servants", "points", "cards", "spaces", "actions"]
ASKED = {
    "score": ["points"],
    "bonus-coins": ["coins"],
    "bonus-servants": ["servants"],
    "bonus-points": ["points"],
    "bonus-cards": ["cards"],
    "bonus-nobility": ["spaces"],
    "bonus-main": ["actions"],
    "move-elect": ["coins"],
    "move-hire": ["coins"],
    "move-change": ["servants"],
    "move-send": ["servants paid"],
    "move-extra": ["servants"],
    "move-pay": ["coins"],
    "effect-joker": ["coins paid"],
    "effect-cards-deck": ["cards", "jokers"],
    "effect-colour": ["cards", "councillors"],
    "effect-space": LISTED,
    "effect-nobility-end": ["points"],
    "effect-mains-elect": ["coins paid"],
    "effect-quick-hire": ["coins paid"],
    "effect-quick-change": ["servants paid"],
    "effect-quick-send": ["servants paid"],
    "effect-quick-extra": ["servants paid"],
    "effect-permits-end": ["points"],
    "effect-permit-bonuses": LISTED,
    "effect-queen": ["coins"],
    "effect-councils": ["cards at most"],
    "effect-councils-price": ["cards", "coins"],
    "effect-merchants": ["merchants"],
    "effect-merchants-end": ["points"],
    "effect-reward": ["points"],
    "fact-merchants": ["merchants left"],
    "choice-court": ["cards", "coins lacking"],
    "choice-place": ["servants"],
    "choice-take": ["coins paid", *LISTED],
    "choice-take-free": LISTED,
    "choice-queen": ["coins", "servants"],
    "choice-queen-stays": ["coins", "servants"],
    "choice-reuse": LISTED,
    "choice-again": LISTED,
    "choice-pay-all": ["coins"],
    "question-pay": ["one card", "coins"],
    "question-paid": ["cards", "coins"],
    "question-paid-queen": ["cards", "coins", "coins"],
    "refusal-coins-missing": ["coins paid", "coins lacking"],
    "refusal-servants-missing": ["servants paid", "servants lacking"],
    "refusal-council-too-dear": ["coins paid"],
    "refusal-no-city-in-reach": ["coins paid"],
    "refusal-joker-too-dear": ["coins paid"],
    "event-shuffled": ["cards"],
    "event-sends": ["servants paid"],
    "event-satisfies": ["coins"],
    "event-queen-comes": ["coins paid"],
    "event-places": ["servants paid"],
    "event-gains": LISTED,
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
        if key in ("move-send", "event-sends") and number == 1:
            continue  # "a servant"
        expected = [FORMS[language][asked][place] for asked in ASKED[key]]
        assert COUNTED.findall(say(language, key, number)) == expected, (key, number)


@pytest.mark.parametrize("language", SLAVIC)
def test_servants_that_every_open_city_requires_are_counted_in_the_right_form(language: str) -> None:
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
def test_the_nobility_track_is_told_space_by_space_and_line_by_line(language: str) -> None:
    _, *spaces, end = explained(language, "nobility")
    printed = {int(space): given for space, given in TABLES["nobility"].items() if space != "source"}
    for line, (space, given) in zip(spaces, printed.items(), strict=True):
        amounts = [amount for kind, amount in given if amount > 1 or kind not in ("token", "permit", "again")]
        first, *told = numbers(line)
        assert (first, sorted(told)) == (space, sorted(amounts))
    assert numbers(end) == [FIGURES["nobility_first"], FIGURES["nobility_second"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_thing_does_is_told_with_the_figures_of_the_rules(language: str) -> None:
    prices = [figure for cards, coins in enumerate(FIGURES["council_coins"], 1) for figure in (cards, coins) if figure]
    end = [FIGURES["nobility_first"], FIGURES["nobility_second"], FIGURES["most_permits"]]
    told = {
        "coins": [TABLES["tracks"]["coins"]],
        "cards": [TABLES["politics"]["cards"], TABLES["politics"]["jokers"]],
        "joker": [FIGURES["joker_coins"]],
        "blue": [TABLES["politics"]["cards"], TABLES["councillors"]["each"]],
        "mains": [FIGURES["elect_coins"]],
        "quick": [FIGURES[cost] for cost in ("hire_coins", "change_servants", "send_servants", "extra_servants")],
        "permits": [FIGURES["most_permits"]],
        "queen": [FIGURES["road_coins"]],
        "councils": [1, TABLES["councillors"]["seats"], *prices, FIGURES["joker_coins"]],
        "merchants": [FIGURES["merchants"], FIGURES["merchants"], FIGURES["tenth_merchant"]],
        "queen_rewards": list(QUEEN_POINTS),
        "end": [FIGURES["merchants"], FIGURES["tenth_merchant"], *end],
        "no": [amount for _, amount in TABLES["permits"]["no"]],
    }
    for thing, figures in told.items():
        assert numbers(" ".join(explained(language, thing))) == figures, thing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reward", REWARDS)
def test_a_region_and_a_group_are_told_with_their_cities_and_points(language: str, reward: str) -> None:
    cities, brings = explained(language, reward)
    assert numbers(brings) == [int(REWARD_POINTS[REWARDS.index(reward)])]
    if reward in GROUPS:
        assert numbers(cities) == [TABLES["groups"][reward]["cities"]]
    else:
        first = len(LETTERS) // len(REGIONS) * REGIONS.index(reward)
        assert re.findall(r"\b[A-O]\b", cities) == list(LETTERS[first : first + 5])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_city_is_told_with_its_letter(language: str) -> None:
    for letter, city in zip(LETTERS, CITIES, strict=True):
        assert re.findall(r"\b[A-O]\b", " ".join(explained(language, city))) == [letter]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_permit_tile_is_told_with_its_letters_and_cities(language: str) -> None:
    words = GAME.words(language)
    for name in PERMITS:
        topic = GAME.explain(name)
        assert topic is not None
        cities = [words.say(f"city-{CITIES[LETTERS.index(letter)]}") for letter in name.upper()]
        assert words.say(topic.name) == f"{'/'.join(name.upper())} ({', '.join(cities)})"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_explanation_is_a_wall_of_words(language: str) -> None:
    for thing in TOPICS:
        for line in explained(language, thing):
            assert len(line) <= 190, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_an_explanation_has_a_figure_of_its_own(language: str) -> None:
    """Figures are given by the components; only a single card is a matter of the rules."""
    lines = re.findall(r"(?m)^effect-.*\n(?:[ \t]+.*\n)*", file(language))
    own = [line for line in lines if re.search(r"\d", re.sub(r"\[[01]\]", "", line))]
    assert [line.split(" =")[0] for line in own] == ["effect-councils"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_about_a_player_is_told_with_its_amount(language: str) -> None:
    view = Match(GAME, players=2, seed=7).view(None)
    for seat in range(2):
        for fact in GAME.facts(view, seat):
            assert numbers(GAME.words(language).say(fact.name)) == [fact.amount]
            assert fact.symbol in ART.symbols or fact.symbol.startswith("tw-")


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
                "Задобрить королевский совет",
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
                "Move the queen to Esti and place a merchant there",
                "Перемістити королеву до Есті й поставити там купця",
                "Переместить королеву в Эсти и разместить там купца",
                "Przesuń królową do Esti i umieść tam kupca",
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
                "Take the bonuses of permit tile A/B/C (Arkon, Burgen, Castrum) again",
                "Отримати ще раз бонуси дозволу A/B/C (Аркон, Бурген, Каструм)",
                "Получить ещё раз бонусы дозволения A/B/C (Аркон, Бурген, Каструм)",
                "Weź jeszcze raz premie zezwolenia A/B/C (Arkon, Burgen, Castrum)",
            ],
        ),
    ],
)
def test_names_stand_in_the_case_that_the_sentence_needs(code: str, told: list[str]) -> None:
    move = GAME.tell_move(GAME.moves.id(code))
    assert [GAME.words(language).say(move) for language in LANGUAGES] == told
