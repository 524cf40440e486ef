"""The coach: hints against bots alone, analyses of finished games, and positions dealt again."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsers import Person, found, seen
from tests.web.serving import Client, eventually, served, sqlite
from tests.web.tables import BOT, ME, OPEN, Shared, Town, refusal
from tradewinds import Match
from tradewinds.bots.bot import Candidate, Choice
from tradewinds.core.words import LANGUAGES
from tradewinds.web.analyses import Analyses
from tradewinds.web.coach import Coach, advice_of, may_ask
from tradewinds.web.house import NewSeat, NewTable
from tradewinds.web.house.playing import new_match, origin_at
from tradewinds.web.reports import Judged, Report, Swing, judged, suspicion, swings
from tradewinds.web.store.rows import SeatRow, TableRow

GAMES = ["yokohama", "council-of-four", "machi-koro"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("coach"))) as address:
        yield address


@pytest.fixture(scope="module")
def olena(address: str) -> Iterator[Person]:
    with Person(address) as person:
        yield person


def over(person: Person, table: str) -> str:
    """Bots play a game to its end."""
    person.submit(f"/tables/{table}/leave")
    eventually(lambda: person.get(f"/api/tables/{table}").json()["over"])
    return table


@pytest.fixture(scope="module")
def finished(olena: Person) -> str:
    return over(olena, olena.set_up("me", "bot-casual"))


def waits_for(person: Person, table: str) -> None:
    eventually(lambda: person.get(f"/api/tables/{table}").json()["decides"] == 0)


# Hints


def row_of(*kinds: str) -> TableRow:
    seats = [SeatRow(kind, name=kind) for kind in kinds]  # type: ignore[arg-type]
    return TableRow("t1", "machi-koro", len(kinds), {}, "seed", "me", status="playing", seats=seats)


def test_there_are_hints_only_where_one_person_plays_against_bots() -> None:
    assert may_ask(row_of("person", "bot", "bot"))
    assert not may_ask(row_of("person", "person"))
    assert not may_ask(row_of("person", "person", "bot"))
    assert not may_ask(row_of("person", "open"))
    assert not may_ask(row_of("bot", "bot"))


def test_advice_says_how_sure_the_bot_is() -> None:
    tried = (Candidate(7, 90, 0.6), Candidate(8, 9, 0.5), Candidate(9, 1, 0.4), Candidate(10, 0, 0.0))
    advice = advice_of(Choice(7, 0.9, (0.6, 0.4), tried), 12, "expert")
    assert [(each.move, each.sure, each.odds) for each in advice.moves] == [(7, 0.9, 0.6), (8, 0.09, 0.5)]
    liked = (Candidate(3, 0, 0.5, 0.75), Candidate(4, 0, 0.5, 0.25))
    assert [each.sure for each in advice_of(Choice(3, 0.75, (0.5, 0.5), liked), 1, "learned").moves] == [0.75, 0.25]
    assert [each.move for each in advice_of(Choice(5), 1, "greedy").moves] == [5]


@pytest.mark.anyio
async def test_a_hint_is_a_legal_move_and_thought_about_once(town: Town, thinkers: Shared) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, BOT)
    coach = Coach(thinkers)
    advice = await coach.hint(table, olena.id)
    assert advice.ply == table.game_on.ply
    assert {each.move for each in advice.moves} <= {move.id for move in table.game_on.moves()}
    assert await coach.hint(table, olena.id) is advice
    await town.house.play(table, olena, table.game_on.moves()[0].code)


@pytest.mark.anyio
async def test_nobody_gets_a_hint_where_people_play_each_other(town: Town, thinkers: Shared) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    coach = Coach(thinkers)
    friends = await town.table(olena, ME, OPEN)
    await town.house.join(friends, taras)
    with refusal(403, "no-hints-among-people"):
        await coach.hint(friends, olena.id)
    alone = await town.table(olena, ME, BOT)
    with refusal(403, "players-only"):
        await coach.hint(alone, taras.id)
    await town.house.leave(friends, taras)  # a bot plays on, but he may come back
    with refusal(403, "no-hints-among-people"):
        await coach.hint(friends, olena.id)


@pytest.mark.parametrize(("game", "language"), list(zip([*GAMES, "yokohama"], LANGUAGES, strict=True)))
def test_a_hint_is_told_in_words_without_a_script_and_as_data_with_one(address: str, game: str, language: str) -> None:
    with Person(address, language) as person:
        table = person.set_up("me", "bot-casual", game=game)
        waits_for(person, table)
        assert f'action="/tables/{table}/hint"' in person.page(f"/tables/{table}")
        legal = {move["code"] for move in person.get(f"/api/tables/{table}/moves").json()}
        answer = person.submit(f"/tables/{table}/hint")
        assert 'class="notice"' in answer.text
        news = person.post(
            f"/tables/{table}/hint", data={"csrf": person.csrf}, headers={"accept": "application/json"}
        ).json()
        assert news["moves"]
        assert set(news["moves"]) <= legal
        assert 'class="advised"' in news["html"]


def test_a_table_of_friends_has_no_hint_to_press(olena: Person) -> None:
    table = olena.set_up("me", "friend")
    assert "/hint" not in olena.page(f"/tables/{table}")
    assert "against bots" in seen(olena.submit(f"/tables/{table}/hint", 403).text)


def test_a_program_gets_hints_by_the_same_rules(address: str) -> None:
    with Client(address, name="Ada") as ada, Client(address, name="Bo") as bo:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "casual"}]
        table = ada.done("POST", "/tables", {"game": "machi-koro", "seats": seats})["id"]
        hint = ada.done("POST", f"/tables/{table}/hint")
        assert hint["moves"][0]["code"] in {move["code"] for move in ada.done("GET", f"/tables/{table}/moves")}
        assert bo.refused("POST", f"/tables/{table}/hint") == (403, "players-only")


# Analyses


def test_turning_points_are_the_rounds_that_changed_most() -> None:
    odds = ((0.5, 0.5), (0.5, 0.5), (0.55, 0.45), (0.9, 0.1), (0.88, 0.12), (0.3, 0.7), (0.0, 1.0))
    found = swings(odds, 2)
    assert [(each.number, each.seat) for each in found] == [(1, 0), (4, 0)]
    assert found[1] == Swing(4, 0, 0.88, 0.0)
    assert swings(((0.5, 0.5),) * 9, 2) == []


def test_a_decision_is_judged_by_what_the_search_found() -> None:
    choice = Choice(1, 0.8, (), (Candidate(1, 80, 0.6), Candidate(2, 20, 0.45), Candidate(3, 0, 0.0)))
    costly = judged(choice, 2, 14, 0)
    assert costly
    assert costly.cost == pytest.approx(0.15)
    assert costly.sure == 0.8
    assert judged(choice, 3, 14, 0) is None, "what was never tried has no value"
    lucky = judged(Choice(1, 0.8, (), (Candidate(1, 80, 0.5), Candidate(2, 20, 0.6))), 2, 14, 0)
    assert lucky
    assert lucky.cost == 0.0


def test_what_the_bot_would_least_have_done_is_thought_about_first() -> None:
    liked = (Candidate(1, 0, 0.5, 0.9), Candidate(2, 0, 0.5, 0.1))
    assert suspicion(Choice(1, 0.9, (), liked), 2) == pytest.approx(0.8)
    assert suspicion(Choice(1, 0.9, (), liked), 1) == 0.0
    assert suspicion(Choice(1), 2) == 1.0


def test_a_report_tells_the_worst_first_and_no_trifles() -> None:
    costs = [0.01, 0.2, 0.05]
    report = Report((0,), judged=[Judged(ply, 0, 1, 2, 0.5 - cost, 0.5, None) for ply, cost in enumerate(costs)])
    assert [each.ply for each in report.costly] == [1, 2]


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_every_game_can_be_analysed(thinkers: Shared, game: str) -> None:
    match, rng = Match(game, 2, seed=5), random.Random(5)
    while not match.over:
        match.play(rng.choice(match.moves()))
    analyses = Analyses(thinkers, search="expert@8")
    report = analyses.report(match, [0])
    assert analyses.report(match, [0]) is report, "it is made once"
    await analyses._tasks.copy().pop()
    assert (report.done, report.failed) == (True, False)
    assert report.decisions > 0
    assert len(report.judged) == report.total
    assert {each.seat for each in report.judged} <= {0}
    assert report.odds[-1] == tuple(float(seat in match.winners) for seat in range(2))
    for each in report.judged:
        assert match.history[each.ply][1] == each.played
        assert each.better in match.game.legal(match.position(each.ply))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_made_in_the_background_and_leads_into_the_replay(
    address: str, finished: str, language: str
) -> None:
    with Person(address, language) as person:
        path, script = f"/replays/{finished}/analysis", {"accept": "application/json"}
        person.page(path)
        eventually(lambda: person.get(path, headers=script).json()["done"])
        page = person.page(path)
        assert 'class="chart"' in page
        assert "http-equiv" not in page, "it comes again only while there is more to come"
        plies = [int(ply) for ply in set(re.findall(rf'href="/replays/{finished}\?ply=(\d+)"', page))]
        assert plies
        person.page(f"/replays/{finished}?ply={plies[0]}")


def test_a_program_reads_the_same_analysis(address: str, finished: str) -> None:
    with Client(address, name="Ada") as ada:
        eventually(lambda: ada.done("GET", f"/tables/{finished}/analysis")["done"])
        told = ada.done("GET", f"/tables/{finished}/analysis")
        assert told["judged"] == told["total"]
        assert [each["cost"] for each in told["costly"]] == sorted((c["cost"] for c in told["costly"]), reverse=True)


def test_a_game_that_goes_on_is_neither_analysed_nor_practised(address: str, olena: Person) -> None:
    table = olena.set_up("me", "friend")
    for path in ("analysis", "practise?ply=0"):
        assert "not over yet" in seen(olena.page(f"/replays/{table}/{path}", 409))
    olena.submit(f"/replays/{table}/practise", 409, ply="0", seat="0", level="casual")
    with Client(address, name="Ada") as ada:
        assert ada.refused("GET", f"/tables/{table}/analysis") == (409, "game-not-over")
        body = {"ply": 0, "seat": 0}
        assert ada.refused("POST", f"/tables/{table}/practise", body) == (409, "game-not-over")


# Practice


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_dealt_again_as_it_was(game: str) -> None:
    match, rng = Match(game, 2, seed=8), random.Random(8)
    while not match.over:
        match.play(rng.choice(match.moves()))
    for ply in (0, 20, match.ply // 2):
        row = row_of("person", "bot")
        row.game, row.origin = game, origin_at(match, ply)
        again = new_match(row)
        while match.position(ply).seat < 0:  # chance plays on at once, and otherwise than it did
            ply += 1
        if not again.history:
            assert _laid(again.position(0)) == _laid(match.position(ply))
        while not again.over:
            again.play(rng.choice(again.moves()))


def _laid(state: Any) -> bytes:
    """A position without its generator."""
    state = state.copy()
    state["rng"] = 0
    return bytes(state.tobytes())


def test_practice_of_practice_begins_where_that_was() -> None:
    match, rng = Match("machi-koro", 2, seed=8), random.Random(8)
    for _ in range(40):
        match.play(rng.choice(match.moves()))
    row = row_of("person", "bot")
    row.origin = origin_at(match, match.ply)
    first = new_match(row)
    for _ in range(10):
        first.play(rng.choice(first.moves()))
    row.origin = origin_at(first, first.ply, row.origin)
    row.seed = "another"
    assert _laid(new_match(row).position(0)) == _laid(first.state)


@pytest.mark.anyio
async def test_a_practice_game_survives_a_restart_and_is_dealt_again_for_a_rematch(town: Town) -> None:
    olena = await town.person()
    match, rng = Match("machi-koro", 2, seed=3), random.Random(3)
    for _ in range(30):
        match.play(rng.choice(match.moves()))
    origin = origin_at(match, match.ply)
    wish = NewTable("machi-koro", [ME, NewSeat("person", name="Friend")], origin=origin)
    table = await town.house.create(olena, wish)
    assert table.game_on.scores == match.scores
    while not table.game_on.over:
        await town.play(table, olena, rng)
    read = await (await town.reopened()).table(table.row.id)
    assert read.game_on.state.tobytes() == table.game_on.state.tobytes()
    assert read.row.result == table.row.result
    again = await town.house.rematch(table, olena)
    assert _laid(again.game_on.position(0)) == _laid(table.game_on.position(0))


def test_someone_practises_a_position_against_bots(olena: Person, finished: str) -> None:
    assert "Play as" in seen(olena.page(f"/replays/{finished}/practise?ply=30"))
    answer = olena.submit(f"/replays/{finished}/practise", ply="30", seat="0", level="casual")
    table = found(r"/tables/([0-9a-f]+)$", str(answer.url))
    assert '<span class="tag">Practice</span>' in answer.text
    over(olena, table)
    assert "Practice" in seen(olena.page("/replays"))
    olena.page(f"/replays/{table}")
    assert "no record of its own" in seen(olena.page(f"/replays/{table}/record", 409))


def test_what_cannot_be_practised_is_refused(olena: Person, finished: str) -> None:
    path = f"/replays/{finished}/practise"
    assert "Choose an earlier one" in seen(olena.page(f"{path}?ply=999999", 409))
    for wrong in ({"seat": "7"}, {"level": "os.system"}, {"ply": "-1"}, {"seat": "x"}):
        olena.submit(path, 422, **({"ply": "3", "seat": "0", "level": "casual"} | wrong))
