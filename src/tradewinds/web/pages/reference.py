"""What a player can look up at the table: what each thing does, and which moves there are to ask about."""

from __future__ import annotations

import re

from tradewinds.core.match import Match
from tradewinds.core.words import Words

__all__ = ["glossary", "move_with", "questions"]

# Reasons of what nobody here can ever do
POINTLESS = ("only-chance", "no-such-player", "not-yourself", "not-in-this-game")


def glossary(match: Match, viewpoint: int | None, words: Words) -> dict[str, tuple[str, str]]:
    """Everything on the table that the game can explain: its name and what it does."""
    game, say = match.game, words.in_print.say
    topics = {thing: game.explain(thing) for thing in game.topics(match.sight(viewpoint).view)}
    found = {thing: (say(topic.name), "\n".join(map(say, topic.lines))) for thing, topic in topics.items() if topic}
    return dict(sorted(found.items(), key=lambda item: item[1][0]))


def questions(match: Match, viewpoint: int | None, names: list[str], language: str) -> dict[str, str]:
    """Every move that a player might have in mind, by code, in words."""
    game, seen = match.game, match.seen_by(viewpoint)
    possible = [move for move in range(len(game.moves)) if match.has_players_of(move)]
    refused = {move: int(game.rules.refusal(seen, move)) for move in possible}
    moves = [match.move(move) for move, why in refused.items() if game.reasons[why] not in POINTLESS]
    asked = [move for move in moves if not game.is_quiet(move.code)]  # nobody wants to do nothing and cannot
    told = {move.code: move.text(language, names) for move in asked}
    return dict(sorted(told.items(), key=lambda item: _by_number(item[1])))


def _by_number(text: str) -> list[tuple[int, str]]:
    """Sorts as people count: 2 before 10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", text)]


def move_with(match: Match, viewpoint: int | None, thing: str) -> str:
    """The move one has in mind with a thing: a legal one, or of a kind that can come up now; nothing where none can."""
    moves = match.game.moves
    codes = [code for code in moves if ":" in code and thing in (code.split(":")[-1], code.replace(":", "-"))]
    fewest = min((code.count(":") for code in codes), default=0)
    simple = [code for code in codes if code.count(":") == fewest]
    if viewpoint != match.seat:
        return (simple or [""])[-1]
    legal = {move.code for move in match.moves()}
    phase = int(match.position(match.ply).phase)
    timely = [code for code in simple if moves.comes_up(moves.id(code), phase)]
    meant = [code for code in timely if code in legal] or timely
    return next((code for code in meant if not _is_pointless(match, code)), "")


def _is_pointless(match: Match, code: str) -> bool:
    reason = match.reason(code)
    return reason is not None and reason.key in POINTLESS
