"""components.toml, read once into arrays by card number and into names.

Establishments and landmarks are all cards here, numbered so that the base game's come first: its 15 establishments,
its 4 landmarks, then the 10 establishments and 2 landmarks of Plus.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.tables import narrow

with Path(__file__).with_name("components.toml").open("rb") as file:
    TABLES: dict[str, Any] = tomllib.load(file)

GAME = TABLES["game"]
SETS = ("base", "plus")
COLOURS = ("blue", "green", "red", "purple")
BLUE, GREEN, RED, PURPLE = range(4)
PAYS = ("bank", "roller", "opponents", "one-opponent", "half", "exchange", "catch")
BANK, ROLLER, OPPONENTS, ONE_OPPONENT, HALF, EXCHANGE, CATCH = range(7)

CARDS: dict[str, dict[str, Any]] = {
    name: card
    for box in SETS
    for table in ("establishments", "landmarks")
    for name, card in TABLES[table].items()
    if card["set"] == box
}
NAMES = tuple(CARDS)
NUMBER = {name: number for number, name in enumerate(NAMES)}
KINDS = len(NAMES)
BASE_KINDS = sum(card["set"] == "base" for card in CARDS.values())
LARGEST_TOTAL = 12 + GAME["harbor_adds"]
MOST_PLAYERS = GAME["players"][1]
NONE = -1


def _column(key: str, default: Any) -> NDArray[Any]:
    return narrow([card.get(key, default) for card in CARDS.values()])


def _lists(rows: list[list[int]]) -> NDArray[Any]:
    """Lists of different lengths as one array, filled up with NONE."""
    width = max(len(row) for row in rows) + 1
    return narrow([row + [NONE] * (width - len(row)) for row in rows])


def _counted(card: dict[str, Any]) -> list[int]:
    """The cards that an effect counts, by its `each`."""
    each = card.get("each", {})
    icons = each.get("their", [each["icon"]] if "icon" in each else [])
    return [NUMBER[name] for name, other in CARDS.items() if name == each.get("card") or other.get("icon") in icons]


def _on_total(*colours: str) -> NDArray[Any]:
    """The cards of these colours that a total activates, a row for each total."""
    return _lists(
        [
            [NUMBER[name] for name, card in CARDS.items() if card.get("colour") in colours and total in card["rolls"]]
            for total in range(LARGEST_TOTAL + 1)
        ]
    )


IS_LANDMARK = np.array([name in TABLES["landmarks"] for name in NAMES])
IS_MAJOR = np.array([card.get("colour") == "purple" for card in CARDS.values()])
LIMIT = narrow(np.where(IS_LANDMARK | IS_MAJOR, 1, 255))  # how many of a card fit into one city
IN_PLUS = np.array([card["set"] == "plus" for card in CARDS.values()])
COST = _column("cost", 0)
COPIES = _column("copies", 0)  # in the supply at the start; 0 for landmarks, which each player has
EFFECT = narrow([PAYS.index(card["pays"]) if "pays" in card else NONE for card in CARDS.values()])
COINS = _column("coins", 0)
FROM = _column("from", 0)
NEEDS = narrow([NUMBER.get(card.get("needs", ""), NONE) for card in CARDS.values()])
MALL_CARD = np.array([card.get("icon") in GAME["mall_icons"] for card in CARDS.values()])
COUNTS_CARDS = np.array(["each" in card for card in CARDS.values()])
COUNTED = _lists([_counted(card) for card in CARDS.values()])  # the cards whose number multiplies what a card pays
STARTS_WITH = np.array([name in GAME["start"] for name in NAMES])

RED_ON = _on_total("red")
BLUE_ON = _on_total("blue")
GREEN_ON = _on_total("green")
MAJOR_ON = _on_total("purple")
CATCH_ON = np.array([any(c != NONE and EFFECT[c] == CATCH for c in row) for row in BLUE_ON])

ESTABLISHMENTS = tuple(NUMBER[name] for name in TABLES["establishments"])
LANDMARKS = narrow([NUMBER[name] for name in TABLES["landmarks"]])  # the base game's first
BASE_LANDMARKS = sum(card["set"] == "base" for card in TABLES["landmarks"].values())
EXCHANGEABLE = tuple(card for card in ESTABLISHMENTS if not IS_MAJOR[card])

TOWN_HALL = "town-hall"
TV_STATION = NUMBER["tv-station"]
BUSINESS_CENTER = NUMBER["business-center"]
TRAIN_STATION = NUMBER["train-station"]
SHOPPING_MALL = NUMBER["shopping-mall"]
AMUSEMENT_PARK = NUMBER["amusement-park"]
RADIO_TOWER = NUMBER["radio-tower"]
HARBOR = NUMBER["harbor"]
AIRPORT = NUMBER["airport"]

START_COINS = GAME["coins"]
MALL_COINS = GAME["mall_coins"]
MARKET_KINDS = GAME["market_kinds"]
HARBOR_FROM = GAME["harbor_from"]
HARBOR_ADDS = GAME["harbor_adds"]
AIRPORT_COINS = GAME["airport_coins"]
TOWN_HALL_COINS = TABLES[TOWN_HALL]["coins"]
