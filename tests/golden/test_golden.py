"""Golden records: whole matches that replay to the recorded end and together show every card, choice and ending."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.machi_koro.ledger import settled
from tests.golden.coverage import WANTED, coverage, digest, ledgers
from tests.rulebook.table import cards_are_all_there
from tradewinds import Match, load

RECORDS = Path(__file__).with_name("machi-koro")
DIGESTS = RECORDS / "digests.json"
NAMES = sorted(path.stem for path in RECORDS.glob("*.txt"))


def golden(name: str) -> Match:
    """A golden record, replayed."""
    return load(text(name))


def text(name: str) -> str:
    """A golden record as it is kept."""
    return (RECORDS / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    match = golden(name)
    assert match.over
    assert len(match.winners) == 1
    assert match.record() == text(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_ends_in_the_position_that_was_kept(name: str) -> None:
    assert digest(golden(name)) == json.loads(DIGESTS.read_text("utf-8"))[name]


@pytest.mark.parametrize("name", NAMES)
def test_all_coins_and_cards_of_a_golden_record_are_accounted_for(name: str) -> None:
    for before, after, entries in ledgers(golden(name)):
        assert settled(before, entries) == list(after.coins[: after.players])
        assert cards_are_all_there(after)


def test_every_digest_belongs_to_a_record() -> None:
    assert sorted(json.loads(DIGESTS.read_text("utf-8"))) == NAMES


def test_the_golden_records_show_every_card_choice_option_and_ending() -> None:
    missing = WANTED - set().union(*(coverage(golden(name)) for name in NAMES))
    assert not missing, f"no golden record shows: {', '.join(sorted(missing))}"


def test_the_golden_set_is_small_and_no_record_is_idle() -> None:
    shown = {name: coverage(golden(name)) for name in NAMES}
    assert len(NAMES) <= 12
    for name in NAMES:
        assert shown[name] - set().union(*(shown[other] for other in NAMES if other != name)), name
