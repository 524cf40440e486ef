"""A tournament is played once, whole, and the same however it is played."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

import tests.arena.bots
from tradewinds import load
from tradewinds.arena import BotFault, FolderError, Progress, Results, Table, Tournament, WorkersDie, results_in, run
from tradewinds.arena.folder import Folder

MACHI_KORO = Table("machi-koro")
OURS = f"{tests.arena.bots.__name__}:"


def tournament(*bots: str, games: int = 6, seed: int = 1, table: Table = MACHI_KORO) -> Tournament:
    return Tournament(bots or ("greedy", "random"), [table], games=games, seed=seed)


def same(one: Results, two: Results) -> bool:
    return len(one.games) == len(two.games) > 0 and all(
        mine == theirs and played.same_game(other)
        for (mine, played), (theirs, other) in zip(one.games, two.games, strict=True)
    )


@pytest.fixture
def mark(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file by which bots remember what they did."""
    file = tmp_path_factory.mktemp("mark") / "mark"
    monkeypatch.setenv(tests.arena.bots.MARK, str(file))
    return file


def test_results_are_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    asked = tournament("greedy", "beginner", f"{OURS}Steady")
    here, there = run(asked, tmp_path / "one", workers=1), run(asked, tmp_path / "two", workers=2)
    assert same(here, there)
    records = [sorted((tmp_path / name / "records").rglob("*.txt")) for name in ("one", "two")]
    assert len(records[0]) == len(here.games) == 18
    assert [file.read_text() for file in records[0]] == [file.read_text() for file in records[1]]


def test_a_game_with_the_same_number_is_the_same_in_a_longer_tournament() -> None:
    short, long = (run(tournament(games=games), workers=1) for games in (2, 6))
    assert all(one.same_game(two) for (_, one), (_, two) in zip(short.games, long.games, strict=False))


def test_every_game_is_kept_as_a_record_that_can_be_watched(tmp_path: Path) -> None:
    results = run(tournament("greedy", "random", games=4, table=Table("machi-koro", 3)), tmp_path, workers=1)
    for pairing, outcome in results.games:
        match = load(Folder(tmp_path).record(pairing.key).read_text("utf-8"))
        assert match.over
        assert tuple(match.scores) == outcome.scores
        assert [seat.removeprefix("bot ") for seat in match.seats] == list(pairing.bots)
        assert len(set(match.names)) == 3
        assert match.winners == [seat for seat, share in enumerate(outcome.shares) if share]


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    def stop(progress: Progress) -> None:
        if progress.done == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        run(tournament(), tmp_path, workers=1, heard=stop)
    before = (tmp_path / "results.jsonl").read_bytes()
    assert before.count(b"\n") == 3
    heard: list[int] = []
    results = run(tournament(), tmp_path, workers=1, heard=lambda progress: heard.append(progress.done))
    assert heard == [3, 4, 5, 6]
    assert (tmp_path / "results.jsonl").read_bytes().startswith(before)
    assert same(results, run(tournament(), workers=1))


def test_a_torn_line_is_played_again_and_no_game_counts_twice(tmp_path: Path) -> None:
    whole = run(tournament(), tmp_path, workers=1)
    file = tmp_path / "results.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[1] + lines[4][:50])
    assert same(run(tournament(), tmp_path, workers=1), whole)
    keys = [json.loads(line)["key"] for line in file.read_bytes().splitlines()]
    assert len(set(keys)) == 6
    assert same(results_in(tmp_path), whole)


def test_a_finished_tournament_is_not_played_again_and_can_be_extended(tmp_path: Path) -> None:
    run(tournament(), tmp_path, workers=1)
    kept = (tmp_path / "results.jsonl").read_bytes()
    run(tournament(), tmp_path, workers=1)
    assert (tmp_path / "results.jsonl").read_bytes() == kept
    longer = run(tournament(games=10), tmp_path, workers=1)
    assert len(longer.games) == 10
    assert (tmp_path / "results.jsonl").read_bytes().startswith(kept)
    assert same(longer, run(tournament(games=10), workers=1))


def test_a_folder_of_another_tournament_or_of_other_things_is_refused(tmp_path: Path) -> None:
    run(tournament(games=2), tmp_path / "kept", workers=1)
    with pytest.raises(FolderError, match="another tournament"):
        run(tournament(games=2, seed=2), tmp_path / "kept", workers=1)
    (tmp_path / "things").mkdir()
    (tmp_path / "things" / "diary.txt").touch()
    with pytest.raises(FolderError, match="something other"):
        run(tournament(games=2), tmp_path / "things", workers=1)
    with pytest.raises(FolderError, match="no tournament"):
        results_in(tmp_path / "nowhere")


def test_a_folder_is_played_in_by_one_process_at_a_time(tmp_path: Path) -> None:
    run(tournament(games=2), tmp_path, workers=1)
    assert not (tmp_path / "playing").exists()
    (tmp_path / "playing").write_text(str(os.getppid()))
    with pytest.raises(FolderError, match="being played in"):
        run(tournament(games=2), tmp_path, workers=1)
    assert (tmp_path / "playing").exists()


def test_a_tournament_that_was_killed_before_its_first_game_can_begin(tmp_path: Path) -> None:
    (tmp_path / "playing").touch()
    (tmp_path / "tournament.draft").touch()
    assert len(run(tournament(games=2), tmp_path, workers=1).games) == 2


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    run(tournament(games=4), tmp_path, workers=1)
    file = tmp_path / "results.jsonl"
    file.write_text(file.read_text().replace('"scores"', '"points"', 2).replace("{", "", 1))
    with pytest.raises(FolderError, match=r"results.jsonl, line 1"):
        run(tournament(games=4), tmp_path, workers=1)


def test_a_full_disk_stops_the_tournament_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep, kept = Folder.keep, list[object]()

    def run_out(self: Folder, played: object) -> None:
        if len(kept) == 2:
            assert self._file is not None
            self._file.write(b'{"key":"machi')  # as much as the disk still takes
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        kept.append(played)
        keep(self, played)  # type: ignore[arg-type]

    with monkeypatch.context() as full:
        full.setattr(Folder, "keep", run_out)
        with pytest.raises(OSError, match="No space left"):
            run(tournament(), tmp_path, workers=1)
    assert same(run(tournament(), tmp_path, workers=1), run(tournament(), workers=1))


def test_a_worker_that_dies_is_replaced_and_its_game_played_again(tmp_path: Path, mark: Path) -> None:
    asked = tournament("random", f"{OURS}Crashing")
    results = run(asked, tmp_path, workers=2)
    assert mark.exists(), "it crashed"
    assert same(results, run(asked, workers=1))


def test_a_game_that_ends_every_worker_stops_the_tournament() -> None:
    with pytest.raises(WorkersDie, match="machi-koro-2/1-00001-"):
        run(tournament("random", f"{OURS}Fatal"), workers=2)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_breaks_the_rules_stops_the_tournament_and_the_rest_is_kept(tmp_path: Path, workers: int) -> None:
    asked = tournament("random", f"{OURS}Cheat")
    with pytest.raises(BotFault, match="not a legal move") as caught:
        run(asked, tmp_path, workers=workers)
    assert caught.value.bot == f"{OURS}Cheat"
    match = load((tmp_path / "fault.txt").read_text("utf-8"))
    assert not match.over
    assert match.ply == caught.value.ply
    assert not (tmp_path / "playing").exists()


def test_ctrl_c_leaves_everything_to_go_on_with(tmp_path: Path, mark: Path) -> None:
    mark.touch()
    asked = tournament("random", f"{OURS}Impatient")
    with pytest.raises(KeyboardInterrupt):
        run(asked, tmp_path, workers=1)
    assert same(run(asked, tmp_path, workers=1), run(asked, workers=1))


def test_a_clear_answer_ends_it_at_the_same_deal_whatever_the_number_of_workers(tmp_path: Path) -> None:
    asked = tournament("greedy", "random", games=200)
    one = run(asked, tmp_path / "one", workers=1, until_clear=True)
    two = run(asked, tmp_path / "two", workers=2, until_clear=True)
    assert same(one, two)
    assert len(one.games) < 60
    assert one.settled == two.settled == {"machi-koro-2/1": len(one.games) // 2}
    again = run(asked, tmp_path / "two", workers=1, until_clear=True)
    assert same(one, again)


def test_a_wrong_number_of_workers_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be -1"):
        run(tournament(), workers=-1)
