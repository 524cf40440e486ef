"""What can be asked about: what a thing is and does, and where it is now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.words import Message, Words
from tradewinds.games.council_of_four.components import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GROUPS,
    LETTERS,
    PERMITS,
    REGIONS,
    REWARDS,
    TABLES,
)
from tradewinds.games.council_of_four.terminal.board import neighbours
from tradewinds.games.council_of_four.terminal.signs import chip, chips, listed, place, style_of, told

GENERAL = (  # what the rules have a word for, beside cities, rewards, colours and permit tiles
    *("coins", "servants", "points", "cards", "joker", "nobility", "main", "mains", "quick", "token", "permit"),
    *("again", "permits", "queen", "councils", "reserve", "merchants", "neutral", "rewards", "queen_rewards"),
)


def things(words: Words) -> dict[str, str]:
    """Cities, regions, groups, colours, permit tiles by their letters, and all that the rules have a word for."""
    names = {thing: words.say(f"card-{thing}") for thing in (*CITIES, *REWARDS, *GENERAL)}
    names |= {colour: words.say(f"colour-{colour}") for colour in COLOURS}
    return names | {permit: permit.upper() for permit in PERMITS}


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
    if thing in PERMITS:
        return Group(*_permit(thing, words))
    if thing in COLOURS:
        return Group(*_colour(thing, view, words))
    lines = [Text(words.say(f"card-{thing}"), style=f"bold {style_of(thing)}")]
    if thing in CITIES:
        lines += _city(thing, view, words)
    if thing in REGIONS:
        lines += _region(thing, view, words)
    if thing in GROUPS:
        lines.append(Text(listed([city for city in CITIES if view["cities"][city]["group"] == thing], words)))
    return Group(*lines, Text(words.say(f"effect-{thing}")))


def _permit(permit: str, words: Words) -> Iterator[Text]:
    yield Text(permit.upper(), style="bold")
    yield Text(listed([CITIES[LETTERS.index(letter.upper())] for letter in permit], words))
    yield Text(told(TABLES["permits"][permit], words))
    yield Text(words.say("effect-permits"))


def _colour(colour: str, view: Mapping[str, Any], words: Words) -> Iterator[Text]:
    """Where councillors of a colour are."""
    yield Text.assemble(chip(colour, words), (f" {words.say(f'colour-{colour}')}", "bold"))
    places = [(place(name, words), seats.count(colour)) for name, seats in view["councils"].items()]
    places.append((words.say("card-reserve"), view["reserve"].get(colour, 0)))
    yield Text(" · ".join(f"{where}: {count}" for where, count in places))
    yield Text(words.say("effect-councils"))


def _city(name: str, view: Mapping[str, Any], words: Words) -> Iterator[Text]:
    city = view["cities"][name]
    group = words.say(f"group-{city['group']}" if city["group"] else "terminal-no-group")
    yield Text(f"{city['letter']} · {words.say('region-' + city['region'])} · {group}")
    if city["token"]:
        yield Text(f"{words.say('card-token')}: {told(city['token']['bonuses'], words)}")
    yield Text(f"{words.say('terminal-roads')}: {listed(neighbours(view, name), words)}")


def _region(region: str, view: Mapping[str, Any], words: Words) -> Iterator[Text]:
    """The council and the deck of permit tiles, as far as everyone knows it."""
    yield Text.assemble(f"{words.say(f'council-{region}')}: ", chips(view["councils"][region], words))
    permits = view["permits"][region]
    yield Text(words.say(Message("terminal-deck", {"count": permits["deck"]})))
    if permits["under"]:
        tiles = ", ".join(permit.upper() for permit in permits["under"])
        yield Text(words.say(Message("terminal-under", {"tiles": tiles})))
