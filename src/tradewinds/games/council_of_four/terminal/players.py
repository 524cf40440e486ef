"""The players, the turn, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.core.terminal import flow
from tradewinds.games.council_of_four.phrases import letters
from tradewinds.games.council_of_four.terminal.board import MIDDLE
from tradewinds.games.council_of_four.terminal.signs import (
    ARROW,
    COIN_STYLE,
    ROAD,
    SIGNS,
    Scene,
    bonuses,
    chip,
    listed,
    style_of,
)


def draw_players(scene: Scene) -> RenderableType:
    """Every player: figures, cards as far as they are known, permit tiles."""
    longest = max(cell_len(name.plain) for name in scene.names)
    lines: list[RenderableType] = []
    grid = Table.grid(padding=(0, 2, 0, 0))
    for seat, name in enumerate(scene.names):
        figures = Text.assemble(name, " " * (longest - cell_len(name.plain)), *_figures(scene, seat))
        beside = scene.width >= MIDDLE
        room = scene.width - cell_len(figures.plain) - 2 if beside else scene.width
        has = [flow(things, " ", room) for things in (_hand(scene, seat), _permits(scene, seat)) if things]
        grid.add_row(figures, Text("\n").join(has))
        lines += [figures, *has]
    return grid if scene.width >= MIDDLE else Group(*lines)


def _figures(scene: Scene, seat: int) -> Iterator[tuple[str, str]]:
    """Points and those of reward tiles, coins, servants, nobility, merchants to place, cards."""
    player = scene.view["players"][seat]
    rewards = sum(scene.view["rewards"][name]["points"] for name in player["rewards"]) + sum(player["queen_rewards"])
    points = f"{player['points']}+{rewards}" if rewards else f"{player['points']}"
    yield f" {points:>6}{SIGNS['points']}", "bold"
    yield f" {player['coins']:>2}{SIGNS['coins']}", COIN_STYLE
    for figure, sign in (
        ("servants", "servants"),
        ("nobility", "nobility"),
        ("merchants_left", "merchants"),
        ("held", "cards"),
    ):
        yield f" {player[figure]:>2}{SIGNS[sign]}", ""


def _hand(scene: Scene, seat: int) -> list[Text]:
    hand = scene.view["players"][seat]["hand"]
    active = scene.view["active"] == seat
    return [
        Text.assemble(scene.number(f"pay:{card}") if active else "", chip(card, scene.words, count))
        for card, count in hand.items()
    ]


def _permits(scene: Scene, seat: int) -> list[Text]:
    """Permit tiles: those that can still be used, then the others in brackets."""
    permits = sorted(scene.view["players"][seat]["permits"], key=lambda permit: bool(permit["used"]))
    return [_permit(scene, permit, scene.view["active"] == seat) for permit in permits]


def _permit(scene: Scene, permit: Mapping[str, Any], active: bool) -> Text:
    name = permit["name"]
    number = scene.number(f"spend:{name}", f"again:{name}") if active else Text()
    return Text.assemble(number, (f"({letters(name)})", "dim") if permit["used"] else (letters(name), "bold"))


def draw_turn(scene: Scene) -> list[RenderableType]:
    """What is left of the turn, and what is being decided in it, if it is a player's."""
    view = scene.view
    lines = []
    if view["ender"] is not None and view["phase"] != "over":
        lines.append(Text.assemble(scene.names[view["ender"]], f": {scene.say('terminal-last-turns')}"))
    if view["decides"] == "player":
        told = [
            scene.names[view["active"]],
            Text(scene.say("terminal-mains", count=view["mains"])),
            Text(scene.say("terminal-quick", count=int(view["quick"]))),
        ]
        if view["bonuses"]:
            told.append(Text.assemble(f"{scene.say('terminal-waiting')} ", bonuses(view["bonuses"])))
        lines.append(flow(told, " · ", scene.width))
    if view["council"]:
        lines.append(_payment(scene))
    if view["city"]:
        lines.append(Text(f"{SIGNS['merchants']} {ARROW} {listed([view['city']], scene.words)}", style="bold"))
    return [Group(*lines)] if lines else []


def _payment(scene: Scene) -> Text:
    """The council someone is to be elected to, or that is being satisfied, with the cards paid and the coins due."""
    council = scene.view["council"]
    told = [Text(scene.say(f"council-{council}"), style=f"bold {style_of(council)}")]
    if scene.view["paid"]:
        told += [chip(card, scene.words, count) for card, count in scene.view["paid"].items()]
        told.append(Text(f"{ARROW} {scene.say('terminal-due', coins=scene.due())}"))
    return flow(told, " ", scene.width)


def draw_legend(scene: Scene) -> Text:
    """What the signs mean, and how many cards lie there."""
    signs = [sign for sign in SIGNS if sign != "neutral" or any(city["neutral"] for city in _cities(scene))]
    parts = [Text(f"{SIGNS[sign]} {scene.say(f'thing-{sign}')}") for sign in signs]
    parts.append(Text(f"{ROAD}AB {scene.say('terminal-roads')}"))
    cards = {"deck": scene.view["deck"], "discard": sum(scene.view["discard"].values())}
    parts.append(Text(scene.say("terminal-cards", **cards)))
    legend = flow(parts, "  ", scene.width)
    legend.stylize("dim")
    return legend


def _cities(scene: Scene) -> list[Mapping[str, Any]]:
    return list(scene.view["cities"].values())
