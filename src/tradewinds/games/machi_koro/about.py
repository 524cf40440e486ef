"""What can be asked about on a table of Machi Koro, and what matters about a player.

A card's effect is told from its figures in components.toml: a sentence for what it pays, and short ones for what it
requires and what adds to it. No figure stands in a sentence itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tradewinds.core.about import Category, Chapter, Ending, Fact, Icon, Topic, Trigger
from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.machi_koro.components import (
    AIRPORT_COINS,
    BASE_LANDMARKS,
    CARDS,
    COLOURS,
    GAME,
    HARBOR_ADDS,
    HARBOR_FROM,
    LANDMARKS,
    MALL_COINS,
    MARKET_KINDS,
    START_COINS,
    TABLES,
    TOWN_HALL,
    TOWN_HALL_COINS,
)

__all__ = [
    "CATEGORIES",
    "DECK",
    "GUIDE",
    "ICONS",
    "OPTION_FIGURES",
    "STAGES",
    "effects",
    "ending",
    "explain",
    "facts",
    "order",
    "rolls",
    "stage_of",
    "topics",
]

DECK = "deck"
PLUS_ESTABLISHMENTS = sum(card["set"] == "plus" for card in TABLES["establishments"].values())
OPTION_FIGURES = {
    "plus": {"establishments": PLUS_ESTABLISHMENTS, "landmarks": len(LANDMARKS), "before": BASE_LANDMARKS},
    "limited_market": {"kinds": MARKET_KINDS},
}


def explain(thing: str) -> Topic | None:
    """A card, the deck of the limited market, or what a town, its coins and the dice are for."""
    if thing in IDEAS:
        return Topic(IDEAS[thing].title, IDEAS[thing].lines)
    if thing == DECK:
        return Topic(Name("deck"), (Message("option-limited_market-about", OPTION_FIGURES["limited_market"]),))
    if thing not in CARDS and thing != TOWN_HALL:
        return None
    return Topic(Name(f"card-{thing}"), (*_printed(thing), *effects(thing)))


def topics(view: Mapping[str, Any]) -> list[str]:
    """Every card of the boxes in play, and the deck where there is one."""
    plus, limited = view["options"]["plus"], view["options"]["limited_market"]
    cards = [name for name, card in CARDS.items() if plus or card["set"] == "base"]
    return [*cards, *([TOWN_HALL] if plus else []), *([DECK] if limited else []), *IDEAS]


def facts(view: Mapping[str, Any], seat: int) -> list[Fact]:
    """Coins; landmarks are the score."""
    coins = view["players"][seat]["coins"]
    return [Fact("tw-coin", coins, Message("coins", {"coins": coins}), Name("chart-coins"))]


CATEGORIES = tuple(Category(card, f"mk-{card}", Name(f"card-{card}"), always=False) for card in TABLES["landmarks"])


def ending(view: Mapping[str, Any]) -> Ending:
    """The player with the most landmarks: all of them win at once."""
    built = [sum(player["landmarks"].values()) for player in view["players"]]
    most = max(built)
    needed = len(view["players"][0]["landmarks"])
    return Ending(
        (Trigger("landmarks", "mk-icon-tower", Message("trigger-landmarks"), most, needed, built.index(most)),)
    )


def rolls(card: str) -> str:
    """What the dice must show for an establishment to work: `7`, `9–10`."""
    numbers = CARDS[card]["rolls"]
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def order(card: str) -> tuple[list[int], int, int]:
    """Where an establishment stands among others: by number, then colour, then cost."""
    figures = CARDS[card]
    return figures["rolls"], COLOURS.index(figures["colour"]), figures["cost"]


def effects(card: str) -> tuple[Message, ...]:
    """What a card does."""
    if card in LANDMARK_FIGURES:
        needing = [Message("effect-needed", {"card": Name(f"card-{name}")}) for name in _needing(card)]
        return (Message(f"effect-{card}", LANDMARK_FIGURES[card]), *needing)
    return tuple(_establishment(CARDS[card]))


def _printed(card: str) -> Iterator[Message]:
    """The figures in the corners of a card."""
    if card == TOWN_HALL:
        return
    figures = CARDS[card]
    if "colour" not in figures:
        yield Message("about-landmark", {"cost": figures["cost"]})
        return
    colour, icon = Name(f"colour-{figures['colour']}"), _icon([figures["icon"]])
    yield Message("about-card", {"colour": colour, "rolls": rolls(card), "cost": figures["cost"], "icon": icon})


def _establishment(card: Mapping[str, Any]) -> Iterator[Message]:
    """What it pays; then what it requires, what adds to it, and how many of it fit into a city."""
    yield _payment(card)
    if "needs" in card:
        yield Message("effect-needs", {"card": Name(f"card-{card['needs']}")})
    if card["icon"] in GAME["mall_icons"]:
        yield Message("effect-mall-each" if "each" in card else "effect-mall", {"coins": MALL_COINS})
    if card["colour"] == "purple":
        yield Message("effect-major")


def _payment(card: Mapping[str, Any]) -> Message:
    """The sentence of its kind of effect: who pays, when, and for what."""
    key = f"effect-{card['pays']}"
    if card["pays"] == "bank":
        key += "-anyone" if card["colour"] == "blue" else "-own"
    coins = card.get("coins", card.get("from"))
    figures: dict[str, Parameter] = {} if coins is None else {"coins": coins}
    each = card.get("each", {})
    if "card" in each:
        return Message(f"{key}-card", figures | {"card": Name(f"card-{each['card']}")})
    if each:
        return Message(f"{key}-icon", figures | {"icon": _icon(each.get("their") or [each["icon"]])})
    return Message(key, figures)


def _icon(icons: Sequence[str]) -> Name:
    """One icon, or any of some."""
    return Name(f"icon-{'-'.join(icons)}")


def _needing(landmark: str) -> list[str]:
    return [name for name, card in CARDS.items() if card.get("needs") == landmark]


LANDMARK_FIGURES: Mapping[str, Mapping[str, Parameter]] = {
    "train-station": {},
    "shopping-mall": {"coins": MALL_COINS, "icon": _icon(GAME["mall_icons"])},
    "amusement-park": {},
    "radio-tower": {},
    "harbor": {"from": HARBOR_FROM, "adds": HARBOR_ADDS},
    "airport": {"coins": AIRPORT_COINS},
    TOWN_HALL: {"coins": TOWN_HALL_COINS},
}


# The rules, chapter by chapter


def _pictured(table: str, box: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, f"mk-{name}") for name, card in TABLES[table].items() if card["set"] == box)


def _chapter(code: str, *lines: Message, things: tuple[tuple[str, str], ...] = ()) -> Chapter:
    return Chapter(code, Message(f"guide-{code}"), lines, things)


START = [Name(f"card-{name}") for name in GAME["start"]]
GUIDE = (
    _chapter(
        "aim",
        Message(
            "guide-aim-start", {"one": START[0], "two": START[1], "coins": Message("coins", {"coins": START_COINS})}
        ),
        Message("guide-aim-win", {"base": BASE_LANDMARKS, "plus": len(LANDMARKS)}),
    ),
    _chapter("turn", *(Message(f"guide-turn-{step}") for step in ("roll", "income", "build"))),
    _chapter("colours", *(Message(f"guide-{colour}") for colour in COLOURS), Message("guide-order")),
    _chapter("establishments", things=_pictured("establishments", "base")),
    _chapter("landmarks", things=_pictured("landmarks", "base")),
    _chapter(
        "plus",
        Message("option-plus-about", OPTION_FIGURES["plus"]),
        things=(*_pictured("establishments", "plus"), *_pictured("landmarks", "plus"), (TOWN_HALL, f"mk-{TOWN_HALL}")),
    ),
)

# What is told of a town, its coins and the dice: chapters of the rules say it already
IDEAS = dict(zip(("town", "dice", "coins"), GUIDE, strict=False))

# What a turn is made of, for whoever plays the first time

STAGES = ("roll", "choose", "build")


def stage_of(view: Mapping[str, Any]) -> str:
    """Where a turn is."""
    if view["phase"] == "build":
        return "build"
    return "choose" if view["phase"] in ("victim", "give", "take") else "roll"


# What sentences tell of, as it is drawn

ICONS = {
    **{amount: Icon("tw-coin") for amount in ("coins", "cost", "missing")},
    "score": Icon("mk-icon-tower"),
    **{f"card-{name}": Icon(f"mk-{name}") for name in (*CARDS, TOWN_HALL)},
}
