"""High Tide: a small game of hidden cards, whole in two files. docs/adding-a-game.md walks through it."""

from pathlib import Path

from high_tide import rules, story
from tradewinds.core.game import Game

HIGH_TIDE = Game(
    name="high-tide",
    seats=range(2, rules.MOST_PLAYERS + 1),
    dtype=rules.DTYPE,
    moves=rules.MOVES,
    rules=rules,
    refusals=rules.REFUSALS,
    features=rules.FEATURES,
    options=(),
    folder=Path(__file__).parent,
    view=story.view,
    tell_move=story.tell_move,
    tell_refusal=story.tell_refusal,
    tell_events=story.tell_events,
    shown=story.shown,
    hidden=True,
)
