"""The JSON API: everything the page can do, by program."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.web.serving import WAIT, Client, eventually, get, served, sqlite
from tradewinds import load

EXAMPLES = Path(__file__).parents[2] / "examples"
ALONE = [{"kind": "person"}, {"kind": "person"}]
AGAINST_BOT = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
FOR_TWO = [{"kind": "person"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("api"))) as address:
        yield address


@pytest.fixture
def olena(address: str) -> Iterator[Client]:
    with Client(address, name="Olena") as client:
        yield client


@pytest.fixture
def taras(address: str) -> Iterator[Client]:
    with Client(address, name="Taras") as client:
        yield client


def new_table(client: Client, seats: list[dict[str, Any]], **wish: Any) -> str:
    return str(client.done("POST", "/tables", {"game": "machi-koro", "seats": seats, **wish})["id"])


def play_on(client: Client, table: str, rng: random.Random) -> dict[str, Any]:
    """One random decision."""
    move = rng.choice(client.done("GET", f"/tables/{table}/moves"))
    return dict(client.done("POST", f"/tables/{table}/play", {"move": move["code"]}))


def test_games_are_told_in_the_language_asked_for(olena: Client) -> None:
    english = olena.done("GET", "/games")
    ukrainian = olena.done("GET", "/games?lang=uk")
    header = olena.get("/games", headers={"accept-language": "uk-UA,uk;q=0.9"}).json()
    machi = next(game for game in english if game["name"] == "machi-koro")
    assert (machi["title"], machi["least_players"]) == ("Machi Koro", 2)
    assert [level["name"] for level in machi["levels"]] == ["beginner", "casual", "skilled", "strong", "expert"]
    assert {"beginner", "expert", "greedy", "learned", "random"} <= set(machi["bots"])
    assert machi["options"][0]["name"] == "plus"
    assert [choice["value"] for choice in machi["options"][0]["choices"]] == [False, True]
    assert machi["options"][0]["about"]
    assert ukrainian == header != english
    assert olena.refused("GET", "/games?lang=xx") == (422, "bad-request")


def test_a_guest_gets_a_name_and_a_token_and_can_be_renamed(address: str) -> None:
    with Client(address) as guest:
        assert guest.done("GET", "/me")["account"] is None
        assert guest.done("PATCH", "/me", {"name": "  Iryna   K "})["name"] == "Iryna K"
        assert guest.done("GET", "/me")["name"] == "Iryna K"


def test_an_account_is_made_once_and_logs_in_with_its_password(address: str) -> None:
    with Client(address) as guest, Client(address, guest=False) as stranger:
        wish = {"name": "Marko", "password": "correct horse"}
        assert guest.done("POST", "/me/account", wish)["account"] == "marko"
        assert guest.refused("POST", "/me/account", wish) == (409, "account-already")
        login = stranger.done("POST", "/login", {"name": "MARKO", "password": "correct horse"})
        with Client(address, token=login["token"]) as again:
            assert again.done("GET", "/me")["account"] == "marko"
        for wrong in ({"name": "Marko", "password": "wrong"}, {"name": "nobody", "password": "correct horse"}):
            assert stranger.refused("POST", "/login", wrong) == (403, "wrong-login")
    with Client(address) as other:
        assert other.refused("POST", "/me/account", wish) == (409, "name-taken")
        assert other.refused("POST", "/me/account", {"name": "x", "password": "short"}) == (422, "password-length")


def test_tokens_are_listed_without_themselves_and_work_until_they_are_dropped(address: str, olena: Client) -> None:
    given = olena.done("POST", "/me/tokens", {"label": "my bot"})
    listed = olena.done("GET", "/me/tokens")
    assert {token["label"] for token in listed} == {"guest", "my bot"}
    assert given["token"] not in str(listed)
    key = next(token["id"] for token in listed if token["label"] == "my bot")
    with Client(address, token=given["token"]) as bot, Client(address) as stranger:
        assert bot.done("GET", "/me") == olena.done("GET", "/me")
        stranger.done("DELETE", f"/me/tokens/{key}")
        assert bot.done("GET", "/me"), "only its owner can drop a token"
        olena.done("DELETE", f"/me/tokens/{key}")
        assert bot.refused("GET", "/me") == (401, "bad-token")
        assert bot.refused("GET", "/games") == (401, "bad-token")


def test_without_a_token_one_may_look_but_not_act(address: str, olena: Client) -> None:
    table = new_table(olena, FOR_TWO)
    with Client(address, guest=False) as stranger:
        assert stranger.done("GET", f"/tables/{table}")["my_seats"] == []
        assert stranger.refused("POST", f"/tables/{table}/join") == (401, "token-needed")
        assert stranger.refused("GET", "/me") == (401, "token-needed")
        assert stranger.refused("POST", f"/tables/{table}/chat", {"text": "hello"}) == (401, "token-needed")


def test_a_table_is_listed_until_its_last_seat_is_taken(olena: Client, taras: Client) -> None:
    table = new_table(olena, FOR_TWO, public=True, options={"plus": True})
    private = new_table(olena, FOR_TWO)
    listed = {row["id"]: row for row in taras.done("GET", "/tables")}
    assert listed[table]["options"]["plus"] is True
    assert [seat["kind"] for seat in listed[table]["seats"]] == ["person", "open"]
    assert private not in listed
    assert olena.refused("GET", f"/tables/{table}/view") == (409, "game-not-started")
    joined = taras.done("POST", f"/tables/{table}/join", {"seat": 1})
    assert (joined["status"], joined["my_seats"], joined["decides"]) == ("playing", [1], 0)
    assert table not in {row["id"] for row in taras.done("GET", "/tables")}
    assert {row["id"]: row["my_turn"] for row in olena.done("GET", "/me/tables")} == {table: True, private: False}
    assert olena.refused("POST", f"/tables/{table}/join") == (409, "game-has-started")


def test_a_whole_game_against_a_bot_ends_with_a_record_that_proves_fair_dice(olena: Client) -> None:
    rng = random.Random(1)
    table = new_table(olena, AGAINST_BOT)
    commitment = olena.done("GET", f"/tables/{table}")["commitment"]
    unfinished = olena.get(f"/tables/{table}/record").text
    assert "seed:" not in unfinished
    assert olena.done("POST", "/replays", {"record": unfinished})["fair"] is None
    over = False
    while not over:
        news = olena.news(table, lambda now: now["over"] or now["seat"] == 0)
        over = news[-1]["over"]
        if not over:
            play_on(olena, table, rng)
    end = olena.done("GET", f"/tables/{table}")
    assert end["status"] == "over"
    assert end["winners"]
    record = olena.get(f"/tables/{table}/record").text
    summary = olena.done("POST", "/replays", {"record": record})
    assert summary["fair"] is True
    assert (summary["scores"], summary["commitment"]) == (end["scores"], commitment)
    forged = record.replace("[die:1]", "[die:2]", 1)
    assert olena.refused("POST", "/replays", {"record": forged}) == (422, "bad-record")
    again = olena.done("POST", f"/tables/{table}/rematch")
    assert olena.done("POST", f"/tables/{table}/rematch")["id"] == again["id"]
    assert olena.done("GET", f"/tables/{table}")["rematch"] == again["id"]


def test_moves_and_refusals_are_told_in_words(olena: Client) -> None:
    table = new_table(olena, ALONE)
    moves = {move["code"]: move["text"] for move in olena.done("GET", f"/tables/{table}/moves")}
    assert moves["build:ranch"]
    polish = olena.done("GET", f"/tables/{table}/moves?lang=pl")
    assert {move["code"]: move["text"] for move in polish} != moves
    why = olena.done("GET", f"/tables/{table}/why?move=build:mine")
    assert why["legal"] is False
    assert why["message"].startswith("Mine costs 6 coins")
    assert olena.done("GET", f"/tables/{table}/why?move=build:ranch")["legal"] is True
    assert olena.refused("GET", f"/tables/{table}/why?move=build:castle") == (422, "unknown-move")
    answer = olena.post(f"/tables/{table}/play", json={"move": "build:mine"})
    assert answer.status_code == 409
    assert answer.json()["error"]["message"] == why["message"]
    assert olena.refused("POST", f"/tables/{table}/play", {"move": "build:castle"}) == (422, "unknown-move")


def test_a_move_meant_for_another_position_is_refused(olena: Client) -> None:
    table = new_table(olena, ALONE)
    ply = olena.done("GET", f"/tables/{table}")["ply"]
    after = olena.done("POST", f"/tables/{table}/play", {"move": "pass", "ply": ply})
    assert olena.refused("POST", f"/tables/{table}/play", {"move": "pass", "ply": ply}) == (409, "position-changed")
    assert olena.done("GET", f"/tables/{table}") == after


def test_the_log_and_earlier_positions_can_be_read_from_any_ply(olena: Client) -> None:
    table = new_table(olena, ALONE)
    rng = random.Random(2)
    for _ in range(6):
        ply = play_on(olena, table, rng)["ply"]
    log = olena.done("GET", f"/tables/{table}/log")
    assert log
    assert [line["ply"] for line in log] == sorted(line["ply"] for line in log)
    assert olena.done("GET", f"/tables/{table}/log?since=4") == [line for line in log if line["ply"] >= 4]
    assert olena.done("GET", f"/tables/{table}/log?since=1000000") == []
    assert all(line["event"].startswith("event-") for line in log), "for programs, beside the words for people"
    assert {line["parameters"]["player"] for line in log if "player" in line["parameters"]} == {0, 1}
    assert olena.done("GET", f"/tables/{table}/view?ply=0")["view"]["turn"] < 2
    now = olena.done("GET", f"/tables/{table}/view")
    assert now == olena.done("GET", f"/tables/{table}/view?ply={ply}")
    assert olena.refused("GET", f"/tables/{table}/view?ply={ply + 1}") == (404, "no-such-ply")


def test_habits_hold_the_last_decision_until_it_is_confirmed_or_taken_back(olena: Client) -> None:
    table = new_table(olena, ALONE)
    habits = olena.done("PATCH", f"/tables/{table}/habits", {"hold_last": True})["habits"]
    assert habits["hold_last"] is True
    ply = olena.done("GET", f"/tables/{table}")["ply"]
    held = olena.done("POST", f"/tables/{table}/play", {"move": "pass"})
    assert (held["held"], held["ply"], held["can_undo"]) == ("pass", ply, True)
    assert olena.done("POST", f"/tables/{table}/undo")["held"] is None
    assert olena.refused("POST", f"/tables/{table}/confirm") == (409, "nothing-held")
    assert olena.refused("POST", f"/tables/{table}/undo") == (409, "cannot-undo")
    olena.done("POST", f"/tables/{table}/play", {"move": "pass"})
    assert olena.done("POST", f"/tables/{table}/confirm")["decides"] == 1


def test_leaving_coming_back_and_replacing_someone_who_is_gone(olena: Client, taras: Client) -> None:
    table = new_table(olena, FOR_TWO)
    taras.done("POST", f"/tables/{table}/join")
    assert taras.done("POST", f"/tables/{table}/leave")["seats"][1]["away"] is True
    assert taras.done("POST", f"/tables/{table}/come-back")["seats"][1]["away"] is False
    assert olena.refused("POST", f"/tables/{table}/replace", {"seat": 1}) == (409, "player-was-here")
    assert olena.refused("POST", f"/tables/{table}/replace", {"seat": 7}) == (409, "nobody-to-replace")


def test_only_the_host_fills_a_table_with_bots(olena: Client, taras: Client) -> None:
    table = new_table(olena, [{"kind": "open"}, {"kind": "person"}, {"kind": "open"}])
    assert taras.refused("POST", f"/tables/{table}/fill") == (403, "host-only")
    assert olena.refused("POST", f"/tables/{table}/fill", {"bot": "clever"}) == (422, "no-such-bot")
    filled = olena.done("POST", f"/tables/{table}/fill", {"bot": "random"})
    assert [seat["kind"] for seat in filled["seats"]] == ["bot", "person", "bot"]
    assert filled["status"] == "playing"


def test_the_short_way_and_the_long_way_give_the_same_answers(olena: Client, taras: Client) -> None:
    """What names a language in its address goes the long way, and so does a body that is not plainly right."""
    table = new_table(olena, ALONE)
    for path, body in [
        (f"/tables/{table}/moves", None),
        (f"/tables/{table}/play", {"move": "build:mine"}),
        (f"/tables/{table}/play", {"move": "build:palace"}),
        (f"/tables/{table}/play", {"move": 7}),
        ("/tables/abc/play", {"move": "pass"}),
        ("/tables/abc/moves", None),
    ]:
        for client in (olena, taras):
            method = "GET" if body is None else "POST"
            short, long = (client.request(method, path + way, json=body) for way in ("", "?lang=en"))
            assert (short.status_code, short.json()) == (long.status_code, long.json())
            for header in ("content-type", "content-security-policy"):
                assert short.headers[header] == long.headers[header]
    played = [olena.done("POST", f"/tables/{table}/play{way}", {"move": "pass"}) for way in ("", "?lang=en")]
    assert [about["ply"] for about in played] == sorted(about["ply"] for about in played)
    assert played[0].keys() == played[1].keys()


def test_chat_is_heard_by_everyone_who_listens(olena: Client, taras: Client) -> None:
    table = new_table(olena, FOR_TWO)
    said = olena.done("POST", f"/tables/{table}/chat", {"text": " Good   luck 👨‍👩‍👧! "})
    assert [(line["name"], line["text"], line["mine"]) for line in said] == [("Olena", "Good luck 👨‍👩‍👧!", True)]
    assert [line["mine"] for line in taras.done("GET", f"/tables/{table}/chat")] == [False]
    assert taras.done("GET", f"/tables/{table}/chat?since=1") == []


def test_the_event_stream_tells_of_every_change_and_who_decides(olena: Client) -> None:
    table = new_table(olena, AGAINST_BOT)
    first = olena.news(table, lambda now: True)
    assert first == [first[0] | {"seat": 0, "over": False}]
    play_on(olena, table, random.Random(3))
    later = olena.news(table, lambda now: now["seat"] == 0 and now["ply"] > first[0]["ply"] + 1)
    assert later[-1]["version"] > first[0]["version"]


def test_a_browser_may_use_its_cookie_but_only_with_the_token_of_its_page(address: str) -> None:
    from tradewinds.web.visitors import COOKIE

    with httpx.Client(base_url=address, timeout=WAIT) as browser:
        browser.get("/", headers={"accept-language": "en"})
        assert COOKIE in browser.cookies
        answer = browser.post("/api/tables", json={"game": "machi-koro", "seats": ALONE})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "form-expired")
        odd = [(b"x-csrf", "é".encode("latin-1"))]
        assert browser.post("/api/tables", json={"game": "machi-koro", "seats": ALONE}, headers=odd).status_code == 403
        csrf = re.search(r'name="csrf" value="(\w+)"', browser.get("/").text)
        assert csrf
        right = {"x-csrf": csrf[1]}
        table = browser.post("/api/tables", json={"game": "machi-koro", "seats": ALONE}, headers=right)
        assert (table.status_code, table.json()["my_seats"]) == (201, [0, 1])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/tables", b"{"),
        ("/tables", b"\xff\xfe"),
        ("/tables", b"[" * 20_000),
        ("/tables", b"null"),
        ("/tables", b"[]"),
        ("/tables", b'{"game": "machi-koro", "seats": [], "seconds": 1e999}'),
        ("/tables", b'{"game": "machi-koro", "seats": [], "seconds": ' + b"9" * 5000 + b"}"),
        ("/tables", b'{"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "person", "name": "\\u0000"}]}'),
        ("/tables", b'{"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "person", "name": "\\ud800"}]}'),
        ("/tables", b'{"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "person", "name": "\\u202e"}]}'),
        ("/tables", b'{"game": "machi-koro", "seats": [{"kind": "person"}, {}], "options": {"\\ud800": true}}'),
        ("/tables", b'{"game": "\\ud800", "seats": [{"kind": "person"}]}'),
        ("/tables", b'{"game": "chess", "seats": [{"kind": "person"}]}'),
        ("/tables", b'{"game": "machi-koro", "seats": [{"kind": "person"}, {}], "clock": "move", "seconds": 1}'),
        ("/tables", b'{"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "bot"}]}'),
        ("/tables", b'{"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "clever"}]}'),
        ("/login", b'{"name": "\\u0000", "password": "\\ud800\\u0000"}'),
        ("/login", b'{"name": "Olena", "password": NaN}'),
        ("/guests", b'{"name": "\\ud83d"}'),
        ("/guests", b'{"name": "' + b"a" * 50 + b'"}'),
        ("/me/account", '{"name": "ΐΐΐΐΐΐΐΐΐΐΐΐΐΐΐΐΐΐΐΐ", "password": "long enough"}'.encode()),
        ("/me/tokens", b'{"label": "\\u0000"}'),
        ("/replays", b'{"record": "\\u0000"}'),
        ("/replays", b'{"record": "tradewinds record 1\\ngame: machi-koro\\nplayers: 2\\nchance: drawn\\nplies: 0\\n\\n'
         + b"9" * 5000 + b'. pass"}'),
        ("/replays", b'{"record": "' + b"pass " * 40_000 + b'"}'),
    ],
)  # fmt: skip
def test_nonsense_is_refused_with_a_sentence(olena: Client, path: str, body: bytes) -> None:
    answer = olena.post(path, content=body, headers={"content-type": "application/json"})
    assert answer.is_client_error, answer.text
    assert set(answer.json()["error"]) == {"key", "message"}
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("text", ["", "   ", "\0", "\ud800", "\x1b[2J", "x" * 501, 7, None])
def test_chat_that_is_no_text_is_refused(olena: Client, text: object) -> None:
    table = new_table(olena, FOR_TWO)
    assert olena.refused("POST", f"/tables/{table}/chat", {"text": text})[0] == 422
    assert olena.done("GET", f"/tables/{table}/chat") == []


@pytest.mark.parametrize("path", ["/tables/%00", "/tables/", "/tables/ffffffffffff/view", "/nothing", "/tables/%ff"])
def test_what_is_not_there_is_not_found(olena: Client, path: str) -> None:
    assert olena.refused("GET", path)[0] == 404


def test_the_wrong_method_is_told_which_there_are(olena: Client) -> None:
    answer = olena.delete("/games")
    assert (answer.status_code, answer.json()["error"]["key"]) == (405, "wrong-method")
    assert "GET" in answer.headers["allow"]


def test_requests_that_are_too_many_or_too_large_are_refused_in_the_same_shape(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.allowance.time", SimpleNamespace(monotonic=lambda: 0.0))  # all in one moment
    with served(sqlite(tmp_path), requests_a_minute=100, largest_request=1000) as address, Client(address) as client:
        assert client.refused("POST", "/guests", {"name": "x" * 2000}) == (413, "too-large")
        answer = client.post("/guests", content=iter([b'{"name": "', b"x" * 5000, b'"}']))
        assert answer.is_client_error
        guests = [client.post("/guests", headers={"authorization": f"Basic {n}"}).status_code for n in range(30)]
        assert 429 in guests, "making up names for oneself does not make more requests"
        answers = [client.get("/games") for _ in range(130)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["key"] == "too-many-requests"
        assert int(answers[-1].headers["retry-after"]) > 0


def test_the_documentation_page_names_every_operation_and_brings_no_script(address: str, olena: Client) -> None:
    described = olena.done("GET", "/openapi.json")
    page = olena.get("/docs")
    assert page.is_success
    for methods in described["paths"].values():
        for operation in methods.values():
            assert f'<section id="{operation["operationId"]}">' in page.text
    assert "<script" not in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    for style in re.findall(r'href="(/[^"]+)"', page.text):
        assert get(address + style).is_success


def test_the_example_bot_plays_a_whole_game_at_a_table_it_joins(address: str, olena: Client) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    table = new_table(olena, bots, public=True)
    with Client(address, name="Bot") as bot:
        token = bot.headers["authorization"].removeprefix("Bearer ")
        environment = os.environ | {"TRADEWINDS_TOKEN": token, "TRADEWINDS_URL": address}
        script = [sys.executable, "-W", "error", str(EXAMPLES / "api_bot.py")]
        ran = subprocess.run(script, env=environment, capture_output=True, text=True, timeout=300, check=False)
        assert ran.returncode == 0, ran.stderr
        eventually(lambda: olena.done("GET", f"/tables/{table}")["status"] == "over")
        end = bot.done("GET", f"/tables/{table}")
    assert end["my_seats"] == [1]
    assert load(olena.get(f"/tables/{table}/record").text).over


@pytest.mark.parametrize("bot", ["os:abort", "random@100ms", "search@3600s", "tests.bots.odd_bots:Dying", "Random", ""])
def test_no_request_names_code_or_a_budget(address: str, bot: str) -> None:
    with Client(address) as olena:
        status, key = olena.refused(
            "POST", "/tables", {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "bot", "bot": bot}]}
        )
        assert (status, key) == ((422, "no-such-bot") if bot else (422, "bad-request"))


def test_the_pace_of_bots_is_a_habit(address: str) -> None:
    with Client(address) as olena:
        asked = {"game": "machi-koro", "seats": AGAINST_BOT, "pace": "slow"}
        table = olena.done("POST", "/tables", asked)
        assert (table["pace"], table["habits"], table["warming_up"]) == ("slow", {}, False)
        assert olena.done("PATCH", f"/tables/{table['id']}/habits", {"pace": "at-once"})["pace"] == "at-once"
        assert olena.refused("PATCH", f"/tables/{table['id']}/habits", {"pace": "sluggish"})[0] == 422
