"""Players that are programs."""

from tradewinds.bots.bot import Bot, BotError, Budget, Candidate, Choice, Maker, Seated
from tradewinds.bots.compiled import PolicyMaker
from tradewinds.bots.policy import BeginnerDesk, GreedyDesk, RandomDesk
from tradewinds.bots.registry import bot_names, find_bot, find_maker, register_bot
from tradewinds.bots.search import SearchBot

__all__ = [
    "Bot",
    "BotError",
    "Budget",
    "Candidate",
    "Choice",
    "Maker",
    "Seated",
    "bot_names",
    "find_bot",
    "find_maker",
    "register_bot",
]

register_bot("random", PolicyMaker(RandomDesk))
register_bot("beginner", PolicyMaker(BeginnerDesk))
register_bot("greedy", PolicyMaker(GreedyDesk))
register_bot("search", SearchBot)
