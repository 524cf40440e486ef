"""The pages as a browser without a script gets them: plain requests, plain forms."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from high_tide import HIGH_TIDE

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tests.web.browsers import NO_BREAK, Person, found, seen
from tests.web.serving import WAIT, eventually, served, sqlite
from tradewinds import find_game, load
from tradewinds.bots import LEVELS
from tradewinds.core.match import LONGEST_NAME
from tradewinds.core.registry import register
from tradewinds.core.words import LANGUAGES
from tradewinds.web.names import local_name

register(HIGH_TIDE)

WEB = Path(find_game.__code__.co_filename).parents[1] / "web"
CATALOGUES = {language: Catalogue(WEB / "words", language) for language in LANGUAGES}
SHARED = Catalogue(WEB.parent / "core" / "words", "en")
FOREIGN = ("Enter", "cookie", "link")  # what is called so in Polish, too
BACKBONE = [
    *(WEB / "house").glob("*.py"),
    *WEB.glob("*.py"),
    *(WEB / "pages").glob("*.py"),
    *(WEB / "api").glob("*.py"),
]
LARGEST_PAGE, LARGEST_SCRIPT = 300_000, 40_000


def moves_on(page: str) -> list[str]:
    """The codes of the moves in the list."""
    return re.findall(r'<button form="play" name="move" value="([^"]+)"', page)


def ply_on(page: str) -> str:
    return found(r'name="ply" value="(\d+)"', page)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("pages"))) as address:
        yield address


@pytest.fixture
def olena(address: str) -> Iterator[Person]:
    with Person(address) as person:
        yield person


@pytest.fixture
def taras(address: str) -> Iterator[Person]:
    with Person(address, "uk") as person:
        yield person


def play_to_the_end(person: Person, table: str) -> str:
    """Plays landmarks first; the last page."""
    for _ in range(1000):
        page = person.page(f"/tables/{table}")
        if 'class="panel end"' in page:
            return page
        moves = moves_on(page)
        if moves:
            landmarks = [move for move in moves if re.search("station$|mall|park|tower", move) and "tv" not in move]
            move = (landmarks or moves)[0]
            person.post(f"/tables/{table}/play", data={"csrf": person.csrf, "ply": ply_on(page), "move": move})
    raise AssertionError("the game does not end")


@pytest.fixture(scope="module")
def finished(address: str) -> Iterator[tuple[Person, str, str]]:
    """Someone, the table at which they have finished a game among friends, and its last page."""
    with Person(address) as person:
        table = person.set_up("me", "friend")
        yield person, table, play_to_the_end(person, table)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_line_that_fluent_cannot_read(language: str) -> None:
    assert not CATALOGUES[language].junk
    assert not CATALOGUES[language].twice


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_in_every_language_with_the_same_parameters(language: str) -> None:
    english, other = CATALOGUES["en"], CATALOGUES[language]
    assert english.keys() == other.keys()
    assert {key: english.parameters(key) for key in english} == {key: other.parameters(key) for key in other}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_in_the_letters_of_their_language(language: str) -> None:
    text = (WEB / "words" / f"{language}.ftl").read_text("utf-8")
    sentences = re.sub(r"^[\w-]+ =|\{[^{}]*?->|\{ \$\w+ \}|\[\w+\]|^#.*$", "", text, flags=re.MULTILINE)
    assert re.findall(f"[{FOREIGN_LETTERS[language]}]+", sentences) == []


def test_everything_that_is_refused_or_said_has_words() -> None:
    sources = [path.read_text("utf-8") for path in BACKBONE]
    templates = [path.read_text("utf-8") for path in (WEB / "templates").rglob("*.html")]
    refused = {key for source in sources for key in re.findall(r'Refused\(\s*\d+, "([\w-]+)"', source)}
    said = {key for text in templates for key in re.findall(r"""(?<![\w.])say\(["']([\w-]+[\w])["'][,)]""", text)}
    assert len(refused) > 30
    assert len(said) > 100
    assert refused | said <= CATALOGUES["en"].keys() | SHARED.keys()


def test_names_that_we_gave_are_told_in_the_readers_language() -> None:
    assert local_name("Guest 4711", "pl") == "Gość 4711"
    assert local_name("Bosun 2", "uk") == "Боцман 2"
    assert local_name("Друг 2", "en") == "Friend 2"
    assert local_name("Bosunova", "uk") == "Bosunova"


# The first minute


@pytest.mark.parametrize(
    ("asked", "title"), [("uk-UA,uk;q=0.9", "Мачі коро"), ("ru", "Мачи Коро"), ("fr,pl;q=0.5", "Machi Koro")]
)
def test_the_start_page_is_in_the_visitors_language(address: str, asked: str, title: str) -> None:
    with Person(address, asked) as person:
        page = person.page("/")
    assert title in page
    assert 'class="cover"' in page
    assert "<h1>" in page


def test_one_click_starts_a_game_against_two_bots(olena: Person) -> None:
    answer = olena.submit("/start", game="machi-koro")
    assert "/tables/" in str(answer.url)
    assert len(moves_on(answer.text)) > 1
    assert answer.text.count("seat-score") == 3


@pytest.mark.parametrize("game", ["machi-koro", "council-of-four", "yokohama"])
def test_every_symbol_on_a_table_is_on_its_page(olena: Person, game: str) -> None:
    page = olena.submit("/start", game=game).text
    facts = re.findall(r'class="seat-fact".*?href="#([^"]+)"', page)
    assert len(facts) >= 3, "what matters about a player stands beside the points"
    assert set(re.findall(r'<use href="#([^"]+)"', page)) <= set(re.findall(r' id="([^"]+)"', page))


def test_the_language_is_changed_by_a_plain_form_and_stays(olena: Person) -> None:
    answer = olena.submit("/language", language="pl", back="/lobby")
    assert answer.url.path == "/lobby"
    assert '<html lang="pl"' in olena.page("/")


def test_one_is_never_sent_to_another_site(olena: Person) -> None:
    for back in ("//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example"):
        assert olena.submit("/language", language="en", back=back).url.path == "/"


# Setting up


def test_options_are_explained_and_taken(olena: Person) -> None:
    assert "Only 10 kinds of establishments are on offer" in seen(olena.page("/tables/new?game=machi-koro"))
    table = olena.set_up("me", "bot-random", **{"option-plus": "on"})
    assert "Machi Koro Plus" in seen(olena.page(f"/tables/{table}"))


def test_a_clock_is_set_in_minutes(olena: Person) -> None:
    table = olena.set_up("me", "bot-random", clock="move", minutes="3")
    assert re.search(r'role="timer"[^>]*>[23]:\d\d<', olena.page(f"/tables/{table}"))


@pytest.mark.parametrize(
    "wrong",
    [{"seat-1": "none"}, {"clock": "move", "minutes": "0"}, {"clock": "sand"}, {"minutes": "x", "clock": "game"}],
)
def test_a_wish_that_cannot_be_met_is_shown_again(olena: Person, wrong: dict[str, str]) -> None:
    wish = {"game": "machi-koro", "seat-0": "me", "seat-1": "bot-greedy", "clock": "none"} | wrong
    page = olena.submit("/tables", 422, **wish).text
    assert 'role="alert"' in page
    assert 'name="seat-0"' in page


def test_friends_join_by_link_and_everyone_by_the_lobby(olena: Person, taras: Person) -> None:
    table = olena.set_up("me", "open", public="yes")
    assert f"/tables/{table}" in taras.page("/lobby")
    taras.submit(f"/tables/{table}/join", seat="1")
    page = olena.page(f"/tables/{table}")
    assert moves_on(page)
    assert not moves_on(taras.page(f"/tables/{table}"))
    assert "Your turn" in seen(olena.page("/lobby"))


def test_the_host_gives_free_seats_to_bots(olena: Person) -> None:
    table = olena.set_up("me", "open", "open")
    page = olena.submit(f"/tables/{table}/fill").text
    assert "Bosun" in page
    assert moves_on(page)


# Playing


def test_no_line_ends_between_a_number_and_what_it_counts(taras: Person) -> None:
    table = taras.set_up("me", "friend")
    assert f"22{NO_BREAK}монети" in unescape(taras.page(f"/tables/{table}/why?move=build:radio-tower"))
    assert f"2–5{NO_BREAK}гравців" in unescape(taras.page("/"))


def test_a_whole_game_ends_with_a_summary_a_chart_and_a_rematch(finished: tuple[Person, str, str]) -> None:
    person, table, page = finished
    assert page.count('class="chart"') == 2
    assert "wins!" in seen(page)
    answer = person.submit(f"/tables/{table}/rematch")
    assert str(answer.url) != f"/tables/{table}"
    assert moves_on(answer.text)


def test_every_legal_move_is_a_button_on_the_board_or_in_the_list(olena: Person) -> None:
    page = olena.page(f"/tables/{olena.set_up('me', 'friend')}")
    board = page.partition('id="play"')[2].partition("</form>")[0]
    on_board = set(re.findall(r'name="move" value="([^"]+)"', board))
    assert set(moves_on(page)) - {"pass"} == on_board - {"pass"}


def test_an_illegal_move_shows_the_table_again_with_the_reason(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    page = olena.page(f"/tables/{table}")
    answer = olena.submit(f"/tables/{table}/play", 409, ply=ply_on(page), move="build:radio-tower")
    assert "Radio Tower costs 22 coins" in seen(answer.text)
    assert moves_on(answer.text) == moves_on(page)
    stale = olena.submit(f"/tables/{table}/play", 409, ply="0", move="pass")
    assert "position has changed" in seen(stale.text)


def test_the_script_gets_one_line(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    headers = {"accept": "application/json"}
    data = {"csrf": olena.csrf, "move": "build:radio-tower"}
    assert "22 coins" in olena.post(f"/tables/{table}/play", data=data, headers=headers).json()["error"]
    done = olena.post(f"/tables/{table}/play", data=data | {"move": "pass"}, headers=headers).json()
    assert done.keys() == {"version"}
    said = olena.post(f"/tables/{table}/say", data={"csrf": olena.csrf, "text": "Hello"}, headers=headers).json()
    assert 0 < done["version"] < said["version"]  # a page that shows it shows what was done
    assert "no such page" in olena.get("/nowhere", headers=headers).json()["error"]


def test_why_not_is_answered_in_words(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    for question in ("move=build:mine", "thing=mine"):
        assert "Mine costs 6 coins" in seen(olena.page(f"/tables/{table}/why?{question}"))
    assert "no move" in seen(olena.page(f"/tables/{table}/why?move=nonsense", 422))


def test_what_can_be_asked_is_listed_only_for_whoever_wants_to_ask(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    assert 'value="build:mine"' not in found(r'(?s)(<select id="why-move".*?</select>)', olena.page(f"/tables/{table}"))
    listed = olena.get(f"/tables/{table}/questions").json()["questions"]
    assert listed["build:mine"].startswith("Build Mine")
    assert "die:3" not in listed, "nobody can play what chance plays"
    assert "tv:p2" in listed
    assert not [code for code in listed if "p3" in code.split(":")], "only two are at this table"
    assert '<option value="build:mine">' in olena.page(f"/tables/{table}/why")  # without a script


def test_a_form_in_a_strange_alphabet_is_refused_before_it_is_read(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    for charset in ("punycode", "unicode_escape", "undefined"):
        kind = f"multipart/form-data; boundary=x; charset={charset}"
        body = '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n' + "a-" * 20_000 + "\r\n--x--\r\n"
        answer = olena.post(f"/tables/{table}/say", content=body, headers={"content-type": kind})
        assert answer.status_code == 422


def test_a_held_decision_is_taken_back_or_confirmed(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    page = olena.submit(f"/tables/{table}/habits", hold_last="on").text
    held = olena.submit(f"/tables/{table}/play", ply=ply_on(page), move="build:ranch").text
    assert "You chose: Build Ranch" in " ".join(seen(held).split())
    assert moves_on(olena.submit(f"/tables/{table}/undo").text) == moves_on(page)
    olena.submit(f"/tables/{table}/play", move="build:ranch")
    assert "builds Ranch" in " ".join(seen(olena.submit(f"/tables/{table}/confirm").text).split())


def test_who_leaves_can_come_back(olena: Person, taras: Person) -> None:
    table = olena.set_up("me", "open")
    taras.submit(f"/tables/{table}/join")
    assert "/return" in olena.submit(f"/tables/{table}/leave").text
    assert "/leave" in olena.submit(f"/tables/{table}/return").text


def test_chat_is_escaped_and_can_be_muted(olena: Person, taras: Person) -> None:
    table = olena.set_up("me", "open", public="yes")
    taras.submit(f"/tables/{table}/say", text="<script>alert(1)</script>")
    page = olena.page(f"/tables/{table}")
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    mark = found(r'name="mark" value="(\w+)"', page)
    muted = olena.submit(f"/tables/{table}/mute", mark=mark).text
    assert "alert(1)" not in muted
    assert "alert(1)" in olena.submit(f"/tables/{table}/mute", mark=mark).text


def test_who_may_not_talk_is_shown_no_form_to_talk_with(olena: Person, taras: Person) -> None:
    for public, shown in (("no", False), ("yes", True)):
        table = olena.set_up("me", "open", public=public)
        assert 'id="chat-text"' in olena.page(f"/tables/{table}")
        assert ('id="chat-text"' in taras.page(f"/tables/{table}")) is shown
    taras.submit(f"/tables/{olena.set_up('me', 'open')}/say", 403, text="hello")


def test_a_seat_that_is_kept_is_offered_to_its_owner_alone(olena: Person, taras: Person, address: str) -> None:
    table = olena.set_up("me", "open")
    taras.submit(f"/tables/{table}/join")
    for player in (olena, taras):
        player.submit(f"/tables/{table}/leave")
    eventually(lambda: 'class="panel end"' in olena.page(f"/tables/{table}"))
    again = str(olena.submit(f"/tables/{table}/rematch").url.path)
    name = local_name(found(r'id="shown-name"[^>]* value="([^"]+)"', taras.page("/account")), "en")
    assert "/join" in taras.page(again)
    with Person(address) as stranger:
        page = stranger.page(again)
        assert "/join" not in page
        assert f"kept for {name}" in seen(page)
        assert "kept for someone who played before" in seen(stranger.submit(f"{again}/join", 409).text)
    assert "/leave" in taras.submit(f"{again}/join").text


def test_nobody_is_muted_who_cannot_be(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    for mark in ("漢" * 12, "short", "ABCDEFABCDEF"):
        olena.submit(f"/tables/{table}/mute", 422, mark=mark)
    olena.submit("/account/tokens/drop", token="\0")  # noqa: S106 - no database keeps that letter


def test_a_waiting_page_comes_again_by_itself_and_one_to_decide_on_does_not(olena: Person) -> None:
    refresh = '<noscript><meta http-equiv="refresh"'
    assert refresh in olena.page(f"/tables/{olena.set_up('me', 'open')}")
    assert refresh not in olena.page(f"/tables/{olena.set_up('me', 'friend')}")


# Live


def news_of(
    person: Person, table: str, events: int, query: str = "?steps=1"
) -> tuple[threading.Thread, list[dict[str, Any]]]:
    """Listens in the background until so many events have come."""
    heard: list[dict[str, Any]] = []

    def listen() -> None:
        with person.stream("GET", f"/tables/{table}/live{query}") as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            data = ""
            for line in stream.iter_lines():
                data += line.removeprefix("data: ") if line.startswith("data: ") else ""
                if not line and data:
                    heard.append(json.loads(data))
                    data = ""
                    if len(heard) >= events:
                        return

    thread = threading.Thread(target=listen, daemon=True)
    thread.start()
    return thread, heard


def test_an_update_carries_only_what_changed(olena: Person, taras: Person) -> None:
    table = olena.set_up("me", "friend")
    watching, heard = news_of(taras, table, 3)
    eventually(lambda: heard)
    first = heard[0]["parts"]
    assert {"board", "board-market", "board-player-0", "decision", "log", "seats", "chat"} <= first.keys()
    olena.submit(f"/tables/{table}/say", text="Hello")
    eventually(lambda: len(heard) > 1)
    assert heard[1]["parts"].keys() == {"chat"}
    olena.submit(f"/tables/{table}/play", move="build:ranch")
    watching.join(WAIT)
    assert {"board-market", "board-player-0", "log", "decision"} <= heard[2]["parts"].keys()
    assert not {"board", "reference", "chat", "tools"} & heard[2]["parts"].keys()
    assert heard[2]["version"] > heard[0]["version"]


def test_a_page_that_an_earlier_version_drew_is_told_all_every_time(olena: Person, taras: Person) -> None:
    table = olena.set_up("me", "friend")
    listening, heard = news_of(taras, table, 2, query="")
    eventually(lambda: heard)
    olena.submit(f"/tables/{table}/say", text="Hello")
    listening.join(WAIT)
    assert heard[1]["parts"].keys() == heard[0]["parts"].keys()
    assert all(isinstance(part, str) for part in heard[1]["parts"].values())
    assert "Hello" in heard[1]["parts"]["chat"]


def test_nothing_of_one_person_alone_is_in_a_shared_part(olena: Person, address: str) -> None:
    table = olena.set_up("me", "friend")
    listening, heard = news_of(olena, table, 1)
    listening.join(60)
    assert olena.csrf not in json.dumps(heard)


# Replays


def test_a_replay_is_stepped_through_and_its_fairness_checked(finished: tuple[Person, str, str]) -> None:
    person, table, _ = finished
    page = person.page(f"/replays/{table}")
    plies = int(found(r'type="range" min="0" max="(\d+)"', page))
    assert "The dice and draws were fixed before the game" in seen(page)
    assert f"Move 3 of {plies}" in seen(person.page(f"/replays/{table}?ply=3"))
    assert f"Move {plies} of {plies}" in seen(person.page(f"/replays/{table}?ply=999999"))
    assert person.get(f"/replays/{table}?ply=2", headers={"accept": "application/json"}).json()["ply"] == 2


def test_a_record_is_downloaded_and_brought_again(finished: tuple[Person, str, str], taras: Person) -> None:
    person, table, _ = finished
    answer = person.get(f"/replays/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    assert load(answer.text).over
    brought = taras.post("/replays", data={"csrf": taras.csrf}, files={"file": ("record.txt", answer.content)})
    assert brought.status_code == 200
    assert "Кидки й карти зафіксовано до гри" in seen(brought.text)
    pasted = taras.submit("/replays", text=answer.text)
    assert pasted.url == brought.url


def test_a_record_that_was_changed_is_refused_with_the_line(finished: tuple[Person, str, str], olena: Person) -> None:
    person, table, _ = finished
    record = person.get(f"/replays/{table}/record").text
    line = next(number for number, text in enumerate(record.splitlines(), 1) if text.startswith("1."))
    die = found(r"\[die:(\d)\]", record)
    other = record.replace(f"[die:{die}]", f"[die:{int(die) % 6 + 1}]", 1)
    assert f"line {line} is wrong (" in seen(olena.submit("/replays", 422, text=other).text)
    assert "Choose a file" in seen(olena.submit("/replays", 422).text)


def test_a_record_with_a_long_name_is_shown_and_with_an_endless_one_refused(
    finished: tuple[Person, str, str], taras: Person
) -> None:
    person, table, _ = finished
    record = re.sub(r"checksum: .*\n", "", person.get(f"/replays/{table}/record").text)
    told = found(r"(player 1: .*)", record)
    line = record.splitlines().index(told) + 1
    began = time.process_time()  # however many others are at work
    longest = "W" * LONGEST_NAME
    assert longest in taras.submit("/replays", text=record.replace(told, f"player 1: {longest}")).text
    for characters in (LONGEST_NAME + 1, 150_000):
        endless = record.replace(told, f"player 1: {'W' * characters}")
        assert f"помилка в рядку {line} (" in seen(taras.submit("/replays", 422, text=endless).text)
    assert time.process_time() - began < 60, "it once took minutes"


def test_a_record_with_a_name_that_turns_text_around_is_refused(
    finished: tuple[Person, str, str], taras: Person
) -> None:
    person, table, _ = finished
    record = re.sub(r"checksum: .*\n", "", person.get(f"/replays/{table}/record").text)
    taras.submit("/replays", 422, text=record.replace(found(r"(player 1: .*)", record), "player 1: \u202eEvil"))


def test_an_unfinished_game_is_not_replayed(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    for path in (f"/replays/{table}", f"/replays/{table}/record"):
        assert "not over yet" in seen(olena.page(path, 409))


# Accounts


def test_an_account_keeps_games_across_devices(olena: Person, taras: Person) -> None:
    table = olena.set_up("me", "open")
    account: dict[str, Any] = {"name": "Олена", "password": "eight letters"}
    olena.submit("/account/register", **account)
    refused = olena.submit("/account/login", 403, **account | {"password": "another one"})
    assert "Name or password is wrong" in seen(refused.text)
    lobby = taras.submit("/account/login", **account | {"name": "олена"}).text
    assert f"/tables/{table}" in lobby
    taras.submit("/account/logout")
    assert f"/tables/{table}" not in taras.page("/lobby")


def test_a_token_is_shown_once_and_can_be_deleted(olena: Person) -> None:
    page = olena.submit("/account/tokens", label="my bot").text
    token = found(r">(tw_[\w-]+)<", page)
    again = olena.page("/account")
    assert token not in again
    olena.submit("/account/tokens/drop", token=found(r'name="token" value="(\w+)"', again))
    assert "my bot" not in olena.page("/account")


def test_a_name_is_changed_and_escaped(olena: Person) -> None:
    page = olena.submit("/account/name", name="<b>Ola</b>").text
    assert "&lt;b&gt;Ola&lt;/b&gt;" in page
    assert "<b>Ola</b>" not in page
    assert 'role="alert"' in olena.submit("/account/name", 422, name=" ").text


# Safety


def test_a_form_without_its_token_is_refused(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    forms = ["/start", "/tables", "/language", "/theme", "/replays", "/account/name", "/account/tokens"]
    forms += [f"/tables/{table}/{action}" for action in ("play", "leave", "say", "fill", "rematch", "mute", "habits")]
    for path in forms:
        for csrf in ("", "forged", "ї"):
            assert olena.post(path, data={"csrf": csrf, "game": "machi-koro"}).status_code == 403, path


def test_no_page_has_script_or_style_of_its_own(finished: tuple[Person, str, str]) -> None:
    person, table, _ = finished
    open_table = person.set_up("me", "open")
    paths = ["/", "/lobby", "/tables/new", "/account", "/replays", f"/tables/{table}", f"/tables/{open_table}"]
    for path in [*paths, f"/replays/{table}", f"/tables/{table}/log"]:
        answer = person.get(path)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:", answer.text), path
        assert answer.text.count("<h1") == 1
        assert "<main" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_kind_and_tell_nothing_of_the_insides(address: str, language: str) -> None:
    with Person(address, language) as person:
        for method, path, status in [
            ("GET", "/nowhere", 404),
            ("GET", "/tables/nonsense", 404),
            ("GET", "/replays/rnothing", 404),
            ("DELETE", "/lobby", 405),
            ("GET", "/tables/new?game=chess", 404),
        ]:
            answer = person.request(method, path)
            assert answer.status_code == status, path
            assert f'<html lang="{language}"' in answer.text
            assert not re.search(r"Traceback|\.py|/src/", answer.text)


def test_the_page_of_a_table_is_light(olena: Person) -> None:
    table = olena.set_up("me", *["bot-greedy"] * 4, **{"option-plus": "on"})
    answer = olena.get(f"/tables/{table}", headers={"accept-language": "uk"})
    linked = re.findall(r'(?:href|src)="(/(?:static/|pictures)[^"]+)"', answer.text)
    sizes = {path: len(olena.get(path).content) for path in linked}
    assert len(sizes) >= 3
    assert len(answer.content) + sum(sizes.values()) < LARGEST_PAGE
    assert sum(size for path, size in sizes.items() if ".js" in path) < LARGEST_SCRIPT


# Friends at one device


def test_friends_at_one_device_do_not_see_each_others_cards(olena: Person) -> None:
    table = olena.set_up("me", "friend", game="high-tide")
    curtained = olena.page(f"/tables/{table}")
    assert "Pass the device" in seen(curtained)
    assert not moves_on(curtained)
    assert moves_on(olena.submit(f"/tables/{table}/look", seat="0").text)
    olena.submit(f"/tables/{table}/look", 403, seat="7")


def test_levels_are_offered_with_their_ratings(olena: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(f'value="bot-{level}"' in olena.page("/tables/new") for level in LEVELS)
    monkeypatch.setattr("tradewinds.bots.levels._strength", dict)
    assert "Rating" not in seen(olena.page("/tables/new")), "nothing is told that was not measured"
    measured = {"2": {"strong": {"rating": 1310, "low": 1290, "high": 1330}}}
    monkeypatch.setattr("tradewinds.bots.levels._strength", lambda: {"machi-koro": measured})
    told = " ".join(seen(olena.page("/tables/new?game=machi-koro")).split())
    assert "Rating, 2 players" in told
    assert "1310 1290–1330" in told


def test_the_pace_of_bots_is_chosen_once_and_kept(olena: Person) -> None:
    table = olena.set_up("me", "bot-beginner", pace="at-once")
    chosen = r'value="([\w-]+)" aria-pressed="true"'
    assert found(chosen, olena.page(f"/tables/{table}").partition('class="pace"')[2]) == "at-once"
    olena.submit(f"/tables/{table}/pace", pace="slow")
    assert found(chosen, olena.page(f"/tables/{table}").partition('class="pace"')[2]) == "slow"
    assert re.search(r'name="pace" value="slow" checked', olena.page("/tables/new"))
    olena.submit(f"/tables/{table}/pace", 422, pace="sluggish")
