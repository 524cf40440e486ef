"""What a player can look up at the table: what each thing does, and which moves there are to ask about."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.words import Words
from tradewinds.web.pages.pictures import things_in

__all__ = ["glossary", "move_with", "questions"]

POINTLESS = ("only-chance", "no-such-player", "not-in-this-game", "never-played")  # of what nobody here can ever do


def glossary(match: Match, viewpoint: int | None, words: Words) -> dict[str, tuple[str, str]]:
    """Everything on the table that the game can explain: its name and what it does."""
    view = match.view(viewpoint)
    told = {thing: _told(match.game, thing, words) for thing in match.game.topics(view)}
    found = {thing: topic for thing, topic in told.items() if topic} or _by_keys(view, words)
    return dict(sorted(found.items(), key=lambda item: _in_order(item[1][0])))


@cache  # a game and its words live as long as the process
def _told(game: Game, thing: str, words: Words) -> tuple[str, str] | None:
    topic = game.explain(thing)
    return (words.say(topic.name), "\n".join(words.say(line) for line in topic.lines)) if topic else None


def _by_keys(view: Mapping[str, Any], words: Words) -> dict[str, tuple[str, str]]:
    """The same of a game that has only words for it, until every game explains itself."""
    return {
        thing: (words.say(f"card-{thing}"), words.say(f"effect-{thing}"))
        for thing in things_in(view)
        if words.knows(f"effect-{thing}") and words.knows(f"card-{thing}")
    }


def questions(match: Match, viewpoint: int | None, names: list[str], language: str) -> dict[str, str]:
    """Every move that a player might have in mind, by code, in words."""
    game, seen = match.game, match.seen_by(viewpoint)
    refused = {move: int(game.rules.refusal(seen, move)) for move in range(len(game.moves))}
    asked = [match.move(move) for move, why in refused.items() if game.refusals[why] not in POINTLESS]
    told = {move.code: move.text(language, names) for move in asked}
    return dict(sorted(told.items(), key=lambda item: _in_order(item[1])))


def _in_order(text: str) -> list[tuple[int, str]]:
    """Texts by their letters, and numbers in them by size: order 2 comes before order 10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", text)]


def move_with(match: Match, viewpoint: int | None, thing: str) -> str:
    """The move one has in mind with a thing: of a kind that can be made now, or else the last of the game's list."""
    codes = [code for code in match.game.moves if code.split(":")[-1] == thing and ":" in code]
    fewest = min((code.count(":") for code in codes), default=0)
    verbs = {move.code.split(":")[0] for move in match.moves()} if viewpoint == match.seat else set()
    simple = [code for code in codes if code.count(":") == fewest]
    fitting = [code for code in simple if code.split(":")[0] in verbs]
    return (fitting or simple or [""])[-1]
