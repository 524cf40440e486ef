"""What can be asked about: what a thing is and does, and how it stands with it now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.words import Message, Words
from tradewinds.games.yokohama.about import EXPLAINED, explanation, title
from tradewinds.games.yokohama.components import (
    AREA_NAMES,
    AWARD_NAMES,
    CANAL,
    GOODS,
    ORDER_NAMES,
    PAYMENTS,
    TECHNOLOGIES,
)
from tradewinds.games.yokohama.terminal.signs import style_of, told

AWARDS = {f"award-{award}": award for award in AWARD_NAMES}
ORDERS = {f"order-{order}": order for order in ORDER_NAMES}
AREA_MOVES = ("place", "go", "station", "collect", "lift", "drop", "agent", "through")
WAYS = {
    "canal": ["through:canal"],
    "shop": ["hire:shop"],
    "house": ["house", "hire:house"],
    "assistant": ["hire:assistant"],
    "president": ["recall"],
    "turn": ["end"],
}


def things(words: Words) -> dict[str, str]:
    """All that the game can explain, by name."""
    return {thing: title(thing, words) for thing in EXPLAINED}


def ways(thing: str) -> list[str]:
    """What whoever names a thing wants with it, the likeliest first."""
    if thing in AREA_NAMES[:CANAL]:
        return [f"{verb}:{thing}" for verb in AREA_MOVES]
    if thing in PAYMENTS:
        return [*([f"good:{thing}"] if thing in GOODS else []), f"pay:{thing}"]
    if thing in AWARDS:
        return [f"claim:{AWARDS[thing]}"]
    if thing in ORDERS:
        return [f"fulfil:{ORDERS[thing]}", f"keep:{ORDERS[thing]}"]
    if thing in TECHNOLOGIES and "pays" in TECHNOLOGIES[thing]:
        return [f"use:{thing}"]
    return WAYS.get(thing, [])


def explain(thing: str, view: Mapping[str, Any], words: Words) -> RenderableType:
    """What a thing is and does, and how it stands with it now."""
    lines = [Text(title(thing, words), style="bold"), *map(Text, explanation(thing, words))]
    for area in view["areas"]:
        if area["name"] == thing:
            lines[0].stylize(style_of(area["kind"]))
            lines += _area(area, words)
    return Group(*lines)


def _area(area: Mapping[str, Any], words: Words) -> Iterator[Text]:
    """What an area lies next to, its power token and building spaces."""
    near = ", ".join(words.say(f"area-{other}") for other in area["next_to"])
    yield Text(words.say(Message("terminal-next-to", {"areas": near})))
    if area["token"]:
        yield Text(title(f"token-{area['token']['name']}", words))
    free = [told(shop["reward"], words) for shop in area["shops"] if shop["owner"] is None]
    if free:
        yield Text(words.say(Message("picture-free-shops", {"rewards": "; ".join(free)})))
    if area["house"] and area["house"]["owner"] is None:
        yield Text(words.say(Message("picture-free-house", {"reward": told(area["house"]["reward"], words)})))
