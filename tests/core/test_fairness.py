"""A seed made of parts: where it comes from, and what is found when one of them is not what it is said to be."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest

import tradewinds
from tradewinds.core.errors import RecordError
from tradewinds.core.fairness import Part, SharedSeed, digest, server_part
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES

SECRET, TOLD = "a1" * 32, "b2" * 32
SHARED = SharedSeed.of(SECRET, [(digest(TOLD), TOLD), (None, None), (digest("c3" * 32), None)])


def played(seed: SharedSeed, plies: int | None = None) -> Match:
    match, rng = Match("machi-koro", 3, seed=seed, names=["Olena", "Bot", "Taras"]), random.Random(1)
    while not match.over and (plies is None or match.ply < plies):
        match.play(rng.choice(match.moves()))
    return match


def test_the_seed_is_made_of_the_secret_and_every_part_as_anyone_can_work_out() -> None:
    sources, values = zip(*((part.source, part.value) for part in SHARED.parts), strict=True)
    assert sources == ("browser", "server", "absent")
    assert values[0] == TOLD
    assert values[1] == hmac.new(SECRET.encode(), b"part 2", hashlib.sha256).hexdigest()
    assert values[2] == hmac.new(SECRET.encode(), b"part 3", hashlib.sha256).hexdigest()
    assert SHARED.seed == hashlib.sha256("".join(f"{line}\n" for line in (SECRET, *values)).encode()).hexdigest()
    assert SHARED.commitment == hashlib.sha256(SECRET.encode()).hexdigest()


@pytest.mark.parametrize("seat", range(3))
def test_another_part_of_anyone_is_another_game(seat: int) -> None:
    parts = list(SHARED.parts)
    parts[seat] = Part("browser", "d4" * 32)
    other = SharedSeed(SECRET, tuple(parts))
    assert other.seed != SHARED.seed
    assert other.commitment == SHARED.commitment, "what was published before anyone sat down does not depend on it"


def test_a_match_draws_from_the_seed_of_all_and_publishes_the_commitment_to_the_secret() -> None:
    match = played(SHARED, 30)
    assert (match.seed, match.commitment) == (SHARED.seed, SHARED.commitment)
    same = Match("machi-koro", 3, seed=SHARED.seed)
    same.replay(move for state, move in match.history if state.seat >= 0)
    assert [move for _, move in same.history] == [move for _, move in match.history]


def test_a_record_holds_all_parts_and_reads_back_the_same() -> None:
    text = played(SHARED).record()
    assert text.startswith("tradewinds record 2\n")
    for line in (f"secret: {SECRET}", f"part 1: browser {TOLD}", f"part 3: absent {server_part(SECRET, 2)}"):
        assert line in text.splitlines()
    read = tradewinds.load(text)
    assert read.shared_seed == SHARED
    assert read.record() == text


def test_an_unfinished_game_that_is_shown_keeps_secret_and_parts_to_itself() -> None:
    match = played(SHARED, 20)
    shown = match.record(secret=False)
    assert f"commitment: {SHARED.commitment}" in shown
    assert not any(told in shown for told in (SECRET, SHARED.seed, TOLD))
    assert tradewinds.load(shown).seed is None
    assert tradewinds.load(match.record()).shared_seed == SHARED


def test_a_game_of_one_seed_is_still_written_as_older_versions_read_it() -> None:
    assert Match("machi-koro", 2, seed=7).record().startswith("tradewinds record 1\n")


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        (f"secret: {SECRET}", f"secret: {'a2' * 32}", "commitment: ", "the commitment is not that of the secret"),
        (f"secret: {SECRET}\n", "", "part 1: ", "needs the line 'secret'"),
        (f"part 1: browser {TOLD}", f"part 1: browser {'b3' * 32}", "seed: ", "not made of the secret and these parts"),
        (
            f"part 1: browser {TOLD}",
            "part 1: browser chosen",
            "part 1: ",
            "64 hexadecimal digits, not 'browser chosen'",
        ),
        (f"part 1: browser {TOLD}", f"part 1: server {TOLD}", "part 1: ", "it does not follow from the secret"),
        (f"part 2: server {server_part(SECRET, 1)}\n", "", "secret: ", "needs the line 'part 2'"),
        ("seed: ", f"part 4: browser {TOLD}\nseed: ", "part 4: ", "there is no such player"),
        (f"seed: {SHARED.seed}\n", "", "secret: ", "needs the line 'seed'"),
        (f"seed: {SHARED.seed}", f"seed: {'e5' * 32}", "seed: ", "not made of the secret and these parts"),
        ("[die:", "[dice:", "1. ", "there is no move"),
    ],
)
def test_what_does_not_fit_is_named_with_its_line(old: str, new: str, line: str, sentence: str) -> None:
    text = played(SHARED).record()
    assert old in text
    damaged = text.replace(old, new, 1)
    with pytest.raises(RecordError) as caught:
        tradewinds.load(damaged)
    assert sentence in caught.value.sentence
    assert damaged.splitlines()[caught.value.line - 1].startswith(line)
    assert all(caught.value.tell(language) for language in LANGUAGES)


def test_a_draw_that_does_not_follow_from_the_parts_is_found_where_it_is() -> None:
    text = played(SHARED).record()
    first = text.index("[die:") + 5
    rolled = text[first]
    damaged = text[:first] + ("1" if rolled != "1" else "2") + text[first + 1 :]
    with pytest.raises(RecordError) as caught:
        tradewinds.load(damaged)
    assert f"the seed draws die:{rolled}" in caught.value.sentence
    assert damaged.splitlines()[caught.value.line - 1].startswith("1. [die:")
