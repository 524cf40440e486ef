"""`tradewinds serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from tradewinds.cli.arguments import stop
from tradewinds.cli.start import interpret_rules

__all__ = ["serve"]

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
NAMES = {"127.0.0.1": ("localhost", "127.0.0.1"), "0.0.0.0": ("localhost", "127.0.0.1"), "::": ("::1",)}  # noqa: S104 - what one types
NOT_HERE = (errno.EADDRNOTAVAIL, getattr(errno, "WSAEADDRNOTAVAIL", errno.EADDRNOTAVAIL))
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
    address = _asynchronous(database) if database else _usual_database()
    with _listener(host, port) as listener:
        _check_database(address)
        _run(address, listener, host, port, secure)


def _run(database: str, listener: socket.socket, host: str, port: int, secure: bool) -> None:
    """Serves until Ctrl-C; the address is told once a browser would be answered there."""
    import uvicorn

    from tradewinds.web.app import create_app
    from tradewinds.web.settings import Settings

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                self.telling = asyncio.create_task(_tell_address(host, port))

    app = create_app(Settings(database=database, secure_cookies=secure))
    # Open event streams never end by themselves: two seconds after Ctrl-C they are cut.
    server = Server(uvicorn.Config(app, log_level="warning", server_header=False, timeout_graceful_shutdown=2))
    with suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listener])
    if not server.started:
        stop("the table could not start", code=1)


async def _tell_address(host: str, port: int) -> None:
    """Prints the first address at which the server answers."""
    for name in NAMES.get(host, (host,)):
        address = f"http://{f'[{name}]' if ':' in name else name}:{port}"
        if await _answers(name, port):
            typer.echo(f"Tradewinds is at {address} (Ctrl-C stops it)")
            return
    typer.echo(f"tradewinds: the table runs, but does not answer at {address}", err=True)


async def _answers(host: str, port: int) -> bool:
    """Whether a page comes from there."""
    try:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"GET /static/favicon.svg HTTP/1.0\r\nHost: localhost\r\n\r\n")
        status = await reader.readline()
        writer.close()
    except OSError:
        return False
    return b" 200 " in status


def _usual_database() -> str:
    folder = platformdirs.user_data_path("tradewinds")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        stop(f"cannot keep games in {folder}: {error.strerror}. Choose another place with --database")
    return _asynchronous(f"sqlite:///{folder / 'tables.db'}")


def _asynchronous(url: str) -> str:
    """The address of a database with the driver we use for it."""
    kind, colon, rest = url.partition("://")
    if not colon or kind not in {*DRIVERS, *DRIVERS.values()}:
        stop(f"a database is sqlite:///FILE or postgresql://..., not {url!r}")
    return f"{DRIVERS.get(kind, kind)}://{rest}"


def _check_database(url: str) -> None:
    """Opens a database once and brings it up to date, so that what is wrong with it is told in a sentence."""
    from sqlalchemy.engine import make_url

    from tradewinds.web.store import Store

    async def open_once() -> None:
        await (await Store.open(url)).close()

    try:
        shown = make_url(url)
        folder = Path(shown.database or "").parent
        if shown.get_backend_name() == "sqlite" and not folder.is_dir():
            stop(f"there is no folder {folder} to keep the database in")
        asyncio.run(open_once())
    except typer.Exit:
        raise
    except Exception as error:  # every driver has errors of its own
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        stop(f"cannot open the database {url.rpartition('@')[2]}: {reason}")


def _listener(host: str, port: int) -> socket.socket:
    """The socket that the server will listen on."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        stop(f"there is no address {host!r} to listen on. Choose another with --host")
    listener = socket.socket(family, kind, protocol)
    if os.name != "nt":  # there it would share the port with whoever has it
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)  # it is listened on when there is someone to answer
    except OSError as error:
        listener.close()
        option = "--host" if error.errno in NOT_HERE else "--port"
        stop(f"cannot listen on {host}:{port}: {error.strerror or error}. Choose another with {option}")
    return listener
