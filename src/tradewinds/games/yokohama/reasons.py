"""Why a move is refused: reasons that many places share; the others are declared beside the rules that give them."""

from __future__ import annotations

from tradewinds.core.reasons import LEGAL, Reasons
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.core.words import Name, Parameter
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.state import PHASES
from tradewinds.games.yokohama.things import AREA

REASONS = Reasons()
Figures = dict[str, Parameter]


def thing(move: int) -> int:
    """The number of what a move is about, among the moves of its kind."""
    return MOVES.thing(move)


def _absent(state: State, move: int) -> Figures:
    about = MOVES.message(move).parameters
    return {"thing": about["area"] if "area" in about else about["token"]}


def _open_choice(state: State, move: int) -> Figures:
    return {"choice": Name(f"phase-{PHASES[state.phase]}")}


def acting_in(state: State, move: int) -> Figures:
    """The area whose action is carried out."""
    return {"area": AREA.tell(int(state.area))}


GAME_OVER = REASONS.reason("game-over")
CHANCE_DECIDES = REASONS.reason("chance-decides")
ONLY_CHANCE = REASONS.reason("only-chance")
NO_SUCH_CHANCE = REASONS.reason("no-such-chance")
NOT_IN_THIS_GAME = REASONS.reason("not-in-this-game", _absent)
LAID_ALREADY = REASONS.reason("laid-already")
CHOICE_FIRST = REASONS.reason("choice-first", _open_choice)
ACTION_DUE = REASONS.reason("action-due", acting_in)
NO_ASSISTANT_IN_HAND = REASONS.reason("no-assistant-in-hand")
NO_ASSISTANT_THERE = REASONS.reason("no-assistant-there")
SLOT_TAKEN = REASONS.reason("slot-taken")
SLOT_EMPTY = REASONS.reason("slot-empty")


@rule
def only_chance(state: State, thing: int) -> int:
    """Why an outcome of chance does not come up now."""
    return NO_SUCH_CHANCE if state.seat == CHANCE else ONLY_CHANCE


@rule
def choice_first(state: State, thing: int) -> int:
    """Another decision is open."""
    return CHOICE_FIRST


@rule
def always_legal(state: State, thing: int) -> int:
    """Nothing forbids it in its time."""
    return LEGAL
