"""Yokohama (Hisashi Hayashi)."""

from pathlib import Path

from tradewinds.core.game import Game, Option
from tradewinds.games.yokohama import rules
from tradewinds.games.yokohama.about import explain, facts, topics
from tradewinds.games.yokohama.components import FEWEST_PLAYERS, MOST_PLAYERS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.picture import draw
from tradewinds.games.yokohama.rules.reasons import REFUSALS
from tradewinds.games.yokohama.rules.sight import FEATURES, shown
from tradewinds.games.yokohama.state import DTYPE
from tradewinds.games.yokohama.story import tell_choice, tell_events, tell_move, tell_refusal
from tradewinds.games.yokohama.view import view

YOKOHAMA = Game(
    name="yokohama",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    dtype=DTYPE,
    moves=MOVES,
    rules=rules,
    refusals=REFUSALS,
    features=FEATURES,
    options=(Option("awards"), Option("free_agents"), Option("random_start")),
    folder=Path(__file__).parent,
    view=view,
    tell_move=tell_move,
    tell_refusal=tell_refusal,
    tell_events=tell_events,
    tell_choice=tell_choice,
    passes=("end",),
    picture=draw,
    minutes=(60, 120),
    hidden=True,
    shown=shown,
    explain=explain,
    topics=topics,
    facts=facts,
)
