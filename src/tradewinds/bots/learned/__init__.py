"""Bots that play what a network learnt: `tradewinds.learning` trains it, and nothing of that is needed here."""

from tradewinds.bots.learned.bot import LearnedMaker
from tradewinds.bots.learned.expert import ExpertMaker
from tradewinds.bots.learned.policy import LearnedDesk
from tradewinds.bots.learned.weights import Weights, WeightsError, load, save, weights_of
from tradewinds.bots.learned.winning import odds

__all__ = [
    "ExpertMaker",
    "LearnedDesk",
    "LearnedMaker",
    "Weights",
    "WeightsError",
    "load",
    "odds",
    "save",
    "weights_of",
]
