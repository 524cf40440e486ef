"""How many clicks a turn takes: counted over turns of real games, as a player of the page would make them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from tradewinds.bots.registry import find_bot
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.web.house.playing import ends_turn, is_forced

MOST = {"yokohama": 7, "council-of-four": 5, "machi-koro": 3}  # clicks of a usual turn
ROUNDS = 8
USUAL = 0.75  # of all turns

Press = tuple[tuple[int, int], str, list[Move], bool]  # whose turn, the code, the ways offered, and if it is held


def decisions(game: str, players: int = 3, seed: int = 7) -> Iterator[Press]:
    """What players decide who play to win, and would have to confirm; what plays itself is nobody's decision."""
    match = Match(game, players, seed=seed)
    bots = [find_bot("greedy", match.game, seed + seat) for seat in range(players)]
    while not match.over and match.turn <= ROUNDS * players:
        offered = match.moves()
        if is_forced(offered):
            match.replay([offered[0].id])
            continue
        seat, turn, ways = match.seat, match.turn, match.ways()
        chosen = match.move(bots[seat].choose(match.seen_by(seat)).move)
        held = chosen.code not in match.game.ends and ends_turn(match, chosen.id)
        match.replay([chosen.id])
        yield (turn, seat), chosen.code, ways, held


def clicks(presses: list[Press]) -> int:
    """One for each decision or way, and one where the end of the turn is to be confirmed."""
    count, at = 0, 0
    while at < len(presses):
        _, _, ways, _ = presses[at]
        at += max([1, *(steps_of(way, [code for _, code, _, _ in presses[at:]]) for way in ways)])
        count += 1
    return count + sum(held for *_, held in presses)


def steps_of(way: Move, codes: list[str]) -> int:
    """How many of the next decisions a way stands for: its very moves in any order, or where the president goes."""
    steps = way.code.split("/")
    if sorted(codes[: len(steps)]) == sorted(steps):
        return len(steps)
    passed = next((n for n, code in enumerate(codes) if not code.startswith("through:")), 0)
    return passed + 1 if codes[passed : passed + 1] == steps[-1:] else 0


@pytest.mark.parametrize("game", MOST)
def test_a_usual_turn_takes_few_clicks(game: str) -> None:
    turns = [clicks(list(run)) for _, run in groupby(decisions(game), key=lambda press: press[0])]
    few = sum(count <= MOST[game] for count in turns)
    assert len(turns) >= ROUNDS
    assert few >= USUAL * len(turns), sorted(turns)
