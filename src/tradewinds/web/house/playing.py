"""Questions about a match that the house asks before it plays a move."""

from __future__ import annotations

from typing import Any

from tradewinds.bots.pace import CALM, PACES
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.match import ChanceMode, Match
from tradewinds.core.move import Move
from tradewinds.core.state import CHANCE, State, copy
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.seeds import NO_SEAL, Seal, seed_of
from tradewinds.web.store.rows import SeatRow, TableRow

__all__ = [
    "AHEAD",
    "GUIDED",
    "HABITS",
    "HOLD",
    "PACE",
    "ends_turn",
    "is_forced",
    "legal_move",
    "new_match",
    "origin_at",
    "own_pace",
    "pace_of",
    "play_habits",
    "played_by_itself",
    "result_of",
]

FORCED, HOLD, AHEAD = "play_forced", "hold_last", "pass_ahead"  # passing ahead is used up by passing once
GUIDED = "guide"  # is told what each step of a turn is for
HABITS = (FORCED, HOLD, AHEAD, GUIDED)  # how a player likes to play

MOST_LOOKED_AT = 200  # positions that chance can lead to before someone decides again

PACE = "pace"  # of bots: the habit that is no yes or no


def new_match(row: TableRow, seal: Seal = NO_SEAL, chance: ChanceMode = "drawn") -> Match:
    """The match of a table, before its first decision."""
    seed, names = seed_of(row, seal), [seat.name for seat in row.seats]
    if row.origin is None:
        return Match(row.game, row.players, seed=seed, chance=chance, names=names, **row.options)
    return Match.from_position(_origin(row), seed=seed, chance=chance, names=names, **row.options)


def _origin(row: TableRow) -> State:
    """The position from which a practice game began: a game from its beginning, then perhaps practice of practice."""
    state: State | None = None
    for seed, moves in row.origin["parts"] if row.origin else ():
        match = (
            Match(row.game, row.players, seed=seed, **row.options)
            if state is None
            else Match.from_position(state, seed=seed, **row.options)
        )
        match.replay(match.move(code).id for code in moves)
        state = match.state
    if state is None:
        raise ValueError(f"table {row.id} began nowhere")
    return state


def origin_at(match: Match, ply: int, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """How a position of a match came about, for a match that begins there; `before` is how this one did."""
    code = match.game.moves.code
    decisions = [code(move) for state, move in match.history[:ply] if state.seat != CHANCE]
    return {"parts": [*(before or {"parts": []})["parts"], [match.seed, decisions]]}


def result_of(match: Match, ended: float) -> dict[str, Any]:
    """How a game ended, for lists and statistics."""
    return {"scores": match.scores, "winners": match.winners, "turns": match.turn, "plies": match.ply, "ended": ended}


def legal_move(match: Match, code: str) -> int:
    """The number of a move that may be played now."""
    try:
        move = match.move(code)
    except IllegalMove as error:
        raise Refused(422, "unknown-move", code=error.code) from None
    reason = match.reason(move)
    if reason:
        raise Refused(409, reason)
    return move.id


def ends_turn(match: Match, move: int) -> bool:
    """Whether a decision can be the last of a turn, whatever chance does after it.

    It is played in a world that the seat thinks possible, and every outcome of chance is looked at: whether a player is
    asked to confirm says nothing of what is hidden or of what will be drawn.
    """
    game, seat, turn = match.game, match.seat, match.turn
    world = match.seen_by(seat)
    game.rules.guess(world, seat)
    ahead = [_after(game, world, move)]
    for _ in range(MOST_LOOKED_AT):
        if not ahead:
            return False
        state = ahead.pop()
        if int(state.turn) != turn or int(state.seat) not in (seat, CHANCE):
            return True
        ahead += [_after(game, state, each) for each in played_by_itself(game, state)]
    return False


def _after(game: Game, state: State, move: int) -> State:
    after = copy(state)
    game.rules.apply(after, move)
    return after


def played_by_itself(game: Game, state: State) -> list[int]:
    """What can come next without anyone deciding it: an outcome of chance, or a move that nobody waits for."""
    if state.seat == CHANCE:
        return list(game.chances(state))
    moves = game.legal(state)
    return moves if len(moves) == 1 and _plays_itself(game, game.moves.code(moves[0])) else []


def play_habits(match: Match, seats: list[SeatRow]) -> None:
    """Plays what deciders have asked to be played for them: what is forced, and once what passes ahead of time."""
    while (found := _habitual_move(match, seats)) is not None:
        move, habit = found
        if habit == AHEAD:
            seats[match.seat].habits[habit] = False
        match.replay([move])


def _habitual_move(match: Match, seats: list[SeatRow]) -> tuple[int, str] | None:
    if match.over:
        return None
    seat = seats[match.seat]
    if seat.kind != "person" or seat.away:
        return None
    offered = match.moves()
    if is_forced(offered):
        return offered[0].id, FORCED
    if seat.habits.get(FORCED) and len(offered) == 1:
        return offered[0].id, FORCED
    if seat.habits.get(AHEAD):
        passing = [move.id for move in offered if move.code in match.game.passes]
        if passing:
            return passing[0], AHEAD
    return None


def is_forced(offered: list[Move]) -> bool:
    """Whether there is nothing to decide: one move, of a kind that the game lets nobody wait for."""
    return len(offered) == 1 and _plays_itself(offered[0].game, offered[0].code)


def _plays_itself(game: Game, code: str) -> bool:
    return code.partition(":")[0] in game.forced


def own_pace(seat: SeatRow) -> str:
    """How fast a player wants bots to play."""
    wanted = str(seat.habits.get(PACE, CALM))
    return wanted if wanted in PACES else CALM


def pace_of(seats: list[SeatRow]) -> float:
    """How long bots take: as whoever wants to follow them most slowly likes it."""
    wanted = [PACES[own_pace(seat)] for seat in seats if seat.kind == "person" and not seat.away]
    return max(wanted, default=PACES[CALM])
