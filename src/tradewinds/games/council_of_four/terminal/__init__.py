"""The table of The Council of Four in a terminal, from a view of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.words import Message, Name, Words
from tradewinds.games.council_of_four.components import CARDS, EXTRA_SERVANTS, JOKER_COINS, TABLES
from tradewinds.games.council_of_four.terminal.about import explain, things, ways
from tradewinds.games.council_of_four.terminal.board import draw_court, draw_regions
from tradewinds.games.council_of_four.terminal.players import draw_legend, draw_players, draw_turn
from tradewinds.games.council_of_four.terminal.signs import (
    ACTIONS,
    SIGNS,
    Scene,
    action,
    bonuses,
    chip,
    listed,
    permit_tile,
    place,
    style_of,
)

__all__ = ["explain", "label", "table", "things", "ways"]

CITY_SIGNS = {"place": SIGNS["merchants"], "queen": SIGNS["queen"], "reuse": SIGNS["token"]}


def table(
    view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
) -> RenderableType:
    """A view of the position, drawn."""
    scene = Scene(view, words, names, numbers, width)
    parts = [draw_regions(scene), draw_court(scene), draw_players(scene), *draw_turn(scene), draw_legend(scene)]
    return Group(*[line for part in parts for line in (Text(), part)])


def label(code: str, words: Words, names: Sequence[Text]) -> Text | None:
    """A move in short, where the question or the table says the rest."""
    verb, _, about = code.partition(":")
    if verb in ("candidate", "pay", "councillor", "draw") and about in CARDS:
        joker = f" +{JOKER_COINS}{SIGNS['coins']}" if code == "pay:joker" else ""
        colour = Name(f"colour-{about}")
        told = words.say(Message("terminal-card", {"colour": colour}) if verb in ("pay", "draw") else colour)
        return Text.assemble(chip(about, words), f" {told}{joker}")
    if verb in CITY_SIGNS:
        return Text(f"{CITY_SIGNS[verb]} {listed([about], words)}")
    if verb in ("spend", "again", "reveal", "neutral"):
        return permit_tile(about, TABLES["permits"][about])
    if verb == "lay":
        return bonuses(TABLES["tokens"]["bonuses"][int(about) - 1])
    if verb in ACTIONS:
        where = words.say(f"council-{about}") if verb == "court" else place(about, words)
        return Text.assemble((where, style_of(about)), f": {action(verb, words, alone=True)}")
    if verb == "take":
        region, _, slot = about.partition(":")
        tile = words.say(Message("terminal-take", {"slot": int(slot)}))
        return Text.assemble((place(region, words), style_of(region)), f": {tile}")
    if verb == "extra":
        return Text(f"{words.say('thing-main')} −{EXTRA_SERVANTS}{SIGNS['servants']}")
    return None
