"""The Council of Four in messages: moves, choices, refusals, and what happened."""

from tradewinds.games.council_of_four.story.choices import tell_choice, tell_question
from tradewinds.games.council_of_four.story.events import tell_events
from tradewinds.games.council_of_four.story.moves import shown, tell_move
from tradewinds.games.council_of_four.story.refusals import tell_refusal

__all__ = ["shown", "tell_choice", "tell_events", "tell_move", "tell_question", "tell_refusal"]
