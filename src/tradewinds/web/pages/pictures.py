"""Pictures of games, as pages need them: a position in parts, and the symbols and colours that these refer to.

A game without a picture is shown as a list of what its view says, so that it can be played all the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from markupsafe import escape

from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.picture import Art, Part, style, symbols
from tradewinds.core.picture.memory import only_rooms
from tradewinds.core.words import Words
from tradewinds.games import all_games
from tradewinds.web.pages.packing import Rows

__all__ = [
    "COLUMNS",
    "COLUMNS_ON_A_PHONE",
    "ROOMS",
    "Drawn",
    "columns",
    "draw",
    "draw_rooms",
    "shared_style",
    "style_address",
    "symbols_of",
    "things_in",
]

COLUMNS, COLUMNS_ON_A_PHONE, COLUMNS_ON_A_SCREEN = 5, 3, 6
NARROW = 400  # px: parts that are no wider share a column
ROOMS = ("board", "mine", "markets", "rivals")
SHOWN = ("board", "mine", "markets", "player")  # rooms as games call them, all but that of the turn


class Drawn(NamedTuple):
    """A part of a picture, ready for a page."""

    name: str
    width: int  # parts of one width stand in one column
    rows: Rows  # HTML
    room: str = "board"
    height: int = 0

    @property
    def html(self) -> str:
        """For a template."""
        return b"".join(self.rows).decode()


def draw(
    game: Game,
    view: Mapping[str, Any],
    viewpoint: int | None,
    words: Words,
    names: Sequence[str],
    moves: Sequence[Move],
    narrow: bool,
) -> list[Drawn]:
    """A position as a seat sees it; the moves are buttons on it."""
    if game.picture is None:
        return [Drawn("view", 320, (f'<ul class="plain-view">{_plain(view)}</ul>'.encode(),))]
    parts = game.picture(view, words, names, moves, columns=COLUMNS_ON_A_PHONE if narrow else COLUMNS)
    return own_first([Drawn(part.name, part.width, part.rows) for part in parts], viewpoint)


def draw_rooms(
    game: Game,
    view: Mapping[str, Any],
    viewpoint: int | None,
    words: Words,
    names: Sequence[str],
    moves: Sequence[Move],
    columns: int,
) -> list[Drawn]:
    """The same for a page with rooms: the turn is told beside the decision, and players are oneself or rivals."""
    if game.picture is None:
        return draw(game, view, viewpoint, words, names, moves, narrow=False)
    own = viewpoint or 0  # whoever only watches sits beside the first player
    with only_rooms(SHOWN):
        parts = game.picture(view, words, names, moves, columns=columns, own=own)
    mine = f"player-{own}"
    drawn = [_drawn(part, mine) for part in parts if part.room in SHOWN]
    return sorted(own_first(drawn, own), key=_place)


def _drawn(part: Part, mine: str) -> Drawn:
    room = part.room if part.room != "player" else "mine" if part.name == mine else "rivals"
    return Drawn(part.name, part.width, part.rows, room, part.height)


def _place(part: Drawn) -> int:
    return ROOMS.index(part.room)


def own_first(parts: list[Drawn], viewpoint: int | None) -> list[Drawn]:
    """Parts that belong to players, `player-0` and so on, in the order of play from the one who looks."""
    places = [place for place, part in enumerate(parts) if part.name.startswith("player-")]
    own = f"player-{viewpoint}"
    at = next((n for n, place in enumerate(places) if parts[place].name == own), 0)
    turned = list(parts)
    for place, other in zip(places, places[at:] + places[:at], strict=True):
        turned[place] = parts[other]
    return turned


def columns(parts: Sequence[Drawn]) -> list[list[Drawn]]:
    """Parts side by side: those of the same width that follow each other stand in one column, and so do narrow ones."""
    return [list(column) for _, column in groupby(parts, key=lambda part: max(part.width, NARROW))]


def _plain(view: object) -> str:
    if isinstance(view, Mapping):
        return "".join(f"<li><b>{escape(key)}</b> <ul>{_plain(value)}</ul></li>" for key, value in view.items())
    if isinstance(view, list):
        return "".join(f"<li><ul>{_plain(value)}</ul></li>" for value in view)
    return f"<li>{escape(view)}</li>"


@cache
def arts_of(game: Game) -> list[Art]:
    """The symbols and colours of a game's pictures."""
    return list({id(part.art): part.art for part in sample(game)}.values())


@cache
def sample(game: Game) -> list[Part]:
    """A picture of the game's first position."""
    if game.picture is None:
        return []
    match = Match(game, seed="a sample")
    return game.picture(match.view(None), game.words("en"), match.names, [], columns=COLUMNS)


def symbols_of(*games: Game) -> str:
    """What pictures of these games refer to: once on a page."""
    return symbols(*(art for game in games for art in arts_of(game)))


@cache
def shared_style() -> str:
    """The style sheet of all pictures."""
    return style(*(art for game in all_games() for art in arts_of(game)))


@cache
def style_address() -> str:
    """The address of that style sheet, which changes when it does."""
    return f"/pictures.css?v={hashlib.sha256(shared_style().encode()).hexdigest()[:10]}"


def things_in(view: Any) -> set[str]:
    """Every name that a view mentions."""
    if isinstance(view, Mapping):
        return {str(key) for key in view} | {name for value in view.values() for name in things_in(value)}
    if isinstance(view, list):
        return {name for value in view for name in things_in(value)}
    return {view} if isinstance(view, str) else set()
