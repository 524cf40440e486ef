"""Yokohama in messages: moves, choices, refusals and events."""

from tradewinds.games.yokohama.story.choices import tell_choice
from tradewinds.games.yokohama.story.events import tell_events
from tradewinds.games.yokohama.story.moves import tell_move
from tradewinds.games.yokohama.story.refusals import tell_refusal

__all__ = ["tell_choice", "tell_events", "tell_move", "tell_refusal"]
