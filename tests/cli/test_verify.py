"""`tradewinds verify`: what it says of sound records, and of those that someone has changed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cli.terminal import finished, run
from tradewinds import Match
from tradewinds.core.fairness import SharedSeed, digest
from tradewinds.core.words import LANGUAGES

SECRET, TOLD = "a1" * 32, "b2" * 32
SHARED = SharedSeed.of(SECRET, [(digest(TOLD), TOLD), (None, None)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match, rng = Match("machi-koro", 2, seed=SHARED, names=["Olena", "Bot"]), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.moves()))
    path = tmp_path / "game.txt"
    path.write_text(match.record(), "utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_check_is_told_in_every_language(file: Path, lang: str) -> None:
    result = run("verify", str(file), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert len(result.stdout.splitlines()) == 6
    assert SHARED.commitment in result.stdout
    assert TOLD in result.stdout
    assert SHARED.seed in result.stdout
    assert "{" not in result.stdout


def test_it_says_who_added_what(file: Path) -> None:
    output = run("verify", str(file)).stdout
    assert f"Part 1, Olena: by the player’s own browser: {TOLD}" in output
    assert "Part 2, Bot: by the server" in output
    assert "outcomes of chance follow from the seed." in output


def test_what_a_player_noted_before_the_game_is_compared(file: Path) -> None:
    sound = run("verify", str(file), "--commitment", SHARED.commitment.upper(), "--part", TOLD)
    assert sound.exit_code == 0, sound.output
    assert "the one that you noted" in sound.stdout
    other = run("verify", str(file), "--commitment", digest("another game"))
    assert other.exit_code == 1
    assert "This is not the game whose code you noted" in other.stderr
    missing = run("verify", str(file), "--part", "f" * 64)
    assert missing.exit_code == 1
    assert "no browser’s part in the record is" in missing.stderr


def test_a_server_that_swaps_its_secret_is_found_out(file: Path) -> None:
    """Everything in the record fits, but it was made after the players had told their parts."""
    match, rng = Match("machi-koro", 2, seed=SharedSeed.of("c4" * 32, [(None, TOLD), (None, None)])), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.moves()))
    file.write_text(match.record(), "utf-8")
    assert run("verify", str(file)).exit_code == 0
    assert run("verify", str(file), "--commitment", SHARED.commitment).exit_code == 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            f"part 1: browser {TOLD}",
            f"part 1: browser {'b3' * 32}",
            "the seed is not made of the secret and these parts",
        ),
        (f"secret: {SECRET}", f"secret: {'a2' * 32}", "the commitment is not that of the secret"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, sentence: str, file: Path) -> None:
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert "line " in result.stderr


def test_a_record_of_one_seed_says_whose_it_was(tmp_path: Path) -> None:
    result = run("verify", str(finished(tmp_path / "old.txt")))
    assert result.exit_code == 0, result.output
    assert "chose alone: 7" in result.stdout


def test_a_record_without_its_seed_or_with_chance_by_hand_is_not_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(Match("machi-koro", players=2).record(secret=False), "utf-8")
    hidden = run("verify", str(file))
    assert (hidden.exit_code, "published when the game is over" in hidden.stderr) == (1, True)
    file.write_text(Match("machi-koro", players=2, chance="manual").record(), "utf-8")
    by_hand = run("verify", str(file))
    assert (by_hand.exit_code, "by hand" in by_hand.stderr) == (1, True)


def test_replay_tells_the_parts_as_well(file: Path) -> None:
    sentences = " ".join(run("replay", str(file)).stdout.split())
    assert "made of a part of the server and a part of every player" in sentences
    assert f"The server’s part: {SECRET}" in sentences
