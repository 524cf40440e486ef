"""The Council of Four (Simone Luciani, Daniele Tascini)."""

from pathlib import Path

from tradewinds.core.game import Game, Option
from tradewinds.games.council_of_four import rules
from tradewinds.games.council_of_four.about import (
    CATEGORIES,
    GUIDE,
    STAGES,
    ending,
    explain,
    facts,
    progress,
    stage_of,
    topics,
)
from tradewinds.games.council_of_four.about.icons import ICONS
from tradewinds.games.council_of_four.about.paying import ways
from tradewinds.games.council_of_four.components import MAPS, MOST_PLAYERS
from tradewinds.games.council_of_four.events import EVENTS
from tradewinds.games.council_of_four.judgement import outlook, worth
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.picture import draw
from tradewinds.games.council_of_four.reasons import REASONS
from tradewinds.games.council_of_four.rules.observation import FEATURES
from tradewinds.games.council_of_four.state import DTYPE
from tradewinds.games.council_of_four.story import precedence, tell_choice, tell_question
from tradewinds.games.council_of_four.view import view

COUNCIL_OF_FOUR = Game(
    name="council-of-four",
    seats=range(2, MOST_PLAYERS + 1),
    dtype=DTYPE,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    worth=worth,
    outlook=outlook,
    search={"temperature": 4.0},
    features=FEATURES,
    options=(
        Option("map", (*MAPS, "random"), MAPS[0]),
        Option("endless_coins"),
        Option("landing_bonus_only"),
        Option("bare_free_permit"),
    ),
    folder=Path(__file__).parent,
    view=view,
    tell_choice=tell_choice,
    tell_question=tell_question,
    precedence=precedence,
    hidden=True,
    picture=draw,
    terminal="tradewinds.games.council_of_four.terminal",
    minutes=(40, 70),
    explain=explain,
    topics=topics,
    facts=facts,
    categories=CATEGORIES,
    ending=ending,
    guide=GUIDE,
    stages=STAGES,
    stage_of=stage_of,
    progress=progress,
    icons=ICONS,
    points="cf-points",
    ends=("end",),
    ways=ways,
    forced=("pay",),
    quiet=("end", "decline"),
)
