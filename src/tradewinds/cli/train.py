"""`tradewinds train`: a network learns a game by playing against itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.arguments import GameName, Language, NumberSeed, chosen_language, find_game
from tradewinds.cli.speech import FAILED, INTERRUPTED, fault, own_words, refuse, shown
from tradewinds.cli.start import compiling, new_console, progress_bar, words_for
from tradewinds.core.words import Message

if TYPE_CHECKING:
    from tradewinds.bots.learned import Weights
    from tradewinds.core.game import Game
    from tradewinds.learning import Plan, Progress, Setting, Training

__all__ = ["train"]

CURVES = "curves.svg"


def train(
    game: GameName,
    plan: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    decisions: Annotated[int | None, typer.Option(metavar="NUMBER", min=1, show_default=False)] = None,
    minutes: Annotated[float | None, typer.Option(metavar="NUMBER", min=0, show_default=False)] = None,
    device: Annotated[str, typer.Option(metavar="NAME")] = "cpu",
    start: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    seed: NumberSeed = 1,
    folder: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    lang: Language = None,
) -> None:
    """Train a network for a game: it learns by playing against itself and earlier selves."""
    language = chosen_language(lang)
    if find_spec("jax") is None:
        refuse("train-packages", FAILED, command="pip install 'tradewinds[train]'")
    chosen = find_game(game)
    place = folder or _usual_folder(chosen)
    with _told_in_a_sentence(place):
        with compiling(chosen, words_for(language, chosen), "tradewinds.learning"):
            training = _begin(chosen, _plan(chosen, device, plan, decisions=decisions, minutes=minutes), seed, device)
        if training.go_on(place):
            _say("train-goes-on", decisions=_millions(training.decisions), folder=shown(place))
        elif start:
            training.begin_with(_weights(chosen, start))
        _run(training, place)
    from tradewinds.learning.training import WEIGHTS

    _say("train-done", file=shown(place / WEIGHTS), picture=shown(place / CURVES))


def _usual_folder(game: Game) -> Path:
    import platformdirs

    return platformdirs.user_data_path("tradewinds") / "training" / game.name


def _plan(game: Game, device: str, path: Path | None, **asked: float | None) -> Plan:
    from tradewinds.learning import DEVICES, plan_for

    if device not in DEVICES:
        refuse("train-device", text=repr(device), devices=", ".join(DEVICES))
    return plan_for(game, device, path, **{name: value for name, value in asked.items() if value is not None})


def _begin(game: Game, plan: Plan, seed: int, device: str) -> Training:
    from tradewinds.learning import Training

    return Training(game, plan, seed=seed, device=device)


def _weights(game: Game, path: Path) -> Weights:
    from tradewinds.bots.learned import load

    return load(path, game)


@contextmanager
def _told_in_a_sentence(place: Path) -> Iterator[None]:
    """Whatever stops a training is told, and what was kept stays."""
    try:
        yield
    except KeyboardInterrupt:
        refuse("train-interrupted" if _anything_kept(place) else "train-nothing-kept", INTERRUPTED, folder=shown(place))
    except OSError as error:
        refuse("file-unwritable", FAILED, file=shown(error.filename or place), reason=fault(error))
    except typer.Exit:
        raise
    except (ValueError, RuntimeError) as error:  # a plan or a checkpoint that makes no sense; no GPU
        refuse("train-refused", FAILED, reason=shown(error))


def _anything_kept(place: Path) -> bool:
    from tradewinds.learning.training import CHECKPOINT

    return (place / CHECKPOINT).exists()


def _run(training: Training, place: Path) -> None:
    from tradewinds.learning import picture, read_progress

    with progress_bar() as bar:
        task = bar.add_task(own_words().say("training"), total=100, completed=_percent(training))

        def hear(progress: Progress) -> None:
            bar.update(task, completed=_percent(training))
            _tell(training, progress)
            drawing = picture(f"{training.game.name}: learned against greedy", read_progress(place))
            (place / CURVES).write_text(drawing, "utf-8")

        training.run(place, hear)


def _percent(training: Training) -> int:
    return int(100 * training.done)


def _tell(training: Training, progress: Progress) -> None:
    from tradewinds.cli.look import share

    language = own_words().language
    standings = [
        f"{_called(training, setting)}: {share(won, language)} ± {share(within, language)}"
        for setting in training.plan.settings
        if setting.measured
        for won, within in [progress.standings[setting.name]]
    ]
    _say("train-progress", decisions=_millions(progress.decisions), standings="; ".join(standings))


def _called(training: Training, setting: Setting) -> str:
    """A setting in words: how many play, and by which options."""
    words = words_for(own_words().language, training.game)
    players = own_words().say(Message("arena-players-count", {"count": setting.players}))
    return ", ".join([players, *training.game.tell_options(setting.options, words)])


def _millions(decisions: int) -> str:
    from tradewinds.cli.look import figure

    return figure(decisions / 1e6, own_words().language, 1)


def _say(key: str, **about: str) -> None:
    from rich.text import Text

    new_console().print(Text(own_words().say(Message(key, about))), soft_wrap=True)
