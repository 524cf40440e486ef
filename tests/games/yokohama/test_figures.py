"""Figures have one home: one that is changed in components.toml changes in rules, picture, explanations and words."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import tradewinds
from tradewinds.core.words import LANGUAGES

PACKAGE = Path(tradewinds.__file__).parent
COMPONENTS = Path("games/yokohama/components.toml")
ROOT = Path(__file__).parents[3]

CHANGES = (  # of each kind one: under which heading, as it is, as it becomes
    ("[game]", "toll = 1", "toll = 6"),
    ("[game]", "canal_fee = 1", "canal_fee = 7"),
    ("[game]", "house_income = 1", "house_income = 8"),
    ("[game]", "unit_of_production = {yen = 2", "unit_of_production = {yen = 15"),
    ("[warehouse]", "shop_price = 2", "shop_price = 9"),
    ("[warehouse]", "house_prices = [4, 5, 6, 7]", "house_prices = [11, 12, 13, 14]"),
    ("[areas.bank]", "amounts = [1, 2, 3, 4, 5]", "amounts = [6, 7, 18, 19, 27]"),
    ("[chinatown]", "copper = 2", "copper = 17"),
    ("[chinatown]", "import_rate = 4", "import_rate = 23"),
    ("[laboratory]", "surcharge = [0, 0, 1, 1, 2, 2]", "surcharge = [0, 0, 1, 1, 2, 9]"),
    ("[church]", "{needs = 4, reward = {points = 3, ", "{needs = 4, reward = {points = 31, "),
    ("[church]", "prizes = [6, 3]", "prizes = [61, 32]"),
    ("[church]", "ends_game_at = [5, 5, 6]", "ends_game_at = [5, 4, 7]"),
    ("[customs]", "{needs = 1, reward = {points = 5}", "{needs = 1, reward = {points = 51}"),
    ("[technologies.university]", "yen = 1", "yen = 24"),
    ("[technologies.ball]", "value = 3", "value = 8"),
    ("[technologies.ball]", "points = 2", "points = 21"),
    ("[technologies.stock-exchange]", "least_yen = 2", "least_yen = 12"),
    ("[technologies.spinning-mill]", "yen = 2", "yen = 16"),
    ("[technologies.newspaper]", "different_areas = 4", "different_areas = 5"),
    ("[technology-cards]", "prizes = [10, 5]", "prizes = [101, 52]"),
    ("[countries]", "us = 2", "us = 4"),
    ("[countries]", "sets = [0, 0, 2, 4, 8, 12]", "sets = [0, 0, 2, 4, 8, 72]"),
    ("[orders]", "{number = 14, goods = {copper = 1, silk = 2,", "{number = 14, goods = {copper = 1, silk = 4,"),
    ("[orders]", "tea = 2}, reward = {points = 6, yen = 2}", "tea = 2}, reward = {points = 66, yen = 2}"),
    ("[building-tiles]", "{number = 1, shops = [{points = 3}", "{number = 1, shops = [{points = 34}"),
    ("[building-tiles]", "{yen = 1}], house = {points = 8}", "{yen = 1}], house = {points = 83}"),
    ("[tokens]", 'name = "points", reward = {points = 4}', 'name = "points", reward = {points = 44}'),
    ("[achievements]", "needs = {tea = 7}, points = [8, 6]", "needs = {tea = 9}, points = [81, 62]"),
    ("[leftovers]", "agent = 1", "agent = 5"),
    ("[leftovers]", "yen_for_point = 2", "yen_for_point = 6"),
)
TOLD = {  # what a thing is explained with: figures that must be there, in every language
    "president": ["6"],
    "canal": ["7"],
    "house": ["8"],
    "laboratory-a": ["15", "0/0/1/1/2/9"],
    "warehouse": ["9", "11/12/13/14"],
    "bank": ["6/7/18/19/27"],
    "chinatown": ["17", "23"],
    "copper": ["17"],
    "import": ["23"],
    "church": ["61", "32"],
    "church-1": ["31"],
    "customs-1": ["51"],
    "ending": ["5/4/7"],
    "university": ["24"],
    "ball": ["8", "21"],
    "stock-exchange": ["12"],
    "spinning-mill": ["16"],
    "newspaper": ["5"],
    "bonus": ["101", "52", "2/4/8/72", "6"],
    "us": ["4"],
    "order-14": ["4", "66"],
    "tile-1": ["34", "83"],
    "token-points": ["44"],
    "tea-7": ["9", "81", "62"],
    "agents": ["5"],
}
MOVES = {  # what a move is told with
    "through:canal": ["7"],
    "hire:shop": ["9"],
    "hire:house": ["11", "14"],
    "buy:copper": ["17"],
    "church:1": ["31"],
    "customs:1": ["51"],
    "use:university": ["24"],
    "use:spinning-mill": ["16"],
    "research:6": ["9"],
    "fulfil:14": ["4", "66"],
    "token:points": ["44"],
    "achievement:tea-7": ["9"],
}
DRAWN = {  # what is drawn on a face
    "yo-board-bank": ["6", "7", "18", "19", "27"],
    "yo-technology-university-38": ["24"],
    "yo-technology-ball-40": ["8", "21"],
    "yo-technology-stock-exchange-50": ["12"],
    "yo-technology-spinning-mill-58": ["16"],
    "yo-technology-newspaper-60": ["5"],
    "yo-order-14": ["66"],
    "yo-tile-1": ["34", "83"],
    "yo-token-points": ["44"],
}
PROBE = """
import json
from tests.rulebook.yokohama_table import act, go, has, play, table
from tradewinds.games.yokohama import YOKOHAMA as game
from tradewinds.games.yokohama.about import EXPLAINED
from tradewinds.games.yokohama.picture import ART

def won(match, *moves, of="points"):
    before = has(match, of)
    return has(play(match, *moves), of) - before

def told(language):
    say = game.words(language).say
    things = {thing: [say(message) for message in (topic.name, *topic.lines)] for thing, topic in EXPLAINED.items()}
    moves = {code: say(game.tell_move(number)) for number, code in enumerate(game.moves)}
    return {"things": things, "moves": moves}

order = dict(kept=[14], goods=["1 copper, 4 silk, 2 tea"])
rules = {
    "bank": has(act("bank", 3, yen=[0]), "yen"),
    "toll": won(table(3, yen=[9], presidents=[None, "bank"], assistants=[{}, {"bank": 1}]), "place:bank", of="yen"),
    "order": won(table(3, **order), "fulfil:14"),
    "ball": won(table(3, **order, technologies=["ball"]), "fulfil:14"),
    "university": won(table(3, yen=[30], technologies=["university"]), "use:university", of="yen"),
    "church": won(act("church", 4), "church:1"),
    "customs": won(act("customs-house", 3, imports=[1]), "customs:1"),
    "shop": won(act("employment-agency", 3, yen=[30]), "hire:shop", of="yen"),
    "copper": won(act("chinatown", 3, yen=[30]), "buy:copper", of="yen"),
    "token": won(table(4, assistants=[{"bank": 4}], tokens={"bank": "points"}), "done:placing", "go:bank"),
    "achievement": won(table(3, goods=["9 tea"]), "achieve:a"),
}
faces = {name: ART.symbols[name] for name in ART.symbols}
print(json.dumps({"rules": rules, "faces": faces, "told": {language: told(language) for language in game_languages}}))
""".replace("game_languages", repr(list(LANGUAGES)))
RULES = {
    "bank": 18,
    "toll": -6,
    "order": 66,
    "ball": 66 + 21,
    "university": -24,
    "church": 31,
    "customs": 51,
    "shop": -9,
    "copper": -17,
    "token": 44,
    "achievement": 81,
}


def altered(text: str) -> str:
    """The components with every change made."""
    for heading, before, after in CHANGES:
        start = text.index(heading)
        place = text.index(before, start)
        text = text[:place] + after + text[place + len(before) :]
    return text


@cache
def changed_game() -> dict[str, Any]:
    """What a copy of the package with other figures does, draws and says."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "tradewinds"
        shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        components = copy / COMPONENTS
        components.write_text(altered(components.read_text("utf-8")), "utf-8")
        paths = os.pathsep.join([folder, str(ROOT)])
        environment = os.environ | {"PYTHONPATH": paths, "TRADEWINDS_MODE": "interpreted", "PYTHONIOENCODING": "utf-8"}
        run = subprocess.run(
            [sys.executable, "-c", PROBE], env=environment, capture_output=True, encoding="utf-8", check=False
        )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def has_all(figures: list[str], text: str) -> bool:
    """Whether figures stand in a text by themselves, not inside longer ones."""
    return all(re.search(rf"(?<![\d/]){re.escape(figure)}(?![\d/])", text) for figure in figures)


def test_every_change_is_of_a_figure_that_is_there() -> None:
    text = (PACKAGE / COMPONENTS).read_text("utf-8")
    assert altered(text) != text


@pytest.mark.parametrize("kind", RULES)
def test_rules_follow_a_changed_figure(kind: str) -> None:
    assert changed_game()["rules"][kind] == RULES[kind]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", TOLD)
def test_explanations_follow_a_changed_figure(language: str, thing: str) -> None:
    text = " ".join(changed_game()["told"][language]["things"][thing])
    assert has_all(TOLD[thing], text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", MOVES)
def test_moves_are_told_with_a_changed_figure(language: str, code: str) -> None:
    text = changed_game()["told"][language]["moves"][code]
    assert has_all(MOVES[code], text), text


@pytest.mark.parametrize("face", DRAWN)
def test_the_picture_follows_a_changed_figure(face: str) -> None:
    drawn = changed_game()["faces"][face]
    assert all(f">{figure}<" in drawn for figure in DRAWN[face]), drawn
