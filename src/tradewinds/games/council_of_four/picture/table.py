"""What all parts of the picture draw from: the view, the words, and the moves that are offered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tradewinds.core.picture import Offer
from tradewinds.core.words import Message, Name, Parameter, Words

__all__ = ["NARROW", "WIDE", "Table", "cover"]

WIDE, NARROW = 900, 344  # px: all parts on a laptop, and on a phone


def cover(width: float, height: float) -> str:
    """What lies unseen over pieces that are told as one thing, so that they can be pointed at as one."""
    return f'<path d="M0 0h{width:g}v{height:g}H0z" fill="none" pointer-events="all"/>'


@dataclass(frozen=True)
class Table:
    """A view of the position, told in a language to someone who may be offered moves."""

    view: Mapping[str, Any]
    words: Words
    names: Sequence[str]
    offers: Mapping[str, Offer]  # by the code of the move
    wide: bool  # whether it is drawn for a laptop, not for a phone

    @property
    def width(self) -> int:
        """How wide every part is."""
        return WIDE if self.wide else NARROW

    def say(self, key: str, **parameters: Parameter) -> str:
        """A message in words."""
        return self.words.say(Message(key, parameters), self.names)

    def name(self, kind: str, thing: str) -> str:
        """What a city, a region, a group or a council is called."""
        return self.words.say(Name(f"{kind}-{thing}"))

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.words.player(seat, self.names)

    def rewards(self, seat: int) -> int:
        """The points of a player's reward tiles."""
        player = self.view["players"][seat]
        return sum(self.view["rewards"][name]["points"] for name in player["rewards"]) + sum(player["queen_rewards"])

    def winners(self) -> list[int]:
        """Who has won; nobody before the end."""
        if self.view["phase"] != "over":
            return []
        ranks = [
            (player["points"] + self.rewards(seat), player["servants"] + player["held"])
            for seat, player in enumerate(self.view["players"])
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def bonuses(self, bonuses: Iterable[tuple[str, int]]) -> str:
        """Bonuses in words, as a list."""
        return ", ".join(self.say(f"bonus-{kind}", count=amount) for kind, amount in bonuses)

    def colours(self, colours: Iterable[str]) -> str:
        """Colours as a list."""
        return ", ".join(self.name("colour", colour).lower() for colour in colours)

    def cards(self, cards: Mapping[str, int]) -> str:
        """Cards as a list with their numbers."""
        return ", ".join(
            f"{self.say('picture-card', colour=Name(f'colour-{card}'), count=n)}" for card, n in cards.items()
        )
