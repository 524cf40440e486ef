"""Whoever follows docs/writing-a-bot.md gets bots that play: every block and every command of the page is run."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.web.serving import reserved_port
from tradewinds.bots.registry import GROUP

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
COMMAND = [sys.executable, "-m", "tradewinds.cli"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


COMMANDS = [line.split()[1:] for block in blocks("sh") for line in block.splitlines()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a newcomer has saved what the page says."""
    folder = tmp_path_factory.mktemp("newcomer")
    (folder / "my_bots.py").write_text("\n\n".join(blocks("python")), "utf-8")
    return folder


def surroundings(folder: Path) -> dict[str, str]:
    return os.environ | {"XDG_DATA_HOME": str(folder), "LC_ALL": "C", "TRADEWINDS_LANG": "en"}


def done(arguments: list[str], folder: Path) -> str:
    """What a command prints that is run where the bots are."""
    answer = subprocess.run(
        [*COMMAND, *arguments], cwd=folder, env=surroundings(folder), input="", capture_output=True, text=True
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


@pytest.mark.parametrize("arguments", [line for line in COMMANDS if line[0] != "serve"], ids=" ".join)
def test_every_command_of_the_page_works(arguments: list[str], folder: Path) -> None:
    told = done(arguments, folder)
    if "--json" in arguments:
        assert sum(json.loads(told)["wins"]) >= 20
    else:
        assert ("Rancher" if "my_bots:Rancher" in " ".join(arguments) else "Jealous") in told


def test_the_table_offers_the_bot_by_name(folder: Path) -> None:
    (arguments,) = [line for line in COMMANDS if line[0] == "serve"]
    with reserved_port() as port:
        more = ["--port", str(port), "--database", f"sqlite:///{folder / 'tables.db'}"]
        with subprocess.Popen(
            [*COMMAND, *arguments, *more], cwd=folder, env=surroundings(folder), stdout=subprocess.PIPE, text=True
        ) as server:
            try:
                assert server.stdout
                address = re.findall(r"http://\S+", server.stdout.readline())[0]
                offered = subprocess.run(
                    [sys.executable, "-c", f"import httpx; print(httpx.get('{address}/tables/new').text)"],
                    capture_output=True,
                    text=True,
                    check=True,
                ).stdout
            finally:
                server.kill()
    assert 'value="bot-rancher"' in offered


def test_the_rancher_beats_random(folder: Path) -> None:
    told = done(["simulate", "machi-koro", "--bots", "my_bots:Rancher,random", "--games", "40", "--json"], folder)
    assert json.loads(told)["wins"][0] > 30


def test_the_entry_points_name_what_the_page_makes() -> None:
    (offered,) = [tomllib.loads(block)["project"]["entry-points"][GROUP] for block in blocks("toml")]
    made = "\n".join(blocks("python"))
    for name, value in offered.items():
        module, _, attribute = value.partition(":")
        assert module == "my_bots"
        assert re.search(rf"^(class {attribute}:|{attribute} =)", made, re.MULTILINE), name
