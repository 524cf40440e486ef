"""The table of Yokohama as a picture: turn, pyramid of areas, management boards and companies, from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tradewinds.core.match import Move
from tradewinds.core.picture import Offer, Part
from tradewinds.core.words import Words
from tradewinds.games.yokohama.picture.art import ART
from tradewinds.games.yokohama.picture.board import draw_board
from tradewinds.games.yokohama.picture.company import draw_company
from tradewinds.games.yokohama.picture.management import draw_management
from tradewinds.games.yokohama.picture.table import Table
from tradewinds.games.yokohama.picture.turn import draw_turn

__all__ = ["ART", "draw"]


def draw(
    view: Mapping[str, Any], words: Words, names: Sequence[str], moves: Sequence[Move], columns: int = 5
) -> list[Part]:
    """The parts of the table: "turn", "board", "management", and "player-0" and so on.

    One company stands right under the board: a page puts that of whoever looks there. `moves` are those offered to
    whoever looks, none if it is not their decision. With fewer than four `columns`, on a phone, the board is a map, and
    "areas" and "goals" follow.
    """
    decided = view["decides"] == "player"
    told = {move.code: words.say(move.message, names) for move in moves if decided}
    offers = {code: Offer(code, text) for code, text in told.items()}
    table = Table(view, words, names, offers, wide=columns > 3)
    first, *others = (draw_company(table, seat) for seat in range(len(view["players"])))
    board, *below = draw_board(table)
    return [draw_turn(table), board, first, *below, draw_management(table), *others]
