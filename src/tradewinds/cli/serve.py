"""`tradewinds serve`: the table in the browser."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from tradewinds.cli.arguments import stop
from tradewinds.cli.start import interpret_rules

__all__ = ["serve"]

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "aiosqlite", "alembic", "argon2", "jinja2", "multipart")


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...; otherwise a file in your data folder."),
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Only send cookies over HTTPS (behind a proxy).")] = False,
) -> None:
    """Serve the table: open the address it prints in a browser and play."""
    interpret_rules()
    if any(find_spec(name) is None for name in NEEDED):
        stop("the table needs more packages: pip install 'tradewinds[web]'")
    import uvicorn

    from tradewinds.web.app import create_app
    from tradewinds.web.settings import Settings

    _check_port(host, port)
    app = create_app(Settings(database=_asynchronous(database or _usual_database()), secure_cookies=secure))
    typer.echo(f"Tradewinds is at http://{'localhost' if host == '127.0.0.1' else host}:{port} (Ctrl-C stops it)")
    # Open event streams never end by themselves: two seconds after Ctrl-C they are cut.
    uvicorn.run(app, host=host, port=port, log_level="warning", server_header=False, timeout_graceful_shutdown=2)


def _usual_database() -> str:
    folder = platformdirs.user_data_path("tradewinds")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{Path(folder) / 'tables.db'}"


def _asynchronous(url: str) -> str:
    """The address of a database with the driver we use for it."""
    kind, colon, rest = url.partition("://")
    if not colon or kind not in {*DRIVERS, *DRIVERS.values()}:
        stop(f"a database is sqlite:///FILE or postgresql://..., not {url!r}")
    return f"{DRIVERS.get(kind, kind)}://{rest}"


def _check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            stop(f"cannot listen on {host}:{port}: {error.strerror or error}. Choose another with --port")
