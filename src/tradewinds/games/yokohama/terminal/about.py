"""What can be asked about: what a thing is and does, and how it stands with it now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.words import Message, Words
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AREA_NAMES,
    AWARD_NAMES,
    CANAL,
    COUNTRIES,
    GOODS,
    PAYMENTS,
    PIECES,
    TECHNOLOGY_NAMES,
)
from tradewinds.games.yokohama.terminal.signs import style_of, told

GENERAL = (  # what the rules have a word for, beside areas, technologies, achievements and countries
    *("turn", "power", "president", *PIECES, "warehouse", *GOODS, "import", "yen", "points", "any", "piece", "move"),
    *("orders", "flags", "agents", "free-agent", "tokens", "achievements", "awards", "neutral", "ending", "bonus"),
)
AREA_MOVES = ("place", "go", "station", "collect", "lift", "drop", "agent", "through")
WAYS = {
    "canal": ["through:canal"],
    "university": ["university"],
    "spinning-mill": ["spin"],
    "shop": ["hire:shop"],
    "house": ["house", "hire:house"],
    "assistant": ["hire:assistant"],
    "president": ["recall"],
    "turn": ["end"],
}


def things(words: Words) -> dict[str, str]:
    """Areas, technologies, achievements, countries, and all that the rules have a word for."""
    named = (*AREA_NAMES, *TECHNOLOGY_NAMES, *ACHIEVEMENT_NAMES, *COUNTRIES, *GENERAL)
    return {thing: words.say(f"card-{thing}") for thing in named}


def ways(thing: str) -> list[str]:
    """What whoever names a thing wants with it, the likeliest first."""
    if thing in AREA_NAMES[:CANAL]:
        return [f"{verb}:{thing}" for verb in AREA_MOVES]
    if thing in PAYMENTS:
        return [*([f"good:{thing}"] if thing in GOODS else []), f"pay:{thing}"]
    if thing in AWARD_NAMES:
        return [f"claim:{thing}"]
    return WAYS.get(thing, [])


def explain(thing: str, view: Mapping[str, Any], words: Words) -> RenderableType:
    """What a thing is and does, and how it stands with it now."""
    lines = [Text(words.say(f"card-{thing}"), style="bold"), Text(words.say(f"effect-{thing}"))]
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
        brings = told(area["token"]["reward"], words) or words.say("card-free-agent")
        yield Text(f"{words.say('card-tokens')}: {brings}")
    free = [told(shop["reward"], words) for shop in area["shops"] if shop["owner"] is None]
    if free:
        yield Text(f"{words.say('card-shop')}: {'; '.join(free)}")
    if area["house"] and area["house"]["owner"] is None:
        yield Text(f"{words.say('card-house')}: {told(area['house']['reward'], words)}")
