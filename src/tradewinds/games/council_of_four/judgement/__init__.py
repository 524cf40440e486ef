"""What bots think of a position: what it is worth to a seat, and how likely each is to win."""

from tradewinds.games.council_of_four.judgement.outlook import outlook
from tradewinds.games.council_of_four.judgement.worth import worth

__all__ = ["outlook", "worth"]
