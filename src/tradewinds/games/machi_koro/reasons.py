"""Why moves of Machi Koro are refused, as far as more than one kind of moves can be refused so."""

from __future__ import annotations

from tradewinds.core.reasons import Reasons
from tradewinds.core.state import State
from tradewinds.core.words import Name, Parameter
from tradewinds.games.machi_koro.state import PHASES

REASONS = Reasons()


def _players(state: State, move: int) -> dict[str, Parameter]:
    return {"players": int(state.players)}


def _open_choice(state: State, move: int) -> dict[str, Parameter]:
    return {"choice": Name(f"phase-{PHASES[state.phase]}")}


GAME_OVER = REASONS.reason("game-over")
ONLY_CHANCE = REASONS.reason("only-chance")
CHANCE_DECIDES = REASONS.reason("chance-decides")
NO_SUCH_CHANCE = REASONS.reason("no-such-chance")
NO_SUCH_PLAYER = REASONS.reason("no-such-player", _players)
NOT_YOURSELF = REASONS.reason("not-yourself")
DICE_FIRST = REASONS.reason("dice-first")
CHOICE_FIRST = REASONS.reason("choice-first", _open_choice)
DICE_ACCEPTED = REASONS.reason("dice-accepted")
NEEDS_TRAIN_STATION = REASONS.reason("needs-train-station")
NOT_IN_THIS_GAME = REASONS.reason("not-in-this-game")
