"""Machi Koro, with Machi Koro Plus (Masao Suganuma)."""

from pathlib import Path

from tradewinds.core.game import Game, Option
from tradewinds.games.machi_koro import rules
from tradewinds.games.machi_koro.components import MOST_PLAYERS
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.picture import draw
from tradewinds.games.machi_koro.rules.legality import REFUSALS
from tradewinds.games.machi_koro.rules.sight import FEATURES
from tradewinds.games.machi_koro.state import DTYPE
from tradewinds.games.machi_koro.story import tell_events, tell_move, tell_refusal
from tradewinds.games.machi_koro.view import view

MACHI_KORO = Game(
    name="machi-koro",
    seats=range(2, MOST_PLAYERS + 1),
    dtype=DTYPE,
    moves=MOVES,
    rules=rules,
    refusals=REFUSALS,
    features=FEATURES,
    options=(
        Option("plus"),
        Option("limited_market"),
        Option("reroll_any_dice"),
        Option("unclog_market"),
        Option("random_start"),
    ),
    folder=Path(__file__).parent,
    view=view,
    tell_move=tell_move,
    tell_refusal=tell_refusal,
    tell_events=tell_events,
    passes=("pass",),
    picture=draw,
    terminal="tradewinds.games.machi_koro.terminal",
    minutes=(20, 40),
)
