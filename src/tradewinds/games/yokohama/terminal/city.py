"""The city: areas in their rows, each row shifted by half a board, or in a list where the terminal is too narrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradewinds.core.terminal import flow
from tradewinds.games.yokohama.terminal.signs import SIGNS, THROUGH, Scene, style_of

NARROWEST = 13  # columns of an area, the gap to the next one included
WIDEST = 24
MOVES = ("place", "go", "collect", "station", "lift", "drop")  # never two of them at a time
ASIDE = {"agent": SIGNS["agents"], "through": THROUGH}  # moves that can be legal beside those


def draw_city(scene: Scene) -> RenderableType:
    """All areas laid so far."""
    areas = sorted(scene.view["areas"], key=lambda area: (area["row"], area["column"]))
    if not areas:
        return Text()
    cell = min(scene.width // (max(area["column"] for area in areas) + 1), WIDEST)
    if cell < NARROWEST:
        titles = _titles(scene, scene.width)
        lines = [_cell(scene, area, titles[area["name"]], scene.width) for area in areas]
        return Group(*[flow(list(line), "  ", scene.width, "   ") for line in lines])
    titles = _titles(scene, cell - 5)
    rows = [_row(scene, list(row), titles, cell) for _, row in groupby(areas, key=lambda area: area["row"])]
    return Group(rows[0], *[line for row in rows[1:] for line in (Text(), row)])


def draw_presence(scene: Scene) -> list[RenderableType]:
    """The areas where someone is, in the order of the board."""
    areas = sorted(scene.view["areas"], key=lambda area: (area["row"], area["column"]))
    here = [(area, list(_present(scene, area))) for area in areas]
    told = [
        Text.assemble((scene.area(area["name"]), style_of(area["kind"])), " ", Text(" ").join(present))
        for area, present in here
        if present
    ]
    return [flow(told, "  ", scene.width, "   ")] if told else []


def _titles(scene: Scene, width: int) -> dict[str, str]:
    """The names of areas, if they all fit, else in short."""
    names = {area["name"]: scene.say(f"area-{area['name']}") for area in scene.view["areas"]}
    if max(map(cell_len, names.values())) <= width:
        return names
    return {name: scene.area(name) for name in names}


def _row(scene: Scene, areas: list[Mapping[str, Any]], titles: Mapping[str, str], cell: int) -> RenderableType:
    grid = Table.grid(padding=0)
    for _ in areas:
        grid.add_column(width=cell)
    grid.add_row(*[Text("\n").join(_cell(scene, area, titles[area["name"]], cell - 1)) for area in areas])
    return Padding(grid, (0, 0, 0, areas[0]["row"] * cell // 2))


def _cell(scene: Scene, area: Mapping[str, Any], title: str, width: int) -> Iterator[Text]:
    """An area: its name, who is there, its power token, trading house and shops."""
    name, style = area["name"], style_of(area["kind"])
    number = scene.number(*[f"{move}:{name}" for move in MOVES])
    station = (f" {SIGNS['station']}" if area["station"] else "", style_of("station"))
    yield Text.assemble(number, (title, f"bold {style}" if number else style), station)
    aside = [Text.assemble(mark, scene.number(f"{move}:{name}")) for move, mark in ASIDE.items()]
    parts: list[Iterable[Text]] = [
        [move for move in aside if cell_len(move.plain) > 1],
        _present(scene, area),
        _on_top(scene, area),
    ]
    for part in (*parts, _shops(scene, area)):
        items = list(part)
        if items:
            yield flow(items, " ", width)


def _present(scene: Scene, area: Mapping[str, Any]) -> Iterator[Text]:
    """The power of whoever's turn it is, then everyone's president and assistants."""
    power = area["power"][scene.view["active"]]
    if power:
        yield Text(f"{SIGNS['power']}{power}", style=f"bold {style_of('power')}")
    for seat, assistants in enumerate(area["assistants"]):
        president = SIGNS["president"] if seat in area["presidents"] else ""
        if president or assistants:
            pieces = f"{president}{assistants or ''}"
            yield Text.assemble(scene.mark(seat), (pieces, scene.mark(seat).style))


def _on_top(scene: Scene, area: Mapping[str, Any]) -> Iterator[Text]:
    token, house = area["token"], area["house"]
    if token:
        brings = scene.reward(token["reward"]) if token["reward"] else Text(SIGNS["agents"])
        yield Text.assemble(SIGNS["tokens"], brings)
    if house:
        number = scene.number("house") if area["name"] == scene.view["pending"]["area"] else ""
        owner = house["owner"]
        yield Text.assemble(
            number, SIGNS["house"], scene.reward(house["reward"]) if owner is None else scene.mark(owner)
        )


def _shops(scene: Scene, area: Mapping[str, Any]) -> Iterator[Text]:
    """The spaces for shops: what one brings there, or whose it is."""
    here = area["name"] == scene.view["pending"]["area"]
    for slot, shop in enumerate(area["shops"], 1):
        brings = scene.reward(shop["reward"]) if shop["owner"] is None else scene.mark(shop["owner"])
        number = scene.number(f"shop:{slot}") if here else ""
        yield Text.assemble(SIGNS["shop"] if slot == 1 else "", number, brings)
