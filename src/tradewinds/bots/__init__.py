"""Players that are programs."""

from tradewinds.bots.bot import Bot, BotError, Budget, Candidate, Choice, Maker, Seated
from tradewinds.bots.compiled import PolicyMaker
from tradewinds.bots.learned import LearnedMaker
from tradewinds.bots.levels import LEVELS, rating, ratings, register_levels
from tradewinds.bots.policy import GreedyDesk, RandomDesk
from tradewinds.bots.registry import (
    BotNotFoundError,
    NoBotError,
    bot_names,
    find_bot,
    find_maker,
    offer_bot,
    register_bot,
)
from tradewinds.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "Bot",
    "BotError",
    "BotNotFoundError",
    "Budget",
    "Candidate",
    "Choice",
    "Maker",
    "NoBotError",
    "Seated",
    "bot_names",
    "find_bot",
    "find_maker",
    "offer_bot",
    "rating",
    "ratings",
    "register_bot",
]

register_levels()
register_bot("random", PolicyMaker(RandomDesk))
register_bot("greedy", PolicyMaker(GreedyDesk))
register_bot("search", SearchBot)
register_bot("learned", LearnedMaker())
