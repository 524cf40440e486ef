"""A server that can be watched: health, readiness, figures and logs, none of which tells a secret."""

from __future__ import annotations

import json
import logging
import re
import sys
from pathlib import Path

import httpx
import pytest

from tests.web.serving import WAIT, Client, eventually, get, new_app, running, served, sqlite
from tradewinds.web.store import Store
from tradewinds.web.watch.figures import Figures
from tradewinds.web.watch.logs import JsonLines, PlainLines, without_secrets
from tradewinds.web.watch.pages import Readiness

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"^(\w+)(?:\{([^}]*)\})? (-?[\d.e+-]+|\+Inf)$")
SESAME = "open sesame"
BOTS = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}


def figures(address: str, **headers: str) -> dict[str, float]:
    """Every sample by its name and labels."""
    answer = get(f"{address}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [LINE.fullmatch(line) for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(lines), "a line that Prometheus cannot read"
    return {f"{line[1]}{{{line[2] or ''}}}": float(line[3]) for line in lines if line}


def test_figures_are_written_as_prometheus_reads_them() -> None:
    all_of_them = Figures()
    counter = all_of_them.counter("calls_total", "Calls", "who")
    counter.add('so "called"\n\\')
    counter.add('so "called"\n\\')
    timer = all_of_them.histogram("wait_seconds", "Waiting")
    for seconds in (0.001, 0.002, 0.3, 60.0):
        timer.note(seconds)
    all_of_them.gauge("open", "Open", lambda: {(): 3.0})
    text = all_of_them.text()
    assert '# TYPE calls_total counter\ncalls_total{who="so \\"called\\"\\n\\\\"} 2\n' in text
    assert 'wait_seconds_bucket{le="0.002"} 2\n' in text
    assert 'wait_seconds_bucket{le="0.25"} 2\nwait_seconds_bucket{le="0.5"} 3\n' in text
    assert 'wait_seconds_bucket{le="+Inf"} 4\nwait_seconds_sum 60.303\nwait_seconds_count 4\n' in text
    assert "# HELP open Open\n# TYPE open gauge\nopen 3\n" in text


def test_moves_streams_bots_and_the_database_are_measured(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as address, Client(address) as olena:
        table = olena.done("POST", "/tables", BOTS)["id"]
        for _ in range(3):
            olena.news(table, lambda now: now["seat"] == 0)
            code = olena.done("GET", f"/tables/{table}/moves")[0]["code"]
            olena.done("POST", f"/tables/{table}/play", {"move": code})
        with olena.stream("GET", f"/tables/{table}/live") as stream:
            lines = stream.iter_lines()  # which closes the stream when nobody has it any more
            next(lines)
            eventually(lambda: figures(address)["tradewinds_streams{}"] == 1)
        eventually(lambda: figures(address)["tradewinds_streams{}"] == 0)
        now = figures(address)
        assert now['tradewinds_moves_total{by="person"}'] == 3
        assert now['tradewinds_moves_total{by="chance"}'] >= 3
        assert now["tradewinds_move_seconds_count{}"] == 3
        assert now['tradewinds_bot_seconds_count{bot="random"}'] >= 2
        assert now["tradewinds_bots_queue{}"] in (0, 1)
        assert now['tradewinds_database_seconds_count{kind="write"}'] >= 4
        assert now['tradewinds_database_seconds_count{kind="read"}'] >= 1
        assert now['tradewinds_tables{status="playing"}'] == 1
        assert now['tradewinds_requests_total{method="POST",status="201"}'] >= 1
        assert now["process_resident_memory_bytes{}"] > 1e6
        text = get(f"{address}/metrics").text
        assert not any(secret in text for secret in (table, olena.headers["authorization"][7:]))


def test_strange_methods_and_addresses_make_no_figures_of_their_own(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as address:
        for number in range(5):
            httpx.request(("PROPFIND", "REPORT", "SEARCH", "LOCK", "MOVE")[number], address, timeout=WAIT)
            get(f"{address}/nothing{number}")
        now = figures(address)
        assert [name for name in now if "PROPFIND" in name or "nothing" in name] == []
        assert now['tradewinds_requests_total{method="other",status="405"}'] == 5


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_figures_are_told_to_this_machine_alone_and_not_to_whom_a_proxy_here_asks_for(
    header: str, tmp_path: Path
) -> None:
    with served(sqlite(tmp_path)) as address:
        assert get(f"{address}/metrics").status_code == 200
        assert get(f"{address}/metrics", headers={header: "203.0.113.7"}).status_code == 404
    with served(sqlite(tmp_path), proxies=["127.0.0.1"]) as address:
        assert get(f"{address}/metrics", headers={"X-Forwarded-For": "203.0.113.7"}).status_code == 404


def test_with_a_token_figures_are_told_to_whoever_has_it(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), metrics_token=SESAME) as address:
        assert get(f"{address}/metrics").status_code == 404
        assert get(f"{address}/metrics", headers={"Authorization": "Bearer no"}).status_code == 404
        passed_on = {"authorization": f"Bearer {SESAME}", "x-forwarded-for": "203.0.113.7"}
        assert "tradewinds_streams{}" in figures(address, **passed_on)


def test_a_server_says_that_it_is_well_and_ready(tmp_path: Path) -> None:
    with served(sqlite(tmp_path), requests_a_minute=1) as address:
        for _ in range(50):
            assert get(f"{address}/health").json() == {"well": True}
            answer = get(f"{address}/ready")
            assert (answer.status_code, answer.json()) == (200, {"ready": True, "faults": []})
        for path in ("/health", "/ready"):
            answer = httpx.head(address + path, timeout=WAIT)
            assert (answer.status_code, answer.content) == (200, b"")


def test_a_server_whose_database_does_not_answer_is_well_but_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(store: Store) -> bool:
        raise OSError("gone")

    with served(sqlite(tmp_path)) as address:
        monkeypatch.setattr(Store, "answers", fails)
        answer = get(f"{address}/ready")
        assert (answer.status_code, answer.json()) == (503, {"ready": False, "faults": ["database"]})
        assert get(f"{address}/health").status_code == 200


def test_a_server_that_is_about_to_stop_is_not_ready(tmp_path: Path) -> None:
    app = new_app(sqlite(tmp_path))
    with running(app) as address:
        readiness: Readiness = app.state.readiness
        readiness.closing = True
        assert get(f"{address}/ready").json() == {"ready": False, "faults": ["closing"]}


# Logs


SECRETS = [
    ("cannot open postgresql://tradewinds:pa55word@db/tables", "pa55word"),
    ("GET with Authorization: Bearer abc.def-123", "abc.def-123"),
    ("{'cookie': 'tw_session=chocolate; tw_theme=dark'}", "chocolate"),
    (f"the seed {'ab' * 32}", "ab" * 32),
    ("hash $argon2id$v=19$m=65536$c29tZXNhbHQ$aGFzaA", "aGFzaA"),
    (f"the row 'sealed:0123abcd:{'cd' * 8}'", "cd" * 8),
    ("token tw_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4", "Zm9vYmFyYmF6"),
]


@pytest.mark.parametrize(("text", "secret"), SECRETS)
@pytest.mark.parametrize("form", [PlainLines, JsonLines])
def test_no_secret_is_written_down(text: str, secret: str, form: type[logging.Formatter]) -> None:
    try:
        raise ValueError(text)
    except ValueError:
        record = logging.LogRecord("tradewinds.web", logging.ERROR, "", 0, "it fails: %s", (text,), sys.exc_info())
    line = form().format(record)
    assert secret not in line
    assert "it fails" in line
    assert "Traceback" in line


def test_what_is_no_secret_is_left_as_it_is() -> None:
    text = "table 0123456789ab: nobody moved; trying again in 2.0 seconds (tradewinds.web.house.tables.Tables.find)"
    assert without_secrets(text) == text


def test_a_line_of_json_is_an_object_with_what_is_known() -> None:
    record = logging.LogRecord("tradewinds.requests", logging.INFO, "", 0, "GET %s", ("/lobby",), None)
    record.about = {"status": 200}
    told = json.loads(JsonLines().format(record))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told.pop("at"))
    assert told == {"level": "info", "logger": "tradewinds.requests", "message": "GET /lobby", "status": 200}


def test_requests_are_logged_by_pattern_since_an_address_lets_one_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "tradewinds.requests"), served(sqlite(tmp_path)) as address:
        with Client(address) as olena:
            table = olena.done("POST", "/tables", BOTS)["id"]
            olena.done("GET", f"/tables/{table}")
        get(f"{address}/tables/{table}?lang=uk")
        get(f"{address}/no/such/page")
    paths = [record.about["path"] for record in caplog.records if record.name == "tradewinds.requests"]  # type: ignore[attr-defined]
    assert paths == ["/api/guests", "/api/tables", "/api/tables/{table}", "/tables/{key}", "unknown"]
    assert table not in caplog.text


# The dashboard


def test_the_dashboard_asks_for_figures_that_there_are(tmp_path: Path) -> None:
    board = json.loads((ROOT / "deploy/grafana/tradewinds.json").read_text("utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:tradewinds|process)_\w+", target["expr"])
    }
    with served(sqlite(tmp_path)) as address:
        told = get(f"{address}/metrics").text
    known = dict(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.MULTILINE))
    suffixed = {f"{name}_{end}" for name, kind in known.items() if kind == "histogram" for end in ("bucket", "count")}
    assert asked <= known.keys() | suffixed
    ours = {name for name in known if name.startswith("tradewinds_")} - {"tradewinds_build"}
    assert ours <= {name.removesuffix("_bucket") for name in asked}, "a figure that no panel shows"
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
