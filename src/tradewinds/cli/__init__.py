"""The command line: serve, play, simulate, bench, replay, games.

Nothing heavy is imported here: each command imports what it needs when it is called, so that `--help` is quick and a
command can choose how the rules run before they are loaded.
"""

from __future__ import annotations

from typing import Annotated

import typer

from tradewinds.cli.bench import bench
from tradewinds.cli.games import games
from tradewinds.cli.play import play
from tradewinds.cli.replay import replay
from tradewinds.cli.serve import serve
from tradewinds.cli.simulate import simulate

__all__ = ["app"]

app = typer.Typer(
    name="tradewinds",
    help="Merchant board games by the complete printed rules, for people, bots and research.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (serve, play, simulate, bench, replay, games):
    app.command()(command)


def _say_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tradewinds {version('tradewinds')}")
        raise typer.Exit


@app.callback()
def _options_of_all_commands(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    pass
