"""Search: looking ahead without looking at what is hidden."""

from tradewinds.bots.search.bot import SearchBot
from tradewinds.bots.search.think import Taste

__all__ = ["SearchBot", "Taste"]
