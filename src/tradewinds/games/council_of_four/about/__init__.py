"""What can be asked about on the table of The Council of Four, and what matters about a player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from tradewinds.core.about import Category, Chapter, Ending, Fact, Topic, Trigger
from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.council_of_four.components import (
    CARD_COPIES,
    CARDS,
    CHANGE_SERVANTS,
    CITIES,
    COIN_CAP,
    COLOURS,
    COUNCIL_COINS,
    COUNCILLORS_EACH,
    ELECT_COINS,
    EXTRA_SERVANTS,
    HIRE_COINS,
    JOKER,
    JOKER_COINS,
    LETTERS,
    MERCHANTS,
    MOST_PAID,
    MOST_PERMITS,
    NOBILITY_FIRST,
    NOBILITY_SECOND,
    PERMITS,
    QUEEN_POINTS,
    REGION_OF,
    REGIONS,
    REWARD_POINTS,
    REWARDS,
    ROAD_COINS,
    SEND_SERVANTS,
    TABLES,
    TENTH_MERCHANT,
)
from tradewinds.games.council_of_four.things import bonuses, permit

__all__ = [
    "CATEGORIES",
    "GUIDE",
    "STAGES",
    "TOPICS",
    "ending",
    "explain",
    "facts",
    "progress",
    "space",
    "stage_of",
    "topics",
]

Lines = tuple[Message, ...]
SIGNS = {"coins": "tw-coin"}  # what bonuses give and other games have too
SPACES = {int(number): given for number, given in TABLES["nobility"].items() if number != "source"}


def explain(thing: str) -> Topic | None:
    """What a thing on the table is called, and what it does."""
    return TOPICS.get(thing)


def topics(view: Mapping[str, Any]) -> list[str]:
    """What can be asked about; permit tiles as one thing, for a tile says itself what it brings."""
    neutral = len(view["players"]) == 2
    return [thing for thing in TOPICS if thing not in PERMITS and (neutral or thing != "neutral")]


def facts(view: Mapping[str, Any], seat: int) -> list[Fact]:
    """What a player has, beside points."""
    player = view["players"][seat]
    return [
        _fact("tw-coin", "bonus-coins", "count", player["coins"], Name("chart-coins")),
        _fact("cf-servants", "bonus-servants", "count", player["servants"]),
        _fact("cf-cards", "bonus-cards", "count", player["held"]),
        _fact(f"cf-merchant-{seat}", "fact-merchants", "merchants", player["merchants_left"]),
        _fact("cf-nobility", "fact-nobility", "space", player["nobility"]),
    ]


CATEGORIES = (
    Category("play", "cf-points", Message("category-play")),
    Category("rewards", "cf-badge-gold", Name("thing-rewards")),
    Category("nobility", "cf-nobility", Name("thing-nobility"), final=True),
    Category("permits", "cf-permit", Name("thing-permits"), final=True),
)


def ending(view: Mapping[str, Any]) -> Ending:
    """The player with the most merchants placed, and whether these are the last turns."""
    placed = [MERCHANTS - player["merchants_left"] for player in view["players"]]
    most = max(placed)
    seat = placed.index(most)
    trigger = Trigger("merchants", f"cf-merchant-{seat}", Name("thing-merchants"), most, MERCHANTS, seat)
    return Ending((trigger,), None if view["ender"] is None else Message("ending-last-turns"))


def progress(view: Mapping[str, Any]) -> list[Fact]:
    """Actions still to be taken, cards given to a council and coins due for them, bonuses still to come."""
    if view["phase"] == "over":
        return []
    paid, bonuses_due = view["paid"], view["bonuses"]
    told = [
        _fact("cf-main", "picture-mains", "count", view["mains"]),
        _fact("cf-quick", "picture-quick", "count", int(view["quick"])),
    ]
    if paid:
        cards = sum(paid.values())
        told.append(_fact("cf-cards", "bonus-cards", "count", cards))
        coins = int(COUNCIL_COINS[cards]) + JOKER_COINS * paid.get("joker", 0)
        told.append(_fact("tw-coin", "fact-due", "coins", coins))
    return told + [_fact(SIGNS.get(kind, f"cf-{kind}"), f"bonus-{kind}", "count", n) for kind, n in bonuses_due]


def _fact(symbol: str, key: str, counted: str, amount: int, chart: Name | None = None) -> Fact:
    return Fact(symbol, amount, Message(key, {counted: amount}), chart)


def _line(key: str, **figures: Parameter) -> Message:
    return Message(f"effect-{key}", figures)


def space(number: int) -> Message:
    """A space of the nobility track and what it brings."""
    return _line("space", space=number, bonuses=bonuses(SPACES[number]))


# Sentences that belong to more than one thing

TENTH = _line("merchants-end", merchants=MERCHANTS, points=TENTH_MERCHANT)
NOBLEST = _line("nobility-end", first=NOBILITY_FIRST, second=NOBILITY_SECOND)
MOST_TILES = _line("permits-end", points=MOST_PERMITS)
TIE = _line("points-tie")
USE = _line("permits-use")
JOKER_PRICE = _line("joker", coins=JOKER_COINS)

GENERAL: Mapping[str, Lines] = {
    "coins": (_line("coins"), _line("coins-end", end=COIN_CAP)),
    "servants": (_line("servants"), _line("servants-fee")),
    "points": (_line("points"), TIE),
    "cards": (
        _line("cards"),
        _line("cards-deck", cards=int(CARD_COPIES[0]), jokers=int(CARD_COPIES[JOKER])),
        _line("cards-shuffle"),
    ),
    "nobility": (_line("nobility"), *[space(number) for number in SPACES], NOBLEST),
    "main": (_line("main"),),
    "mains": (
        _line("mains"),
        _line("mains-elect", coins=ELECT_COINS),
        _line("mains-permit"),
        _line("mains-place"),
        _line("mains-queen"),
    ),
    "quick": (
        _line("quick"),
        _line("quick-hire", coins=HIRE_COINS),
        _line("quick-change", servants=CHANGE_SERVANTS),
        _line("quick-send", servants=SEND_SERVANTS),
        _line("quick-extra", servants=EXTRA_SERVANTS),
    ),
    "token": (_line("token"), _line("token-nobility")),
    "permit": (_line("permit"),),
    "again": (_line("again"),),
    "permits": (_line("permits"), USE, MOST_TILES),
    "queen": (_line("queen", coins=ROAD_COINS),),
    "councils": (
        _line("councils", most=MOST_PAID),
        *[_line("councils-price", cards=cards, cost=int(COUNCIL_COINS[cards])) for cards in range(1, MOST_PAID + 1)],
        JOKER_PRICE,
        _line("councils-elect"),
    ),
    "reserve": (_line("reserve"),),
    "merchants": (_line("merchants", merchants=MERCHANTS), TENTH),
    "neutral": (_line("neutral"),),
    "rewards": (_line("rewards"),),
    "queen_rewards": (_line("queen_rewards", points=", ".join(map(str, QUEEN_POINTS))), _line("queen_rewards-pace")),
    "end": (TENTH, _line("end-rewards"), NOBLEST, MOST_TILES, _line("points"), TIE),
}


def _rewarded() -> Iterator[tuple[str, Topic]]:
    """Regions and groups of cities."""
    for number, name in enumerate(REWARDS):
        reward = _line("reward", points=int(REWARD_POINTS[number]))
        if name in REGIONS:
            cities = [LETTERS[city] for city in np.flatnonzero(REGIONS.index(name) == REGION_OF)]
            yield name, Topic(Name(f"region-{name}"), (_line("region", letters=", ".join(cities)), reward))
        else:
            count = TABLES["groups"][name]["cities"]
            yield name, Topic(Name(f"group-{name}"), (_line("group", cities=count), reward))


def _cities() -> Iterator[tuple[str, Topic]]:
    for number, name in enumerate(CITIES):
        region = Name(f"region-{REGIONS[REGION_OF[number]]}")
        where = _line("city", letter=LETTERS[number], region=region)
        yield name, Topic(Name(f"city-{name}"), (where, _line("city-place"), _line("token")))


def _cards() -> Iterator[tuple[str, Topic]]:
    """Colours of cards and councillors, and the joker."""
    for number, card in enumerate(CARDS):
        copies = int(CARD_COPIES[number])
        fits = _line("colour", cards=copies, councillors=COUNCILLORS_EACH) if card in COLOURS else JOKER_PRICE
        yield card, Topic(Name(f"colour-{card}"), (fits,))


def _permits() -> Iterator[tuple[str, Topic]]:
    for name in PERMITS:
        brings = _line("permit-bonuses", bonuses=bonuses(TABLES["permits"][name]))
        yield name, Topic(permit(name), (brings, USE))


TOPICS: Mapping[str, Topic] = {
    **{thing: Topic(Name(f"thing-{thing}"), lines) for thing, lines in GENERAL.items()},
    **dict(_rewarded()),
    **dict(_cities()),
    **dict(_cards()),
    **dict(_permits()),
}


# The rules, chapter by chapter

SIGNS = {
    "merchants": "cf-merchant-0",
    "neutral": "cf-merchant-neutral",
    "coins": "tw-coin",
    "mains": "cf-main",
    "councils": "cf-hat",
    "reserve": "cf-hat",
    "joker": "cf-charge-joker",
    "permits": "cf-permit",
    "rewards": "cf-badge-gold",
    "queen_rewards": "cf-badge-queen",
    "end": "tw-crown",
}


def _chapter(code: str, *lines: Message, things: tuple[str, ...] = ()) -> Chapter:
    return Chapter(
        code, Message(f"guide-{code}"), lines, tuple((each, SIGNS.get(each, f"cf-{each}")) for each in things)
    )


GUIDE = (
    _chapter("aim", Message("guide-aim-play"), Message("guide-aim-win"), things=("merchants", "points", "neutral")),
    _chapter("turn", Message("guide-turn-steps"), things=("mains", "quick", "coins", "servants")),
    _chapter("councils", Message("guide-councils-why"), things=("councils", "cards", "joker", "reserve")),
    _chapter("cities", things=("permits", "queen", "token")),
    _chapter("nobility", things=("nobility", "main", "permit", "again")),
    _chapter("rewards", things=("rewards", "queen_rewards")),
    _chapter("end", things=("end",)),
)

# What a turn is made of, for whoever plays the first time

STAGES = ("main", "pay", "bonus", "quick")


def stage_of(view: Mapping[str, Any]) -> str:
    """Where a turn is."""
    if view["phase"] == "action":
        return "main" if view["mains"] else "quick"
    return "bonus" if view["phase"] in ("token", "permit", "again") else "pay"
