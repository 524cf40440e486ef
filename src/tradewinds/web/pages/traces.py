"""What others left on the board: the pieces that are not as they were, and their steps to look at once more."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from markupsafe import Markup

from tradewinds.core.match import Match
from tradewinds.core.picture import Part
from tradewinds.core.picture.memory import only_rooms
from tradewinds.core.state import CHANCE
from tradewinds.core.words import Words
from tradewinds.web.pages.icons import pictured_message
from tradewinds.web.pages.pictures import COLUMNS

__all__ = ["changed_pieces", "picture_at", "steps_of", "told_by"]

LANGUAGE = "en"  # any will do: the names of pieces are the same in all
ROOMS = ("board", "markets")
TAG = re.compile(r"<(/?)([\w-]+)([^>]*?)(/?)>([^<]*)")
PIECE = re.compile(r' data-piece="([^"]+)"')
MOST_KEPT = 500  # rows whose pieces are known

Piece: TypeAlias = tuple[list[object], set[str]]  # what it looks like, and the names of the pieces in it


def picture_at(
    match: Match, ply: int, viewpoint: int | None = None, words: Words | None = None, names: Sequence[str] = ()
) -> list[Part]:
    """What all see on the board before a ply; as a page in these words shows it, it may be drawn already."""
    game = match.game
    if game.picture is None:
        return []
    view = match.sight(viewpoint, ply).view
    words, names = words or game.words(LANGUAGE), names or match.names
    with only_rooms(ROOMS):
        parts = game.picture(view, words, names, [], columns=COLUMNS, own=viewpoint or 0)
    return [part for part in parts if part.room in ROOMS]


def changed_pieces(before: Sequence[Part], after: Sequence[Part]) -> tuple[str, ...]:
    """The pieces that are new or look different; of those within each other, the innermost."""
    was, now = ([row for part in parts for row in part.rows[1:-1]] for parts in (before, after))
    known = {*was} & {*now}  # most rows stay as they are
    old, new = (_pieces([row for row in rows if row not in known]) for rows in (was, now))
    changed = {name for name, (look, _) in new.items() if name not in old or old[name][0] != look}
    return tuple(name for name in new if name in changed and not changed & new[name][1])


def _pieces(rows: Sequence[bytes]) -> dict[str, Piece]:
    """Each piece with what it looks like, apart from the pieces in it, and with the names of these."""
    return {name: piece for row in rows for name, piece in _pieces_in(row).items()}


@lru_cache(MOST_KEPT)
def _pieces_in(row: bytes) -> Mapping[str, Piece]:
    """Reads a drawing of our own tag by tag, of which a whole tree of elements would tell no more."""
    found: dict[str, Piece] = {}
    look: list[object] = []  # of the piece that we are in, or of what is in none
    around: list[tuple[list[object], str | None]] = []  # for every open element: what it is a part of, and its name
    for closes, tag, attributes, alone, text in TAG.findall(row.decode()):
        if closes:
            look, _ = around.pop()
            continue
        before, name = look, PIECE.search(attributes)
        if name:
            for _, outer in around:
                if outer:
                    found[outer][1].add(name[1])
            look.append(name[1])
            look = []
            found[name[1]] = look, set()
        elif tag != "title":
            look.append((len(around), tag, attributes, text))
        if alone:
            look = before
        else:
            around.append((before, name[1] if name else None))
    return found


def steps_of(match: Match, plies: Sequence[int]) -> tuple[int, ...]:
    """Where a turn stood after each decision with all that chance did then, if there is anything to tell."""
    last = plies[-1]
    ends = [ply + 1 for ply in plies if ply == last or int(match.position(ply + 1).seat) != CHANCE]
    return tuple(end for end in ends if any(match.events_at(ply) for ply in _step(match, end)))


def _step(match: Match, end: int) -> range:
    """The plies of the step that ends there: a decision, and what chance did after it in the same turn."""
    begun, turn = end - 1, int(match.position(end - 1).turn)
    while begun > 0 and int(match.position(begun).seat) == CHANCE and int(match.position(begun - 1).turn) == turn:
        begun -= 1
    return range(begun, end)


def told_by(match: Match, end: int, viewpoint: int, words: Words, names: Sequence[str]) -> list[Markup]:
    """What happened in the step that ends there."""
    events = [event for ply in _step(match, end) for event in match.events_at(ply, viewpoint)]
    return [pictured_message(match.game, words, event, names) for event in events]
