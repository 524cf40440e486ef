"""The rules of The Council of Four: the functions of the contract."""

from tradewinds.games.council_of_four.rules.ending import scores, tally
from tradewinds.games.council_of_four.rules.knowledge import guess, hide
from tradewinds.games.council_of_four.rules.observation import observe
from tradewinds.games.council_of_four.rules.play import apply, chances, refusal, spans
from tradewinds.games.council_of_four.rules.setup import deal

__all__ = ["apply", "chances", "deal", "guess", "hide", "observe", "refusal", "scores", "spans", "tally"]
