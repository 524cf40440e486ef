"""Why moves of The Council of Four are refused; reasons of one place alone are declared there."""

from __future__ import annotations

from collections.abc import Callable

from tradewinds.core.reasons import Reasons
from tradewinds.core.state import State
from tradewinds.core.words import Name, Parameter
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.state import PHASES

Figures = dict[str, Parameter]
Cost = Callable[[State, int], int]

REASONS = Reasons()

# What a move costs in a position, by its verb: said beside the moves themselves.
COINS_ASKED: dict[str, Cost] = {}
SERVANTS_ASKED: dict[str, Cost] = {}


def verb_and_thing(move: int) -> tuple[str, str]:
    """A move as its code says it: `change:coast` is the verb `change` and the thing `coast`."""
    verb, _, thing = MOVES.code(move).partition(":")
    return verb, thing


def _open_choice(state: State, move: int) -> Figures:
    return {"choice": Name(f"phase-{PHASES[state.phase]}")}


def _missing(costs: dict[str, Cost], purse: str) -> Callable[[State, int], Figures]:
    """What a move costs, and how much of it a player lacks."""

    def figures(state: State, move: int) -> Figures:
        cost = int(costs[verb_and_thing(move)[0]](state, move))
        return {"cost": cost, "missing": cost - int(state[purse][state.active])}

    return figures


def _region(state: State, move: int) -> Figures:
    """The region whose tiles a council grants, or that are to be changed."""
    return {"region": Name(f"region-{verb_and_thing(move)[1]}")}


GAME_OVER = REASONS.reason("game-over")
ONLY_CHANCE = REASONS.reason("only-chance")  # a player may not play a move of chance
CHANCE_DECIDES = REASONS.reason("chance-decides")  # a player's move while chance is to decide
NO_SUCH_CHANCE = REASONS.reason("no-such-chance")  # an outcome of chance that cannot come up now
CHOICE_FIRST = REASONS.reason("choice-first", _open_choice)  # another choice is open
COINS_MISSING = REASONS.reason("coins-missing", _missing(COINS_ASKED, "coins"))
SERVANTS_MISSING = REASONS.reason("servants-missing", _missing(SERVANTS_ASKED, "servants"))
NO_TILE_SHOWN = REASONS.reason("no-tile-shown", _region)  # the region has no face-up permit tile
PERMIT_NOT_YOURS = REASONS.reason("permit-not-yours")
