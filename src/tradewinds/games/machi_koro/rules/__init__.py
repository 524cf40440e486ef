"""The rules of Machi Koro: the functions of the contract."""

from tradewinds.games.machi_koro.rules.legality import chances, refusal, spans
from tradewinds.games.machi_koro.rules.sight import guess, hide, observe, scores
from tradewinds.games.machi_koro.rules.turn import apply, deal
from tradewinds.games.machi_koro.rules.worth import worth

__all__ = ["apply", "chances", "deal", "guess", "hide", "observe", "refusal", "scores", "spans", "worth"]
