"""What Machi Koro says and does, printed as JSON; run on copies of the package with other figures."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from tests.rulebook.table import BARE, TWO_DICE, coins, play, table
from tradewinds import Match
from tradewinds.core.picture import symbols
from tradewinds.core.words import LANGUAGES
from tradewinds.games.machi_koro import MACHI_KORO as GAME, terminal
from tradewinds.games.machi_koro.about import DECK
from tradewinds.games.machi_koro.picture import ART, draw


def rules() -> dict[str, list[int]]:
    """Coins after what each figure is about."""
    harbor = TWO_DICE | {"harbor": 1, "mine": 1}
    flowers = BARE | {"flower-shop": 1, "flower-garden": 2}
    return {
        "start": coins(Match(GAME, chance="manual")),
        "mine": coins(play(table(coins=[0, 0], cities=[TWO_DICE | {"mine": 1}]), "roll:2", "die:4", "die:4")),
        "cafe": coins(play(table(coins=[50, 0], cities=[BARE, {"cafe": 1}]), "die:3")),
        "stadium": coins(play(table(coins=[0, 50], cities=[{"stadium": 1}]), "die:6")),
        "tv-station": coins(play(table(coins=[0, 50], cities=[{"tv-station": 1}]), "die:6", "tv:p2")),
        "cheese-factory": coins(
            play(table(coins=[0, 0], cities=[TWO_DICE | {"cheese-factory": 1, "ranch": 2}]), "roll:2", "die:3", "die:4")
        ),
        "flower-shop": coins(play(table(coins=[0, 0], cities=[flowers], plus=True), "die:6")),
        "tax-office": coins(
            play(
                table(3, coins=[1, 13, 14], cities=[TWO_DICE | {"tax-office": 1}], plus=True),
                "roll:2",
                "die:4",
                "die:5",
            )
        ),
        "town-hall": coins(play(table(coins=[0, 0], cities=[BARE], plus=True), "die:5")),
        "airport": coins(play(table(coins=[1, 0], cities=[BARE | {"airport": 1}], plus=True), "die:5", "pass")),
        "mine for its price": coins(play(table(coins=[20, 0]), "die:6", "build:mine")),
        "harbor": [
            play(table(cities=[harbor], plus=True), "roll:2", "die:4", "die:5", "add:3").view()["total"],
        ],
    }


def words(language: str) -> dict[str, Any]:
    """What is told in a language: explanations, options, moves, the picture and the terminal."""
    told = GAME.words(language)
    match = play(table(plus=True), "die:5")
    names = [Text("● A"), Text("◆ B")]
    screen = io.StringIO()
    console = Console(file=screen, width=160)
    console.print(terminal.table(match.view(), told, names, {}, 160))
    console.print(terminal.explain("market", match.view(), told))
    topics = {thing: GAME.explain(thing) for thing in (*GAME.topics(match.view()), DECK)}
    return {
        "explained": {thing: [told.say(line) for line in topic.lines] for thing, topic in topics.items() if topic},
        "options": {option.name: option.about(told) for option in GAME.options},
        "moves": {code: match.move(code).text(language) for code in ("add:3", "build:mine", "build:airport")},
        "picture": "".join(part.svg() for part in draw(match.view(), told, ["A", "B"], match.moves())),
        "terminal": screen.getvalue(),
    }


if __name__ == "__main__":
    found = {"rules": rules(), "symbols": symbols(ART), "words": {language: words(language) for language in LANGUAGES}}
    sys.stdout.write(json.dumps(found))
