"""The players, the turn, and what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.terminal import flow
from tradewinds.games.yokohama.components import GOODS, PIECES
from tradewinds.games.yokohama.terminal.signs import (
    ARROW,
    DONE,
    FAITH,
    SIGNS,
    THROUGH,
    Scene,
    order_card,
    style_of,
)

INDENT = "   "


def draw_players(scene: Scene) -> RenderableType:
    """Every player: figures on the first line, cards below."""
    longest = max(cell_len(name.plain) for name in scene.names)
    lines = []
    for seat, name in enumerate(scene.names):
        gap = " " * (longest - cell_len(name.plain))
        lines.append(flow([Text.assemble(name, gap), *_figures(scene, seat)], "  ", scene.width, INDENT))
        has = list(_cards(scene, seat))
        if has:
            lines.append(Text.assemble(INDENT, flow(has, "  ", scene.width - len(INDENT), INDENT)))
    return Group(*lines)


def _figures(scene: Scene, seat: int) -> Iterator[Text]:
    """Points, money, goods, pieces in hand and in the warehouse."""
    player = scene.view["players"][seat]
    yield Text(f"{player['points']:>3}{SIGNS['points']}", style="bold")
    yield Text.assemble(
        (f"{player['yen']:>2}{SIGNS['yen']}", style_of("yen")),
        (f" {player['imports']}{SIGNS['import']}", style_of("import")),
    )
    yield Text(" ").join(scene.reward({good: player["goods"][good]}) for good in GOODS)
    president = " " if player["president"] else SIGNS["president"]
    yield Text(" ".join([president, *[f"{player['hand'][piece]}{SIGNS[piece]}" for piece in PIECES]]))
    kept = " ".join(f"{player['warehouse'][piece]}{SIGNS[piece]}" for piece in PIECES)
    yield Text(f"({scene.called('warehouse')}: {kept})", style="dim")


def _cards(scene: Scene, seat: int) -> Iterator[Text]:
    """Orders, technologies, flags, agents, tokens, buildings."""
    player = scene.view["players"][seat]
    active = scene.view["active"] == seat
    for order in player["orders"]:
        number = scene.number(f"fulfil:{order['name']}", f"keep:{order['name']}") if active else Text()
        yield Text.assemble(number, order_card(order, scene.words), "*" if order["secret"] else "")
    if player["orders_hidden"]:
        yield Text(scene.say("terminal-hidden", count=player["orders_hidden"]))
    if player["orders_fulfilled"]:
        yield Text(f"{DONE} {scene.say('terminal-fulfilled', count=len(player['orders_fulfilled']))}")
    for card in player["technologies"]:
        yield Text(f"{scene.say('technology-' + card['technology'])} {card['value']}", style="bold")
    if len(player["technologies"]) > 1:
        yield Text(f"Σ{player['production']}")
    flags = list(_countries(scene, player["flags"]))
    if flags:
        yield Text(f"{SIGNS['flags']} {' '.join(flags)}")
    agents = [
        *_countries(scene, player["agents"]),
        *[f"({agent})" for agent in _countries(scene, player["agents_used"])],
    ]
    if agents:
        yield Text(f"{SIGNS['agents']} {' '.join(agents)}")
    if player["tokens"]:
        yield Text(f"{sum(player['tokens'].values())}{SIGNS['tokens']}")
    if any(player["developed"].values()):
        yield Text(scene.say("terminal-developed", **player["developed"]))
    if player["award"]:
        yield Text(scene.award(player["award"]))


def _countries(scene: Scene, counts: Mapping[str, int]) -> Iterator[str]:
    """Flags or agents, with their number where there are several; free agents are of any country."""
    for kind, count in counts.items():
        if count:
            name = SIGNS["any"] if kind == "free-agent" else scene.say(f"terminal-{kind}")
            yield f"{name}×{count}" if count > 1 else name


def draw_turn(scene: Scene) -> list[RenderableType]:
    """How near the end is, and what is going on in the turn."""
    view = scene.view
    lines = []
    if view["ending"] != "going-on" and view["phase"] != "over":
        lines.append(Text(scene.say(f"terminal-{view['ending']}"), style="bold"))
    told = list(_going_on(scene)) if view["decides"] == "player" else []
    if told:
        lines.append(flow([scene.names[view["active"]], *told], " · ", scene.width, INDENT))
    return [Group(*lines)] if lines else []


def _going_on(scene: Scene) -> Iterator[Text]:
    """The action being taken, and what it still asks for or brings."""
    view, pending = scene.view, scene.view["pending"]
    if view["phase"] in ("before", "after"):
        yield Text(scene.say("terminal-main-done" if pending["main_action_done"] else "terminal-main-open"))
    elif pending["area"]:
        yield Text(f"{scene.say('area-' + pending['area'])} {SIGNS['power']}{pending['power']}", style="bold")
    if view["phase"] == "exchanging":
        yield Text(scene.say("terminal-exchanges", count=pending["exchanges"]))
    if pending["units"] and view["phase"] in ("faith", "production"):
        yield Text(scene.say(f"terminal-due-{view['phase']}", count=pending["units"]))
    if view["phase"] == "hiring":
        yield _prices(scene, view["players"][view["active"]]["prices"])
    due = {"any": pending["goods"], "piece": pending["pieces"], "move": pending["moves"]}
    due = {thing: amount for thing, amount in due.items() if amount}
    if due:
        yield Text.assemble(f"{scene.say('terminal-due')} ", scene.reward(due))
    if pending["lifted"]:
        origin = scene.say("terminal-hand") if pending["lifted"] == "hand" else scene.area(pending["lifted"])
        yield Text(f"{SIGNS['assistant']} {origin} {ARROW} …")


def _prices(scene: Scene, prices: Mapping[str, Any]) -> Text:
    """What each piece of the warehouse costs."""
    told = [
        Text.assemble(scene.number(f"hire:{piece}"), f"{SIGNS[piece]} {price}{SIGNS['yen']}")
        for piece, price in prices.items()
        if price is not None
    ]
    return Text("  ").join(told)


def draw_legend(scene: Scene) -> Text:
    """What the signs mean, and how many cards are left."""
    view = scene.view
    parts = [f"{scene.say(f'terminal-{good}')} {scene.called(good)}" for good in GOODS]
    parts += [f"{mark} {scene.called(thing)}" for thing, mark in SIGNS.items() if _used(scene, thing)]
    parts += [f"{FAITH} {scene.called('faith')}", f"{THROUGH} {scene.say('terminal-through')}"]
    if any(order["secret"] for player in view["players"] for order in player["orders"]):
        parts.append(f"* {scene.say('terminal-secret')}")
    agents = " ".join(_countries(scene, view["agents_left"]))
    parts.append(scene.say("terminal-agents-left", agents=agents or "–"))
    parts.append(scene.say("terminal-decks", technologies=view["technologies_left"], orders=view["orders_left"]))
    legend = flow([Text(part) for part in parts], "  ", scene.width)
    legend.stylize("dim")
    return legend


def _used(scene: Scene, thing: str) -> bool:
    """Whether a sign can be met on this table."""
    if thing == "neutral":
        return len(scene.view["players"]) == 2
    return thing != "station" or scene.view["station"] is not None
