"""The management boards and all that lies beside the city: technologies, orders, achievements, awards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tradewinds.core.terminal import flow
from tradewinds.games.yokohama.components import AMOUNT, AREA_NAMES
from tradewinds.games.yokohama.terminal.signs import FAITH, SIGNS, Scene, order_card, style_of

INDENT = "   "


def draw_boards(scene: Scene) -> RenderableType:
    """Church, Customs House, laboratories, ports, achievements."""
    view = scene.view
    parts = [
        [_title(scene, "church", _filled(view["church"], view["church_ends_at"])), *_slots(scene, "church", FAITH)],
        [
            _title(scene, "customs-house", _filled(view["customs"], view["customs_ends_at"])),
            *_slots(scene, "customs", SIGNS["import"]),
        ],
    ]
    parts += [[_title(scene, board["area"]), *_cards(scene, board)] for board in view["laboratories"]]
    parts += [[_title(scene, board["area"]), *_orders(scene, board)] for board in view["ports"]]
    parts.append([_heading(scene, "achievements"), *_achievements(scene)])
    if view["awards"]:
        parts.append([_heading(scene, "awards"), *_awards(scene)])
    return Group(*[flow(part, "  ", scene.width, INDENT) for part in parts])


def _filled(slots: list[Mapping[str, Any]], ends_at: int) -> str:
    """How many assistants stand on a board, of those that bring the end near."""
    return f" {sum(slot['owner'] is not None for slot in slots)}/{ends_at}"


def _title(scene: Scene, area: str, more: str = "") -> Text:
    return Text(f" {scene.say(f'area-{area}')}{more}", style=f"bold {style_of('commercial')}")


def _heading(scene: Scene, thing: str) -> Text:
    return Text(f" {scene.called(thing)}", style="bold")


def _slots(scene: Scene, board: str, unit: str) -> Iterator[Text]:
    """The spaces of the Church or the Customs House: what each takes and brings, or who is there."""
    for number, slot in enumerate(scene.view[board], 1):
        takes = Text(f"{slot['needs']}{unit}")
        if slot["owner"] is None:
            yield Text.assemble(scene.number(f"{board}:{number}"), takes, ":", scene.reward(slot["reward"]))
        else:
            yield Text.assemble(takes, scene.owner(slot["owner"]))


def _cards(scene: Scene, board: Mapping[str, Any]) -> Iterator[Text]:
    """The technologies of a laboratory: value and surcharge, flag."""
    here = board["area"] == scene.view["pending"]["area"]
    for number, slot in enumerate(board["slots"], 1):
        card = slot["card"]
        if card:
            costs = f"{card['value']}+{slot['surcharge']}" if slot["surcharge"] else f"{card['value']}"
            yield Text.assemble(
                scene.number(f"research:{number}") if here else "",
                (scene.say(f"technology-{card['technology']}"), "bold"),
                f" {costs} {scene.say('terminal-' + card['flag'])}",
            )


def _orders(scene: Scene, board: Mapping[str, Any]) -> Iterator[Text]:
    """The orders of a port, those of a level behind the power that reaches them."""
    here = board["area"] == scene.view["pending"]["area"]
    level = 0
    for number, slot in enumerate(board["slots"], 1):
        if slot["order"]:
            power = f"{SIGNS['power']}{_power_for(board['area'], slot['level'])} " if slot["level"] != level else ""
            level = slot["level"]
            take = scene.number(f"take:{number}") if here else ""
            yield Text.assemble((power, style_of("power")), take, order_card(slot["order"], scene.words))


def _power_for(port: str, level: int) -> int:
    """The least power that reaches orders of a level."""
    return next(power for power, reach in enumerate(AMOUNT[AREA_NAMES.index(port)]) if reach >= level)


def _achievements(scene: Scene) -> Iterator[Text]:
    """What each achievement asks for, its points for the first and for later players, who has it."""
    for tile in scene.view["achievements"]:
        if tile["name"]:
            pile, asked = scene.say(f"terminal-pile-{tile['pile']}"), scene.goal(tile["name"])
            points = "/".join(map(str, tile["points"]))
            yield Text.assemble(
                scene.number(f"achieve:{tile['pile']}"),
                f"{pile}: {asked} {points}{SIGNS['points']}",
                *[scene.mark(seat) for seat in tile["players"]],
            )


def _awards(scene: Scene) -> Iterator[Text]:
    for award in scene.view["awards"]:
        yield Text.assemble(scene.number(f"claim:{award}"), scene.award(award))
