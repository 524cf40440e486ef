"""The rules of a game on a page: what it explains at the table, chapter by chapter, with pictures of its pieces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import Response

from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.games import all_games
from tradewinds.web.house import Refused
from tradewinds.web.pages.pictures import columns, draw, symbols_of
from tradewinds.web.pages.rendering import drawn, fragment, show
from tradewinds.web.services import visitor_of

__all__ = ["Told", "chapters", "router"]

router = APIRouter()


@dataclass(frozen=True)
class Piece:
    """A thing with its picture, its name and what it does."""

    thing: str
    symbol: str
    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Told:
    """A chapter in words."""

    code: str
    title: str
    lines: tuple[str, ...]
    pieces: tuple[Piece, ...]


@router.get("/rules/{name}")
async def rules_page(request: Request, name: str) -> Response:
    """The rules of a game."""
    game = next((game for game in all_games() if game.name == name and game.guide), None)
    if game is None:
        raise Refused(404, "no-such-game")
    language = (await visitor_of(request)).language
    words = game.words(language)
    return await show(
        request,
        "rules.html",
        game=game,
        title=words.say("title"),
        summary=words.say("summary"),
        chapters=chapters(game, language),
        options=[(option.tell(True, words), option.about(words)) for option in game.options if not option.choices],
        picture=_picture(game, language),
        games=[(other.name, other.words(language).say("title")) for other in all_games() if other.guide],
        symbols=drawn(symbols_of(game)),
    )


@lru_cache(40)
def chapters(game: Game, language: str) -> list[Told]:
    """The rules in a language; every figure comes from the components."""
    say = game.words(language).in_print.say
    told = []
    for chapter in game.guide:
        pieces = []
        for thing, symbol in chapter.things:
            topic = game.explain(thing)
            if topic is not None:
                pieces.append(Piece(thing, symbol, say(topic.name), tuple(map(say, topic.lines))))
        told.append(Told(chapter.code, say(chapter.title), tuple(map(say, chapter.lines)), tuple(pieces)))
    return told


@lru_cache(40)
def _picture(game: Game, language: str) -> Markup:
    """A table as a game begins."""
    if game.picture is None:
        return Markup()
    match, words = Match(game, seed="a sample"), game.words(language)
    names = [words.player(seat, match.names) for seat in range(match.players)]
    parts = draw(game, match.view(None), None, words, names, [], narrow=False)
    return drawn(fragment("parts/board.html", language, columns=columns(parts), filled=True))
