"""`tradewinds serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import socket
from contextlib import suppress
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.arguments import Language, check_bots, chosen_language
from tradewinds.cli.databases import DATABASE, database_address, database_place
from tradewinds.cli.keys import KEY_FILE, server_key
from tradewinds.cli.speech import FAILED, fault, own_words, refuse
from tradewinds.cli.start import bots_mode, interpret_rules
from tradewinds.cli.surroundings import settings_from_environment
from tradewinds.core.words import Message

if TYPE_CHECKING:
    from tradewinds.web.watch.logs import Format

__all__ = ["serve"]

NAMES = {"127.0.0.1": ("localhost", "127.0.0.1"), "0.0.0.0": ("localhost", "127.0.0.1"), "::": ("::1",)}  # noqa: S104 - what one types
NOT_HERE = (errno.EADDRNOTAVAIL, getattr(errno, "WSAEADDRNOTAVAIL", errno.EADDRNOTAVAIL))
PROXIES = "TRADEWINDS_PROXIES"  # in the environment
LOG_FORMAT, LOG_LEVEL, METRICS_TOKEN = "TRADEWINDS_LOG_FORMAT", "TRADEWINDS_LOG_LEVEL", "TRADEWINDS_METRICS_TOKEN"
NEEDED = ("fastapi", "uvicorn", "sqlalchemy", "aiosqlite", "alembic", "argon2", "httptools", "jinja2", "multipart")


def serve(
    host: Annotated[str, typer.Option(envvar="TRADEWINDS_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, envvar="TRADEWINDS_PORT")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar=DATABASE),
    ] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", envvar=PROXIES, show_default=False)] = None,
    secure: Annotated[bool, typer.Option("--secure", envvar="TRADEWINDS_SECURE")] = False,
    key_file: Annotated[Path | None, typer.Option(metavar="FILE", envvar=KEY_FILE, show_default=False)] = None,
    log_format: Annotated[str, typer.Option(metavar="FORMAT", envvar=LOG_FORMAT)] = "text",
    log_level: Annotated[str, typer.Option(metavar="LEVEL", envvar=LOG_LEVEL)] = "warning",
    drain: Annotated[float, typer.Option(min=0, envvar="TRADEWINDS_DRAIN")] = 0.0,
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT", envvar="TRADEWINDS_BOTS", show_default=False)] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", envvar="TRADEWINDS_RAY", show_default=False)] = "",
    lang: Language = None,
) -> None:
    """Serve the table: open the address it prints in a browser and play."""
    interpret_rules()
    chosen_language(lang)
    if any(find_spec(name) is None for name in NEEDED):
        refuse("serve-packages", command="pip install 'tradewinds[web]'")
    if ray and find_spec("ray") is None:
        refuse("arena-cluster-packages", detail="pip install 'tradewinds[cluster]'")
    logs = _checked_logs(log_format, log_level)
    bots = dict(_offered(asked) for asked in bot or ())
    proxies = [_network(asked) for asked in proxy or ()]
    address = database_address(database)
    with _listener(host, port) as listener:
        key = server_key(address, key_file)
        _check_database(address, key)
        if not key:
            typer.echo(f"tradewinds: {own_words().say('serve-no-key')}", err=True)
        _run(address, key, listener, host, port, secure, bots, proxies, logs, drain, ray)


def _checked_logs(form: str, level: str) -> tuple[Format, str]:
    from tradewinds.web.watch.logs import FORMATS, LEVELS

    if form not in FORMATS or level not in LEVELS:
        refuse("serve-wrong-logs", formats=", ".join(FORMATS), levels=", ".join(LEVELS))
    return "json" if form == "json" else "text", level


def _offered(asked: str) -> tuple[str, str]:
    """A bot for the table: the name people choose it by, and what it is."""
    name, equals, bot = asked.rpartition("=")
    name = name if equals else bot.partition("@")[0].rpartition(":")[2].rpartition(".")[2].lower()
    if not name or not re.fullmatch(r"[\w-]{1,40}", name) or (not equals and ":" not in bot):
        refuse("wrong-offer", text=repr(asked))
    check_bots([bot])
    return name, bot


def _network(asked: str) -> str:
    """A proxy whose word about visitors' addresses is believed: an address, or a network of them."""
    try:
        return str(ip_network(asked, strict=False))
    except ValueError:
        refuse("wrong-proxy", text=repr(asked))


def _run(
    database: str,
    key: str,
    listener: socket.socket,
    host: str,
    port: int,
    secure: bool,
    bots: dict[str, str],
    proxies: list[str],
    logs: tuple[Format, str],
    drain: float,
    ray: str,
) -> None:
    """Serves until Ctrl-C; the address is told once a browser would be answered there."""
    from tradewinds.web.app import create_app
    from tradewinds.web.leaving import LeavingServer
    from tradewinds.web.server import open_many_files, server_config
    from tradewinds.web.settings import Settings
    from tradewinds.web.watch.logs import write_logs

    write_logs(*logs)
    open_many_files()

    class Server(LeavingServer):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                self.telling = asyncio.create_task(_tell_address(host, port))

    settings = Settings(
        database=database,
        key=key,
        metrics_token=os.environ.pop(METRICS_TOKEN, ""),
        secure_cookies=secure,
        bots_mode=bots_mode(),
        warm_up=bots_mode() == "compiled",
        bots=bots,
        ray=ray,
        **settings_from_environment(),  # type: ignore[arg-type]
    )
    app = create_app(settings)
    # Streams end when they are told to; who does not read that is cut after two seconds.
    config = server_config(app, proxies, timeout_graceful_shutdown=2, log_config=None, log_level=None)
    server = Server(config, drain)
    with suppress(KeyboardInterrupt, SystemExit):
        server.run(sockets=[listener])
    if not server.started:
        refuse(getattr(app.state, "fault", "serve-failed"), FAILED)


async def _tell_address(host: str, port: int) -> None:
    """Prints the first address at which the server answers."""
    for name in NAMES.get(host, (host,)):
        address = f"http://{f'[{name}]' if ':' in name else name}:{port}"
        if await _answers(name, port):
            typer.echo(own_words().say(Message("serve-address", {"address": address})))
            return
    silent = Message("serve-silent", {"address": address})
    typer.echo(f"tradewinds: {own_words().say(silent)}", err=True)


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


def _check_database(url: str, key: str) -> None:
    """Opens a database once and brings it up to date, so that what is wrong with it is told in a sentence."""
    from sqlalchemy.engine import make_url

    from tradewinds.web.house.seeds import Seal
    from tradewinds.web.store import Store

    async def open_once() -> tuple[int, bool]:
        store, mark = await Store.open(url), Seal(key).mark
        try:
            return await store.sealed_otherwise(mark), store.is_shared and await store.has_another_key(mark)
        finally:
            await store.close()

    try:
        shown = make_url(url)
        folder = Path(shown.database or "").parent
        if shown.get_backend_name() == "sqlite" and not folder.is_dir():
            refuse("serve-no-folder", folder=str(folder))
        locked, otherwise = asyncio.run(open_once())
        if locked:
            refuse("serve-other-key", FAILED, count=locked)
        if otherwise:
            refuse("serve-key-of-others", FAILED)
    except typer.Exit:
        raise
    except Exception as error:  # every driver has errors of its own
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        refuse("serve-unopened", database=database_place(url), reason=reason)


def _listener(host: str, port: int) -> socket.socket:
    """The socket that the server will listen on."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        refuse("serve-no-host", text=repr(host))
    listener = socket.socket(family, kind, protocol)
    if os.name != "nt":  # there it would share the port with whoever has it
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)  # it is listened on when there is someone to answer
    except OSError as error:
        listener.close()
        option = "--host" if error.errno in NOT_HERE else "--port"
        refuse("serve-no-listening", address=f"{host}:{port}", reason=fault(error), option=option)
    return listener
