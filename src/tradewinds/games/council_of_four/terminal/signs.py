"""Signs, colours and short words that the table is drawn with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from tradewinds.core.terminal import Scene as Base
from tradewinds.core.words import Message, Words
from tradewinds.games.council_of_four.components import (
    CHANGE_SERVANTS,
    CITIES,
    COUNCIL_COINS,
    ELECT_COINS,
    JOKER_COINS,
    LETTERS,
    SEND_SERVANTS,
)
from tradewinds.games.council_of_four.phrases import letters

# Signs of bonuses and pieces; those of players are ● ◆ ■ ▲. All are one column wide.
SIGNS = {
    "points": "★",
    "coins": "¢",
    "servants": "♙",
    "cards": "♠",
    "nobility": "↑",
    "main": "»",
    "token": "◎",
    "permit": "▭",
    "again": "↻",
    "merchants": "⌂",
    "queen": "♛",
    "neutral": "○",
}
ARROW = "→"
ROAD = "–"

# A card or councillor brings its own ground; the other colours stand out on dark and on light ground alike.
CHIPS = {
    "white": "#1a1a1a on #f2f2f2",
    "black": "#f2f2f2 on #262626",
    "orange": "#1a1a1a on #f08c2e",
    "purple": "#ffffff on #7b3fa0",
    "blue": "#ffffff on #2467bd",
    "pink": "#1a1a1a on #f29ac0",
    "joker": "#1a1a1a on #86cfae",
}
STYLES = {
    "gold": "#b47914",
    "silver": "#7f8a95",
    "bronze": "#b8683a",
    "iron": "#5f87af",
    "coast": "#168dc9",
    "valley": "#439732",
    "mountains": "#b366cc",
    "queen": "#d0567f",
}
COIN_STYLE = STYLES["gold"]

ACTIONS = {  # what can be done at a council or in a region, and what it brings or costs
    "elect": ("elect", f"+{ELECT_COINS}{SIGNS['coins']}"),
    "court": ("court", ""),
    "send": ("elect", f"−{SEND_SERVANTS}{SIGNS['servants']}"),
    "change": ("change", f"−{CHANGE_SERVANTS}{SIGNS['servants']}"),
}


class Scene(Base):
    """A table of The Council of Four as it is drawn."""

    def number(self, *codes: str) -> Text:
        """The number of whichever of these moves is legal, with a space after it."""
        number = super().number(*codes)
        return number.append(" ") if number else number

    def due(self) -> int:
        """The coins due for the cards paid so far."""
        return price(self.view["paid"])


def price(cards: Mapping[str, int]) -> int:
    """The coins due for satisfying a council with these cards."""
    return int(COUNCIL_COINS[sum(cards.values())]) + JOKER_COINS * cards.get("joker", 0)


def style_of(name: str | None) -> str:
    """The colour of a region, a group of cities or the queen."""
    return STYLES.get(name or "", "default")


def place(name: str, words: Words) -> str:
    """A council or region in short."""
    return words.say("council-queen" if name == "queen" else f"region-{name}")


def action(verb: str, words: Words, *, alone: bool = False) -> str:
    """What is done at a council or in a region, in short; where it stands alone, with whom it is about."""
    word, figure = ACTIONS[verb]
    told = words.say("terminal-elect-whom" if alone and word == "elect" else f"terminal-{word}")
    return f"{told} {figure}".rstrip()


def chip(card: str, words: Words, count: int = 1) -> Text:
    """A politics card or councillor, or several of a colour."""
    times = f"×{count} " if count > 1 else ""
    return Text(f" {words.say(f'terminal-{card}')} {times}", style=CHIPS[card], no_wrap=True)


def chips(colours: Iterable[str], words: Words) -> Text:
    """A council, from the arrow on."""
    return Text.assemble((f"{ARROW} ", "bold"), *[chip(colour, words) for colour in colours])


def permit_tile(name: str, gives: Iterable[Sequence[Any]]) -> Text:
    """A permit tile: letters and bonuses."""
    return Text.assemble((f"{letters(name):<5}", "bold"), " ", bonuses(gives))


def bonuses(gives: Iterable[Sequence[Any]], between: str = " ") -> Text:
    """Bonuses in signs: `2♙ 3★`."""
    return Text(between.join(f"{amount}{SIGNS[kind]}" for kind, amount in gives))


def told(gives: Iterable[Sequence[Any]], words: Words) -> str:
    """Bonuses in words."""
    return ", ".join(words.say(Message(f"bonus-{kind}", {kind: amount})) for kind, amount in gives)


def listed(cities: Iterable[str], words: Words) -> str:
    """Cities with their letters."""
    return ", ".join(f"{words.say(f'city-{city}')} ({LETTERS[CITIES.index(city)]})" for city in cities)
