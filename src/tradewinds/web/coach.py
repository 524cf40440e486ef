"""The coach: what the best bot would do in a player's place, for whoever plays against bots alone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from tradewinds.bots.bot import BotError, Choice
from tradewinds.bots.worker import WorkerDied
from tradewinds.web.house import LiveTable, Refused
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import TableRow

__all__ = ["Advice", "Advised", "Coach", "advice_of", "may_ask"]

THOROUGH, AT_ONCE = "expert@1s", "learned"  # who is asked, and who answers while the rules are being compiled
MOST_MOVES = 3
LEAST = 0.02  # of the bot's thought: what it gave less than this is no advice


@dataclass(frozen=True)
class Advised:
    """A move that the bot considers."""

    move: int
    sure: float | None  # from 0 to 1: how much of its thought the bot gave it
    odds: float | None  # the seat's chance to win after it


@dataclass(frozen=True)
class Advice:
    """What the bot would do, the best move first, and how likely each seat is to win."""

    ply: int
    bot: str
    moves: tuple[Advised, ...]
    odds: tuple[float, ...]


def may_ask(row: TableRow) -> bool:
    """Whether there are hints at a table: only where one person plays, against bots alone."""
    return sum(seat.kind == "person" for seat in row.seats) == 1 and all(seat.kind != "open" for seat in row.seats)


def advice_of(choice: Choice, ply: int, bot: str) -> Advice:
    """A bot's choice as advice; a bot that says nothing of other moves advises the one it chose."""
    tried = sum(each.visits for each in choice.candidates)
    considered: list[Advised] = []
    for each in choice.candidates[:MOST_MOVES]:
        sure = each.visits / tried if tried else each.likely
        if not considered or (sure or 0.0) >= LEAST:
            considered.append(Advised(each.move, sure, each.value))
    return Advice(ply, bot, tuple(considered) or (Advised(choice.move, choice.sure, None),), choice.expects)


class Coach:
    """Asks the bots on behalf of players; the same position is thought about once."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asked: WeakKeyDictionary[LiveTable, tuple[int, asyncio.Future[Advice]]] = WeakKeyDictionary()

    async def hint(self, table: LiveTable, person: str) -> Advice:
        """What the bot would do in the place of a player who is to decide."""
        match, own = table.game_on, table.seats_of(person)
        if not own:
            raise Refused(403, "players-only")
        if not may_ask(table.row):
            raise Refused(403, "no-hints-among-people")
        if match.over:
            raise Refused(409, "game-is-over")
        if match.seat not in own:
            raise Refused(409, "not-your-turn")
        ply, asked = self._asked.get(table, (-1, None))
        if asked is None or ply != match.ply or (asked.done() and (asked.cancelled() or asked.exception())):
            asked = asyncio.ensure_future(self._think(table))
            self._asked[table] = match.ply, asked
        try:
            return await asyncio.shield(asked)
        except (BotError, WorkerDied):
            raise Refused(409, "hint-failed") from None

    async def _think(self, table: LiveTable) -> Advice:
        match = table.game_on
        game, seat = match.game.name, match.seat
        bot = THOROUGH if self._thinkers.is_ready(game, THOROUGH) else AT_ONCE
        choice = await self._thinkers.consider(table.row.id, seat, game, bot, match.seen_by(seat))
        return advice_of(choice, match.ply, bot)
