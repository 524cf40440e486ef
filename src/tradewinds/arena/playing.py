"""Plays one game of a tournament: the same on any machine, whoever else plays beside it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from tradewinds.arena.deeds import count_deeds
from tradewinds.arena.outcome import Outcome, Played, Thinking
from tradewinds.arena.tournament import Pairing, mixed
from tradewinds.bots import BotError, Seated, find_bot
from tradewinds.bots.bot import tell_fault
from tradewinds.core.match import Match
from tradewinds.core.record import bot_seat

__all__ = ["BotFault", "play", "warm"]

MOST_DECISIONS = 100_000  # of one game; the longest between random bots take a few thousand

_warm: set[tuple[str, str]] = set()  # games and bots that this process has met


class BotFault(Exception):  # noqa: N818 - the fault is the bot's
    """A bot failed in a game: it raised an error, chose what is not legal, or would not let the game end."""

    def __init__(self, bot: str, key: str, ply: int, reason: str, record: str) -> None:
        super().__init__(bot, key, ply, reason, record)  # as it travels between processes
        self.bot = bot
        self.key = key
        self.ply = ply
        self.reason = reason
        self.record = record  # of the game up to there

    def __str__(self) -> str:
        return f"the bot {self.bot} failed in game {self.key} at ply {self.ply}: {self.reason}"


def play(pairing: Pairing) -> Played:
    """Plays a game to its end; BotFault if one of its bots fails."""
    for bot in sorted(set(pairing.bots)):
        warm(pairing, bot)
    match = _new_match(pairing)
    bots = [_sit(pairing, seat, match) for seat in range(pairing.players)]
    thinking = [Thinking() for _ in bots]
    decisions = 0
    while not match.over:
        seat = match.seat
        thinking[seat].add(_decide(match, bots[seat], pairing, seat))
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise _fault(match, pairing, pairing.bots[seat], f"no end after {MOST_DECISIONS} decisions")
    done, happened = count_deeds(match)
    winners = match.winners
    outcome = Outcome(
        key=pairing.key,
        bots=pairing.bots,
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(pairing.players)),
        scores=tuple(match.scores),
        turns=match.turn,
        thinking=tuple(thinking),
        deeds=tuple(done),
        happened=happened,
    )
    return Played(outcome, match.record())


def warm(pairing: Pairing, bot: str) -> None:
    """Lets a bot decide once in a game of no consequence, so that no decision that is timed waits for a compiler."""
    if (pairing.game, bot) in _warm:
        return
    match = _new_match(pairing)
    seated = _sit(pairing, match.seat, match, bot)
    _decide(match, seated, pairing, match.seat)
    _warm.add((pairing.game, bot))


def _new_match(pairing: Pairing) -> Match:
    names = _told_apart(pairing.bots)
    options: dict[str, Any] = dict(pairing.options)
    match = Match(pairing.game, pairing.players, seed=pairing.chance, names=names, **options)
    match.seats = [bot_seat(bot) for bot in pairing.bots]
    return match


def _told_apart(bots: Sequence[str]) -> list[str]:
    """Names for a record: bots that sit there more than once are numbered."""
    return [bot if bots.count(bot) == 1 else f"{bot} #{bots[: seat + 1].count(bot)}" for seat, bot in enumerate(bots)]


def _sit(pairing: Pairing, seat: int, match: Match, bot: str | None = None) -> Seated:
    name = bot or pairing.bots[seat]
    try:
        return find_bot(name, match.game, pairing.generator(seat))
    except Exception as error:
        raise _fault(match, pairing, name, _what(error)) from error


def _decide(match: Match, bot: Seated, pairing: Pairing, seat: int) -> float:
    """Lets a bot play its move; returns how long it thought."""
    seen = match.game.seen_by(match.position(match.ply), seat, mixed(pairing.generator(seat), match.ply) | 1)
    try:
        began = time.perf_counter()
        move = bot.choose(seen).move
        seconds = time.perf_counter() - began
        match.play(move, seat)
    except Exception as error:
        raise _fault(match, pairing, bot.name, _what(error)) from error
    return seconds


def _what(error: Exception) -> str:
    cause = error.__cause__ if isinstance(error, BotError) else error
    return tell_fault(cause) if isinstance(cause, Exception) else str(error)


def _fault(match: Match, pairing: Pairing, bot: str, reason: str) -> BotFault:
    return BotFault(bot, pairing.key, match.ply, reason, match.record())
