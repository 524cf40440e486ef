"""Machi Koro in messages: moves, refusals, and what happened."""

from tradewinds.games.machi_koro.story.events import tell_events
from tradewinds.games.machi_koro.story.moves import tell_move
from tradewinds.games.machi_koro.story.refusals import tell_refusal

__all__ = ["tell_events", "tell_move", "tell_refusal"]
