"""The rules of The Council of Four: the functions of the contract."""

from tradewinds.games.council_of_four.rules.ending import scores
from tradewinds.games.council_of_four.rules.legality import chances, refusal, spans
from tradewinds.games.council_of_four.rules.setup import deal
from tradewinds.games.council_of_four.rules.sight import guess, hide, observe
from tradewinds.games.council_of_four.rules.turn import apply
from tradewinds.games.council_of_four.rules.worth import worth

__all__ = ["apply", "chances", "deal", "guess", "hide", "observe", "refusal", "scores", "spans", "worth"]
