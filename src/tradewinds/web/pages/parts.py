"""The page of a table in named parts, rendered for a viewer; a part is made again only if what it shows has changed.

No part holds anything of one person alone, such as the token of a form: equal viewers share one rendering. Buttons in
parts name the form that they belong to, which the page itself brings.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import chain
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary, ref
from zlib import compress, decompress

from tradewinds.bots import LEVELS
from tradewinds.bots.pace import PACES
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.picture import Memory, remembering
from tradewinds.web.analyses import known_odds
from tradewinds.web.house import LiveTable
from tradewinds.web.house.house import STAND_IN
from tradewinds.web.house.seeds import awaits_parts
from tradewinds.web.pages.packing import Rows, Update
from tradewinds.web.pages.pictures import COLUMNS, COLUMNS_ON_A_PHONE, COLUMNS_ON_A_SCREEN, ROOMS, Drawn, draw_rooms
from tradewinds.web.pages.rendering import drawn, fragment
from tradewinds.web.pages.scene import Chair, Scene, clock_of, scene_of, title
from tradewinds.web.pages.story import Told
from tradewinds.web.pages.viewer import Viewer

__all__ = ["Rendering", "picture_before", "render"]

MOST_KEPT = 60  # fragments of one table, twice
MOST_SHARED = 500  # fragments that tables have in common
PACKED = {"reference"}  # long, and sent to a page once

Inputs: TypeAlias = tuple[Hashable, ...]


@dataclass(eq=False)
class Rendering:
    """A table as a viewer sees it."""

    version: int
    title: str  # of the browser's tab
    yours: bool  # whether it waits for this viewer to decide
    pages: dict[str, Rows]  # HTML by name, as it is kept for as long as it is shown: in UTF-8, or packed
    _all: ref[Update] | None = None
    _updates: WeakKeyDictionary[Rendering, Update | None] = field(default_factory=WeakKeyDictionary)

    @property
    def parts(self) -> dict[str, str]:
        """HTML by name."""
        return {name: b"".join(rows).decode() for name, rows in _unpacked(self.pages).items()}

    def since(self, before: Rendering | None) -> Update | None:
        """What a page that shows an earlier rendering has not got yet; made once for all pages that show the same.

        All of it, which is much, is kept only while it is being sent.
        """
        if before is None:
            update = self._all() if self._all else None
            if update is None:
                update = self._update(_unpacked(self.pages), {})
                self._all = ref(update)
            return update
        if before not in self._updates:
            changed = _changed(self.pages, before.pages)
            earlier = {name: rows for name, rows in before.pages.items() if name in changed}
            self._updates[before] = self._update(_unpacked(changed), _unpacked(earlier)) if changed else None
        return self._updates[before]

    def _update(self, parts: dict[str, Rows], before: dict[str, Rows]) -> Update:
        return Update({"version": self.version, "title": self.title, "yours": self.yours}, parts, before)


def _unpacked(pages: dict[str, Rows]) -> dict[str, Rows]:
    return {name: tuple(map(decompress, rows)) if name in PACKED else rows for name, rows in pages.items()}


def _changed(parts: dict[str, Rows], before: dict[str, Rows]) -> dict[str, Rows]:
    """Where the board's frame is new, all that is in it is."""
    anew = parts["board"] != before["board"]
    return {
        name: rows for name, rows in parts.items() if before.get(name) != rows or (anew and name.startswith("board"))
    }


@dataclass
class _Shelf:
    """What was made of a table and may be asked for again."""

    version: int = -1
    renderings: dict[Viewer, Rendering] = field(default_factory=dict)  # of this version
    fragments: dict[Inputs, Rows] = field(default_factory=dict)  # the latest, by all that they show
    earlier: dict[Inputs, Rows] = field(default_factory=dict)  # as many that were asked for before these
    drawings: Memory = field(default_factory=Memory)
    told: Told = field(default_factory=Told)


_shelves: WeakKeyDictionary[LiveTable, _Shelf] = WeakKeyDictionary()


def render(table: LiveTable, viewer: Viewer) -> Rendering:
    """All parts of a table, as this viewer sees it now."""
    shelf = _shelves.setdefault(table, _Shelf())
    if shelf.version != table.version:
        shelf.version = table.version
        shelf.renderings.clear()
    if viewer not in shelf.renderings:
        with remembering(shelf.drawings):
            shelf.renderings[viewer] = _render(scene_of(table, viewer, shelf.told), shelf)
    return shelf.renderings[viewer]


def _render(scene: Scene, shelf: _Shelf) -> Rendering:
    context = {"scene": scene, "table": scene.table, "viewer": scene.viewer}
    context |= {"paces": PACES, "levels": LEVELS, "usual": STAND_IN}
    language = scene.viewer.language

    def part(name: str, *inputs: Hashable, **more: Any) -> Rows:
        """A part that shows these things and nothing else."""
        key = (name, language, *inputs)
        made = shelf.fragments.get(key)
        if made is None:
            made = shelf.earlier.get(key)
            if made is None:
                html = fragment(f"parts/{name}.html", language, **context, **more).encode()
                made = _the_same((compress(html) if name in PACKED else html,))
            if len(shelf.fragments) >= MOST_KEPT:
                shelf.earlier, shelf.fragments = shelf.fragments, {}
            shelf.fragments[key] = made
        return made

    sections = {name: part(name, *inputs(scene)) for name, inputs in SECTIONS.items()}
    seats = [_seat(scene, chair, part) for chair in scene.chairs]
    log = scene.story or part("story", story="", empty="nothing-yet")
    match = scene.match
    board = _board(scene, match, part) if match else {"board": _waiting_room(scene, part)}
    ply = {"ply": (f'<input type="hidden" name="ply" value="{match.ply}">'.encode() if match else b"",)}
    markets = b'id="room-markets"' in board["board"][0]
    tabs = {"tabs": part("tabs", markets, markets=markets)}
    chairs = {"seats": (b'<ol class="seats">', *chain.from_iterable(seats), b"</ol>")}
    parts = sections | ply | tabs | chairs | {"log": log} | board
    return Rendering(scene.table.version, title(scene), scene.yours, parts)


@lru_cache(MOST_SHARED)
def _the_same(rows: Rows) -> Rows:
    """The same text, if there is one: what can be looked up is long, and the same at many tables."""
    return rows


def _seat(scene: Scene, chair: Chair, part: Callable[..., Rows]) -> Rows:
    """A player in the list; whose turn it is changes far more often than the rest, and stands in a row of its own."""
    decides = scene.match is not None and scene.match.seat == chair.number
    is_you = chair.mine and len(scene.viewer.seats) == 1
    return _begun_seat(decides, chair.mine), *part("seat", chair, is_you, chair=chair)


@cache
def _begun_seat(decides: bool, mine: bool) -> bytes:
    kind = f"seat{' deciding' * decides}{' mine' * mine}"
    return (f'<li class="{kind}"' + ' aria-current="true"' * decides + ">").encode()


def _waiting_room(scene: Scene, part: Callable[..., Rows]) -> Rows:
    return part("waiting", *_waiting(scene), awaits_parts=awaits_parts(scene.table.row))


def _board(scene: Scene, match: Match, part: Callable[..., Rows]) -> dict[str, Rows]:
    """The picture: a frame that stays, and what is in it."""
    viewer = scene.viewer
    picture = _picture(scene, match.sight(viewer.viewpoint).view, scene.moves)
    rooms = {room: [piece for piece in picture if piece.room == room] for room in ROOMS}
    frame = part("rooms", viewer.wide, *((piece.name, piece.width) for piece in picture), rooms=rooms)
    return {"board": frame} | {f"board-{piece.name}": piece.rows for piece in picture}


def _picture(scene: Scene, view: Mapping[str, Any], moves: list[Move]) -> list[Drawn]:
    viewer = scene.viewer
    across = COLUMNS_ON_A_PHONE if viewer.narrow else COLUMNS_ON_A_SCREEN if viewer.wide else COLUMNS
    return draw_rooms(scene.game, view, viewer.viewpoint, scene.words, scene.names, moves, across)


def picture_before(scene: Scene, match: Match, ply: int) -> dict[str, str]:
    """The parts of the picture as the viewer saw the table before an earlier ply; nothing can be played there."""
    view = match.sight(scene.viewer.viewpoint, ply).view
    return {f"board-{piece.name}": piece.html for piece in _picture(scene, view, [])}


# What sections show: each is made again when one of these things has changed


def _reference(scene: Scene) -> Inputs:
    """What can be looked up: the same all through a game, so it is sent once."""
    match = scene.match
    return (match.over, scene.viewer.viewpoint) if match else ()


def _decision(scene: Scene) -> Inputs:
    match, viewer = scene.match, scene.viewer
    if match is None:
        return ()
    if match.over:
        return (tuple(match.winners), scene.table.row.rematch, viewer.seats, tuple(scene.names))
    offered = tuple((move.code, scene.text(move)) for move in scene.moves)
    deciding = (scene.names[match.seat], match.seat, scene.yours, scene.absent, viewer.curtain, len(viewer.seats))
    going_on = (tuple((fact.symbol, fact.amount) for fact in scene.progress), scene.nearing)
    asked = (scene.held, scene.question, offered, scene.can_undo)
    return (*deciding, *asked, *going_on, clock_of(scene.table), scene.table.warming)


def _chat(scene: Scene) -> Inputs:
    table, viewer = scene.table, scene.viewer
    return (len(table.chat), viewer.muted, viewer.seats, tuple(scene.names), tuple(seat.person for seat in table.seats))


def _recap(scene: Scene) -> Inputs:
    """It grows through others' turns, and stays through one's own."""
    return (*scene.recap, *scene.names)


def _talk(scene: Scene) -> Inputs:
    return (scene.may_talk,)


def _tools(scene: Scene) -> Inputs:
    match = scene.match
    known = (match is None, match is not None and match.over, scene.table.commitment)
    return (scene.table.row.status, scene.viewer.seats, tuple(scene.habits.items()), scene.pace, scene.absent, known)


def _end(scene: Scene) -> Inputs:
    return (scene.standing, known_odds(scene.match)) if scene.match and scene.match.over else ()


def _forecast(scene: Scene) -> Inputs:
    return (scene.forecast, tuple(scene.names))


def _waiting(scene: Scene) -> Inputs:
    digests = tuple(seat.digest for seat in scene.table.seats)
    known = (scene.table.commitment, awaits_parts(scene.table.row), digests)
    return (scene.chairs, bool(scene.viewer.seats), scene.viewer.kept, scene.viewer.host, known)


SECTIONS: dict[str, Callable[[Scene], Inputs]] = {
    "reference": _reference,
    "decision": _decision,
    "recap": _recap,
    "chat": _chat,
    "talk": _talk,
    "tools": _tools,
    "end": _end,
    "guide": lambda scene: (scene.guide,),
    "forecast": _forecast,
    "forecast-line": _forecast,
}


def marked_up(rendering: Rendering) -> dict[str, Any]:
    """The parts for a template; the board's are in their frame already."""
    parts = rendering.parts
    board = parts["board"]
    for name, html in parts.items():
        if name.startswith("board-"):
            board = board.replace(f'data-part="{name}"></div>', f'data-part="{name}">{html}</div>')
    return {name: drawn(html) for name, html in (parts | {"board": board}).items()}
