"""The table of The Council of Four as a picture: turn, board, court, tracks and players, from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tradewinds.core.match import Move
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


def draw(
    view: Mapping[str, Any], words: Words, names: Sequence[str], moves: Sequence[Move], columns: int = 5
) -> list[Part]:
    """The parts of the table: "turn", "board", a player, "court", "tracks", and the other players ("player-1" ...).

    `moves` are those offered to whoever looks, none if it is not their decision. With fewer than four `columns`, on a
    phone, the board is three parts, one for each region: "coast", "valley", "mountains".
    """
    offers = {move.code: Offer(move.code, words.say(move.message, names)) for move in moves}
    table = Table(view, words, names, offers, wide=columns > 3)
    nearest, *others = [draw_player(table, seat) for seat in range(len(view["players"]))]
    # Pages put the panel of whoever looks in the first player's place: a hand is played from, so it lies by the board.
    return [draw_turn(table), *draw_board(table), nearest, draw_court(table), draw_tracks(table), *others]
