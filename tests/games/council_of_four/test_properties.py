"""What is true of every position of every game, over long random play and over games that hypothesis makes up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.games.council_of_four.ledger import Ledger, engine_table
from tests.games.council_of_four.traces import GAME, OPTIONS, STYLES, TABLES, Options, steps
from tests.rulebook.council_table import all_is_there
from tradewinds import Match, load
from tradewinds.core.state import CHANCE, OVER
from tradewinds.games.council_of_four.components import COIN_CAP, MERCHANTS, NOBILITY_END, NONE
from tradewinds.games.council_of_four.state import MOST_WAITING, PHASES
from tradewinds.testing import Setup, check_declaration, check_match, setups

ROOT = Path(__file__).parents[3]
AT_ALL_TABLES = pytest.mark.parametrize(
    ("players", "options"), TABLES, ids=[f"{players}-{'-'.join(options) or 'usual'}" for players, options in TABLES]
)
SET_UP = ("begin", "map", "tokens", "tiles", "neutral", "councils", "hands")
PLAYED_SO = settings(deadline=None, derandomize=True, max_examples=12)


# The contract of the house, as check_game holds a game to it, a way to play at a time


def test_the_game_declares_what_the_house_asks_for() -> None:
    check_declaration(GAME)


@pytest.mark.parametrize("setup", list(setups(GAME))[::5], ids=str)
def test_a_match_keeps_the_contract_of_the_house(setup: Setup) -> None:
    check_match(setup, "2-0")


@AT_ALL_TABLES
def test_everything_is_as_a_second_account_of_the_rules_has_it(players: int, options: Options) -> None:
    """Coins, servants, points, cards, tiles, councils, whose turn and what for, and who wins at the end."""
    for style, seed in (("any", 1), ("builder", 2)):
        account = Ledger(players, options)
        for ply, (_, move, after) in enumerate(steps(players, options, seed, style)):
            account.play(GAME.moves.code(move))
            assert account.expects == PHASES[after.phase]
            if account.turn and ply % 3 == 0:
                assert engine_table(GAME.view(after)) == account.table()
        assert account.expects == "over"
        assert engine_table(GAME.view(after)) == account.table()
        assert GAME.scores(after) == account.totals()
        assert GAME.leaders(after) == account.winners()


@AT_ALL_TABLES
def test_the_legal_moves_are_those_of_the_second_account(players: int, options: Options) -> None:
    """Ways to satisfy a council are tried one by one there, not reckoned as the engine does."""
    for style, seed in (("any", 41), ("builder", 42)):
        account = Ledger(players, options)
        for ply, (before, move, _) in enumerate(steps(players, options, seed, style)):
            if before.seat >= 0 and (ply % 3 == 0 or PHASES[before.phase] != "action"):
                assert {GAME.moves.code(legal) for legal in GAME.legal(before)} == account.legal()
            account.play(GAME.moves.code(move))


@pytest.mark.parametrize("players", [2, 4])
def test_the_second_account_agrees_when_cards_are_hoarded_and_run_out(players: int) -> None:
    account, empty = Ledger(players, {}), False
    for ply, (_, move, after) in enumerate(steps(players, {}, 7, "hoarder")):
        account.play(GAME.moves.code(move))
        empty |= bool(after.turn and after.left == 0 and not after.discard.any())
        if ply % 17 == 0 and account.turn:
            assert engine_table(GAME.view(after)) == account.table()
    assert empty
    assert GAME.leaders(after) == account.winners()


@AT_ALL_TABLES
def test_cards_councillors_tiles_tokens_and_merchants_are_all_there(players: int, options: Options) -> None:
    for style in STYLES[:2]:
        for _, _, after in steps(players, options, 17, style):
            assert all_is_there(after)


@AT_ALL_TABLES
def test_what_only_grows_never_shrinks_and_nothing_leaves_its_track(players: int, options: Options) -> None:
    for before, _, after in steps(players, options, 19, "builder"):
        assert (after.nobility >= before.nobility).all()
        assert after.nobility.max() <= NOBILITY_END
        assert (after.points >= before.points).all()
        assert after.coins.min() >= 0
        assert after.servants.min() >= 0
        assert options.get("endless_coins") or after.coins.max() <= COIN_CAP
        assert after.queen_rewards >= before.queen_rewards
        assert ((before.reward == NONE) | (before.reward == after.reward)).all()
        for seat in range(players):
            was, is_now = int(before.merchants[seat]), int(after.merchants[seat])
            assert was & is_now == was
            assert (is_now ^ was).bit_count() <= 1
            assert int(before.used[seat]) & ~int(after.used[seat]) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["any", "builder"])
def test_bonuses_come_to_an_end_within_the_room_for_them(players: int, style: str) -> None:
    """The stack is empty whenever an action is asked for, and never near its size."""
    most = 0
    for seed in range(4):
        for _, _, after in steps(players, OPTIONS[seed], seed, style):
            most = max(most, int(after.waiting))
            assert after.waiting == int((after.bonuses != 0).sum())
            if PHASES[after.phase] in ("action", "candidate", "pay", "spend", "over"):
                assert after.waiting == 0
                assert after.cards_due == 0
    assert 4 <= most < MOST_WAITING // 2


@AT_ALL_TABLES
def test_the_offered_list_is_what_is_not_refused_among_all_moves(players: int, options: Options) -> None:
    for ply, (before, _, _) in enumerate(steps(players, options, 23)):
        legal = GAME.legal(before)
        assert legal
        if ply % 5 == 0:
            assert legal == [move for move in range(len(GAME.moves)) if GAME.rules.refusal(before, move) == 0]
        if before.seat == CHANCE:
            assert list(GAME.chances(before)) == legal


@AT_ALL_TABLES
def test_the_game_ends_one_round_after_the_tenth_merchant(players: int, options: Options) -> None:
    for seed in range(2):
        ended_in = 0
        for before, _, after in steps(players, options, seed, "builder"):
            if before.ender == NONE and after.ender != NONE:
                ended_in = int(before.turn)
                assert after.placed[after.ender] == MERCHANTS
        assert after.seat == OVER
        assert after.turn == ended_in + players - 1
        assert after.placed[after.ender] == MERCHANTS


def test_nothing_is_written_outside_the_players_seats() -> None:
    columns = ("points", "coins", "servants", "nobility", "placed", "merchants", "unused", "used", "hand", "held")
    for players in (2, 3):
        for _, _, after in steps(players, {}, 31):
            assert not any(after[name][players:].any() for name in (*columns, "kept", "drawn", "spent"))


# Games that hypothesis makes up

tables = st.tuples(st.integers(2, 4), st.sampled_from(OPTIONS))
choices = st.lists(st.integers(0, 2**16), min_size=60, max_size=400)


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
def test_a_made_up_game_keeps_its_accounts_undoes_and_loads(table: tuple[int, Options], choices: list[int]) -> None:
    match, positions = made_up(table, choices)
    account = Ledger(match.players, table[1])
    states = [*(state for state, _ in match.history), match.state]
    for (_, move), after in zip(match.history, states[1:], strict=True):
        account.play(GAME.moves.code(move))
        assert account.expects == PHASES[after.phase]
        assert all_is_there(after)
    if account.turn:
        assert engine_table(GAME.view(match.state)) == account.table()
    again = load(match.record())
    assert [state.tobytes() for state, _ in again.history] + [again.state.tobytes()] == positions
    while match.ply:
        assert match.state.tobytes() == positions.pop()
        match.undo()


def drawn_match(players: int, options: Options, seed: int) -> tuple[Match, list[bytes]]:
    """A whole match with drawn chance and arbitrary decisions, and its position before each decision."""
    match = Match(GAME, players, seed=seed, **options)
    positions = []
    while not match.over:
        positions.append(match.state.tobytes())
        moves = match.moves()
        match.play(moves[(match.ply * 7919 + seed) % len(moves)])
    return match, positions


@AT_ALL_TABLES
def test_a_record_loads_to_the_same_bytes_and_undo_goes_back(players: int, options: Options) -> None:
    match, positions = drawn_match(players, options, 5)
    again = load(match.record())
    assert _bytes(again) == _bytes(match)
    assert again.record() == match.record()
    assert (again.winners, again.names, again.options) == (match.winners, match.names, match.options)
    while positions:
        match.undo()
        assert match.state.tobytes() == positions.pop()


def _bytes(match: Match) -> list[bytes]:
    return [state.tobytes() for state, _ in match.history] + [match.state.tobytes()]


def test_interpreted_and_compiled_rules_play_the_same_games_byte_for_byte() -> None:
    interpreted, compiled = (_traces(mode) for mode in ("interpreted", "compiled"))
    assert interpreted.keys() == compiled.keys()
    assert [game for game in compiled if compiled[game] != interpreted[game]] == []


def _traces(mode: str) -> Any:
    command = [sys.executable, "-m", "tests.games.council_of_four.traces", "1"]
    run = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"TRADEWINDS_MODE": mode}, capture_output=True, text=True, check=True
    )
    return json.loads(run.stdout)
