"""What all parts of the picture draw from: the view, the words, and the moves that are offered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tradewinds.core.picture import Table as Base
from tradewinds.core.words import Name, Words

__all__ = ["NARROW", "WIDE", "Table", "cover", "listed_colours"]

WIDE, NARROW = 900, 344  # px: all parts on a laptop, and on a phone


def cover(width: float, height: float) -> str:
    """What lies unseen over pieces that are told as one thing, so that they can be pointed at as one."""
    return f'<path d="M0 0h{width:g}v{height:g}H0z" fill="none" pointer-events="all"/>'


def listed_colours(words: Words, colours: Iterable[str]) -> str:
    """Colours as a list."""
    return ", ".join(words.say(Name(f"colour-{colour}")).lower() for colour in colours)


@dataclass(frozen=True)
class Table(Base):
    """A table of The Council of Four as it is drawn."""

    wide: bool  # whether it is drawn for a laptop, not for a phone

    @property
    def width(self) -> int:
        """How wide every part is."""
        return WIDE if self.wide else NARROW

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
        return listed_colours(self.words, colours)

    def cards(self, cards: Mapping[str, int]) -> str:
        """Cards as a list with their numbers."""
        return ", ".join(
            f"{self.say('picture-card', colour=Name(f'colour-{card}'), count=n)}" for card, n in cards.items()
        )
