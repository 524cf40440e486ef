"""Sends a server what nobody should: `python -m benchmarks.fuzz [--requests 100000] [--seed N]`.

Requests to every address of the API and of the pages, with what they want or something else in its place: names and
numbers that are none, other people's tables, broken JSON and forms, unheard-of methods and alphabets, bytes that are no
request at all. Whatever comes, the fault must not be the server's: nothing may be answered with a 5xx or not at all,
and afterwards a game goes on as before. What went wrong is printed with the request; the same seed sends the same.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import httpx
from starlette.routing import Route as Address

from tests.web.serving import Client
from tradewinds.games import all_games
from tradewinds.web import pages

SERVER = """
import sys
from tests.web.serving import served
with served(sys.argv[1]) as address:
    print(address, flush=True)
    sys.stdin.read()
"""
AT_ONCE = 24  # requests on their way
PATIENCE = 120.0  # seconds after which there is no answer: more than the server gives a slow request
HEAD = 65536  # bytes of an answer that are read
SMALL = 4096  # bytes of a request that come all at once
NO_ANSWER, CUT_OFF = "no answer", "cut off"

TEXTS = (
    "", " ", "0", "-1", "1", "2.5", "NaN", "Infinity", "1e400", "9" * 40, "true", "null", "None", "[]", "{}",
    "../../etc/passwd", "%00", "\0", "\n\r\n", "a" * 300, "щ" * 5000, "\u202eevil\u2066", "🎲" * 70,
    "<script>x</script>",
    "' OR 1=1 --", "{{7*7}}", "${7*7}", "machi-koro", "build:ranch", "skilled", "expert@9999s", "builtins:exec", "en",
    "uk", "xx", "AQ", "e\u0301" * 50, "\ufeff", "\x1b[31m",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 5, 10**6, 2**31, 2**63, 10**40, -0.0, 1e308, [], {}, [[]], [None], [[[[[[]]]]]],
    {"kind": "person"}, {"kind": "bot", "bot": "skilled"}, {"kind": "open"}, {"a": {"b": {"c": 1}}}, "\ud800",
)  # fmt: skip
PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "casual"}
USUAL: dict[str, tuple[Any, ...]] = {
    "game": ("machi-koro", "council-of-four", "yokohama"),
    "seats": ([PERSON, OPEN], [PERSON, BOT], [BOT, BOT], [PERSON] * 3, [OPEN] * 9, [PERSON, {"kind": "bot"}]),
    "seat": (0, 1, 2, "0"),
    "options": ({}, {"plus": True}, {"map": "random"}, {"plus": "yes"}, {"awards": 1}),
    "move": ("build:ranch", "pass", "end", "roll:1", "place:copper-mine"),
    "name": ("Olena", "casual", "Тарас"),
    "password": ("a long enough one", "short"),
    "bot": ("casual", "learned", "search@5"),
    "clock": ("none", "turn", "game"),
    "seconds": (30, 600),
    "lang": ("en", "uk", "ru", "pl"),
    "ply": (0, 3, "12"),
}
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW", "get")
KINDS = (
    "application/json", "application/json; charset=utf-16", "application/x-www-form-urlencoded", "text/plain", "",
    "application/x-www-form-urlencoded; charset=unicode_escape", "application/x-www-form-urlencoded; charset=punycode",
    "multipart/form-data; boundary=x", "multipart/form-data", "application/octet-stream", "application/json;;;=",
)  # fmt: skip
WISHES = ("Accept", "Accept-Language", "Accept-Encoding", "X-Forwarded-For", "Last-Event-ID", "Range")
PARAMETER = re.compile(r"\{(\w+)[^}]*\}")


class Route(NamedTuple):
    """An address, and what can be sent along."""

    method: str
    path: str
    names: tuple[str, ...]


@dataclass
class Town:
    """Someone with tables of their own at a server, in a browser and by program, and what can be asked for there."""

    port: int
    cookie: str
    csrf: str  # without which a browser is not believed
    token: str
    tables: list[str]
    routes: list[Route] = field(default_factory=list)
    names: list[str] = field(default_factory=list)  # of whatever any of them takes


@dataclass
class Outcome:
    """What came of all requests."""

    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def main() -> None:
    """Sends, counts, and says what was wrong; the exit status is 1 if anything was."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks.fuzz", description=__doc__)
    asked.add_argument("--requests", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=random.randrange(2**32))  # noqa: S311 - to be told and used again
    said = asked.parse_args()
    print(f"seed {said.seed}", flush=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite+aiosqlite:///{folder}/fuzz.db") as address,
        Client(address, name="Olena") as sender,
        Client(address, name="Taras") as player,
    ):
        town, table = settle(address, sender), open_table(player, "machi-koro")
        began = time.perf_counter()
        outcome = asyncio.run(send_all(town, said.requests, random.Random(said.seed)))  # noqa: S311
        seconds = time.perf_counter() - began
        told = ", ".join(f"{count} {what}" for what, count in sorted(outcome.answers.items()))
        print(f"{said.requests} requests in {seconds:.0f} s: {told}", flush=True)
        play_on(player, table)
    for fault in outcome.faults:
        print(fault)
    sys.exit(1 if outcome.faults else 0)


@contextmanager
def serving(database: str) -> Iterator[str]:
    """The address of a server in a process of its own."""
    command = [sys.executable, "-c", SERVER, database]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}  # it complains a lot
    process: subprocess.Popen[str] = subprocess.Popen(command, text=True, **pipes)  # type: ignore[call-overload]
    assert process.stdin  # noqa: S101 - it was asked for
    assert process.stdout  # noqa: S101
    try:
        yield process.stdout.readline().strip()
    finally:
        process.stdin.close()
        process.wait()


def open_table(player: Client, game: str) -> str:
    """A table at which somebody plays with a friend, and its key."""
    seats = [{"kind": "person"}, {"kind": "person", "name": "Iryna"}]
    return str(player.done("POST", "/tables", {"game": game, "seats": seats})["id"])


def play_on(player: Client, table: str) -> None:
    """Plays a move as if nothing had happened."""
    move = player.done("GET", f"/tables/{table}/moves")[0]["code"]
    player.done("POST", f"/tables/{table}/play", {"move": move})


def settle(address: str, player: Client) -> Town:
    """Sets tables up in a browser and by program, and learns what there is."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
        found = re.search(r'name="csrf" value="([^"]+)"', browser.get("/tables/new?game=machi-koro").text)
        csrf = found[1] if found else ""
        wish = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "open"}]}
        answer = browser.post("/api/tables", json=wish, headers={"X-CSRF": csrf})
        cookie = "; ".join(f"{name}={told}" for name, told in browser.cookies.items())
    tables = [str(answer.json()["id"]), *(open_table(player, game.name) for game in all_games())]
    town = Town(int(urlsplit(address).port or 0), cookie, csrf, player.headers["authorization"], tables)
    town.routes = [*routes_of_api(player.get("/openapi.json").json()), *routes_of_pages()]
    town.names = sorted({name for route in town.routes for name in route.names})
    return town


def routes_of_api(description: dict[str, Any]) -> Iterator[Route]:
    """As the API describes itself."""
    forms = description["components"]["schemas"]
    for path, ways in description["paths"].items():
        for method, way in ways.items():
            names = {each["name"] for each in way.get("parameters", ())}
            for form in re.findall(r"schemas/(\w+)", json.dumps(way.get("requestBody", {}))):
                names |= forms[form].get("properties", {}).keys()
            yield Route(method.upper(), f"/api{path}", tuple(sorted(names)))


def routes_of_pages() -> Iterator[Route]:
    """All addresses of pages, each with the names of all fields on pages."""
    templates = (Path(pages.__file__).parents[1] / "templates").rglob("*.html")
    names = {name for page in templates for name in re.findall(r' name="(\w+)"', page.read_text("utf-8"))}
    routes = [route for room in pages.ROOMS for route in room.router.routes if isinstance(route, Address)]
    for route in routes:
        yield from (Route(method, route.path, tuple(sorted(names))) for method in sorted(route.methods or ()))
    # Not /ready, which answers with 503 for as long as it is not.
    yield from (Route("GET", path, ()) for path in ("/static/{file}", "/health", "/metrics", "/{page}"))


async def send_all(town: Town, count: int, rng: random.Random) -> Outcome:
    """Sends so many requests, some at once; which ones depends on the generator only."""
    outcome, requests = Outcome(), (request(town, rng) for _ in range(count))

    async def sender() -> None:
        for whole, wanted in requests:
            answer = await send(town.port, whole)
            outcome.answers[answer] += 1
            if answer.startswith("5") or (answer == NO_ANSWER and wanted):
                outcome.faults.append(f"{answer}: {whole[:2000]!r}")

    await asyncio.gather(*(sender() for _ in range(AT_ONCE)))
    return outcome


async def send(port: int, whole: bytes) -> str:
    """The status of the answer. Who refuses a large request may close before all of it has come, and so be unheard."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=HEAD)
            try:
                writer.write(whole)
                line = await reader.readline()
            finally:
                writer.close()
                with suppress(OSError):
                    await writer.wait_closed()
    except ConnectionError:
        return CUT_OFF if len(whole) > SMALL else NO_ANSWER
    except (OSError, TimeoutError, ValueError):
        return NO_ANSWER
    found = re.match(rb"HTTP/1\.[01] (\d\d\d)", line)
    return found[1].decode() if found else NO_ANSWER


# What is sent


def request(town: Town, rng: random.Random) -> tuple[bytes, bool]:
    """A request, and whether it is one that has to be answered."""
    if rng.random() < 0.03:
        return rng.randbytes(rng.randrange(1, 400)) + b"\r\n\r\n", False
    method, path, known = rng.choice(town.routes)
    usual = "application/json" if path.startswith("/api/") else "application/x-www-form-urlencoded"
    names = known if known and rng.random() < 0.8 else town.names
    target = PARAMETER.sub(lambda found: parameter(town, rng, found[1]), path)
    if rng.random() < 0.3:
        target += "?" + urlencode({rng.choice(names): text(rng) for _ in range(rng.randrange(1, 4))})
    if rng.random() < 0.1:
        method = rng.choice(METHODS)
    kind, body = content(town, names, usual, rng) if method not in ("GET", "HEAD") or rng.random() < 0.05 else ("", b"")
    head = [f"{method} {target} HTTP/1.1", "Host: localhost", "Connection: close", f"Content-Length: {len(body)}"]
    head += [f"Content-Type: {kind}"] if kind else []
    head += headers(town, rng)
    whole = "\r\n".join([*head, "", ""]).encode("utf-8", "surrogateescape") + body
    if rng.random() < 0.05:
        place = rng.randrange(len(whole))
        return whole[:place] + rng.randbytes(2) + whole[place + 2 :] + b"\r\n\r\n", False
    return whole, True


def parameter(town: Town, rng: random.Random, name: str) -> str:
    """A part of an address: mostly one that is there."""
    if name in ("key", "table") and rng.random() < 0.8:
        return rng.choice(town.tables)
    return quote(text(rng), safe="", errors="replace")


def headers(town: Town, rng: random.Random) -> list[str]:
    """Who asks, and how they would like to be answered."""
    told = [f"{name}: {quote(text(rng), safe=' ;,=*/', errors='replace')}" for name in WISHES if rng.random() < 0.1]
    who = rng.random()
    if who < 0.4:
        told.append(f"Authorization: {town.token}")
    elif who < 0.8:
        told += [f"Cookie: {town.cookie}", f"X-CSRF: {town.csrf}"]
    elif who < 0.85:
        told.append(f"Authorization: Bearer {quote(text(rng))}")
    elif who < 0.9:
        told.append(f"Cookie: {town.cookie}{quote(text(rng))}; tw_theme={quote(text(rng))}; ={quote(text(rng))}")
    return told


def content(town: Town, names: Sequence[str], usual: str, rng: random.Random) -> tuple[str, bytes]:
    """A body, and what it claims to be: most are what they claim."""
    fields = {name: value(name, rng) for name in rng.choices(names, k=rng.randrange(6))} | {"csrf": town.csrf}
    kind = usual if rng.random() < 0.6 else rng.choice(KINDS)
    if rng.random() < 0.1:
        return kind, rng.randbytes(rng.randrange(200))
    if rng.random() < 0.02:
        return kind, b"[" * rng.choice((500, 30_000))
    if rng.random() < 0.02:
        return kind, b'{"a":' * 9_000 + b"1" + b"}" * 9_000
    if kind.startswith("multipart"):
        disposition = "--x\r\nContent-Disposition: form-data; name="
        parts = [f'{disposition}"{name}"\r\n\r\n{told}\r\n' for name, told in fields.items()]
        return kind, ("".join(parts) + "--x--").encode("utf-8", "replace")
    if "json" not in kind:
        plain = {name: told if isinstance(told, str) else json.dumps(told) for name, told in fields.items()}
        return kind, urlencode(plain, errors="replace").encode()
    return kind, json.dumps(fields).encode()


def value(name: str, rng: random.Random) -> Any:
    """What a field holds: what it is meant for, or anything."""
    if name in USUAL and rng.random() < 0.5:
        return rng.choice(USUAL[name])
    return rng.choice(VALUES) if rng.random() < 0.5 else text(rng)


def text(rng: random.Random) -> str:
    """A text, or several in one."""
    return rng.choice(TEXTS) if rng.random() < 0.9 else "".join(rng.choices(TEXTS, k=3))


if __name__ == "__main__":
    main()
