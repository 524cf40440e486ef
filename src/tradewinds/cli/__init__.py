"""The command line: serve, backup, restore, play, simulate, arena, train, bench, replay, verify,
games.

Nothing heavy is imported here: each command imports what it needs when it is called, so that a command can choose how
the rules run before they are loaded.
"""

from __future__ import annotations

from typing import Annotated

import typer

from tradewinds.cli.arena import arena
from tradewinds.cli.arguments import Language, chosen_language
from tradewinds.cli.backup import backup, restore
from tradewinds.cli.bench import bench
from tradewinds.cli.command import House, Room
from tradewinds.cli.games import games
from tradewinds.cli.play import play
from tradewinds.cli.replay import replay
from tradewinds.cli.serve import serve
from tradewinds.cli.simulate import simulate
from tradewinds.cli.train import train
from tradewinds.cli.verify import verify

__all__ = ["app"]

app = typer.Typer(
    cls=House,
    name="tradewinds",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (serve, backup, restore, play, simulate, arena, train, bench, replay, verify, games):
    app.command(cls=Room)(command)


def _say_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tradewinds {version('tradewinds')}")
        raise typer.Exit


@app.callback()
def _options_of_all_commands(
    version: Annotated[bool, typer.Option("--version", callback=_say_version, is_eager=True)] = False,
    lang: Language = None,
) -> None:
    chosen_language(lang)
