"""Bots that play what a network learnt: `tradewinds.learning` trains it, and nothing of that is needed here."""

from tradewinds.bots.learned.policy import LearnedDesk
from tradewinds.bots.learned.weights import Weights, WeightsError, load, save, weights_of

__all__ = ["LearnedDesk", "Weights", "WeightsError", "load", "save", "weights_of"]
