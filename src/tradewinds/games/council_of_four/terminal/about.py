"""What can be asked about: what a thing is and does, and where it is now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.words import Message, Name, Words
from tradewinds.games.council_of_four.about import TOPICS
from tradewinds.games.council_of_four.components import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GROUPS,
    PERMITS,
    REGIONS,
)
from tradewinds.games.council_of_four.phrases import letters
from tradewinds.games.council_of_four.terminal.board import neighbours
from tradewinds.games.council_of_four.terminal.signs import chip, chips, listed, place, style_of, told


def things(words: Words) -> dict[str, str]:
    """Cities, regions, groups, colours, permit tiles by their letters, and all that the rules have a word for."""
    return {thing: letters(thing) if thing in PERMITS else words.say(topic.name) for thing, topic in TOPICS.items()}


def ways(thing: str) -> list[str]:
    """What whoever names a thing wants with it: of several ways never more than one is legal at a time."""
    if thing in CITIES:
        return [f"{verb}:{thing}" for verb in ("place", "queen", "reuse")]
    if thing in CARDS:
        return [f"pay:{thing}", *([f"candidate:{thing}"] if thing in COLOURS else [])]
    if thing in PERMITS:
        return [f"spend:{thing}", f"again:{thing}"]
    if thing in COUNCILS:
        return [f"court:{thing}"]
    return {"servants": ["hire"], "main": ["extra"]}.get(thing, [])


def explain(thing: str, view: Mapping[str, Any], words: Words) -> RenderableType:
    """What a thing is and does, and where it is now."""
    topic = TOPICS[thing]
    lines = [Text(words.say(topic.name), style=f"bold {style_of(thing)}")]
    if thing in COLOURS:
        lines += _colour(thing, view, words)
    if thing in CITIES:
        lines += _city(thing, view, words)
    if thing in REGIONS:
        lines += _region(thing, view, words)
    if thing in GROUPS:
        lines.append(Text(listed([city for city in CITIES if view["cities"][city]["group"] == thing], words)))
    return Group(*lines, *[Text(words.say(line)) for line in topic.lines])


def _colour(colour: str, view: Mapping[str, Any], words: Words) -> Iterator[Text]:
    """Where councillors of a colour are."""
    places = [(place(name, words), seats.count(colour)) for name, seats in view["councils"].items()]
    places.append((words.say("terminal-reserve"), view["reserve"].get(colour, 0)))
    yield Text.assemble(chip(colour, words), " ", " · ".join(f"{where}: {count}" for where, count in places))


def _city(name: str, view: Mapping[str, Any], words: Words) -> Iterator[Text]:
    city = view["cities"][name]
    group = Message("terminal-group", {"group": Name(f"group-{city['group']}")})
    yield Text(words.say(group if city["group"] else "terminal-no-group"))
    if city["token"]:
        yield Text(f"{words.say('thing-token')}: {told(city['token']['bonuses'], words)}")
    yield Text(f"{words.say('terminal-roads')}: {listed(neighbours(view, name), words)}")


def _region(region: str, view: Mapping[str, Any], words: Words) -> Iterator[Text]:
    """The council and the deck of permit tiles, as far as everyone knows it."""
    yield Text.assemble(f"{words.say(f'council-{region}')}: ", chips(view["councils"][region], words))
    permits = view["permits"][region]
    yield Text(words.say(Message("terminal-deck", {"count": permits["deck"]})))
    if permits["under"]:
        tiles = ", ".join(letters(permit) for permit in permits["under"])
        yield Text(words.say(Message("terminal-under", {"tiles": tiles})))
