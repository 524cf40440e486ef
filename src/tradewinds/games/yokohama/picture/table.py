"""What all parts of the picture draw from: the view, the words, and the moves that are offered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tradewinds.core.picture import Table as Base
from tradewinds.core.words import Message
from tradewinds.games.yokohama.about import explain, explanation, title
from tradewinds.games.yokohama.components import ACHIEVEMENT_NAMES, TOKEN_NAMES
from tradewinds.games.yokohama.things import achievement_named, token_named

__all__ = ["NARROW", "WIDE", "Table"]

WIDE, NARROW = 900, 344  # px: all parts on a laptop, and on a phone


@dataclass(frozen=True)
class Table(Base):
    """A table of Yokohama as it is drawn."""

    wide: bool  # whether it is drawn for a laptop, not for a phone

    @property
    def width(self) -> int:
        """How wide every part is."""
        return WIDE if self.wide else NARROW

    @property
    def leaders(self) -> list[int]:
        """Who has won, by points and then by nearness to the first player; nobody before the end."""
        view, seats = self.view, len(self.view["players"])
        if view["phase"] != "over":
            return []
        best = max(player["points"] for player in view["players"])
        order = sorted(range(seats), key=lambda seat: (seat - view["first"]) % seats)
        return [next(seat for seat in order if view["players"][seat]["points"] == best)]

    def owner(self, owner: int | str) -> str:
        """What a player is called, or the neutral one."""
        return self.player(owner) if isinstance(owner, int) else self.say("picture-neutral")

    def rewards(self, reward: Mapping[str, int]) -> str:
        """A reward as a list in words."""
        return ", ".join(self.say(f"reward-{kind}", count=count) for kind, count in reward.items())

    def reward_of(self, token: str) -> str:
        """What a power token brings."""
        return self.words.say(Message("tile-space", {"reward": token_named(TOKEN_NAMES.index(token))}))

    def goal(self, achievement: str) -> str:
        """What an achievement asks for."""
        return self.words.say(achievement_named(ACHIEVEMENT_NAMES.index(achievement)))

    def explained(self, thing: str) -> str | None:
        """A thing, if a page has something to say when it is chosen."""
        return thing if explain(thing) else None

    def effect(self, thing: str) -> str:
        """What a thing does, in one line."""
        return " ".join(explanation(thing, self.words))

    def called(self, thing: str) -> str:
        """What a thing that can be asked about is called."""
        return title(thing, self.words)
