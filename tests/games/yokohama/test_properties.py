"""What is true of every position of Yokohama, over random play and over games that hypothesis makes up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from tests.games.yokohama.ledger import ledger, wealth
from tests.games.yokohama.traces import GAME, OPTIONS, STYLES, TABLES, Options, steps
from tests.rulebook.yokohama_table import all_is_there
from tradewinds import Match, load, testing
from tradewinds.core.batch import play_batch
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.games.yokohama.components import AREA_NAMES, PIECES, TECHNOLOGY_NAMES, TOKEN_NAMES
from tradewinds.games.yokohama.state import LAST_ROUND, PHASES

ROOT = Path(__file__).parents[3]
AT_ALL_TABLES = pytest.mark.parametrize(
    ("players", "options"), TABLES, ids=[f"{players}-{'-'.join(options) or 'plain'}" for players, options in TABLES]
)
SOME_TABLES = [(players, options, STYLES[n % 2]) for n, (players, options) in enumerate(TABLES)] + [
    (2, OPTIONS[3], "busy"),
    (3, {}, "busy"),
    (4, {}, "busy"),
]
AT_SOME_TABLES = pytest.mark.parametrize(
    ("players", "options", "style"), SOME_TABLES, ids=[f"{p}-{'-'.join(o) or 'plain'}-{s}" for p, o, s in SOME_TABLES]
)
PLAYED_SO = settings(deadline=None, derandomize=True, max_examples=12)


# Games end, and nothing is lost


@AT_ALL_TABLES
def test_games_end_after_a_last_round_with_one_winner(players: int, options: Options) -> None:
    batch = play_batch(GAME, players, 20, options)
    for state in batch.states:
        assert state.seat == OVER
        assert state.ending == LAST_ROUND
        assert int(state.turn) % players == 0
        assert all_is_there(state)
        winners = GAME.leaders(state)
        best = max(GAME.scores(state))
        assert len(winners) == 1
        assert GAME.scores(state)[winners[0]] == best


@AT_SOME_TABLES
def test_no_piece_card_agent_or_token_is_ever_lost(players: int, options: Options, style: str) -> None:
    """Pieces over hand, warehouse, areas, buildings and boards; cards, orders and tokens each in one place."""
    tokens = np.array([2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 2, 5 * bool(options.get("free_agents"))])
    for before, _, after in steps(players, options, 7, style):
        if not before.turn:
            continue
        assert all_is_there(after)
        on_table = np.bincount(after.token[after.token >= 0], minlength=len(TOKEN_NAMES))
        assert (after.tokens_left + after.tokens.sum(axis=0) + on_table == tokens).all()
        assert after.held.max() <= 3


@AT_SOME_TABLES
def test_everything_gained_and_paid_agrees_with_a_second_account(players: int, options: Options, style: str) -> None:
    """Points, yen, imports, goods, pieces, agents and choices due, of everyone, after every move."""
    for before, move, after in steps(players, options, 11, style):
        code = GAME.moves.code(move)
        assert ledger(before, code, after) == wealth(after), code


@AT_ALL_TABLES
def test_nothing_is_written_outside_the_players_seats(players: int, options: Options) -> None:
    for _, _, after in steps(players, options, 13, "busy"):
        for name in ("points", "yen", "imports", "goods", "pieces", "warehouse", "technology", "agents", "held"):
            assert not after[name][players:].any()
        assert (after.hand[players:] == 36).all()


@AT_ALL_TABLES
def test_points_only_grow_and_the_end_stays_near(players: int, options: Options) -> None:
    for before, _, after in steps(players, options, 17, "busy"):
        assert (after.points >= before.points).all()
        assert after.ending >= before.ending
        for board in ("church", "customs", "achieved", "house", "shop", "card_of"):  # what stands stays
            assert ((before[board] == -1) | (before[board] == after[board])).all()
        assert before.station in (-1, after.station)


@AT_ALL_TABLES
def test_turns_go_round_and_only_the_active_player_decides(players: int, options: Options) -> None:
    last = -1
    for before, move, after in steps(players, options, 19):
        if before.turn and before.seat != CHANCE:
            assert before.seat == before.active
        if GAME.moves.code(move) == "end" and after.seat != OVER:
            assert after.active == (before.active + 1) % players
            assert (int(after.turn) - 1) % players == (int(after.active) - int(after.first)) % players
            assert after.turn > last
            last = int(after.turn)


# The offered list


@AT_ALL_TABLES
def test_the_offered_list_is_what_is_not_refused_among_all_moves(players: int, options: Options) -> None:
    for ply, (before, _, _) in enumerate(steps(players, options, 23, STYLES[players % 2])):
        if ply % 11:
            continue
        legal = GAME.legal(before)
        assert legal
        kept = before.tobytes()
        assert legal == [move for move in range(len(GAME.moves)) if GAME.rules.refusal(before, move) == 0]
        assert before.tobytes() == kept
        if before.seat == CHANCE:
            assert list(GAME.chances(before)) == legal


def ways(state: State) -> tuple[set[str], set[str]]:
    """Where the president may stop and what he may pass, by trying every way: a slow second opinion."""
    me = int(state.active)
    owned = {name for name, card in zip(TECHNOLOGY_NAMES, state.technology[me], strict=True) if card}
    view = GAME.view(state)
    areas = {area["name"]: area for area in view["areas"]}
    been = set(view["pending"]["passed"])
    here = view["players"][me]["president"]
    first = PHASES[state.phase] == "moving"
    yen = int(state.yen[me])

    def cost(name: str) -> int:
        if name == "canal":
            return 1
        return 0 if "stagecoach" in owned else len([seat for seat in areas[name]["presidents"] if seat != me])

    def crowded(name: str) -> bool:
        return any(seat != me for seat in areas[name]["presidents"])

    def may_enter(name: str, purse: int) -> bool:
        return (name == "canal" or areas[name]["assistants"][me] > 0) and purse >= cost(name)

    def may_stop(name: str, purse: int) -> bool:
        open_to_him = not crowded(name) or "postal-system" in owned
        return name != "canal" and may_enter(name, purse) and open_to_him

    def goes_on(name: str, purse: int, passed: frozenset[str]) -> bool:
        nearby = [other for other in areas[name]["next_to"] if other not in passed and may_enter(other, purse)]
        return any(may_stop(other, purse) for other in nearby) or any(
            goes_on(other, purse - cost(other), passed | {other}) for other in nearby
        )

    stops, passes = set(), set()
    for name in areas:
        beside = here is not None and name in areas[here]["next_to"]
        if name in been:
            continue
        if beside and may_enter(name, yen) and goes_on(name, yen - cost(name), frozenset(been | {name})):
            passes.add(name)
        jump = first and (here is None or "tram" in owned)
        if (beside or jump) and may_stop(name, yen):
            stops.add(name)
        if first and "station" in owned and areas[name]["station"] and areas[name]["assistants"][me]:
            stops.add(name)
    return stops, passes


@AT_SOME_TABLES
def test_the_president_goes_exactly_where_there_is_a_way(players: int, options: Options, style: str) -> None:
    """Every way by feet, tolls, canal, tram and station, tried one by one; and nobody is stuck on the way."""
    for before, _, _ in steps(players, options, 29, style):
        if PHASES[before.phase] not in ("moving", "passing"):
            continue
        codes = [GAME.moves.code(move) for move in GAME.legal(before)]
        stops, passes = ways(before)
        assert {code[3:] for code in codes if code.startswith("go:")} == stops
        assert {code[8:] for code in codes if code.startswith("through:")} == passes
        assert stops or passes or PHASES[before.phase] == "moving"


@pytest.mark.parametrize("seed", range(6))
def test_the_same_with_poor_players_who_stand_everywhere_and_have_technologies(seed: int) -> None:
    """Random positions that play seldom comes to: all presidents out, few yen, some technologies."""
    dice = np.random.default_rng(seed)
    *_, (_, _, state) = (step for step, _ in zip(steps(4, {}, seed), range(140), strict=False))
    state = state.copy()
    for _ in range(60):
        areas = [area for area in range(17) if state.place_of[area] >= 0]
        state.president[:] = dice.choice(areas, 4)
        state.phase, state.seat = [*PHASES].index("moving"), state.active
        me = int(state.active)
        state.assistants[me] = 0
        state.present[me] = 0
        for area in dice.choice(areas, dice.integers(2, 12), replace=False):
            state.assistants[me, area] = 1
            state.present[me] |= 1 << int(area)
        state.yen[me] = dice.integers(0, 4)
        state.station = dice.choice(areas)
        state.technology[me] = 0
        for name in dice.choice(["stagecoach", "postal-system", "tram", "station", "ball"], 2):
            state.technology[me, TECHNOLOGY_NAMES.index(name)] = 1
        state.set_out = 1 << int(state.president[me])
        codes = [GAME.moves.code(move) for move in GAME.legal(state)]
        stops, passes = ways(state)
        assert {code[3:] for code in codes if code.startswith("go:")} == stops
        assert {code[8:] for code in codes if code.startswith("through:")} == passes


# Undo and records


tables = st.tuples(st.integers(2, 4), st.sampled_from(OPTIONS))
choices = st.lists(st.integers(0, 2**16), min_size=60, max_size=250)


def made_up(table: tuple[int, Options], choices: list[int]) -> tuple[Match, list[bytes]]:
    """A match in which hypothesis chose every move, those of chance included, and its position before each."""
    players, options = table
    match = Match(GAME, players, chance="manual", **options)
    positions = [match.state.tobytes()]
    for choice in choices:
        moves = match.moves()
        if not moves:
            break
        match.play(moves[choice % len(moves)])
        positions.append(match.state.tobytes())
    return match, positions


@PLAYED_SO
@given(tables, choices)
def test_no_offered_move_fails_and_all_stays_accounted_for(table: tuple[int, Options], choices: list[int]) -> None:
    match, _ = made_up(table, choices)
    positions = [*(state for state, _ in match.history), match.state]
    for (before, move), after in zip(match.history, positions[1:], strict=True):
        assert ledger(before, GAME.moves.code(move), after) == wealth(after)
        assert after.turn == 0 or all_is_there(after)


@PLAYED_SO
@given(tables, choices)
def test_undo_goes_back_and_a_record_loads_to_the_same(table: tuple[int, Options], choices: list[int]) -> None:
    match, positions = made_up(table, choices)
    again = load(match.record())
    assert [state.tobytes() for state, _ in again.history] + [again.state.tobytes()] == positions
    assert again.record() == match.record()
    while match.ply:
        assert match.state.tobytes() == positions.pop()
        match.undo()
    assert [match.state.tobytes()] == positions


# The whole contract, and both ways to run the rules


def test_pieces_and_areas_are_named_as_the_tests_expect() -> None:
    assert PIECES == ("assistant", "shop", "house")
    assert AREA_NAMES[-1] == "canal"


def test_it_declares_what_a_game_declares() -> None:
    testing.check_declaration(GAME)


@pytest.mark.parametrize(("players", "options"), [(2, OPTIONS[3]), (3, {})], ids=["2-expansions", "3-plain"])
def test_it_keeps_the_contract_of_a_game(players: int, options: Options) -> None:
    """Two matches of the conformance suite: all of it takes minutes."""
    testing.check_match(testing.Setup(GAME, players, options), "1")


def test_interpreted_and_compiled_rules_play_the_same_games_byte_for_byte() -> None:
    interpreted, compiled = (_traces(mode) for mode in ("interpreted", "compiled"))
    assert interpreted.keys() == compiled.keys()
    assert [game for game in compiled if compiled[game] != interpreted[game]] == []


def _traces(mode: str) -> dict[str, str]:
    command = [sys.executable, "-m", "tests.games.yokohama.traces", "2"]
    run = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"TRADEWINDS_MODE": mode}, capture_output=True, text=True, check=True
    )
    traces: dict[str, str] = json.loads(run.stdout)
    return traces
