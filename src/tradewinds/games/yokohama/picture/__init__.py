"""The table of Yokohama as a picture: turn, pyramid of areas, management boards and companies, from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tradewinds.core.move import Move
from tradewinds.core.picture import Offer, Part
from tradewinds.core.words import Words
from tradewinds.games.yokohama.picture.art import ART
from tradewinds.games.yokohama.picture.board import draw_board
from tradewinds.games.yokohama.picture.company import draw_company
from tradewinds.games.yokohama.picture.management import draw_boards, draw_management
from tradewinds.games.yokohama.picture.table import Table
from tradewinds.games.yokohama.picture.turn import draw_turn

__all__ = ["ART", "draw"]

ON_A_LAPTOP = 5  # columns; a screen with more has room beside the board


def draw(
    view: Mapping[str, Any],
    words: Words,
    names: Sequence[str],
    moves: Sequence[Move],
    columns: int = 5,
    own: int | None = None,
) -> list[Part]:
    """The parts of the table: "turn", "board", "management", and "player-0" and so on.

    One company stands right under the board: a page puts that of whoever looks there. `moves` are those offered to
    whoever looks, none if it is not their decision. With fewer than four `columns`, on a phone, the board is a map, and
    "areas" and "goals" follow; with more than five, each management board is a part, and the
    companies of all but `own` are as narrow.
    """
    decided = view["decides"] == "player"
    told = [Offer(move.code, words.say(move.message, names), _toll(move)) for move in moves if decided]
    offers = {offer.code.rpartition("/")[2]: offer for offer in reversed(told)}  # steps before ways
    table = Table(view, words, names, offers, wide=columns > 3)
    screen = own is not None and columns > ON_A_LAPTOP
    beside = replace(table, wide=False) if screen else table
    seats = range(len(view["players"]))
    first, *others = (draw_company(table if seat == own else beside, seat) for seat in seats)
    board, *below = draw_board(table)
    management = draw_boards(beside) if screen else [draw_management(table)]
    return [draw_turn(table), board, first, *below, *management, *others]


def _toll(move: Move) -> tuple[tuple[int, str], ...]:
    """What placing or going somewhere costs on the way and there."""
    if move.code.partition(":")[0] not in ("place", "go", "through"):
        return ()
    about = move.message.parameters
    yen = about.get("toll", about.get("cost", 0))
    return ((yen, "yo-yen"),) if isinstance(yen, int) and yen else ()
