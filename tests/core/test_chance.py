"""Randomness: fair, repeatable, and the same in every mode."""

from __future__ import annotations

from collections import Counter

import numpy as np
from hypothesis import given, strategies as st

from tradewinds import find_game
from tradewinds.core.chance import below, commitment, keyed_draw, pick, seeds

# The 0.1% point of the chi-square distribution with 5 degrees of freedom: seeds are fixed, so a fair die never fails.
CHI_SQUARE_5 = 20.5


def chi_square(counts: Counter[int], expected: dict[int, float]) -> float:
    return sum((counts[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())


def test_the_generator_in_the_state_is_fair() -> None:
    state = find_game("machi-koro").deal(2)
    state.rng = seeds(1, 1)[0]
    counts = Counter(int(below(state, 6)) for _ in range(6000))
    assert chi_square(counts, dict.fromkeys(range(6), 1000.0)) < CHI_SQUARE_5


def test_the_generator_is_the_published_one() -> None:
    """xoroshiro64**, computed here with Python's own integers."""

    def rotate(value: int, by: int) -> int:
        return (value << by | value >> (32 - by)) & 0xFFFFFFFF

    state = find_game("machi-koro").deal(2)
    state.rng = 0x0123456789ABCDEF
    low, high = 0x89ABCDEF, 0x01234567
    for _ in range(50):
        number = rotate(low * 0x9E3779BB & 0xFFFFFFFF, 5) * 5 & 0xFFFFFFFF
        assert below(state, 1 << 32) == number
        high ^= low
        low, high = rotate(low, 26) ^ high ^ (high << 9 & 0xFFFFFFFF), rotate(high, 13)


def test_seeds_are_many_different_and_repeatable() -> None:
    assert len(set(seeds(7, 10_000))) == 10_000
    assert (seeds(7, 100) == seeds(7, 200)[:100]).all()
    assert not (seeds(7, 100) == seeds(8, 100)).any()
    assert (seeds(7, 100) > 0).all()


@given(st.lists(st.integers(0, 50), min_size=1, max_size=20).filter(any))
def test_every_ticket_falls_on_an_outcome_as_often_as_its_weight(weights: list[int]) -> None:
    row = np.array(weights)
    assert (
        np.bincount([pick(row, ticket) for ticket in range(sum(weights))], minlength=len(weights)).tolist() == weights
    )


def test_keyed_draws_are_fair() -> None:
    counts = Counter(keyed_draw("a secret", ply, np.ones(6, np.int64)) for ply in range(6000))
    assert chi_square(counts, dict.fromkeys(range(6), 1000.0)) < CHI_SQUARE_5


def test_keyed_draws_are_what_anyone_can_compute() -> None:
    """The formula of docs/records.md, by hand."""
    import hashlib
    import hmac

    for ply in range(20):
        ticket = int(hmac.new(b"open sesame", str(ply).encode(), hashlib.sha256).hexdigest(), 16)
        assert keyed_draw("open sesame", ply, np.ones(6, np.int64)) == ticket % 6
    assert commitment("open sesame") == hashlib.sha256(b"open sesame").hexdigest()
