"""The rules of Yokohama: the functions of the contract."""

from tradewinds.games.yokohama.rules.legality import chances, refusal, spans
from tradewinds.games.yokohama.rules.setup import deal
from tradewinds.games.yokohama.rules.sight import guess, hide, observe, scores
from tradewinds.games.yokohama.rules.turn import apply
from tradewinds.games.yokohama.rules.worth import worth

__all__ = ["apply", "chances", "deal", "guess", "hide", "observe", "refusal", "scores", "spans", "worth"]
