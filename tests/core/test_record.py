"""The text record: it holds all of a match, reads back to the same bytes, and every damage is found on its line."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from tests.core.catalogues import Catalogue
from tradewinds import Match, RecordError, load
from tradewinds.core.record import LONGEST_NAME, PERSON, bot_seat, checksum
from tradewinds.core.state import CHANCE
from tradewinds.core.words import LANGUAGES, SHARED

GAME = "machi-koro"


def played(decisions: int | None = None, **options: Any) -> Match:
    """A match by a fixed seed and arbitrary moves, to its end or for so many decisions."""
    match = Match(GAME, 3, seed="a known seed", names=["Ada", "", "Мар'яна: так"], plus=True, **options)
    while not match.over and decisions != 0:
        moves = match.moves()
        match.play(moves[match.ply * 13 % len(moves)])
        decisions = None if decisions is None else decisions - 1
    return match


@cache
def whole() -> str:
    """The record of a whole match; it is played when a test asks for it, not whenever tests are looked for."""
    return played().record()


def lines() -> list[str]:
    """The record line by line."""
    return whole().splitlines()


def turns() -> int:
    """The index of the first line of turns."""
    return lines().index("") + 1


def line_of(start: str) -> int:
    """The number, from 1, of the first line that starts so."""
    return next(number for number, line in enumerate(lines(), 1) if line.startswith(start))


def changed(start: str, new: str | None) -> str:
    """The whole record with one line replaced or, with None, left out."""
    index = line_of(start) - 1
    return "\n".join([*lines()[:index], *([] if new is None else [new]), *lines()[index + 1 :], ""])


def fault(text: str) -> RecordError:
    """How reading this text fails."""
    with pytest.raises(RecordError) as error:
        load(text)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value


# Whole records


def test_a_record_reads_as_its_format_says() -> None:
    match = Match(GAME, 2, seed=7, names=["Ada"])
    match.play("build:ranch")
    header, _, turns = match.record().partition("\n\n")
    assert header.splitlines() == [
        "tradewinds record 1",
        "game: machi-koro",
        "players: 2",
        "option plus: no",
        "option limited_market: no",
        "option reroll_any_dice: no",
        "option unclog_market: no",
        "option random_start: no",
        "player 1: Ada",
        "chance: drawn",
        f"commitment: {match.commitment}",
        "seed: 7",
        f"plies: {match.ply}",
        f"checksum: {checksum(match.record().splitlines())}",
    ]
    dice = [match.game.moves.code(move) for state, move in match.history if state.seat == CHANCE]
    assert turns == f"1. [{dice[0]}] p1 build:ranch\n2. [{dice[1]}]\n"


@pytest.mark.parametrize("decisions", [0, 1, 10, 57, None])
def test_a_record_loads_to_the_same_match(decisions: int | None) -> None:
    match = played(decisions)
    again = load(match.record())
    assert again.record() == match.record()
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.names, again.options, again.seed) == (match.names, match.options, match.seed)
    assert (again.chance, again.commitment, again.winners) == (match.chance, match.commitment, match.winners)


def test_a_loaded_match_goes_on_with_the_same_draws() -> None:
    match = played(10)
    again = load(match.record())
    for _ in range(20):
        move = match.moves()[-1]
        match.play(move)
        again.play(move)
    assert again.record() == match.record()


def test_a_loaded_match_can_be_taken_back() -> None:
    match, again = played(10), load(played(10).record())
    match.undo()
    again.undo()
    assert again.state.tobytes() == match.state.tobytes()


def test_comments_and_empty_lines_change_nothing() -> None:
    text = [lines()[0], "# a comment", *lines()[1 : turns()], "", "# another", *lines()[turns() :], ""]
    assert load("\n".join(text)).record() == whole()


def test_line_ends_of_other_systems_are_read_too() -> None:
    assert load(whole().replace("\n", "\r\n")).record() == whole()


def test_a_record_of_hand_played_chance_has_no_seed() -> None:
    match = Match(GAME, 2, chance="manual")
    match.play("die:3")
    assert "seed:" not in match.record()
    assert "commitment:" not in match.record()
    assert load(match.record()).record() == match.record()


# Who sits where


def test_a_record_keeps_who_is_a_person_and_which_bot_a_bot_is() -> None:
    match = Match(GAME, 3, seed=7, names=["Ada"])
    match.seats = [PERSON, bot_seat("greedy"), ""]
    text = match.record()
    assert "seat 1: person\nseat 2: bot greedy\nchance:" in text
    assert load(text).seats == ["person", "bot greedy", ""]
    assert load(text).copy().seats == match.seats
    assert load(text).record() == text


@pytest.mark.parametrize(
    "line", ["seat 1: cat", "seat 1: bot", "seat 1:", "seat 4: person", "seat 0: person", f"seat 1: bot {'x' * 60}"]
)
def test_nobody_sits_where_there_is_no_seat_and_nothing_but_people_and_bots_does(line: str) -> None:
    assert fault(changed("chance: ", f"{line}\nchance: drawn")).line == line_of("chance: ")


# Checksums


def test_what_the_rules_cannot_notice_the_checksum_does() -> None:
    error = fault(changed("player 1: ", "player 1: Eve"))
    assert error.line == line_of("checksum: ")
    assert "changed after it was written" in error.sentence


def test_a_record_without_a_checksum_is_read_as_it_stands() -> None:
    text = changed("checksum: ", None)
    assert load(text).record() == whole()
    assert load(text.replace("player 1: Ada", "player 1: Eve")).names[0] == "Eve"


def test_a_checksum_that_is_none_is_found() -> None:
    assert fault(changed("checksum: ", "checksum: 0")).line == line_of("checksum: ")


# Secrets


def test_an_unfinished_record_can_keep_its_seed_secret() -> None:
    match = played(10)
    text = match.record(secret=False)
    assert "a known seed" not in text
    assert f"commitment: {match.commitment}" in text
    assert "a known seed" in match.record()


def test_without_its_seed_a_record_cannot_be_drawn_on() -> None:
    match = played(10)
    again = load(match.record(secret=False))
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.seed, again.commitment) == (None, match.commitment)
    while again.seat != CHANCE:
        again.play(again.moves()[0])
    with pytest.raises(ValueError, match="by hand"):
        again.drawn()


def test_a_finished_record_publishes_its_seed() -> None:
    assert "seed: a known seed" in played().record(secret=False).splitlines()


def test_a_record_without_its_seed_is_written_again_as_it_was() -> None:
    text = played(10).record(secret=False)
    assert load(text).record(secret=False) == text


# Damage to the header


def test_a_mark_of_byte_order_before_the_text_is_no_matter() -> None:
    assert load("\ufeff" + whole()).record() == whole()


def test_a_record_of_a_later_format_asks_for_a_newer_version() -> None:
    assert "use a newer version" in fault(whole().replace("record 1", "record 3", 1)).sentence
    assert "starts with" in fault(whole().replace("record 1", "record 0", 1)).sentence


@pytest.mark.parametrize("text", ["", "\n", "hello", "tradewinds record 3", "tradewinds record 1x"])
def test_a_record_starts_with_its_first_line(text: str) -> None:
    assert fault(text).line == 1
    assert fault("\n".join([text, *lines()[1:]])).line == 1


@pytest.mark.parametrize("name", ["game", "players", "chance", "plies"])
def test_a_missing_field_is_named(name: str) -> None:
    error = fault(changed(f"{name}: ", None))
    assert repr(name) in error.sentence
    assert error.line == turns() - 1  # where the header ends, now one line earlier


@pytest.mark.parametrize("start", ["game: ", "players: ", "option plus: ", "player 1: ", "seed: ", "plies: "])
def test_a_field_that_is_there_twice_is_found(start: str) -> None:
    line = lines()[line_of(start) - 1]
    error = fault(changed(start, f"{line}\n{line}"))
    assert error.line == line_of(start) + 1
    assert "twice" in error.sentence


HEADER_DAMAGE = [
    ("game: ", "game: machi-kora"),
    ("game: ", "game:"),
    ("game: ", "game machi-koro"),
    ("game: ", "colour: blue"),
    ("game: ", "gamé: machi-koro"),
    ("players: ", "players: three"),
    ("players: ", "players: 3.0"),
    ("players: ", "players: 1"),
    ("players: ", "players: 6"),
    ("players: ", "players: -3"),
    ("players: ", f"players: {'9' * 5000}"),
    ("option plus: ", "option plus: perhaps"),
    ("option plus: ", "option sharks: yes"),
    ("option plus: ", "option: yes"),
    ("option plus: ", "option : yes"),
    ("option plus: ", "option players: 3"),
    ("player 1: ", "player 4: Ada"),
    ("player 1: ", "player 0: Ada"),
    ("player 1: ", "player 07: Ada"),
    ("player 1: ", "player ٩: Ada"),
    ("player 1: ", "player one: Ada"),
    ("player 1: ", "player: Ada"),
    ("player 1: ", f"player {'9' * 5000}: Ada"),
    ("player 1: ", "player 1: A\x01da"),
    ("player 3: ", "player 01: Eve"),
    ("player 1: ", f"player 1: {'A' * (LONGEST_NAME + 1)}"),
    ("player 1: ", f"player 1: {'A' * 150_000}"),
    ("player 1: ", "player 1: A\u202eda"),
    ("chance: ", "chance: loaded"),
    ("chance: ", "chance:"),
    ("commitment: ", "commitment: 0123"),
    ("commitment: ", "commitment:"),
    ("plies: ", "plies: many"),
    ("plies: ", f"plies: {'9' * 5000}"),
    ("result: ", "result: 6 6 6"),
    ("result: ", "result: you won"),
    ("result: ", "result:"),
]


@pytest.mark.parametrize(("start", "new"), HEADER_DAMAGE, ids=[new[:24] for _, new in HEADER_DAMAGE])
def test_a_wrong_field_is_found_on_its_line(start: str, new: str) -> None:
    assert fault(changed(start, new)).line == line_of(start)


def test_another_seed_is_not_that_of_the_commitment() -> None:
    error = fault(changed("seed: ", "seed: a known seer"))
    assert error.line in (line_of("seed: "), line_of("commitment: "))
    assert "commitment" in error.sentence


def test_a_seed_without_its_commitment_is_refused() -> None:
    error = fault(changed("commitment: ", None))
    assert error.line == line_of("seed: ") - 1
    assert "without its commitment" in error.sentence


def test_a_wrong_number_of_plies_is_found_at_the_end() -> None:
    assert fault(changed("plies: ", "plies: 12")).line == len(lines())


def test_a_game_that_is_over_needs_its_result() -> None:
    assert fault(changed("result: ", None)).line == len(lines()) - 1


def test_a_game_that_goes_on_has_no_result() -> None:
    text = played(10).record()
    assert "not over" in fault(text.replace("\n\n", "\nresult: 0 0 0\n\n")).sentence


# Damage to the turns


def in_turns(line: int, old: str, new: str) -> str:
    """The whole record with something in a line of turns replaced; `line` counts from 1 below the header."""
    index = turns() + line - 1
    assert old in lines()[index]
    return "\n".join([*lines()[:index], lines()[index].replace(old, new, 1), *lines()[index + 1 :], ""])


def decision_of(line: int) -> str:
    """The last decision on a line of turns."""
    return lines()[turns() + line - 1].split()[-1]


@pytest.mark.parametrize("line", [1, 5])
def test_wrong_turns_are_found_on_their_line(line: int) -> None:
    decision, number = decision_of(line), turns() + line
    marker = f"p{(line - 1) % 3 + 1}"
    damage = [
        (decision, "build:castle"),
        (decision, "build:radio-tower"),
        (decision, "p"),
        (decision, "[pass]"),
        (decision, "die:3"),
        (decision, f"{decision} {decision}"),
        (f"{line}.", f"{line + 1}."),
        (f"{line}.", f"{line}"),
        (f"{line}.", "one."),
        (f"{line}.", ""),
        (f"{line}.", f"{'9' * 5000}."),
        (marker, f"p{line % 3 + 1}"),
        (marker, "p0"),
        (marker, "p9"),
        (marker, f"p{'9' * 5000}"),
        ("[", "p0 ["),
        ("[die:", "[dye:"),
        ("[die:", "[die:7"),
        ("[die:", "die:"),
        ("]", ""),
    ]
    for old, new in damage:
        assert fault(in_turns(line, old, new)).line == number, new[:40]


def test_a_die_that_the_seed_does_not_draw_is_found() -> None:
    shown = lines()[turns()].split("[die:")[1][0]
    for other in set("123456") - {shown}:
        error = fault(in_turns(1, f"[die:{shown}]", f"[die:{other}]"))
        assert error.line == turns() + 1
        assert f"the seed draws die:{shown}" in error.sentence


def test_a_record_cut_short_is_never_whole() -> None:
    for cut in range(0, len(whole().rstrip()) - 1, 37):
        assert fault(whole()[:cut]).line <= len(lines())


def test_a_record_cut_after_any_line_is_never_whole() -> None:
    for cut in range(len(lines())):
        assert fault("\n".join(lines()[:cut])).line <= max(1, cut)


def test_turns_that_are_left_out_or_swapped_are_missed() -> None:
    for index in range(turns(), len(lines()) - 1, 9):
        without = [*lines()[:index], *lines()[index + 1 :]]
        swapped = [*lines()[:index], lines()[index + 1], lines()[index], *lines()[index + 2 :]]
        assert fault("\n".join(without)).line == index + 1
        assert fault("\n".join(swapped)).line == index + 1


def test_nothing_can_be_played_after_the_end() -> None:
    assert fault(whole().rstrip("\n") + " pass\n").line == len(lines())


def test_a_text_too_long_to_be_a_record_is_not_read() -> None:
    assert fault(whole() + "#" * 4_000_000).line == 1


@pytest.mark.parametrize("start", ["game: ", "player 1: ", "option plus: ", "chance: ", "plies: ", "result: ", "1. "])
def test_what_an_error_repeats_is_short_and_nothing_a_terminal_would_obey(start: str) -> None:
    for evil in ("\x1b]0;owned\x07\x1b[31m", "\x9b31m\u202e", "x" * 900):
        for line in (f"{start}{evil}", f"{start.rstrip(': .')}{evil}: no", f"{start}p1 {evil} [{evil}]"):
            error = fault(changed(start, line))
            assert error.sentence.isprintable()
            assert len(error.sentence) < 250


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words_in_every_language(language: str) -> None:
    english, other = (Catalogue(SHARED / "record", which) for which in ("en", language))
    assert not other.junk
    assert not other.twice
    assert english.keys() == other.keys()
    assert {key: english.parameters(key) for key in english} == {key: other.parameters(key) for key in other}
    source = (SHARED.parent / "record.py").read_text("utf-8")
    calls = " ".join(re.findall(r"_fault\(([^)]*)", source))
    assert set(re.findall(r'"([a-z-]+)"', calls)) >= english.keys()


def test_an_error_is_told_in_the_language_asked_for() -> None:
    error = fault(changed("players: ", "players: 9"))
    assert error.tell("uk") == "у machi-koro грають від 2 до 5 гравців, а не 9"
    assert error.tell("en") == error.sentence
    refused = fault(in_turns(1, decision_of(1), "build:radio-tower"))
    assert refused.tell("pl").startswith("build:radio-tower: „Wieża radiowa”")


# Documentation

DOCS = Path(__file__).parents[2] / "docs"
SAMPLE = re.compile(r"```\w*\n(tradewinds record .*?)```", re.DOTALL)
SAMPLES = [
    pytest.param(sample, id=f"{page.name}-{number}")
    for page in sorted(DOCS.glob("*.md"))
    for number, sample in enumerate(SAMPLE.findall(page.read_text("utf-8")))
]


def test_the_documentation_shows_a_record() -> None:
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_record_in_the_documentation_loads_and_is_what_would_be_written(sample: str) -> None:
    assert load(sample).record() == sample


# Damage by chance


def survives(text: str) -> None:
    """Reading the text tells what is wrong, or gives the very outcome that was recorded."""
    try:
        match = load(text)
    except RecordError:
        return
    right = load(whole())
    assert (match.over, match.ply, match.scores) == (right.over, right.ply, right.scores)
    assert (match.options, match.names) == (right.options, right.names)


PLACES = st.deferred(lambda: st.integers(0, len(whole()) - 1))
DAMAGED = settings(deadline=None, derandomize=True, max_examples=150)


@DAMAGED
@given(PLACES, st.integers(0, 7))
def test_a_flipped_bit_never_changes_the_outcome_in_silence(place: int, bit: int) -> None:
    letter = chr(ord(whole()[place]) ^ 1 << bit)
    if letter != "#":  # a line that becomes a comment says so itself
        survives(whole()[:place] + letter + whole()[place + 1 :])


@DAMAGED
@given(PLACES, st.characters())
def test_a_wrong_character_never_changes_the_outcome_in_silence(place: int, letter: str) -> None:
    if letter != "#":
        survives(whole()[:place] + letter + whole()[place + 1 :])


@DAMAGED
@given(st.binary(max_size=60), PLACES | st.deferred(lambda: st.just(len(whole()))), st.integers(0, 40))
def test_garbage_in_a_record_is_never_anything_but_a_record_error(garbage: bytes, place: int, gone: int) -> None:
    with suppress(RecordError):
        load(whole()[:place] + garbage.decode("latin-1") + whole()[place + gone :])


@DAMAGED
@given(st.text(max_size=200))
def test_any_text_at_all_is_a_record_or_a_record_error(text: str) -> None:
    for start in ("", f"{lines()[0]}\n", f"{lines()[0]}\ngame: machi-koro\nplayers: 2\nchance: manual\nplies: 0\n"):
        with suppress(RecordError):
            load(start + text)
