"""Runs a tournament: here or on a cluster, from where it stopped, until it is over or the answer is clear."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tradewinds.arena.clear import Watch
from tradewinds.arena.cluster import on_cluster
from tradewinds.arena.folder import Folder
from tradewinds.arena.local import on_cores
from tradewinds.arena.outcome import Outcome, Played
from tradewinds.arena.playing import BotFault, play
from tradewinds.arena.results import Results
from tradewinds.arena.tournament import Pairing, Tournament
from tradewinds.core.machine import cores

__all__ = ["Progress", "results_in", "run"]


@dataclass(frozen=True)
class Progress:
    """How far a tournament is; told after every game."""

    done: int  # games that count, those of earlier runs included
    total: int  # games at most
    played: Played | None  # the game that has just ended; None at the start
    standing: dict[str, float]  # by bot: the share of the victory so far, a seat of a game


def run(
    tournament: Tournament,
    folder: Path | str | None = None,
    *,
    workers: int = 0,
    ray: str | None = None,
    until_clear: bool = False,
    heard: Callable[[Progress], None] | None = None,
) -> Results:
    """Plays what is left of a tournament; the results depend on nothing but the tournament.

    `workers` is the number of processes, 0 for one a core, 1 for none but this one. Without a folder nothing is kept.
    Whatever ends it early - an error, Ctrl-C - the next run with the same folder goes on from there.
    """
    if workers < 0:
        raise ValueError(f"the number of workers cannot be {workers}")
    keeper = Folder(folder) if folder is not None else None
    done = keeper.open(tournament) if keeper else {}
    try:
        return _run(tournament, done, keeper, workers or cores(), ray, until_clear, heard)
    except BotFault as fault:
        if keeper:
            keeper.keep_fault(fault)
        raise
    finally:
        if keeper:
            keeper.close()


def results_in(folder: Path | str, *, until_clear: bool = False) -> Results:
    """The results of a tournament as its folder keeps them, without playing."""
    keeper = Folder(folder)
    tournament = keeper.tournament()
    return Results.of(tournament, keeper.outcomes(), until_clear)


def _run(
    tournament: Tournament,
    done: dict[str, Outcome],
    keeper: Folder | None,
    workers: int,
    ray: str | None,
    until_clear: bool,
    heard: Callable[[Progress], None] | None,
) -> Results:
    schedule = list(tournament.schedule())
    watch = Watch(schedule) if until_clear else None
    tally = _Tally(len(schedule))
    for pairing in schedule:
        if pairing.key in done:
            tally.add(done[pairing.key])
            if watch:
                watch.add(done[pairing.key])
    if heard:
        heard(tally.progress(None))

    def left() -> Iterator[Pairing]:
        for pairing in schedule:
            if pairing.key not in done and not (watch and watch.settled(pairing)):
                yield pairing

    with closing(_play(left(), workers, ray)) as ended:  # whatever happens, nobody plays on
        for played in ended:
            if keeper:
                keeper.keep(played)
            done[played.outcome.key] = played.outcome
            tally.add(played.outcome)
            if watch:
                watch.add(played.outcome)
            if heard:
                heard(tally.progress(played))
    return Results.of(tournament, done, until_clear)


def _play(games: Iterator[Pairing], workers: int, ray: str | None) -> Generator[Played, None, None]:
    """Plays games where it is asked for: on a cluster, in processes, or in this one."""
    if ray:
        yield from on_cluster(games, ray)
    elif workers > 1:
        yield from on_cores(games, workers)
    else:
        yield from map(play, games)


class _Tally:
    """The standing as it grows."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.shares: dict[str, float] = {}
        self.seats: dict[str, int] = {}

    def add(self, outcome: Outcome) -> None:
        self.done += 1
        for bot, share in zip(outcome.bots, outcome.shares, strict=True):
            self.shares[bot] = self.shares.get(bot, 0.0) + share
            self.seats[bot] = self.seats.get(bot, 0) + 1

    def progress(self, played: Played | None) -> Progress:
        standing = {bot: self.shares[bot] / self.seats[bot] for bot in self.shares}
        best_first = dict(sorted(standing.items(), key=lambda row: -row[1]))
        return Progress(self.done, self.total, played, best_first)
