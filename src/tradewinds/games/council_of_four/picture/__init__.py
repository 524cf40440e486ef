"""The table of The Council of Four as a picture: turn, board, court, tracks and players, from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tradewinds.core.move import Move
from tradewinds.core.picture import Offer, Part
from tradewinds.core.words import Words
from tradewinds.games.council_of_four.picture.art import ART
from tradewinds.games.council_of_four.picture.board import draw_board
from tradewinds.games.council_of_four.picture.court import draw_court
from tradewinds.games.council_of_four.picture.player import draw_player
from tradewinds.games.council_of_four.picture.table import Table
from tradewinds.games.council_of_four.picture.tracks import draw_tracks
from tradewinds.games.council_of_four.picture.turn import draw_turn

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
    """The parts of the table: "turn", "board", a player, "court", "tracks", and the other players ("player-1" ...).

    `moves` are those offered to whoever looks, none if it is not their decision. With fewer than four `columns`, on a
    phone, the board is three parts, one for each region: "coast", "valley", "mountains"; with more than five, the
    panels of all but `own` are narrow.
    """
    offers = {move.code: Offer(move.code, words.say(move.message, names), _price(move)) for move in moves}
    table = Table(view, words, names, offers, wide=columns > 3)
    beside = replace(table, wide=False) if own is not None and columns > ON_A_LAPTOP else table
    nearest, *others = [draw_player(table if seat == own else beside, seat) for seat in range(len(view["players"]))]
    # Pages put the panel of whoever looks in the first player's place: a hand is played from, so it lies by the board.
    return [draw_turn(table), *draw_board(table), nearest, draw_court(table), draw_tracks(beside), *others]


def _price(move: Move) -> tuple[tuple[int, str], ...]:
    """What a merchant costs in a city: coins for the council and the queen's way, and servants."""
    if move.code.partition(":")[0] not in ("place", "queen"):
        return ()
    about = move.message.parameters
    coins, fee = (sum(int(str(about.get(part, 0))) for part in parts) for parts in (("cost", "travel"), ("fee",)))
    return tuple((amount, symbol) for amount, symbol in ((coins, "tw-coin"), (fee, "cf-servants")) if amount)
