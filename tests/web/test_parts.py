"""What is kept of a page is what would be made anew: drawings, fragments and the log, whoever looks, in every game."""

from __future__ import annotations

import gc
import json
import random
import zlib
from weakref import ref

import pytest
from hypothesis import given, strategies as st

from tradewinds.core.picture.memory import forget_shared
from tradewinds.games import all_games
from tradewinds.web.house.playing import new_match, play_habits
from tradewinds.web.house.table import LiveTable
from tradewinds.web.pages.packing import GZIP_HEAD, follow, steps, stored
from tradewinds.web.pages.parts import Rendering, render
from tradewinds.web.pages.viewer import Viewer
from tradewinds.web.store.rows import SeatRow, TableRow

LARGEST_UPDATE = 10_000  # bytes on the line
GAMES = [game.name for game in all_games()]
VIEWERS = [
    Viewer((), None, False, frozenset(), "en"),
    Viewer((0,), 0, True, frozenset(), "en"),
    Viewer((1,), 1, False, frozenset(), "uk"),
    Viewer((1,), 1, False, frozenset(), "pl", narrow=True),
]


def opened(game: str) -> LiveTable:
    seats = [SeatRow("person", name, name=name) for name in ("Olena", "Taras")]
    row = TableRow("t1", game, 2, {}, "a seed", "Olena", status="playing", seats=seats)
    return LiveTable(row, new_match(row))


def play(table: LiveTable, rng: random.Random) -> None:
    after = table.game_on.copy()
    if rng.random() < 0.1 and table.can_undo(after.seat):
        after.undo()
    else:
        after.replay([rng.choice(after.moves()).id])
    table.accept(table.row, after, [])


def made_anew(table: LiveTable, viewer: Viewer) -> Rendering:
    forget_shared()  # what all tables draw alike as well
    return render(LiveTable(table.row, table.game_on, version=table.version, asked_at=table.asked_at), viewer)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_kept_is_what_would_be_made_anew(game: str) -> None:
    table, rng = opened(game), random.Random(4)
    for number in range(60):
        if table.game_on.over:
            break
        play(table, rng)
        for viewer in VIEWERS:
            kept = render(table, viewer)  # every move, so that there is something to keep
            if number % 6 == 0:
                fresh = made_anew(table, viewer).parts
                fresh["reference"] = kept.parts["reference"]  # sent once for the whole game
                assert kept.parts == fresh


@pytest.mark.parametrize("game", GAMES)
def test_updates_one_after_the_other_give_the_whole_page(game: str) -> None:
    table, rng = opened(game), random.Random(5)
    viewer, shown = VIEWERS[1], None
    page: dict[str, str] = {}
    unpacker, sent = zlib.decompressobj(31), GZIP_HEAD
    for _ in range(12):
        before, shown = shown, render(table, viewer)
        if update := shown.since(before):
            assert update is shown.since(before), "made once for all who see the same"
            plain = b'data: {"now":1,\n' + update.plain
            assert unpacker.decompress(sent + stored(b'data: {"now":1,\n') + update.packed) == plain
            sent = b""
            news = json.loads("".join(line.removeprefix("data: ") for line in plain.decode().splitlines()))
            page |= {name: follow(page.get(name, ""), told) for name, told in news["parts"].items()}
        assert page == shown.parts
        play(table, rng)


@pytest.mark.parametrize("game", GAMES)
def test_an_update_is_small(game: str) -> None:
    table, rng = opened(game), random.Random(5)
    shown: dict[Viewer, Rendering] = {}
    for _ in range(60):
        if table.game_on.over:
            break
        play(table, rng)
        for viewer in VIEWERS:
            before, shown[viewer] = shown.get(viewer), render(table, viewer)
            update = before and shown[viewer].since(before)
            assert not update or len(update.packed) < LARGEST_UPDATE


def test_the_list_of_players_marks_who_decides_and_who_looks() -> None:
    table, rng = opened("yokohama"), random.Random(7)
    deciders = set()
    for _ in range(40):
        play(table, rng)
        deciders.add(table.game_on.seat)
        for viewer in VIEWERS:
            _, *players = render(table, viewer).parts["seats"].split("<li ")
            marks = [player.partition(">")[0] for player in players]
            assert [' aria-current="true"' in mark for mark in marks] == [table.game_on.seat == n for n in range(2)]
            assert [" deciding" in mark for mark in marks] == [table.game_on.seat == n for n in range(2)]
            assert [" mine" in mark for mark in marks] == [n in viewer.seats for n in range(2)]
    assert deciders == {0, 1}


@pytest.mark.parametrize("viewers", [VIEWERS, VIEWERS[:1]], ids=["players", "watchers"])
@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_let_go_when_the_next_one_is_shown(game: str, viewers: list[Viewer]) -> None:
    table, rng = opened(game), random.Random(6)
    gc.disable()  # nobody need look for it
    try:
        for _ in range(10):
            before = ref(table.game_on)
            play(table, rng)
            play_habits(table.game_on, table.seats)
            for viewer in viewers:
                render(table, viewer)
            assert before() is None
    finally:
        gc.enable()


def test_a_table_that_nobody_uses_is_let_go_with_its_pages() -> None:
    table = opened("machi-koro")
    for viewer in VIEWERS:
        render(table, viewer)
    forgotten = ref(table)
    del table
    gc.collect()
    assert forgotten() is None


PIECES = st.lists(st.sampled_from(["", "a", "b>", "c/>", "я", "🎲", "long" * 300]), min_size=1, max_size=150)
ROWS = st.lists(PIECES, min_size=1, max_size=12)


def in_rows(page: list[list[str]]) -> tuple[bytes, ...]:
    """Every row but the first begins with an element."""
    return tuple(("<" * (number > 0) + "<".join(row)).encode() for number, row in enumerate(page))


@given(ROWS, ROWS, st.permutations(range(12)))
def test_steps_lead_from_any_page_to_any_other(before: list[list[str]], after: list[list[str]], mix: list[int]) -> None:
    mixed = [(before + after)[number % (len(before) + len(after))] for number in mix]  # much of it was there before
    for page in (after, mixed):
        old, new = in_rows(before), in_rows(page)
        told = json.loads(json.dumps(steps(old, new)))
        assert follow(b"".join(old).decode(), told) == b"".join(new).decode()
    assert len(steps(old, old)) == 1, "what is the same is one step"


def test_a_watcher_who_comes_makes_nobodys_page_anew() -> None:
    table = opened("machi-koro")
    first = render(table, VIEWERS[0])
    table.announce()
    assert render(table, VIEWERS[0]).since(first) is None
