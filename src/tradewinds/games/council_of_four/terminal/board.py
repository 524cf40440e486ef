"""The board: regions with their cities, councils and permit tiles, and the queen's court."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tradewinds.core.terminal import flow
from tradewinds.games.council_of_four.components import (
    CITIES,
    DISTANCE,
    GROUPS,
    MAPS,
    MOST_PAID,
    REGIONS,
    ROAD_COINS,
    TABLES,
)
from tradewinds.games.council_of_four.terminal.signs import (
    ACTIONS,
    COIN_STYLE,
    ROAD,
    SIGNS,
    Scene,
    action,
    bonuses,
    chip,
    chips,
    permit_tile,
    price,
    style_of,
)

WIDE = 118  # columns from which the regions stand side by side, as on the board
MIDDLE = 76  # columns from which a region's council stands beside its cities
CITY = (3, 1, 8, 6, 4, 5, 5)  # columns of a city: move, letter, name, group, token, who is there, roads
CITY_WIDTH = sum(CITY) + len(CITY) - 1
INDENT = "   "
SPACES = [int(space) for space in TABLES["nobility"] if space != "source"]  # with a bonus, on the nobility track


def neighbours(view: Mapping[str, Any], city: str) -> list[str]:
    """The cities a road away."""
    return sorted(end for road in view["roads"] if city in road for end in road if end != city)


def draw_regions(scene: Scene) -> RenderableType:
    """The regions: side by side, or under each other with the council to the right, or all in one column."""
    if scene.width < WIDE:
        return Group(*[line for region in REGIONS for line in _region(scene, region)])
    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in REGIONS:
        grid.add_column(ratio=1)
    grid.add_row(*[Group(*_region(scene, region)) for region in REGIONS])
    return grid


def _region(scene: Scene, region: str) -> Iterator[RenderableType]:
    name = (f" {scene.say(f'region-{region}')} ", f"bold {style_of(region)}")
    yield Text.assemble(name, _reward(scene, scene.view["rewards"][region]))
    cities = _cities(scene, region)
    if MIDDLE <= scene.width < WIDE:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=CITY_WIDTH)
        grid.add_column()
        grid.add_row(cities, Group(*_offers(scene, region, scene.width - CITY_WIDTH - 2)))
        yield grid
    else:
        yield cities
        yield Padding(Group(*_offers(scene, region, CITY_WIDTH - 4)), (0, 0, 0, 4), expand=False)


def _cities(scene: Scene, region: str) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for width in CITY:
        grid.add_column(width=width, no_wrap=True, justify="right" if width == CITY[0] else "left")
    for name, city in scene.view["cities"].items():
        if city["region"] == region:
            grid.add_row(*_city(scene, name, city))
    return grid


def _city(scene: Scene, name: str, city: Mapping[str, Any]) -> list[Text]:
    number = scene.number(f"place:{name}", f"queen:{name}", f"reuse:{name}")
    group = city["group"]
    style = f"bold {style_of(group)}" if number else style_of(group)
    here = [scene.mark(seat) for seat in city["merchants"]] + [Text(SIGNS["neutral"])] * city["neutral"]
    if scene.view["queen"] == name:
        here.insert(0, Text(SIGNS["queen"], style=f"bold {style_of('queen')}"))
    return [
        Text(number.plain.rstrip(), style="bold"),
        Text(city["letter"], style="bold"),
        Text(scene.say(f"city-{name}"), style=style),
        Text(scene.say(f"terminal-{group}") if group else "", style=style),
        bonuses(city["token"]["bonuses"], "") if city["token"] else Text(),
        Text().join(here),
        _road(scene, name),
    ]


def _road(scene: Scene, city: str) -> Text:
    """Where roads lead from a city; while the queen can be brought there, what that costs in all."""
    view = scene.view
    if f"queen:{city}" not in scene.numbers:
        letters = [view["cities"][other]["letter"] for other in neighbours(view, city)]
        return Text(ROAD + "".join(letters), style="dim")
    roads = int(DISTANCE[MAPS.index(view["map"]), CITIES.index(view["queen"]), CITIES.index(city)])
    return Text(f"{scene.due() + ROAD_COINS * roads}{SIGNS['coins']}", style=f"bold {COIN_STYLE}")


def _offers(scene: Scene, region: str, width: int) -> Iterator[Text]:
    """The council of a region with what can be done there, and the permit tiles it gives."""
    yield chips(scene.view["councils"][region], scene.words)
    moves = _council_moves(scene, region)
    if moves:
        yield flow(moves, "  ", width)
    permits = scene.view["permits"][region]
    for slot, permit in enumerate(permits["shown"], 1):
        if permit:
            number = scene.number(f"take:{region}:{slot}")
            yield Text.assemble(number, permit_tile(permit["name"], permit["bonuses"]))
    deck = Text(scene.say("terminal-deck", count=permits["deck"]), style="dim")
    change = f"change:{region}"
    change_moves = [_move(scene, change, action("change", scene.words))] if change in scene.numbers else []
    yield flow([deck, *change_moves], "  ", width)


def _council_moves(scene: Scene, council: str) -> list[Text]:
    """What can be done at a council: elect someone, for coins or by a servant; satisfy it, with the least price."""
    elect, send, court = f"elect:{council}", f"send:{council}", f"court:{council}"
    elections = []
    if elect in scene.numbers:
        elections.append(_move(scene, elect, action("elect", scene.words)))
    if send in scene.numbers:
        elections.append(_move(scene, send, ACTIONS["send"][1] if elections else action("send", scene.words)))
    moves = [Text(" ").join(elections)] if elections else []
    if court in scene.numbers:
        least = f"{action('court', scene.words)} ≥{_least(scene, council)}{SIGNS['coins']}"
        moves.append(_move(scene, court, least))
    return moves


def _move(scene: Scene, code: str, does: str) -> Text:
    return Text.assemble(scene.number(code), does)


def _least(scene: Scene, council: str) -> int:
    """The coins due if whoever decides plays every card that fits."""
    hand, seats = scene.view["players"][scene.view["active"]]["hand"], scene.view["councils"][council]
    cards = {colour: min(hand.get(colour, 0), seats.count(colour)) for colour in seats}
    return price(cards | {"joker": min(hand.get("joker", 0), MOST_PAID - sum(cards.values()))})


# The queen's court, reward tiles and the nobility track


def draw_court(scene: Scene) -> RenderableType:
    """What belongs to no region."""
    view, words = scene.view, scene.words
    queen = [_title(scene, "council-queen", "queen"), chips(view["councils"]["queen"], words)]
    reserve = [
        Text.assemble(scene.number(f"candidate:{colour}"), chip(colour, words, count))
        for colour, count in view["reserve"].items()
    ]
    rewards = [
        Text.assemble((f"{scene.say(f'terminal-{group}')} ", style_of(group)), _reward(scene, view["rewards"][group]))
        for group in GROUPS
    ]
    queens = [Text(SIGNS["queen"], style=f"bold {style_of('queen')}")]
    queens += [_reward(scene, tile) for tile in view["queen_rewards"]]
    parts = [
        ([*queen, *_council_moves(scene, "queen")], "  "),
        ([_title(scene, "terminal-reserve"), *reserve], " "),
        ([_title(scene, "thing-rewards"), *rewards, Text(" ").join(queens)], "  "),
        ([_title(scene, "thing-nobility"), *_nobility(scene)], "  "),
    ]
    return Group(*[flow(items, between, scene.width, INDENT) for items, between in parts])


def _title(scene: Scene, key: str, style: str | None = None) -> Text:
    return Text(f" {scene.say(key)}", style=f"bold {style_of(style)}")


def _nobility(scene: Scene) -> Iterator[Text]:
    """The spaces of the nobility track that bring something or where someone is."""
    standing: dict[int, list[Text]] = {}
    for seat, player in enumerate(scene.view["players"]):
        standing.setdefault(player["nobility"], []).append(scene.mark(seat))
    for space in sorted({*SPACES, *standing}):
        brings = Text.assemble(":", bonuses(TABLES["nobility"][str(space)], "")) if space in SPACES else Text()
        here = Text.assemble(" ", *standing[space]) if space in standing else Text()
        yield Text.assemble((str(space), "bold"), brings, here)


def _reward(scene: Scene, tile: Mapping[str, Any]) -> Text:
    """What a reward tile is worth, and who has it."""
    points = f"{tile['points']}{SIGNS['points']}"
    return Text(points) if tile["owner"] is None else Text.assemble((points, "dim"), scene.mark(tile["owner"]))
