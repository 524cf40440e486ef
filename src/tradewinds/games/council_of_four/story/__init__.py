"""The Council of Four in messages: moves, refusals, and what happened."""

from tradewinds.games.council_of_four.story.events import tell_events
from tradewinds.games.council_of_four.story.moves import shown, tell_move
from tradewinds.games.council_of_four.story.refusals import tell_refusal

__all__ = ["shown", "tell_events", "tell_move", "tell_refusal"]
