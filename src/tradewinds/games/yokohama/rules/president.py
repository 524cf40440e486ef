"""The president: on his way, where he stops, and back in the hand (pages 7, 11, 15 and 16)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Parameter
from tradewinds.games.yokohama.components import (
    CANAL,
    CANAL_FEE,
    NONE,
    POSTAL_SYSTEM,
    STAGECOACH,
    STATION,
    TRAM,
)
from tradewinds.games.yokohama.events import COLLECTS, GOES, PASSES, PASSES_CANAL, RECALLS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import NO_ASSISTANT_THERE, NOT_IN_THIS_GAME, REASONS, Figures, thing
from tradewinds.games.yokohama.rules.areas import begin_action
from tradewinds.games.yokohama.rules.assistants import collect_assistants, standing_refusal
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.power import has, power_in, stands_in
from tradewinds.games.yokohama.rules.tolls import TOLL_MISSING, moving_toll, pay_rivals, presidents, rivals_in
from tradewinds.games.yokohama.rules.ways import can_go_on
from tradewinds.games.yokohama.state import MOVING, PASSING, RECALLING
from tradewinds.games.yokohama.things import AREA, OPEN_AREA


def _presidents_there(state: State, move: int) -> Figures:
    return presidents(state, thing(move))


def _way(state: State, move: int) -> Figures:
    """The area to go to or to pass through, the canal too."""
    return {"area": MOVES.message(move).parameters["area"]}


def _canal_fee(state: State, move: int) -> Figures:
    return {"cost": CANAL_FEE, "have": int(state.yen[state.active])}


PLACING_FIRST = REASONS.reason("placing-first")
MOVING_OVER = REASONS.reason("moving-over")
ON_THE_WAY = REASONS.reason("on-the-way")
OCCUPIED = REASONS.reason("occupied", _presidents_there)
NOT_ADJACENT = REASONS.reason("not-adjacent", _way)
NOT_BACK = REASONS.reason("not-back", _way)
DEAD_END = REASONS.reason("dead-end", _way)
CANAL_FEE_MISSING = REASONS.reason("canal-fee-missing", _canal_fee)


@rule
def not_moving(state: State, area: int) -> int:
    """The president moves once a turn, after placing."""
    if state.phase == PASSING:
        return ON_THE_WAY
    return MOVING_OVER if state.moved or state.phase == RECALLING else PLACING_FIRST


# Where he stops


@rule
def jumps_to_station(state: State, area: int) -> bool:
    """The owner of Station may send the president straight to its token, whoever is there, without tolls (page 15)."""
    return state.station == area and state.phase == MOVING and has(state, state.active, STATION)


@rule
def going_refusal(state: State, area: int) -> int:
    """The president stops where his player has an assistant and no other president is, but for technologies."""
    player = state.active
    if not stands_in(state, player, area):
        return NOT_IN_THIS_GAME if state.place_of[area] == NONE else NO_ASSISTANT_THERE
    if (int(state.set_out) >> area) & 1 != 0:
        return NOT_BACK
    here = int(state.president[player])
    if here == NONE or (int(state.near[here]) >> area) & 1 != 0:
        rivals = rivals_in(state, area)
    elif jumps_to_station(state, area):
        return LEGAL
    elif state.phase == MOVING and has(state, player, TRAM):
        rivals = rivals_in(state, area)
    else:
        return NOT_ADJACENT
    return LEGAL if rivals == 0 else stopping_refusal(state, area)


@rule
def stopping_refusal(state: State, area: int) -> int:
    """Stopping beside other presidents takes Postal System and the tolls, or Station in its area."""
    if jumps_to_station(state, area):
        return LEGAL
    if not has(state, state.active, POSTAL_SYSTEM):
        return OCCUPIED
    return LEGAL if state.yen[state.active] >= moving_toll(state, area) else TOLL_MISSING


@rule
def arrive(state: State, area: int) -> None:
    """The president ends his way in an area, and its action begins."""
    jumps = jumps_to_station(state, area)
    state.president[state.active] = area
    state.power = power_in(state, state.active, area)
    note(state, GOES, state.active, area, state.power)
    if not jumps:
        pay_way(state, area)
    state.moved = True
    begin_action(state, area)


@rule
def pay_way(state: State, area: int) -> None:
    """Tolls to the presidents in an area that is entered; Stagecoach spares them."""
    if not has(state, state.active, STAGECOACH):
        pay_rivals(state, area)


GO = MOVES.kind("go", OPEN_AREA, when=[MOVING, PASSING], refusal=going_refusal, effect=arrive, untimely=not_moving)

# What he passes through


@rule
def step_refusal(state: State, area: int) -> int:
    """He steps to an area next to his, and not back."""
    here = int(state.president[state.active])
    if here == NONE or (int(state.near[here]) >> area) & 1 == 0:
        return NOT_IN_THIS_GAME if state.place_of[area] == NONE else NOT_ADJACENT
    return NOT_BACK if (int(state.set_out) >> area) & 1 != 0 else LEGAL


@rule
def passing_refusal(state: State, area: int) -> int:
    """The president passes through an area where his player has an assistant, or the canal, if he can go on from there.

    The canal takes a fee, which Stagecoach does not spare (page 11).
    """
    obstacle = step_refusal(state, area)
    if obstacle != LEGAL:
        return obstacle
    if area != CANAL and not stands_in(state, state.active, area):
        return NO_ASSISTANT_THERE
    purse = state.yen[state.active] - (CANAL_FEE if area == CANAL else moving_toll(state, area))
    if purse < 0:
        return CANAL_FEE_MISSING if area == CANAL else TOLL_MISSING
    return LEGAL if can_go_on(state, area, purse) else DEAD_END


@rule
def pass_through(state: State, area: int) -> None:
    """The president enters an area and goes on."""
    note(state, PASSES, state.active, area)
    pay_way(state, area)
    go_on_from(state, area)


@rule
def canal_refusal(state: State, nothing: int) -> int:
    """The canal is one of the areas that he passes through."""
    return passing_refusal(state, CANAL)


@rule
def pass_canal(state: State, nothing: int) -> None:
    """The president passes through the canal for its fee."""
    note(state, PASSES_CANAL, state.active, CANAL_FEE)
    state.yen[state.active] -= CANAL_FEE
    go_on_from(state, CANAL)


@rule
def go_on_from(state: State, area: int) -> None:
    """He may not come back to what he has passed."""
    state.president[state.active] = area
    state.set_out |= 1 << area
    ask(state, PASSING)


def _canal(nothing: int) -> dict[str, Parameter]:
    return {"area": AREA.tell(CANAL), "cost": CANAL_FEE}


THROUGH = MOVES.kind(
    "through", OPEN_AREA, when=[MOVING, PASSING], refusal=passing_refusal, effect=pass_through, untimely=not_moving
)
THROUGH_CANAL = MOVES.kind(
    "through:canal",
    when=[MOVING, PASSING],
    refusal=canal_refusal,
    effect=pass_canal,
    untimely=not_moving,
    figures=_canal,
)

# Back in the hand

NOT_RECALLING = REASONS.reason("not-recalling")


@rule
def not_recalling(state: State, area: int) -> int:
    """Assistants come back to the hand only with the president."""
    return NOT_RECALLING


@rule
def recall(state: State, nothing: int) -> None:
    """The president comes back to the hand, with any of the assistants in the areas."""
    note(state, RECALLS, state.active)
    state.president[state.active] = NONE
    if state.present[state.active] == 0:
        finish_recall(state)
    else:
        ask(state, RECALLING)


@rule
def recall_assistant(state: State, area: int) -> None:
    """One assistant comes back; the recall ends by itself when none is left."""
    note(state, COLLECTS, state.active, area)
    collect_assistants(state, area, 1)
    if state.present[state.active] == 0:
        finish_recall(state)


@rule
def stop_recalling(state: State, nothing: int) -> None:
    """The other assistants stay."""
    finish_recall(state)


@rule
def finish_recall(state: State) -> None:
    """A recall takes the place of the area action: the second half of extra actions follows."""
    state.moved = True
    settle(state)


RECALL = MOVES.kind("recall", when=[MOVING], effect=recall, untimely=not_moving)
COLLECT = MOVES.kind(
    "collect",
    OPEN_AREA,
    when=[RECALLING],
    refusal=standing_refusal,
    effect=recall_assistant,
    untimely=not_recalling,
)
DONE_RECALLING = MOVES.kind("done:recalling", when=[RECALLING], effect=stop_recalling, untimely=not_recalling)
