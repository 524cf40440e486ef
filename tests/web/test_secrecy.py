"""What a seat may not know never reaches it, and a seat is played by nobody but its owner.

The proof is non-interference: everything hidden from someone is dealt anew behind their back, and every byte the server
sends them stays the same.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from high_tide import HIGH_TIDE
from high_tide.rules import DRAW, DRAWS, VALUES

from tests.web.serving import WAIT, Client, new_app, running, sqlite
from tradewinds.core.match import Match
from tradewinds.core.picture.memory import forget_shared
from tradewinds.core.registry import register
from tradewinds.core.state import CHANCE, WATCHER, State, copy
from tradewinds.web.house import LiveTable
from tradewinds.web.pages import parts

register(HIGH_TIDE)

MOVES = [*(f"play:{value}" for value in range(1, 6)), *(f"draw:{value}" for value in range(1, 6))]
LOOKS = ["", "/view", "/view?ply=3", "/view?ply=7", "/log", "/log?since=4", "/moves", "/chat", "/record"]
PAGES = ["/tables/{}", "/tables/{}/log", "/lobby", "/replays/{}", "/replays/{}/record", "/replays/{}?ply=5"]
PAGES += [f"/tables/{{}}/{asked}?move={move}" for asked in ("why", "preview") for move in MOVES]
PAGES += ["/tables/{}/questions", *(f"/tables/{{}}/since?ply={ply}" for ply in range(13))]
LOOKS += ["/standing", "/standing?ply=3"]
LOOKS += [f"/why?move={move}" for move in MOVES]


class Scene:
    """Two players and a watcher at a table of hidden cards."""

    def __init__(self, app: FastAPI, clients: list[Client]) -> None:
        self.app = app
        self.clients = dict(zip((0, 1, WATCHER), clients, strict=True))  # by what they see
        seats = [{"kind": "person"}, {"kind": "open"}]
        self.id = clients[0].done("POST", "/tables", {"game": "high-tide", "seats": seats, "public": True})["id"]
        clients[1].done("POST", f"/tables/{self.id}/join")

    @property
    def table(self) -> LiveTable:
        return self.app.state.services.house.tables.kept[self.id]

    @property
    def match(self) -> Match:
        return self.table.game_on

    def play(self, rng: random.Random) -> None:
        client = self.clients[self.match.seat]
        moves = client.done("GET", f"/tables/{self.id}/moves")
        client.done("POST", f"/tables/{self.id}/play", {"move": rng.choice(moves)["code"]})

    def everything_sent_to(self, viewer: int) -> list[bytes]:
        """All that the API has to say about the table."""
        client = self.clients[viewer]
        del client.heard[:]
        for path in LOOKS:
            client.get(f"/tables/{self.id}{path}")
        client.get("/tables")
        if viewer != WATCHER:
            client.get("/me/tables")
        return [without_date(sent) for sent in client.heard]


def without_date(sent: bytes) -> bytes:
    return b"" if b"(b'date'" in sent else sent


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    app = new_app(sqlite(tmp_path))
    with (
        running(app) as address,
        Client(address, name="Olena") as olena,
        Client(address, name="Taras") as taras,
        Client(address, name="Watcher") as watcher,
    ):
        app.state.services.house.lingering = 3600.0  # who was there once is there, however busy the machine is
        yield Scene(app, [olena, taras, watcher])


def dealt_anew(match: Match, viewer: int, rng: random.Random) -> Match:
    """A match that looks the same to someone, with everything they may not know changed at random."""
    twin = match.copy()
    twin.seed = "another seed"
    twin._put(redealt(match.state, viewer, rng))
    played = [(state, redrawn(state, move, viewer, rng)) for state, move in match.history]
    twin.history = [(redealt(state, viewer, rng), move) for state, move in played]
    twin.notes = [
        [(DRAWS, int(state.drawer), move - DRAW.first)] if state.seat == CHANCE else notes
        for (state, move), notes in zip(played, match.notes, strict=True)
    ]
    twin._told = [{} for _ in twin.history]
    return twin


def redealt(state: State, viewer: int, rng: random.Random) -> State:
    other = copy(state)
    other.rng = rng.getrandbits(60)
    HIGH_TIDE.rules.hide(other, viewer)
    HIGH_TIDE.rules.guess(other, viewer)
    return other


def redrawn(state: State, move: int, viewer: int, rng: random.Random) -> int:
    hidden = state.seat == CHANCE and state.drawer != viewer
    return DRAW.first + rng.randrange(VALUES) if hidden else move


@pytest.mark.parametrize("seed", range(3))
def test_every_byte_sent_to_someone_is_the_same_whatever_they_may_not_know(scene: Scene, seed: int) -> None:
    rng = random.Random(seed)
    changed = 0
    while not scene.match.over:
        truth = scene.match
        for viewer in scene.clients if truth.seat in (0, 1) and truth.ply % 3 == seed else ():
            before = scene.everything_sent_to(viewer)
            scene.table.match = dealt_anew(truth, viewer, rng)
            changed += scene.table.match.state.tobytes() != truth.state.tobytes()
            after = scene.everything_sent_to(viewer)
            scene.table.match = truth
            assert after == before
        scene.play(rng)
    assert changed > 5, "there was something to hide"


def test_the_seed_is_told_to_nobody_before_the_end_and_to_everybody_after_it(scene: Scene) -> None:
    rng = random.Random(7)
    for client in scene.clients.values():
        client.done("POST", f"/tables/{scene.id}/chat", {"text": "hello"})
    while not scene.match.over:
        for viewer, client in scene.clients.items():
            assert client.refused("GET", f"/tables/{scene.id}/record") == (409, "game-not-over")
            client.news(scene.id, lambda now: True)
            scene.everything_sent_to(viewer)
            heard = b"".join(client.heard)
            assert not any(secret.encode() in heard for secret in (scene.table.row.seed, scene.match.seed or "?"))
        scene.play(rng)
    for client in scene.clients.values():
        record = client.get(f"/tables/{scene.id}/record").text
        assert f"secret: {scene.table.row.seed}\n" in record
        assert f"seed: {scene.match.seed}\n" in record
        assert client.done("POST", "/replays", {"record": record})["fair"] is True


def test_a_seat_sees_its_own_cards_and_only_the_number_of_the_others(scene: Scene) -> None:
    for viewer, client in scene.clients.items():
        hands = [player["hand"] for player in client.done("GET", f"/tables/{scene.id}/view")["view"]["players"]]
        sizes = [len(hand) for hand in hands]
        assert sizes == {0: [2, 0], 1: [0, 2], WATCHER: [0, 0]}[viewer]


def test_the_pages_keep_the_same_secrets(scene: Scene) -> None:
    rng = random.Random(11)
    for _ in range(4):
        for _ in range(3):
            scene.play(rng)
        truth = scene.match
        for viewer, client in scene.clients.items():
            before = pages_sent(scene, client)
            scene.table.match = dealt_anew(truth, viewer, rng)
            forget_pages(scene.table)
            after = pages_sent(scene, client)
            scene.table.match = truth
            forget_pages(scene.table)
            assert after == before
            assert scene.table.row.seed not in before


def forget_pages(table: LiveTable) -> None:
    """Pages are kept ready until something changes, and drawings longer: nothing of that may hide a difference."""
    table.version += 1
    parts._shelves.pop(table)
    forget_shared()


def pages_sent(scene: Scene, client: Client) -> str:
    """The table's pages and the first of its live news, as a browser with that person's token would get them."""
    address = str(client.base_url).removesuffix("/api/")
    headers = {"authorization": client.headers["authorization"]}
    with httpx.Client(base_url=address, headers=headers, timeout=WAIT) as browser:
        sent = [browser.get(path.format(scene.id)) for path in PAGES]
        assert sent[0].is_success
        with browser.stream("GET", f"/tables/{scene.id}/live") as stream:
            lines = (line for line in stream.iter_lines() if line.startswith("data:"))
            news = next(lines) + next(lines)
    timely = r'\d{13}|(?<="version": )\d+|(?<=data-version=")\d+'
    return re.sub(timely, "a time", "".join([*(answer.text for answer in sent), news]))


ACTIONS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", "play", {"move": "play:1"}),
    ("POST", "confirm", None),
    ("POST", "undo", None),
    ("PATCH", "habits", {"play_forced": True}),
    ("POST", "replace", {"seat": 0}),
    ("POST", "rematch", None),
]


@pytest.mark.parametrize(("method", "action", "body"), ACTIONS, ids=[action for _, action, _ in ACTIONS])
def test_someone_who_only_watches_can_do_nothing_at_the_table(
    scene: Scene, method: str, action: str, body: dict[str, Any] | None
) -> None:
    before = scene.table.row.copy()
    watcher = scene.clients[WATCHER]
    assert watcher.refused(method, f"/tables/{scene.id}/{action}", body) == (403, "players-only")
    assert watcher.refused("POST", f"/tables/{scene.id}/leave") == (409, "not-seated")
    assert watcher.refused("POST", f"/tables/{scene.id}/come-back") == (409, "not-seated")
    assert scene.table.row == before


def test_nobody_plays_for_the_one_whose_turn_it_is(scene: Scene) -> None:
    position = scene.match.state.tobytes()
    decider, other = scene.clients[scene.match.seat], scene.clients[1 - scene.match.seat]
    for move in decider.done("GET", f"/tables/{scene.id}/moves"):
        assert other.refused("POST", f"/tables/{scene.id}/play", {"move": move["code"]}) == (409, "not-your-turn")
    assert other.done("GET", f"/tables/{scene.id}/moves") == []
    assert other.done("GET", f"/tables/{scene.id}/why?move=play:1")["key"] == "not-your-turn"
    assert other.refused("POST", f"/tables/{scene.id}/undo") == (409, "not-your-turn")
    assert scene.match.state.tobytes() == position


def test_a_token_that_is_wrong_is_no_token_at_all(scene: Scene) -> None:
    address = str(scene.clients[0].base_url).removesuffix("/api/")
    for token in ("tw_guess", scene.id, "x" * 5000):
        with Client(address, token=token) as thief:
            assert thief.refused("POST", f"/tables/{scene.id}/play", {"move": "play:1"}) == (401, "bad-token")
            assert thief.refused("GET", f"/tables/{scene.id}/view") == (401, "bad-token")
