"""The rules of Machi Koro: the functions of the contract."""

# The order of these is that of the moves: building comes last, which makes the most asked question the cheapest.
from tradewinds.games.machi_koro.rules import setup, majors, dice, building  # noqa: F401, I001
from tradewinds.games.machi_koro.rules.knowledge import guess, hide, scores, tally
from tradewinds.games.machi_koro.rules.legality import apply, chances, refusal, spans
from tradewinds.games.machi_koro.rules.observation import observe
from tradewinds.games.machi_koro.rules.setup import deal

__all__ = ["apply", "chances", "deal", "guess", "hide", "observe", "refusal", "scores", "spans", "tally"]
