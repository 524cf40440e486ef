"""A match: moves by code or number, refusals, undo, copies, chance by hand and by seed."""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Callable
from typing import Any
from weakref import ref

import numpy as np
import pytest

from tradewinds import IllegalMove, Match, Move, find_game
from tradewinds.core.chance import commitment, keyed_draw
from tradewinds.core.match import MOST_TOLD
from tradewinds.core.state import CHANCE, EVERYTHING, OVER, copy

GAME = "machi-koro"


def manual(players: int = 2, **options: Any) -> Match:
    """A match that waits for its chance."""
    return Match(GAME, players, chance="manual", **options)


def finished(seed: int = 1, players: int = 2, **options: Any) -> Match:
    """A match played to its end by arbitrary moves."""
    match = Match(GAME, players, seed=seed, **options)
    while not match.over:
        moves = match.moves()
        match.play(moves[(match.ply * 31 + seed) % len(moves)])
    return match


# Opening a match


def test_a_match_opens_by_name_or_by_game() -> None:
    assert Match(GAME, 3, seed=1).state.tobytes() == Match(find_game(GAME), 3, seed=1).state.tobytes()


def test_the_number_of_players_is_the_smallest_by_default() -> None:
    assert Match(GAME, seed=1).players == 2


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_a_table_too_small_or_too_large_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        Match(GAME, players)


def test_a_game_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="no game 'ludo'"):
        Match("ludo")


def test_an_option_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="no option sharks"):
        manual(sharks=True)


def test_an_option_takes_what_a_person_types() -> None:
    assert manual(plus="yes").options == manual(plus=True).options
    assert manual(plus="off").options == manual().options
    with pytest.raises(ValueError, match="yes or no"):
        manual(plus="perhaps")


def test_chance_is_drawn_or_manual_and_nothing_else() -> None:
    with pytest.raises(ValueError, match="drawn or manual"):
        Match(GAME, chance="cheated")  # type: ignore[arg-type]


def test_names_fill_up_with_blanks_and_never_outnumber_the_seats() -> None:
    assert Match(GAME, 3, seed=1, names=["Ada"]).names == ["Ada", "", ""]
    with pytest.raises(ValueError, match="3 names for 2 players"):
        Match(GAME, 2, names=["a", "b", "c"])


@pytest.mark.parametrize("name", [" Ada", "Ada ", "A\nda", "A\tda", "A\x00da", "A\u2028da"])
def test_a_name_is_one_line_of_text(name: str) -> None:
    with pytest.raises(ValueError, match="one line"):
        Match(GAME, 2, names=[name])
    with pytest.raises(ValueError, match="one line"):
        Match(GAME, 2, seed=name)


# Moves


def test_a_move_is_played_by_code_by_number_or_as_itself() -> None:
    by_code, by_number, by_move = manual(), manual(), manual()
    by_code.play("die:4")
    by_number.play(by_number.game.moves.id("die:4"))
    by_move.play(by_move.move("die:4"))
    assert by_code.state.tobytes() == by_number.state.tobytes() == by_move.state.tobytes()


def test_the_offered_moves_are_moves_with_number_and_code() -> None:
    match = manual()
    assert [move.code for move in match.moves()] == [f"die:{n}" for n in range(1, 7)]
    assert all(match.move(move.id) == match.move(move.code) == move for move in match.moves())
    assert isinstance(match.moves()[0], Move)
    assert str(match.moves()[0]) == "die:1"


def test_a_move_nobody_knows_is_illegal() -> None:
    match = manual()
    for unknown in ("fly:moon", "", "DIE:1", -1, len(match.game.moves)):
        with pytest.raises(IllegalMove) as error:
            match.play(unknown)
        assert error.value.reason == "unknown-move"
        assert match.ply == 0


def test_an_illegal_move_tells_its_rule_and_changes_nothing() -> None:
    match = manual()
    match.play("die:6")
    before = match.state.tobytes()
    with pytest.raises(IllegalMove, match="build:mine: ") as error:
        match.play("build:mine")
    assert error.value.reason == "refusal-coins-missing"
    assert error.value.sentence == match.refusal("build:mine")
    assert (match.state.tobytes(), match.ply) == (before, 1)


def test_a_legal_move_has_no_refusal() -> None:
    match = manual()
    assert match.refusal("die:3") is None
    assert match.reason("die:3") is None


def test_a_seat_may_move_only_in_its_own_turn() -> None:
    match = manual(3)
    match.play("die:6")
    for seat in (1, 2):
        assert match.refusal("pass", seat=seat) == "It is not your turn."
        with pytest.raises(IllegalMove) as error:
            match.play("pass", seat=seat)
        assert error.value.reason == "not-your-turn"
    match.play("pass", seat=0)
    assert match.ply == 2


def test_no_seat_may_move_for_chance() -> None:
    match = manual(3)
    for seat in range(3):
        assert match.reason("die:3", seat=seat) is not None
    assert match.reason("die:3", seat=CHANCE) is None


# What is so


def test_a_match_tells_who_decides_and_how_far_it_is() -> None:
    match = manual()
    assert (match.seat, match.ply, match.turn, match.over, match.winners) == (CHANCE, 0, 1, False, [])
    match.play("die:1")
    assert (match.seat, match.ply, match.turn) == (0, 1, 1)
    match.play("pass")
    assert (match.seat, match.ply, match.turn) == (CHANCE, 2, 2)


def test_a_finished_match_has_a_winner_and_no_moves() -> None:
    match = finished()
    assert (match.seat, match.moves()) == (OVER, [])
    assert match.winners == [match.scores.index(4)]
    with pytest.raises(IllegalMove) as error:
        match.play("pass")
    assert error.value.reason == "refusal-game-over"


def test_the_position_given_out_is_a_copy() -> None:
    match = manual()
    match.state.coins[0] = 99
    assert match.state.coins[0] == 3


def test_a_copy_of_a_position_has_the_same_bytes() -> None:
    """Also where the record has gaps between its fields; memory used before must not show through."""
    state = manual().state
    for _ in range(100):
        np.full(state.nbytes, 255, np.uint8)
        assert copy(state).tobytes() == state.tobytes()


def test_a_position_for_a_bot_has_a_generator_of_its_own() -> None:
    match = manual()
    match._state.rng = 12345
    generators = {int(match.seen_by(seat).rng) for seat in (0, 0, None)}
    assert len(generators) == 3
    assert not generators & {0, 12345}
    assert match.state.rng == 12345


# Undo and copies


def test_undo_takes_back_one_move_of_a_hand_played_match() -> None:
    match = manual()
    start = match.state.tobytes()
    match.play("die:1")
    middle = match.state.tobytes()
    match.play("build:ranch")
    match.undo()
    assert (match.state.tobytes(), match.ply) == (middle, 1)
    match.undo()
    assert (match.state.tobytes(), match.ply) == (start, 0)


def test_undo_takes_back_a_decision_with_all_that_chance_did_after_it() -> None:
    match = Match(GAME, 3, seed=5)
    before, plies = match.state.tobytes(), match.ply
    match.play("pass")
    assert match.ply > plies + 1
    match.undo()
    assert (match.state.tobytes(), match.ply) == (before, plies)


def test_the_same_move_after_undo_leads_to_the_same_position() -> None:
    match = Match(GAME, 3, seed=5)
    match.play("pass")
    after = match.state.tobytes()
    match.undo()
    match.play("pass")
    assert match.state.tobytes() == after


@pytest.mark.parametrize("opened", [manual, lambda: Match(GAME, seed=5)], ids=["manual", "drawn"])
def test_there_is_nothing_to_undo_before_the_first_decision(opened: Callable[[], Match]) -> None:
    match = opened()
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.undo()
    assert error.value.reason == "nothing-to-undo"
    assert match.state.tobytes() == before


def test_a_finished_match_can_be_taken_back() -> None:
    match = finished()
    match.undo()
    assert not match.over


def test_a_copy_goes_its_own_way() -> None:
    match = Match(GAME, 3, seed=8, names=["Ada"])
    twin = match.copy()
    before = match.state.tobytes()
    twin.play("build:ranch")
    twin.names[0], twin.options["plus"] = "Eve", True
    assert (match.state.tobytes(), match.names[0], match.options["plus"]) == (before, "Ada", False)
    match.play("build:ranch")
    assert match.state.tobytes() == twin.state.tobytes()


def test_a_match_that_is_taken_back_and_played_on_leaves_its_copies_alone() -> None:
    match = manual()
    match.play("die:1")
    twin = match.copy()
    kept = [state.tobytes() for state, _ in twin.history]
    match.undo()
    match.play("die:2")
    assert [state.tobytes() for state, _ in twin.history] == kept
    twin.undo()
    assert twin.state.tobytes() == manual().state.tobytes()


# Chance


def test_a_match_is_let_go_with_all_that_is_seen_of_it() -> None:
    gc.disable()  # nobody need look for it
    try:
        match = Match(GAME, 2, seed=1)
        match.moves()
        sights = [match.sight(seat) for seat in (0, 1, None)]
        forgotten = ref(match)
        del match
        assert forgotten() is None
        assert [len(sight.moves) > 0 for sight in sights] == [True, False, False], "they tell what was so"
    finally:
        gc.enable()


def test_a_long_game_is_told_the_same_however_often_it_is_asked_for() -> None:
    match = finished(players=4)
    assert match.ply > 2 * MOST_TOLD
    told = match.events()
    assert match.events() == told
    assert sum(map(bool, match._told)) <= 2 * MOST_TOLD, "what was told long ago is not kept"


def test_manual_chance_draws_nothing() -> None:
    match = manual(limited_market=True, random_start=True)
    assert (match.seat, match.ply) == (CHANCE, 0)
    assert (match.seed, match.commitment) == (None, None)
    with pytest.raises(ValueError, match="by hand"):
        match.drawn()


def test_drawn_chance_never_waits() -> None:
    match = Match(GAME, 4, seed=3, plus=True, limited_market=True, random_start=True)
    assert match.seat >= 0
    for _ in range(30):
        match.play(match.moves()[0])
        assert match.seat >= 0 or match.over


def test_the_set_up_is_chance_too() -> None:
    match = Match(GAME, 3, seed=3, limited_market=True, random_start=True)
    codes = [match.game.moves.code(move) for _, move in match.history]
    assert codes[0].startswith("begin:")
    assert sum(code.startswith("deal:") for code in codes) >= 10


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = finished(7, 3, plus=True), finished(7, 3, plus=True)
    assert first.record() == second.record()
    assert first.state.tobytes() == second.state.tobytes()


def test_other_seeds_give_other_games() -> None:
    records = {Match(GAME, 2, seed=seed, limited_market=True).state.tobytes() for seed in range(50)}
    assert len(records) == 50


def test_a_seed_is_text_and_a_number_stands_for_its_digits() -> None:
    assert Match(GAME, seed=7).seed == "7"
    assert Match(GAME, seed=7).state.tobytes() == Match(GAME, seed="7").state.tobytes()


def test_without_a_seed_one_is_made_that_nobody_can_guess() -> None:
    first, second = Match(GAME), Match(GAME)
    assert first.seed is not None
    assert first.seed != second.seed
    assert len(first.seed) >= 32


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    match = Match(GAME, seed="harbour lights")
    assert match.commitment == hashlib.sha256(b"harbour lights").hexdigest() == commitment("harbour lights")


def test_a_draw_depends_on_the_ply_and_not_on_what_was_decided() -> None:
    """Nobody can steer the dice: whatever is built, the next die shows the same."""
    for seed in range(20):
        start = Match(GAME, 2, seed=seed)
        dice = set()
        for move in start.moves():
            match = start.copy()
            match.play(move)
            dice.add(match.game.moves.code(match.history[start.ply + 1][1]))
        assert len(dice) == 1


def test_draws_follow_the_published_formula() -> None:
    match = Match(GAME, 2, seed="check me")
    key = b"check me"
    for ply, (state, move) in enumerate(match.history):
        outcomes = match.game.chances(state)
        ticket = int.from_bytes(_hmac(key, str(ply).encode()), "big") % sum(outcomes.values())
        cards = [outcome for outcome, weight in outcomes.items() for _ in range(weight)]
        assert move == cards[ticket]


def _hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256 by its definition."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


@pytest.mark.parametrize("weights", [[1] * 6, [1, 2, 3], [6, 0, 5, 1]])
def test_keyed_draws_are_spread_as_their_weights_say(weights: list[int]) -> None:
    """20,000 draws by fixed seeds: each outcome within five standard deviations of what is expected."""
    draws, total = 20_000, sum(weights)
    counts = np.zeros(len(weights), int)
    for ply in range(draws // 10):
        for seed in range(10):
            counts[keyed_draw(str(seed), ply, np.array(weights))] += 1
    for weight, count in zip(weights, counts, strict=True):
        share = weight / total
        assert abs(count - draws * share) <= 5 * (draws * share * (1 - share)) ** 0.5


def test_neighbouring_plies_and_seeds_draw_independently() -> None:
    """Of 36 pairs of dice each comes up about as often, in time and across seeds."""
    weights = np.ones(6, np.int64)
    pairs = np.zeros((2, 6, 6), int)
    for n in range(7200):
        now, then, other = (keyed_draw(str(seed), ply, weights) for seed, ply in ((n, n), (n, n + 1), (n + 1, n)))
        pairs[0, now, then] += 1
        pairs[1, now, other] += 1
    assert pairs.min() > 200 - 5 * 14
    assert pairs.max() < 200 + 5 * 14


def test_a_match_draws_itself_for_a_seat_and_in_a_notebook() -> None:
    match = Match("machi-koro", 3, seed=1, names=["<Olena>"])
    assert match.svg(0, lang="uk").startswith("<svg")
    assert "Пшеничне" in match.svg(0, lang="uk")
    assert "<Olena>" not in match.svg()
    assert match._repr_svg_() == match.svg()


def test_a_match_can_be_seen_with_all_hands_open() -> None:
    match = Match("council-of-four", 2, seed=3)
    while match.turn < 4:
        match.play(match.moves()[0])
    for seat, player in enumerate(match.view(EVERYTHING)["players"]):
        assert sum(player["hand"].values()) == player["held"]
        assert not match.view(None)["players"][seat]["hand"]
    assert any("draws a card" in line for line in match.log(None))
    assert not any("draws a card" in line for line in match.log(EVERYTHING))
