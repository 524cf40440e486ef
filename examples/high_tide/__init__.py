"""High Tide: a small game of hidden cards. docs/adding-a-game.md walks through it."""

from pathlib import Path

from high_tide import rules
from high_tide.judgement import worth
from high_tide.view import view
from tradewinds.core.game import Game

HIGH_TIDE = Game(
    name="high-tide",
    seats=range(2, rules.MOST_PLAYERS + 1),
    dtype=rules.DTYPE,
    moves=rules.MOVES,
    reasons=rules.REASONS,
    events=rules.EVENTS,
    rules=rules,
    worth=worth,
    features=rules.FEATURES,
    options=(),
    folder=Path(__file__).parent,
    view=view,
    hidden=True,
)
