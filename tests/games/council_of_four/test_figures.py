"""A figure corrected in components.toml is told, drawn and played by: each kind of figure is changed in a copy."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import tradewinds
from tradewinds.core.words import LANGUAGES

PACKAGE = Path(tradewinds.__file__).parent
CHANGES = {  # in components.toml: what stands there, and what stands there instead
    "merchants = 10 ": "merchants = 11 ",
    "tenth_merchant = 3 ": "tenth_merchant = 41 ",
    "elect_coins = 4 ": "elect_coins = 14 ",
    "council_coins = [10, 7, 4, 0]": "council_coins = [13, 9, 5, 2]",
    "joker_coins = 1 ": "joker_coins = 16 ",
    "road_coins = 2 ": "road_coins = 17 ",
    "hire_coins = 3 ": "hire_coins = 6 ",
    "change_servants = 1 ": "change_servants = 8 ",
    "send_servants = 1 ": "send_servants = 7 ",
    "extra_servants = 3 ": "extra_servants = 12 ",
    "nobility_first = 5 ": "nobility_first = 31 ",
    "nobility_second = 2\n": "nobility_second = 32\n",
    "most_permits = 3\n": "most_permits = 33\n",
    "coins = 20 ": "coins = 24 ",
    "cards = 13 ": "cards = 21 ",
    "jokers = 12\n": "jokers = 22\n",
    "gold = {cities = 5, points = 20}": "gold = {cities = 5, points = 29}",
    "coast = {points = 5}": "coast = {points = 28}",
    "points = [25, 18, 12, 7, 3]": "points = [27, 18, 12, 7, 3]",
    'no = [["points", 2], ["cards", 2]]': 'no = [["points", 9], ["cards", 2]]',
    '    [["points", 3]],\n': '    [["points", 10]],\n',
    '18 = [["points", 8]]': '18 = [["points", 15]]',
}
LOOK = """
import json
import numpy as np
from tradewinds import Match
from tradewinds.core.words import LANGUAGES
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR as GAME
from tradewinds.games.council_of_four.about import TOPICS
from tradewinds.games.council_of_four.picture import ART, draw

match = Match(GAME, players=2, seed=7)
view = match.view(None)
coins = {}
for code in ("elect:coast", "hire"):
    copy = Match(GAME, players=2, seed=7)
    before = copy.view(None)["players"][copy.seat]["coins"]
    seat = copy.seat
    copy.play(code)
    if code == "elect:coast":
        copy.play(copy.moves()[0])
    coins[code] = copy.view(None)["players"][seat]["coins"] - before
told = {}
for language in LANGUAGES:
    words = GAME.words(language)
    told[language] = {
        "lines": {thing: [words.say(line) for line in topic.lines] for thing, topic in TOPICS.items()},
        "moves": {code: words.say(GAME.tell_move(GAME.moves.id(code)))
                  for code in ("elect:coast", "hire", "change:coast", "send:coast", "extra", "pay:joker")},
        "question": words.say(GAME.tell_question({"phase": "pay", "paid": {}})),
        "picture": "".join(part.body for part in draw(view, words, ["Ada", "Bob"], [])),
    }
print(json.dumps({"view": view, "coins": coins, "told": told, "art": dict(ART.symbols)}))
"""


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Any]:
    """What a copy of the package with other figures tells, draws and plays."""
    folder = tmp_path_factory.mktemp("corrected")
    shutil.copytree(PACKAGE, folder / "tradewinds", ignore=shutil.ignore_patterns("__pycache__"))
    file = folder / "tradewinds/games/council_of_four/components.toml"
    text = file.read_text("utf-8")
    for old, new in CHANGES.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
    environment = os.environ | {"PYTHONPATH": str(folder), "TRADEWINDS_MODE": "interpreted"}
    ran = subprocess.run([sys.executable, "-c", LOOK], env=environment, cwd=folder, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    seen: Mapping[str, Any] = json.loads(ran.stdout)
    return seen


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def test_rules_play_by_the_new_figures(corrected: Mapping[str, Any]) -> None:
    assert corrected["coins"] == {"elect:coast": 14, "hire": -6}
    view = corrected["view"]
    assert view["rewards"]["gold"]["points"] == 29
    assert view["rewards"]["coast"]["points"] == 28
    assert view["queen_rewards"][0]["points"] == 27
    assert view["nobility_track"]["18"] == [["points", 15]]
    assert view["players"][0]["merchants_left"] == 11
    held = sum(player["held"] for player in view["players"])
    assert view["deck"] + held == 6 * 21 + 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_tell_the_new_figures(corrected: Mapping[str, Any], language: str) -> None:
    lines = corrected["told"][language]["lines"]
    told = {thing: numbers(" ".join(lines[thing])) for thing in lines}
    assert told["coins"] == [24]
    assert told["cards"] == [21, 22]
    assert told["joker"] == [16]
    assert told["councils"] == [1, 4, 1, 13, 2, 9, 3, 5, 4, 2, 16]
    assert told["queen"] == [17]
    assert told["mains"] == [14]
    assert told["quick"] == [6, 8, 7, 12]
    assert told["merchants"] == [11, 11, 41]
    assert told["end"] == [11, 41, 31, 32, 33]
    assert told["gold"] == [5, 29]
    assert told["coast"] == [28]
    assert told["queen_rewards"] == [27, 18, 12, 7, 3]
    assert told["no"] == [9, 2]
    assert [18, 15] in [numbers(line) for line in lines["nobility"]]
    assert told["nobility"][-2:] == [31, 32]


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_questions_tell_the_new_figures(corrected: Mapping[str, Any], language: str) -> None:
    told = corrected["told"][language]
    assert {code: numbers(text) for code, text in told["moves"].items()} == {
        "elect:coast": [14],
        "hire": [6],
        "change:coast": [8],
        "send:coast": [7],
        "extra": [12],
        "pay:joker": [16],
    }
    assert numbers(told["question"]) == [1, 13, 2, 9, 3, 5, 4, 2, 16]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_and_tells_the_new_figures(corrected: Mapping[str, Any], language: str) -> None:
    picture = corrected["told"][language]["picture"]
    titles = dict(re.findall(r'data-piece="([\w-]+)"[^>]*><title>([^<]*)</title>', picture))
    assert numbers(titles["reward-gold"]) == [29]
    assert numbers(titles["reward-coast"]) == [28]
    assert numbers(titles["queen-reward-1"]) == [1, 27]
    assert numbers(titles["space-18"]) == [18, 15]
    assert 11 in numbers(titles["name-0"])
    assert '#cf-points-29"' in picture
    assert '#cf-points-15"' in picture
    assert '#cf-coins-14"' in picture
    assert '#cf-servants-7"' in picture
    assert '">24</text>' in picture


def test_faces_bear_the_new_figures(corrected: Mapping[str, Any]) -> None:
    art = corrected["art"]
    assert "#cf-points-9" in art["cf-permit-no"]
    assert "#cf-points-10" in art["cf-laid-3"]
    assert "#cf-servants-8" in art["cf-deck-coast"]
    assert {"cf-coins-14", "cf-servants-7", "cf-points-29"} <= art.keys()
    used = {name for face in art.values() for name in re.findall(r"#(cf-[\w-]+)", face)}
    assert used <= art.keys()
