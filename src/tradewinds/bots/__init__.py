"""Players that are programs."""

from tradewinds.bots.bot import BOTS, Bot, PolicyBot, find_bot

__all__ = ["BOTS", "Bot", "PolicyBot", "find_bot"]
