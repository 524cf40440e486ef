"""The table of Yokohama in a terminal, from a view of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.words import Words
from tradewinds.games.yokohama.components import ORDER_NAMES, TABLES
from tradewinds.games.yokohama.terminal.about import explain, things, ways
from tradewinds.games.yokohama.terminal.boards import draw_boards
from tradewinds.games.yokohama.terminal.city import draw_city, draw_presence
from tradewinds.games.yokohama.terminal.players import draw_legend, draw_players, draw_turn
from tradewinds.games.yokohama.terminal.signs import ARROW, FAITH, SIGNS, THROUGH, Scene, order_card, reward

__all__ = ["brief", "explain", "label", "table", "things", "ways"]

AREA_SIGNS = {  # what moves to, in or from an area are told by
    "place": SIGNS["assistant"],
    "go": SIGNS["president"],
    "through": THROUGH,
    "agent": SIGNS["agents"],
    "collect": f"{SIGNS['assistant']}←",
    "station": SIGNS["station"],
    "lift": f"{SIGNS['assistant']}↑",
    "drop": f"{SIGNS['assistant']}↓",
}
ORDERS = {name: card | {"name": name} for name, card in zip(ORDER_NAMES, TABLES["orders"]["cards"], strict=True)}


def table(
    view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
) -> RenderableType:
    """A view of the position, drawn."""
    scene = Scene(view, words, names, numbers, width)
    parts = [draw_city(scene), draw_boards(scene), draw_players(scene), *draw_turn(scene), draw_legend(scene)]
    return Group(*[line for part in parts for line in (Text(), part)])


def brief(
    view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
) -> RenderableType:
    """Who is where, the players and the turn."""
    scene = Scene(view, words, names, numbers, width)
    return Group(*draw_presence(scene), draw_players(scene, briefly=True), *draw_turn(scene))


def label(code: str, words: Words, names: Sequence[Text]) -> Text | None:
    """A move in short, where the question or the table says the rest."""
    verb, _, about = code.partition(":")
    if code == "lift:hand":
        return Text(f"{AREA_SIGNS[verb]} {words.say('terminal-hand')}")
    if verb in AREA_SIGNS:
        return Text(f"{AREA_SIGNS[verb]} {words.say(f'area-{about}')}")
    if verb in ("keep", "fulfil", "draw", "order") and about in ORDERS:
        return order_card(ORDERS[about], words)
    if verb in ("church", "customs"):
        slot = TABLES[verb]["slots"][int(about) - 1]
        unit = FAITH if verb == "church" else SIGNS["import"]
        return Text.assemble(f"{slot['needs']}{unit} {ARROW} ", reward(slot["reward"], words))
    return None
