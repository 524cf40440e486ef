"""Signs, colours and short words that the table is drawn with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from tradewinds.core.terminal import Scene as Base
from tradewinds.core.words import Message, Words
from tradewinds.games.yokohama.about import title
from tradewinds.games.yokohama.components import ACHIEVEMENT_NAMES, AREA_NAMES, AWARD_NAMES, TYPE_OF_AREA
from tradewinds.games.yokohama.things import achievement_named, award_named

# Signs that are the same in every language, one column wide each; goods go by the first letter of their name.
SIGNS = {
    "points": "★",
    "yen": "¥",
    "import": "▣",
    "any": "?",
    "piece": "⊞",
    "move": "⇄",
    "power": "↯",
    "president": "♚",
    "assistant": "♙",
    "shop": "▫",
    "house": "⌂",
    "tokens": "◇",
    "agents": "♝",
    "flags": "⚑",
    "station": "♜",
    "neutral": "○",
}
FAITH = "†"
THROUGH = "↷"
ARROW = "→"
DONE = "✓"

# All these stand out on dark and on light ground alike.
STYLES = {
    "yen": "#b47914",
    "import": "#b366cc",
    "copper": "#b8683a",
    "silk": "#8f7ae0",
    "tea": "#439732",
    "fish": "#168dc9",
    "production": "#439732",
    "commercial": "#168dc9",
    "canal": "#7f8a95",
    "station": "#d0567f",
    "power": "#d0567f",
}


class Scene(Base):
    """A table of Yokohama as it is drawn."""

    def owner(self, owner: int | str) -> Text:
        """A player's sign in their colour, or that of nobody's pieces."""
        return Text(SIGNS["neutral"]) if isinstance(owner, str) else self.mark(owner)

    def reward(self, amounts: Mapping[str, int]) -> Text:
        """A reward or a price in signs: `2★1▣`."""
        return reward(amounts, self.words)

    def called(self, thing: str) -> str:
        """What a thing that can be asked about is called."""
        return title(thing, self.words)

    def goal(self, achievement: str) -> str:
        """What an achievement asks for."""
        return self.words.say(achievement_named(ACHIEVEMENT_NAMES.index(achievement)))

    def award(self, award: str) -> str:
        """A flag, or a free agent."""
        return self.words.say(award_named(AWARD_NAMES.index(award)))

    def area(self, name: str) -> str:
        """An area in short."""
        return short_area(name, self.words)


def style_of(name: str) -> str:
    """The colour of a good, or of a kind of area."""
    return STYLES.get(name, "default")


def sign(thing: str, words: Words) -> str:
    """The sign of a thing, or the letter of a good."""
    return SIGNS[thing] if thing in SIGNS else words.say(f"terminal-{thing}")


def reward(amounts: Mapping[str, int], words: Words) -> Text:
    """Amounts of things in signs: `2★1▣`."""
    return Text.assemble(*[(f"{amount}{sign(thing, words)}", style_of(thing)) for thing, amount in amounts.items()])


def told(amounts: Mapping[str, int], words: Words) -> str:
    """A reward in words."""
    return ", ".join(words.say(Message(f"reward-{thing}", {"count": amount})) for thing, amount in amounts.items())


def order_card(order: Mapping[str, Any], words: Words) -> Text:
    """An order: its number, what it takes and brings, its flag."""
    deal = Text(ARROW).join([reward(order["goods"], words), reward(order["reward"], words)])
    return Text.assemble((f"№{order['name']} ", "bold"), deal, f" {words.say('terminal-' + order['flag'])}")


def short_area(name: str, words: Words) -> str:
    """An area in short: what it is about, and 2 for the second of a kind."""
    kind = TYPE_OF_AREA[AREA_NAMES.index(name)]
    return f"{words.say(f'terminal-{kind}')}{' 2' if name == f'{kind}-2' else ''}"
