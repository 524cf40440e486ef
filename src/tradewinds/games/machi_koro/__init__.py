"""Machi Koro, with Machi Koro Plus (Masao Suganuma)."""

from pathlib import Path

from tradewinds.core.game import Game, Option
from tradewinds.games.machi_koro import rules
from tradewinds.games.machi_koro.about import (
    CATEGORIES,
    GUIDE,
    ICONS,
    OPTION_FIGURES,
    STAGES,
    ending,
    explain,
    facts,
    stage_of,
    topics,
)
from tradewinds.games.machi_koro.components import MOST_PLAYERS
from tradewinds.games.machi_koro.events import EVENTS
from tradewinds.games.machi_koro.judgement import outlook, worth
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.picture import draw
from tradewinds.games.machi_koro.reasons import REASONS
from tradewinds.games.machi_koro.rules.observation import FEATURES
from tradewinds.games.machi_koro.state import DTYPE
from tradewinds.games.machi_koro.story import caution, precedence, tell_question
from tradewinds.games.machi_koro.view import view

MACHI_KORO = Game(
    name="machi-koro",
    seats=range(2, MOST_PLAYERS + 1),
    dtype=DTYPE,
    moves=MOVES,
    reasons=REASONS,
    events=EVENTS,
    rules=rules,
    worth=worth,
    outlook=outlook,
    search={"temperature": 0.15, "turns": 9},
    features=FEATURES,
    options=(
        Option("plus", figures=OPTION_FIGURES["plus"]),
        Option("limited_market", figures=OPTION_FIGURES["limited_market"]),
        Option("reroll_any_dice"),
        Option("unclog_market"),
        Option("random_start"),
    ),
    folder=Path(__file__).parent,
    view=view,
    caution=caution,
    tell_question=tell_question,
    precedence=precedence,
    passes=("pass",),
    quiet=("keep", "decline"),
    picture=draw,
    terminal="tradewinds.games.machi_koro.terminal",
    minutes=(20, 40),
    explain=explain,
    topics=topics,
    facts=facts,
    categories=CATEGORIES,
    ending=ending,
    guide=GUIDE,
    stages=STAGES,
    stage_of=stage_of,
    icons=ICONS,
    points="mk-icon-tower",
)
