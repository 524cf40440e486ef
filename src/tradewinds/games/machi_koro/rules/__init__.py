"""The rules of Machi Koro: the functions of the contract."""

from tradewinds.games.machi_koro.rules.knowledge import guess, hide, observe, scores
from tradewinds.games.machi_koro.rules.legality import apply, chances, refusal, spans
from tradewinds.games.machi_koro.rules.setup import deal

__all__ = ["apply", "chances", "deal", "guess", "hide", "observe", "refusal", "scores", "spans"]
