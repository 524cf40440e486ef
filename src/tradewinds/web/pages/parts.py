"""The page of a table in named parts, rendered for someone's eyes and kept while nothing changes.

No part holds anything of one person alone, such as the token of a form: equal eyes share one rendering. Buttons in
parts name the form that they belong to, which the page itself brings.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any
from weakref import WeakKeyDictionary

from tradewinds.core.match import Match
from tradewinds.web.house import LiveTable
from tradewinds.web.pages import scene as scenes
from tradewinds.web.pages.eyes import Eyes
from tradewinds.web.pages.pictures import Drawn, columns, draw
from tradewinds.web.pages.reference import glossary, questions
from tradewinds.web.pages.rendering import drawn, fragment
from tradewinds.web.pages.scene import Scene

__all__ = ["Rendering", "render"]

MOST_KEPT = 24  # renderings of one table
SECTIONS = ("ply", "seats", "decision", "log", "chat", "tools", "end")


@dataclass(frozen=True)
class Rendering:
    """A table as some eyes see it."""

    version: int
    title: str  # of the browser's tab
    yours: bool  # whether it waits for these eyes to decide
    parts: dict[str, str]  # HTML by name


@dataclass
class _Shelf:
    """Renderings of a table that may be asked for again."""

    renderings: OrderedDict[tuple[int, Eyes], Rendering] = field(default_factory=OrderedDict)
    pictures: OrderedDict[tuple[Any, ...], list[Drawn]] = field(default_factory=OrderedDict)
    references: OrderedDict[tuple[Any, ...], str] = field(default_factory=OrderedDict)


_shelves: WeakKeyDictionary[LiveTable, _Shelf] = WeakKeyDictionary()


def render(table: LiveTable, eyes: Eyes) -> Rendering:
    """All parts of a table, as these eyes see it now."""
    shelf = _shelves.setdefault(table, _Shelf())
    key = (table.version, eyes)
    if key not in shelf.renderings:
        shelf.renderings[key] = _render(table, eyes, shelf)
        _trim(shelf.renderings)
    return shelf.renderings[key]


def _render(table: LiveTable, eyes: Eyes, shelf: _Shelf) -> Rendering:
    scene = scenes.scene_of(table, eyes)
    context = {"scene": scene, "table": table, "eyes": eyes}
    parts = {"reference": _reference(scene, shelf)}
    parts |= {name: fragment(f"parts/{name}.html", eyes.language, **context) for name in SECTIONS}
    if scene.match:
        parts |= _board(scene, scene.match, shelf)
    else:
        parts["board"] = fragment("parts/waiting.html", eyes.language, **context)
    return Rendering(table.version, scenes.title(scene), scene.yours, parts)


def _board(scene: Scene, match: Match, shelf: _Shelf) -> dict[str, str]:
    """The picture: a frame that stays, and what is in it."""
    eyes = scene.eyes
    key = (match.ply, len(scene.table.log), replace(eyes, muted=frozenset()), tuple(scene.names), len(scene.moves))
    if key not in shelf.pictures:
        shelf.pictures[key] = draw(match, eyes.viewpoint, scene.words, scene.names, scene.moves, eyes.narrow)
        _trim(shelf.pictures)
    picture = shelf.pictures[key]
    frame = fragment("parts/board.html", eyes.language, columns=columns(picture))
    return {"board": frame} | {f"board-{part.name}": part.html for part in picture}


def _reference(scene: Scene, shelf: _Shelf) -> str:
    """What can be looked up: the same all through a game, so it is sent once."""
    match, eyes = scene.match, scene.eyes
    if match is None:
        return ""
    key = (match.over, eyes.viewpoint, eyes.language)
    if key not in shelf.references:
        shelf.references[key] = fragment(
            "parts/reference.html",
            eyes.language,
            table=scene.table,
            glossary=glossary(match, eyes.viewpoint, scene.words),
            questions={} if match.over else questions(match, eyes.viewpoint, scene.names, eyes.language),
        )
        _trim(shelf.references)
    return shelf.references[key]


def _trim(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)


def marked_up(rendering: Rendering) -> dict[str, Any]:
    """The parts for a template; the board's are in their frame already."""
    parts = {name: drawn(html) for name, html in rendering.parts.items()}
    board = rendering.parts["board"]
    for name, html in rendering.parts.items():
        if name.startswith("board-"):
            board = board.replace(f'data-part="{name}"></div>', f'data-part="{name}">{html}</div>')
    return parts | {"board": drawn(board)}
