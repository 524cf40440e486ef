"""Golden records: whole matches that replay to the recorded end and together show every card, choice and ending."""

from __future__ import annotations

import json
from functools import cache

import pytest

from tests.golden.games import GAMES
from tradewinds import Match, load

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_RECORD = pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in GAMES[game].names])


@cache
def golden(game: str, name: str) -> Match:
    """A golden record, replayed."""
    return load(GAMES[game].text(name))


@cache
def shown(game: str, name: str) -> set[str]:
    """What a golden record shows."""
    return GAMES[game].coverage(golden(game, name))


def without_checksum(text: str) -> list[str]:
    """The lines of a record; the oldest ones have no checksum."""
    return [line for line in text.splitlines() if not line.startswith("checksum: ")]


@EVERY_RECORD
def test_a_golden_record_replays_to_its_end(game: str, name: str) -> None:
    match = golden(game, name)
    assert match.over
    assert match.winners
    assert match.ply <= GAMES[game].longest
    assert without_checksum(match.record()) == without_checksum(GAMES[game].text(name))


@EVERY_RECORD
def test_a_golden_record_ends_in_the_position_that_was_kept(game: str, name: str) -> None:
    assert GAMES[game].digest(golden(game, name)) == json.loads(GAMES[game].digests.read_text("utf-8"))[name]


@EVERY_RECORD
def test_a_golden_record_agrees_with_a_second_account_of_the_rules(game: str, name: str) -> None:
    GAMES[game].check(golden(game, name))


@EVERY_GAME
def test_every_digest_belongs_to_a_record(game: str) -> None:
    assert sorted(json.loads(GAMES[game].digests.read_text("utf-8"))) == GAMES[game].names


@EVERY_GAME
def test_the_golden_records_show_everything_that_is_wanted(game: str) -> None:
    missing = GAMES[game].wanted - set().union(*(shown(game, name) for name in GAMES[game].names))
    assert not missing, f"no golden record shows: {', '.join(sorted(missing))}"


@EVERY_GAME
def test_the_golden_set_is_small_and_no_record_is_idle(game: str) -> None:
    names = GAMES[game].names
    assert len(names) <= GAMES[game].most
    for name in names:
        assert shown(game, name) - set().union(*(shown(game, other) for other in names if other != name)), name
