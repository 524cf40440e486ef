"""The table as a service: settings that are documented, and files of containers that hold together."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml  # type: ignore[import-untyped]

from tests.cli.terminal import run
from tests.web.serving import reserved_port, served, sqlite
from tradewinds.cli import app
from tradewinds.cli.surroundings import BY_ENVIRONMENT, settings_from_environment, variable
from tradewinds.web.server import server_config
from tradewinds.web.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = re.compile(r"TRADEWINDS_[A-Z_]*[A-Z]")
ROW = re.compile(r"^\| (?:`(--[a-z-]+)` )?\| (?:`(TRADEWINDS_\w+)` )?\| (.+?) \| .+ \|$", re.MULTILINE)
LISTED = {
    (flag, name): usual.strip("`") for flag, name, usual in ROW.findall((ROOT / "docs/serving.md").read_text("utf-8"))
}
VARIABLES = {name for _, name in LISTED}
INSIDE = {
    "database",
    "key",
    "bots",
    "ray",
    "bots_mode",
    "warm_up",
    "secure_cookies",
    "metrics_token",
    "hold_last",
}  # or ours


def options() -> dict[str, Any]:
    """The options of `tradewinds serve`, by flag."""
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {max(each.opts, key=len): each for each in serve.params if each.name != "help"}


# Settings


def test_every_flag_is_in_the_table_with_its_variable_and_what_is_usual() -> None:
    for flag, option in options().items():
        name = option.envvar or ("TRADEWINDS_LANG" if flag == "--lang" else "")
        assert (flag, name) in LISTED, f"{flag} with {name or 'no variable'} is missing in docs/serving.md"
        told = LISTED[flag, name]
        if isinstance(option.default, bool):
            assert told == ("yes" if option.default else "no")
        elif isinstance(option.default, int | float):
            assert float(told) == option.default
        elif option.default and flag != "--lang":
            assert told == str(option.default)
    assert {flag for flag, _ in LISTED if flag} == options().keys()


def test_every_setting_is_in_the_table_with_what_is_usual() -> None:
    usual = {each.name: each.default for each in fields(Settings)}
    assert usual.keys() == {*BY_ENVIRONMENT} | INSIDE, "a setting that nobody can set"
    for name in BY_ENVIRONMENT:
        assert float(LISTED["", variable(name)]) == usual[name]


def test_every_variable_that_the_program_reads_is_in_the_table_and_no_other() -> None:
    sources = (path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    read = {name for source in sources for name in NAME.findall(source)} | {variable(name) for name in BY_ENVIRONMENT}
    assert read == VARIABLES - {""}


def test_numbers_come_from_the_environment_and_what_is_none_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRADEWINDS_WORKERS", "3")
    monkeypatch.setenv("TRADEWINDS_BOT_DELAY", "0.25")
    monkeypatch.setenv("TRADEWINDS_LARGEST_RECORD", "")
    assert settings_from_environment() == {"workers": 3, "bot_delay": 0.25}
    for text in ("many", "-1", "nan", "1.5"):
        monkeypatch.setenv("TRADEWINDS_WORKERS", text)
        with pytest.raises(typer.Exit):
            settings_from_environment()


@pytest.mark.parametrize("secure", ["yes", "no"])
def test_flags_can_be_given_by_the_environment(secure: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[tuple[object, ...]] = []
    monkeypatch.setattr(sys.modules["tradewinds.cli.serve"], "_run", lambda *given: seen.append(given))
    with reserved_port() as port:
        chosen = {"HOST": "127.0.0.1", "PORT": str(port), "SECURE": secure, "PROXIES": "10.0.0.0/8 10.1.0.1"}
        chosen |= {"DATABASE": f"sqlite:///{tmp_path / 'tables.db'}", "DRAIN": "5", "LOG_FORMAT": "json"}
        for name, value in chosen.items():
            monkeypatch.setenv(f"TRADEWINDS_{name}", value)
        result = run("serve")
    assert result.exit_code == 0, result.output
    [given] = seen
    for wanted in (port, secure == "yes", ("json", "warning"), 5.0, ["10.0.0.0/8", "10.1.0.1/32"]):
        assert wanted in given


# The image


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, continued lines joined."""
    text = (DEPLOY / "Dockerfile").read_text("utf-8")
    lines = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [(word, rest) for line in lines if line.strip() for word, _, rest in [line.partition(" ")]]


def last(word: str) -> str:
    return [rest for name, rest in steps() if name == word][-1]


def test_the_image_is_made_in_two_stages_and_does_not_run_as_root() -> None:
    words = [word for word, _ in steps()]
    assert words.count("FROM") == 2
    assert words.index("USER") > words.index("FROM", words.index("FROM") + 1)
    assert last("USER") == "table"
    users = next(rest for word, rest in steps() if word == "RUN" and "useradd" in rest)
    assert "--uid 10001" in users
    known = {"ARG", "FROM", "ENV", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert set(words) <= known | {"ENTRYPOINT", "CMD"}


def test_the_image_copies_what_there_is_and_is_told_of_nothing_else() -> None:
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8")
    allowed = set(re.findall(r"^!(.+)$", ignored, re.MULTILINE))
    copied = [shlex.split(rest)[:-1] for word, rest in steps() if word == "COPY" and not rest.startswith("--from")]
    assert {name for names in copied for name in names} == allowed
    assert all((ROOT / name).exists() for name in allowed)
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    assert all((ROOT / name).exists() for name in re.findall(r'^readme = "(.+)"$', text, re.MULTILINE))
    assert "\nweb = [" in text


def test_the_image_starts_a_command_that_there_is_with_variables_that_are_known() -> None:
    assert json.loads(last("ENTRYPOINT")) == ["tradewinds"]
    assert run(*json.loads(last("CMD")), "--help").exit_code == 0
    assert set(NAME.findall((DEPLOY / "Dockerfile").read_text("utf-8"))) <= VARIABLES


def test_the_compiling_of_the_image_is_done_before_it_is_run_and_by_whom_it_is_run() -> None:
    order = [f"{word} {rest}" for word, rest in steps()]
    warming = next(index for index, step in enumerate(order) if "tradewinds.bots.warm" in step)
    assert warming > order.index("USER table")
    environment = os.environ | {"TRADEWINDS_MODE": "interpreted"}
    command = [sys.executable, "-c", "import tradewinds.bots.warm as room; assert room.warm"]
    subprocess.run(command, check=True, env=environment)


def test_the_health_check_of_the_image_tells_a_server_that_is_there_from_none(tmp_path: Path) -> None:
    command = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    command[0] = sys.executable
    with served(sqlite(tmp_path)) as address:
        environment = os.environ | {"TRADEWINDS_PORT": address.rpartition(":")[2]}
        assert subprocess.run(command, env=environment, check=False).returncode == 0
    assert subprocess.run(command, env=environment, check=False, capture_output=True).returncode != 0


# The composition


@pytest.fixture(scope="module")
def composed() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_two_equal_nodes_share_a_database_and_are_reached_by_the_proxy_alone(composed: Any) -> None:
    services = composed["services"]
    nodes = [services["node-1"], services["node-2"]]
    assert nodes[0] == nodes[1]
    assert "ports" not in nodes[0]
    assert "ports" not in services["database"]
    assert nodes[0]["environment"]["TRADEWINDS_DATABASE"].endswith("@database/tradewinds")
    assert (DEPLOY / nodes[0]["build"]["context"] / nodes[0]["build"]["dockerfile"]).is_file()
    assert nodes[0]["depends_on"]["database"]["condition"] == "service_healthy"
    asked = " ".join(services["database"]["healthcheck"]["test"])
    assert "--host 127.0.0.1" in asked, "by its socket it answers before it has started for good"
    subnet = composed["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert nodes[0]["environment"]["TRADEWINDS_PROXIES"] == subnet
    patience = int(nodes[0]["stop_grace_period"].rstrip("s"))
    assert patience > float(nodes[0]["environment"]["TRADEWINDS_DRAIN"]) + 2, "it would be killed while it leaves"


def test_the_composition_names_files_volumes_networks_and_variables_that_there_are(composed: Any) -> None:
    for service in composed["services"].values():
        for mount in service.get("volumes", []):
            source = mount.partition(":")[0]
            assert source in composed["volumes"] or (DEPLOY / source).is_file(), source
        assert set(service["networks"]) <= composed["networks"].keys()
        assert set(service.get("secrets", [])) <= composed["secrets"].keys()
        needed = service.get("depends_on", [])
        assert set(needed) <= composed["services"].keys()
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    assert set(NAME.findall(text)) <= VARIABLES
    asked = set(re.findall(r"\$\{(\w+)", text)) | {composed["secrets"]["metrics-token"]["environment"]}
    example = (DEPLOY / "example.env").read_text("utf-8")
    assert asked == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_no_secret_is_in_any_of_the_files() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    for name, value in re.findall(r"^ +(\w*(?:PASSWORD|KEY|TOKEN)\w*): (.+)$", text, re.MULTILINE):
        assert value.startswith("${"), f"{name} is written down"
    example = (DEPLOY / "example.env").read_text("utf-8")
    assert re.findall(r"^\w*(?:PASSWORD|KEY|TOKEN)\w*=(.+)$", example, re.MULTILINE) == []
    assert "deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").split()


def test_the_proxy_and_prometheus_know_both_nodes_and_keep_what_is_inside_inside(composed: Any) -> None:
    proxy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert proxy.count("{") == proxy.count("}")
    port = dict(pair.split("=") for _, rest in steps() if _ == "ENV" for pair in rest.split())["TRADEWINDS_PORT"]
    nodes = [f"{name}:{port}" for name in composed["services"] if name.startswith("node-")]
    assert re.search(r"reverse_proxy (.+) \{", proxy)[1].split() == nodes  # type: ignore[index]
    assert "@inside path /metrics /ready /health\n\trespond @inside 404" in proxy
    assert "health_uri /ready" in proxy
    kept = re.search(r"keepalive (\d+)s", proxy)
    assert kept
    assert server_config(None, ["10.0.0.0/8"]).timeout_keep_alive > int(kept[1]), "the proxy is the one that closes"
    figures = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text("utf-8"))
    [job] = figures["scrape_configs"]
    assert job["static_configs"][0]["targets"] == nodes
    assert job["authorization"]["credentials_file"] == "/run/secrets/metrics-token"
    for name in ("sources", "boards"):
        assert yaml.safe_load((DEPLOY / f"grafana/{name}.yaml").read_text("utf-8"))["apiVersion"] == 1
