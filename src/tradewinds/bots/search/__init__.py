"""Search: looking ahead without looking at what is hidden."""

from tradewinds.bots.search.bot import SearchBot
from tradewinds.bots.search.taste import Taste

__all__ = ["SearchBot", "Taste"]
