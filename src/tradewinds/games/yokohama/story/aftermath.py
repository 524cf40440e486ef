"""What follows by itself: agents for flags, power tokens, assistants that return, the end and the final scoring."""

from __future__ import annotations

from tradewinds.core.state import OVER, State
from tradewinds.core.words import Message, Name, Seat
from tradewinds.games.yokohama import moves, state as phases
from tradewinds.games.yokohama.components import (
    AGENT_KINDS,
    ASSISTANT,
    CHURCH_ENDS_AT,
    COUNTRY_COUNT,
    CUSTOMS_ENDS_AT,
    FREE_AGENT_TOKEN,
    HOUSE,
    NONE,
    SHOP,
    START_PIECES,
    TOKEN_REWARD,
    WAREHOUSE_PIECES,
)
from tradewinds.games.yokohama.story.moves import area_named
from tradewinds.games.yokohama.story.telling import Events, active, event, rewarded
from tradewinds.games.yokohama.view import BONUSES

__all__ = ["aftermath"]

IN_CHURCH = (moves.A_CHURCH, moves.A_PAY)
ON_A_BOARD = (*IN_CHURCH, moves.A_CUSTOMS)


def aftermath(before: State, kind: int, thing: int, after: State) -> Events:
    """What came of a move, of that kind and about that thing, after what it did itself."""
    if before.turn == 0:
        return []
    if kind == moves.AN_END:
        return _after_turn(before, after)
    area = thing if kind in (moves.A_GO, moves.AN_AGENT) else int(before.area)
    events = [*_agents(before, after), *_end_near(before, kind, after)]
    return (
        events if area == NONE else [*events, *_token(before, area, after), *_return(before, kind, thing, area, after)]
    )


def _agents(before: State, after: State) -> Events:
    """Agents that came for pairs of flags; a free agent comes with a token or an award, which tell of it."""
    player = before.active
    owned = after.agents[player] + after.spent[player] - before.agents[player] - before.spent[player]
    gained = [kind for kind in range(COUNTRY_COUNT) if owned[kind] > 0]
    return [event("agent-gained", player=active(before), agent=Name(f"agent-{AGENT_KINDS[kind]}")) for kind in gained]


def _token(before: State, area: int, after: State) -> Events:
    token = int(before.token[area])
    if token == NONE or after.token[area] == token:
        return []
    if token == FREE_AGENT_TOKEN:
        return [event("token-agent", player=active(before), area=area_named(area))]
    return rewarded("token", before, TOKEN_REWARD[token], area=area_named(area))


def _return(before: State, kind: int, thing: int, area: int, after: State) -> Events:
    """Assistants come back once the action is over; Telephone may leave one behind."""
    if after.area != NONE:
        return []
    player = before.active
    there = int(before.assistants[player, area]) + (kind == moves.A_DROP and thing == area)
    if kind in ON_A_BOARD and before.pieces[player, ASSISTANT] == 0:
        there -= 1  # the one that went to the board
    count = there - int(after.assistants[player, area])
    events = [event("returns", player=active(before), count=count, area=area_named(area))] if count else []
    if kind == moves.A_RETURN and after.assistants[player, area]:
        events.append(event("stays", player=active(before), area=area_named(area)))
    return events


# The end


def _end_near(before: State, kind: int, after: State) -> Events:
    """A condition of the end is met, and which one."""
    if before.ending == after.ending:
        return []
    if kind in (moves.A_SHOP, moves.A_HOUSE):
        piece, key = (SHOP, "end-shops") if kind == moves.A_SHOP else (HOUSE, "end-houses")
        return [event(key, player=active(before), count=int(START_PIECES[piece] + WAREHOUSE_PIECES[piece]))]
    if kind == moves.A_CUSTOMS:
        return [event("end-customs", count=int(CUSTOMS_ENDS_AT[before.players]))]
    if kind in IN_CHURCH and before.phase in (phases.CHURCH_CHOICE, phases.FAITH):
        return [event("end-church", count=int(CHURCH_ENDS_AT[before.players]))]
    return [event("end-orders")]


def _after_turn(before: State, after: State) -> Events:
    """The last round, the final scoring, or Stock Exchange for whoever is next."""
    if after.seat == OVER:
        return [*_final_scoring(after), *_winner(after)]
    events = [event("last-round")] if before.ending != after.ending else []
    filled_up = int(after.yen[after.active] - before.yen[after.active])
    return [*events, *([event("stock-exchange", player=active(after), coins=filled_up)] if filled_up else [])]


def _final_scoring(state: State) -> list[Message]:
    """Every bonus of the final scoring, then everyone's total."""
    bonuses = [
        event(f"bonus-{bonus}", player=Seat(player), points=int(state.bonus[player, number]))
        for number, bonus in enumerate(BONUSES)
        for player in range(state.players)
        if state.bonus[player, number]
    ]
    totals = [event("total", player=Seat(player), points=int(state.points[player])) for player in range(state.players)]
    return [*bonuses, *totals]


def _winner(state: State) -> Events:
    """Most points; among equals, whoever sits nearest the first player."""
    most = max(int(points) for points in state.points[: state.players])
    seats = [(int(state.first) + step) % int(state.players) for step in range(state.players)]
    best = [seat for seat in seats if state.points[seat] == most]
    tie = [event("tie", player=Seat(best[0]), points=most)] if len(best) > 1 else []
    return [*tie, event("wins", player=Seat(best[0]))]
