"""The table of Machi Koro as a picture: dice, market and cities, from a view of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tradewinds.core.move import Move
from tradewinds.core.picture import Offer, Part
from tradewinds.core.words import Words
from tradewinds.games.machi_koro.picture.art import ART
from tradewinds.games.machi_koro.picture.city import draw_city
from tradewinds.games.machi_koro.picture.dice import draw_dice
from tradewinds.games.machi_koro.picture.market import draw_market, width
from tradewinds.games.machi_koro.picture.table import Table

__all__ = ["ART", "draw"]

ON_A_PHONE, ON_A_LAPTOP = 3, 5  # columns of the market


def draw(
    view: Mapping[str, Any],
    words: Words,
    names: Sequence[str],
    moves: Sequence[Move],
    columns: int = 5,
    own: int | None = None,
) -> list[Part]:
    """The parts of the table: "dice", "market", and "player-0" and so on.

    `moves` are those offered to whoever looks, none if it is not their decision; `columns` are those of the market:
    3 on a phone, 5 on a laptop. Where a page has a room for what is one's `own`, the dice
    lie there, but for a phone, and the page asks the question.
    """
    offers = {move.code: Offer(move.code, words.say(move.message, names)) for move in moves}
    table = Table(view, words, names, offers)
    cities = [draw_city(table, seat) for seat in range(len(view["players"]))]
    if own is None:
        return [draw_dice(table, width(columns)), draw_market(table, columns), *cities]
    dice = draw_dice(table, width(ON_A_PHONE), "board" if columns <= ON_A_PHONE else "mine", asked=False)
    return [dice, draw_market(table, min(columns, ON_A_LAPTOP)), *cities]
