"""`tradewinds arena`: a tournament between bots, kept, rated and reported."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import EISDIR, ENOENT
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.arguments import (
    AsJson,
    Games,
    Language,
    NumberSeed,
    OptionList,
    check_bots,
    check_players,
    chosen_language,
    find_game,
    read_options,
    split,
    told_in_a_sentence,
)
from tradewinds.cli.speech import FAILED, INTERRUPTED, fault, own_words, refuse, shown
from tradewinds.cli.start import compiling, new_console, progress_bar, words_for

if TYPE_CHECKING:
    from rich.table import Table as Grid

    from tradewinds.arena import Results, Table, Tournament
    from tradewinds.arena.running import Progress
    from tradewinds.core.game import Game

__all__ = ["arena"]

USUAL_PLAYERS = 2
USUAL_BOTS = "greedy,beginner,random"
IN_STANDING = 4  # bots beside the progress bar


def arena(
    game: Annotated[list[str], typer.Argument(metavar="GAME…")],
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES")] = USUAL_BOTS,
    players: Annotated[str, typer.Option(metavar="NUMBERS")] = str(USUAL_PLAYERS),
    games: Games = 100,
    form: Annotated[str, typer.Option("--format", metavar="NAME")] = "round-robin",
    option: OptionList = None,
    seed: NumberSeed = 1,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    workers: Annotated[int, typer.Option(metavar="NUMBER", min=0, show_default=False)] = 0,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", show_default=False)] = None,
    until_clear: Annotated[bool, typer.Option("--until-clear")] = False,
    report: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots meet in a tournament: rated, kept game by game, and told in a report."""
    language = chosen_language(lang)
    _check_packages(ray)
    _check_report(report)
    chosen = list(dict.fromkeys(find_game(name) for name in game))
    tournament = _tournament(chosen, split(bots), players, games, form, option or [], seed)
    place = folder or _usual_folder(tournament)
    with _told_in_a_sentence(place, tournament):
        _warm(tournament, language)
        results = _play(tournament, place, workers, ray, until_clear)
        files = _write_reports(results, place, report, language)
    if as_json:
        typer.echo(json.dumps(results.data()))
    else:
        _show(results, place, files[-1], language)


def _check_packages(ray: str | None) -> None:
    needed = {"choix": "arena", **({"ray": "cluster"} if ray else {})}
    for package, extra in needed.items():
        if find_spec(package) is None:
            refuse("arena-packages", FAILED, command=f"pip install 'tradewinds[{extra}]'")


def _check_report(file: Path | None) -> None:
    """Says before a tournament, not after it, that its report cannot be written there."""
    if file and (file.is_dir() or not file.parent.is_dir()):
        refuse("file-unwritable", file=shown(file), reason=fault(OSError(EISDIR if file.is_dir() else ENOENT, "")))


# What is played


def _tournament(
    games: Sequence[Game], bots: list[str], players: str, count: int, form: str, options: Sequence[str], seed: int
) -> Tournament:
    from tradewinds.arena import FORMATS, Tournament
    from tradewinds.arena.tournament import LONGEST_BOT

    if form not in FORMATS:
        refuse("arena-format", text=repr(form), formats=", ".join(FORMATS))
    check_bots(bots)
    for bot in bots:
        if bots.count(bot) > 1:
            refuse("arena-twice", bot=bot)
        if len(bot) > LONGEST_BOT:
            refuse("arena-long", most=str(LONGEST_BOT), bot=shown(bot))
    if len(bots) < (1 if form == "round-robin" else 2):
        refuse("arena-few", format=form)
    tables = [table for game in games for table in _tables(game, games, _numbers(players), options)]
    with told_in_a_sentence():
        return Tournament(bots, tables, form, count, seed)


def _numbers(text: str) -> list[int]:
    numbers = split(text)
    if not numbers or not all(number.isdecimal() for number in numbers):
        refuse("arena-players", text=repr(text))
    return list(dict.fromkeys(map(int, numbers)))


def _tables(game: Game, games: Sequence[Game], players: Sequence[int], options: Sequence[str]) -> Iterator[Table]:
    """A table for every number of players and every choice of options: `plus=yes,no` is two of them."""
    from tradewinds.arena import Table

    known = {option.name for other in games for option in other.options}
    own = {option.name for option in game.options}
    choices = []
    for text in options:
        name, equals, values = text.partition("=")
        if name.strip().replace("-", "_") in known - own:
            continue  # another game's
        choices.append([f"{name}={value}" for value in split(values)] if equals and split(values) else [text])
    for number, chosen in product(players, product(*choices)):
        yield Table(game.name, check_players(game, number), read_options(game, chosen))


def _usual_folder(tournament: Tournament) -> Path:
    """The same tournament, the same folder: so that the same command goes on where it was stopped."""
    import platformdirs

    from tradewinds.arena.tournament import mixed

    name = json.dumps(tournament.data() | {"games": 0}, sort_keys=True)
    return platformdirs.user_data_path("tradewinds") / "arena" / f"{mixed(name):016x}"


# Playing


@contextmanager
def _told_in_a_sentence(place: Path, tournament: Tournament) -> Iterator[None]:
    """Whatever stops a tournament is told, and what was played stays."""
    from tradewinds.arena import BotFault, ClusterError, FolderError, WorkersDie
    from tradewinds.arena.folder import Folder

    try:
        yield
    except KeyboardInterrupt:
        done = len(Folder(place).outcomes())
        refuse("arena-interrupted", INTERRUPTED, games=str(done), folder=shown(place))
    except BotFault as failure:
        about = {"bot": failure.bot, "game": failure.key, "ply": str(failure.ply), "reason": shown(failure.reason)}
        refuse("arena-fault", FAILED, **about, file=shown(place / "fault.txt"))
    except WorkersDie as death:
        refuse("arena-die", FAILED, game=death.key)
    except FolderError as error:
        refuse(f"arena-{error.kind}", folder=shown(error.folder), detail=shown(error.detail))
    except ClusterError as error:
        refuse(f"arena-cluster-{error.kind}", FAILED, detail=shown(error.detail))
    except OSError as error:
        refuse("file-unwritable", FAILED, file=shown(error.filename or place), reason=fault(error))


def _warm(tournament: Tournament, language: str) -> None:
    """Compiles here, once, what every process will need."""
    from tradewinds.arena.playing import warm

    first = {pairing.game: pairing for pairing in reversed(list(tournament.schedule()))}
    for pairing in first.values():
        game = find_game(pairing.game)
        with compiling(game, words_for(language, game), "tradewinds.arena"):
            for bot in tournament.bots:
                warm(pairing, bot)


def _play(tournament: Tournament, place: Path, workers: int, ray: str | None, until_clear: bool) -> Results:
    from tradewinds.arena import run
    from tradewinds.cli.look import share

    words = own_words()
    with progress_bar() as bar:
        task = bar.add_task(words.say("playing"), total=None)

        def hear(progress: Progress) -> None:
            best = list(progress.standing.items())[:IN_STANDING]
            told = " · ".join(f"{bot} {share(part, words.language)}" for bot, part in best)
            bar.update(task, completed=progress.done, total=progress.total, description=told or words.say("playing"))

        return run(tournament, place, workers=workers, ray=ray, until_clear=until_clear, heard=hear)


# What came of it


def _write_reports(results: Results, place: Path, wanted: Path | None, language: str) -> list[Path]:
    """The report as a page, with the same as data beside it: in the folder, and where it was asked for."""
    from tradewinds.arena.report import page

    data = results.data()
    files = [place / "report.html", *([wanted] if wanted else [])]
    for file in files:
        file.write_text(page(data, language), "utf-8")
        file.with_suffix(".json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return files


def _show(results: Results, place: Path, report: Path, language: str) -> None:
    from rich.text import Text

    from tradewinds.core.words import Message

    console, words = new_console(), own_words()
    for table in results.tournament.tables:
        part = results.at(table=table.key)
        game_words = words_for(language, table.rules)
        about = [
            game_words.say("title"),
            words.say(Message("arena-players-count", {"count": table.players})),
            *table.rules.tell_options(table.options, game_words),
            words.say(Message("arena-games-count", {"count": len(part.games)})),
        ]
        console.print(Text(" · ".join(about), style="bold"))
        console.print(_standing(part, language))
        console.print()
    for meeting, deals in results.settled.items():
        console.print(Text(words.say(Message("arena-settled", {"meeting": meeting, "deals": deals}))))
    console.print(Text(words.say(Message("arena-kept", {"folder": str(place)}))), soft_wrap=True)
    console.print(Text(words.say(Message("arena-report", {"file": str(report)}))), soft_wrap=True)


def _standing(part: Results, language: str) -> Grid:
    from rich.table import Table as Grid

    from tradewinds.cli.look import figure, share

    words = own_words()
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("bot", "rating", "interval", "share", "interval", "score", "time"):
        grid.add_column(words.say(f"column-{key}"), justify="left" if key == "bot" else "right")
    for bot, rating in part.ratings.items():
        taken, scores = part.share(bot), part.scores(bot)
        grid.add_row(
            bot,
            figure(rating.value, language),
            f"{figure(rating.low, language)} – {figure(rating.high, language)}" if rating.reach else "",
            share(taken.value, language),
            f"{share(taken.low, language)} – {share(taken.high, language)}",
            figure(sum(scores) / len(scores), language, 1),
            f"{figure(part.thinking(bot).quantile(0.5) * 1000, language, 2)} ms",
        )
    return grid
