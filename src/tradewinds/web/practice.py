"""Practice: a position of a finished game dealt again, for one person against bots."""

from __future__ import annotations

from tradewinds.bots import LEVELS
from tradewinds.core.match import Match
from tradewinds.web.house import NewSeat, NewTable, Refused
from tradewinds.web.house.playing import origin_at
from tradewinds.web.names import bot_names
from tradewinds.web.store import TableRow

__all__ = ["check_position", "practice_table"]


def check_position(match: Match, ply: int) -> None:
    """Whether a game can go on from a position; one that is still going on is nobody's to practise."""
    if not match.over:
        raise Refused(409, "game-not-over")
    if match.seed is None:
        raise Refused(409, "practise-no-seed")
    if not 0 <= ply < match.ply:
        raise Refused(409, "practise-over")


def practice_table(match: Match, row: TableRow | None, ply: int, seat: int, level: str, language: str) -> NewTable:
    """The table to ask for: bots stay who they were, and bots of a level sit where other people sat."""
    check_position(match, ply)
    if not 0 <= seat < match.players or level not in LEVELS:
        raise Refused(422, "bad-form")
    before = [other.bot if other.kind == "bot" else None for other in row.seats] if row else [None] * match.players
    taken = {row.seats[other].name for other, bot in enumerate(before) if row and bot}
    names = (name for name in bot_names(language) if name not in taken)
    seats = []
    for other, bot in enumerate(before):
        if other == seat:
            seats.append(NewSeat("person"))
        else:
            seats.append(NewSeat("bot", bot=bot or level, name=row.seats[other].name if row and bot else next(names)))
    origin = origin_at(match, ply, row.origin if row else None)
    return NewTable(match.game.name, seats, dict(match.options), origin=origin)
