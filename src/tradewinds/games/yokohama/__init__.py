"""Yokohama (Hisashi Hayashi)."""

from pathlib import Path

from tradewinds.core.game import Game, Option
from tradewinds.games.yokohama import rules
from tradewinds.games.yokohama.about import belongings, explain, facts, progress, topics
from tradewinds.games.yokohama.about.guide import GUIDE, STAGES, stage_of
from tradewinds.games.yokohama.about.icons import ICONS
from tradewinds.games.yokohama.about.reach import ways
from tradewinds.games.yokohama.about.score import CATEGORIES, ending
from tradewinds.games.yokohama.components import FEWEST_PLAYERS, MOST_PLAYERS
from tradewinds.games.yokohama.events import EVENTS
from tradewinds.games.yokohama.judgement import outlook, worth
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.picture import draw
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.state import DTYPE
from tradewinds.games.yokohama.story import precedence, tell_choice, tell_question
from tradewinds.games.yokohama.view import view

YOKOHAMA = Game(
    name="yokohama",
    seats=range(FEWEST_PLAYERS, MOST_PLAYERS + 1),
    dtype=DTYPE,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    worth=worth,
    outlook=outlook,
    search={"temperature": 4.0},
    features=rules.FEATURES,
    options=(
        Option("awards"),
        Option("free_agents"),
        Option("random_start"),
        Option("tokens_by_choice"),
        Option("actions_by_choice"),
    ),
    folder=Path(__file__).parent,
    view=view,
    tell_choice=tell_choice,
    tell_question=tell_question,
    precedence=precedence,
    passes=("end",),
    picture=draw,
    terminal="tradewinds.games.yokohama.terminal",
    minutes=(60, 120),
    hidden=True,
    explain=explain,
    topics=topics,
    facts=facts,
    belongings=belongings,
    categories=CATEGORIES,
    ending=ending,
    guide=GUIDE,
    stages=STAGES,
    stage_of=stage_of,
    progress=progress,
    ways=ways,
    forced=("pay", "done", "take"),
    icons=ICONS,
    points="yo-points",
    ends=("end",),
    quiet=("end", "done", "recall", "leave-token"),
)
