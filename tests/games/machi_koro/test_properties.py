"""What is true of every position of every game, over long random play and over games that hypothesis makes up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.machi_koro.figures import COSTS, ESTABLISHMENTS, LANDMARKS
from tests.games.machi_koro.ledger import BANK, ledger, settled
from tests.games.machi_koro.traces import GAME, OPTIONS, TABLES, Options, steps
from tests.rulebook.table import cards_are_all_there
from tradewinds import Match, load
from tradewinds.core.state import CHANCE, OVER
from tradewinds.games.machi_koro.components import NAMES

ROOT = Path(__file__).parents[3]
AT_ALL_TABLES = pytest.mark.parametrize(
    ("players", "options"), TABLES, ids=[f"{players}-{'-'.join(options) or 'base'}" for players, options in TABLES]
)
ONE_EACH = [number for number, name in enumerate(NAMES) if name in LANDMARKS or ESTABLISHMENTS[name].colour == "purple"]
PILES = [number for number, name in enumerate(NAMES) if name in ESTABLISHMENTS]
AIRPORT = NAMES.index("airport")
PLAYED_SO = settings(deadline=None, derandomize=True, max_examples=20)


@AT_ALL_TABLES
def test_games_end_with_one_winner_who_has_all_landmarks(players: int, options: Options) -> None:
    for seed in range(6):
        *_, (before, _, last) = steps(players, options, seed)
        assert last.seat == OVER
        points = GAME.scores(last)
        assert points[before.active] == (6 if options.get("plus") else 4)
        assert points.count(max(points)) == 1


@AT_ALL_TABLES
def test_every_coin_is_accounted_for(players: int, options: Options) -> None:
    """Coins change hands, or go to or come from the bank, exactly as a second account of the rules says."""
    for before, move, after in steps(players, options, 7):
        entries = ledger(before, GAME.moves.code(move), after)
        assert settled(before, entries) == list(after.coins[:players]), GAME.moves.code(move)


@AT_ALL_TABLES
def test_coins_are_conserved_except_through_the_bank(players: int, options: Options) -> None:
    """Building costs exactly its price, a pass earns what Airport pays, only income and Town Hall add to the sum."""
    for before, move, after in steps(players, options, 11):
        code = GAME.moves.code(move)
        gained = int(after.coins.sum()) - int(before.coins.sum())
        if code.startswith("build:"):
            assert gained == -COSTS[code[6:]]
        elif code == "pass":
            assert gained == 10 * int(before.city[before.active, AIRPORT])
        elif code.startswith(("tv:", "give:", "take:", "decline")):
            assert gained == 0 or (gained == after.coins[after.active] == 1 and after.plus)  # Town Hall
        elif code.startswith(("roll:", "reroll:", "deal:", "begin:")):
            assert gained == 0
        else:
            assert gained >= 0
        assert (after.coins >= 0).all()


@AT_ALL_TABLES
def test_payments_between_players_leave_the_sum_as_it_is(players: int, options: Options) -> None:
    for before, move, after in steps(players, options, 13):
        entries = ledger(before, GAME.moves.code(move), after)
        bank = sum(e.coins * ((e.payer == BANK) - (e.payee == BANK)) for e in entries)
        assert int(after.coins.sum()) - int(before.coins.sum()) == bank


@AT_ALL_TABLES
def test_supply_cities_deck_and_removed_cards_are_the_printed_copies(players: int, options: Options) -> None:
    for before, _, after in steps(players, options, 17):
        assert cards_are_all_there(before)
        assert cards_are_all_there(after)
        assert options.get("unclog_market") or not after.removed.any()
        assert options.get("limited_market") or not after.deck.any()


@AT_ALL_TABLES
def test_no_city_has_two_majors_of_a_kind_or_a_landmark_twice(players: int, options: Options) -> None:
    for _, _, after in steps(players, options, 19):
        assert after.city[:, ONE_EACH].max() <= 1


@AT_ALL_TABLES
def test_the_offered_list_is_what_is_not_refused_among_all_moves(players: int, options: Options) -> None:
    for before, _, _ in steps(players, options, 23):
        legal = GAME.legal(before)
        assert legal
        assert legal == [move for move in range(len(GAME.moves)) if GAME.rules.refusal(before, move) == 0]
        if before.seat == CHANCE:
            assert list(GAME.chances(before)) == legal


@pytest.mark.parametrize("players", range(2, 6))
def test_the_limited_market_shows_ten_kinds_while_the_deck_lasts(players: int) -> None:
    for options in OPTIONS:
        for _, _, after in steps(players, options, 29) if "limited_market" in options else ():
            kinds = int((after.supply[PILES] > 0).sum())
            assert kinds <= 10
            assert kinds == 10 or after.seat < 0 or not after.deck.any()


@pytest.mark.parametrize("players", range(2, 6))
def test_no_total_of_an_earlier_roll_is_shown_with_the_dice_of_this_one(players: int) -> None:
    """Until the dice are accepted the total is that of the dice on the table, or none."""
    for _, _, after in steps(players, OPTIONS[1], 41):
        seen = GAME.view(after)
        if seen["phase"] in ("dice", "reroll"):
            assert seen["total"] in (0, sum(seen["dice"]))


def test_nothing_is_written_outside_the_players_seats() -> None:
    for players in (2, 3, 4):
        for _, _, after in steps(players, OPTIONS[4], 31):
            assert not after.coins[players:].any()
            assert not after.city[players:].any()


tables = st.tuples(st.integers(2, 5), st.sampled_from(OPTIONS))
choices = st.lists(st.integers(0, 2**16), max_size=300)


def made_up(table: tuple[int, Options], choices: list[int]) -> tuple[Match, list[bytes]]:
    """A match in which hypothesis chose every move, those of chance included, and its position before each."""
    players, options = table
    match = Match("machi-koro", players, chance="manual", **options)
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
def test_no_offered_move_fails_and_all_coins_and_cards_stay_accounted_for(
    table: tuple[int, Options], choices: list[int]
) -> None:
    match, _ = made_up(table, choices)
    positions = [*(state for state, _ in match.history), match.state]
    for (before, move), after in zip(match.history, positions[1:], strict=True):
        assert settled(before, ledger(before, GAME.moves.code(move), after)) == list(after.coins[: match.players])
        assert cards_are_all_there(after)


@PLAYED_SO
@given(tables, choices)
def test_undo_goes_back_through_every_position(table: tuple[int, Options], choices: list[int]) -> None:
    match, positions = made_up(table, choices)
    while match.ply:
        assert match.state.tobytes() == positions.pop()
        match.undo()
    assert [match.state.tobytes()] == positions


@PLAYED_SO
@given(tables, choices)
def test_a_record_of_hand_played_chance_loads_to_the_same_bytes_and_text(
    table: tuple[int, Options], choices: list[int]
) -> None:
    match, positions = made_up(table, choices)
    again = load(match.record())
    assert [state.tobytes() for state, _ in again.history] + [again.state.tobytes()] == positions
    assert again.record() == match.record()


def drawn_match(players: int, options: Options, seed: int) -> tuple[Match, list[bytes]]:
    """A whole match with drawn chance and arbitrary decisions, and its position before each decision."""
    match = Match("machi-koro", players, seed=seed, **options)
    positions = []
    while not match.over:
        positions.append(match.state.tobytes())
        moves = match.moves()
        match.play(moves[(match.ply * 7919 + seed) % len(moves)])
    return match, positions


@AT_ALL_TABLES
def test_a_record_loads_to_the_same_bytes_and_text(players: int, options: Options) -> None:
    match, _ = drawn_match(players, options, 5)
    again = load(match.record())
    assert _bytes(again) == _bytes(match)
    assert again.record() == match.record()
    assert (again.winners, again.names, again.options) == (match.winners, match.names, match.options)


def _bytes(match: Match) -> list[bytes]:
    return [state.tobytes() for state, _ in match.history] + [match.state.tobytes()]


@AT_ALL_TABLES
def test_undo_goes_back_through_every_decision(players: int, options: Options) -> None:
    match, positions = drawn_match(players, options, 3)
    while positions:
        match.undo()
        assert match.state.tobytes() == positions.pop()


@AT_ALL_TABLES
def test_refused_moves_change_no_byte(players: int, options: Options) -> None:
    """Asking about every move of the table leaves the position alone."""
    for ply, (before, _, _) in enumerate(steps(players, options, 37)):
        if ply % 40 == 0:
            kept = before.tobytes()
            for move in range(len(GAME.moves)):
                GAME.rules.refusal(before, move)
            assert before.tobytes() == kept


def test_interpreted_and_compiled_rules_play_the_same_games_byte_for_byte() -> None:
    interpreted, compiled = (_traces(mode) for mode in ("interpreted", "compiled"))
    assert interpreted.keys() == compiled.keys()
    assert [game for game in compiled if compiled[game] != interpreted[game]] == []


def _traces(mode: str) -> dict[str, str]:
    command = [sys.executable, "-m", "tests.games.machi_koro.traces", "2"]
    run = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"TRADEWINDS_MODE": mode}, capture_output=True, text=True, check=True
    )
    traces: dict[str, str] = json.loads(run.stdout)
    return traces
