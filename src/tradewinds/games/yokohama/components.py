"""components.toml, read once into arrays by number and into names.

An area is one board on the table: the second copy of a production area is an area of its own (`copper-mine-2`). The
canal comes last, so that the areas where pieces may stand are numbers below CANAL.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.tables import narrow

with Path(__file__).with_name("components.toml").open("rb") as file:
    TABLES: dict[str, Any] = tomllib.load(file)

GAME, START, WAREHOUSE = TABLES["game"], TABLES["start"], TABLES["warehouse"]
FEWEST_PLAYERS, MOST_PLAYERS = GAME["players"]
NONE = -1
NEUTRAL = MOST_PLAYERS  # the owner of the neutral player's assistants

# Rewards are rows of these.
GOODS = ("copper", "silk", "tea", "fish")
GOOD_KINDS = len(GOODS)
REWARDS = ("points", "yen", "import", *GOODS, "any", "piece", "move", "assistant")
REWARD_KINDS = len(REWARDS)
POINTS, YEN, IMPORT, FIRST_GOOD, ANY, PIECE, MOVE, GIVEN_ASSISTANT = (
    REWARDS.index(name) for name in ("points", "yen", "import", GOODS[0], "any", "piece", "move", "assistant")
)
PIECES = ("assistant", "shop", "house")
PIECE_KINDS = len(PIECES)
ASSISTANT, SHOP, HOUSE = range(len(PIECES))


def _row(amounts: Mapping[str, int], columns: Iterable[str]) -> list[int]:
    return [amounts.get(column, 0) for column in columns]


def _rows(tables: Iterable[Mapping[str, int]], columns: Iterable[str]) -> NDArray[Any]:
    return narrow([_row(table, columns) for table in tables])


def _by_players(figures: list[int]) -> NDArray[Any]:
    """Figures for 2, 3 and 4 players, found by the number of players."""
    return narrow([0] * FEWEST_PLAYERS + figures)


def _arguments(numbers: Iterable[int]) -> Any:
    """Constants that rules are called with: as NumPy's numbers, since Numba compiles a rule anew for every literal."""
    return np.array(list(numbers))


# Areas

AREA_TYPES = tuple(TABLES["areas"])
_BOARDS = [
    (f"{name}-{copy + 1}" if max(area["boards"]) > 1 else name, area, copy)
    for name, area in TABLES["areas"].items()
    for copy in range(max(area["boards"]))
]
AREA_NAMES = tuple(name for name, _, _ in _BOARDS)
AREAS = len(AREA_NAMES)
CANAL = AREAS - 1  # also how many areas pieces may stand in
TYPE_OF_AREA = tuple(name if name in TABLES["areas"] else name.rpartition("-")[0] for name in AREA_NAMES)
KINDS = ("production", "commercial", "canal")
PRODUCTION, COMMERCIAL, _ = range(len(KINDS))
KIND = narrow([KINDS.index(area["kind"]) for _, area, _ in _BOARDS])
IN_GAME = np.array(
    [
        [players >= FEWEST_PLAYERS and copy < area["boards"][players - FEWEST_PLAYERS] for _, area, copy in _BOARDS]
        for players in range(MOST_PLAYERS + 1)
    ]
)
ACTIONS = ("gain", "exchange", "church", "customs", "hire", "research", "orders")
GAIN, EXCHANGE, WORSHIP, DECLARE, HIRE, RESEARCH, TRADE = range(len(ACTIONS))
ACTION = narrow([ACTIONS.index(area["action"]) if "action" in area else NONE for _, area, _ in _BOARDS])
AMOUNT = narrow([[0, *area.get("amounts", [0] * GAME["most_power"])] for _, area, _ in _BOARDS])  # area, power
ACTION_POINTS = narrow([[0, *area.get("points", [0] * GAME["most_power"])] for _, area, _ in _BOARDS])
GAINS = narrow([REWARDS.index(area["gains"]) if "gains" in area else NONE for _, area, _ in _BOARDS])
MANAGEMENT = narrow([area.get("management", NONE) for _, area, _ in _BOARDS])  # which laboratory or port board
CHURCH = AREA_NAMES.index("church")
CUSTOMS = AREA_NAMES.index("customs-house")
LABORATORIES = narrow([AREA_NAMES.index("laboratory-a"), AREA_NAMES.index("laboratory-b")])
PORTS = narrow([AREA_NAMES.index("port-a"), AREA_NAMES.index("port-b")])

# The layout: places row by row, the widest row first; a row below is one shorter and shifted by half a board.

ROWS: dict[int, list[int]] = {FEWEST_PLAYERS + n: rows for n, rows in enumerate(TABLES["layout"]["rows"])}
PLACES: dict[int, list[tuple[int, int]]] = {
    players: [(row, column) for row, width in enumerate(rows) for column in range(width)]
    for players, rows in ROWS.items()
}
PLACE_COUNT = narrow([len(PLACES.get(players, ())) for players in range(MOST_PLAYERS + 1)])


def _adjacent(one: tuple[int, int], other: tuple[int, int]) -> bool:
    (row, column), (below, there) = sorted((one, other))
    if row == below:
        return there == column + 1
    return below == row + 1 and there in (column - 1, column)


NEXT_TO = np.zeros((MOST_PLAYERS + 1, AREAS, AREAS), np.bool_)  # players, place, place
for _players, _places in PLACES.items():
    for _a, _one in enumerate(_places):
        for _b, _other in enumerate(_places):
            NEXT_TO[_players, _a, _b] = _adjacent(_one, _other)

# Management boards

SURCHARGE = narrow(TABLES["laboratory"]["surcharge"])
LEVEL = narrow(TABLES["port"]["levels"])
LABORATORY_SLOTS, PORT_SLOTS = len(SURCHARGE), len(LEVEL)
MANAGEMENT_BOARDS = 2  # of laboratories, and of ports
CHURCH_SLOTS = len(TABLES["church"]["slots"])
CUSTOMS_SLOTS = len(TABLES["customs"]["slots"])
FAITH_NEEDED = narrow([slot["needs"] for slot in TABLES["church"]["slots"]])
IMPORTS_NEEDED = narrow([slot["needs"] for slot in TABLES["customs"]["slots"]])
CHURCH_REWARD = _rows((slot["reward"] for slot in TABLES["church"]["slots"]), REWARDS)
CUSTOMS_REWARD = _rows((slot["reward"] for slot in TABLES["customs"]["slots"]), REWARDS)
CHURCH_NEUTRAL = np.array([slot.get("neutral", False) for slot in TABLES["church"]["slots"]])
CUSTOMS_NEUTRAL = np.array([slot.get("neutral", False) for slot in TABLES["customs"]["slots"]])
CHURCH_ENDS_AT = _by_players(TABLES["church"]["ends_game_at"])
CUSTOMS_ENDS_AT = _by_players(TABLES["customs"]["ends_game_at"])

# Technologies

TECHNOLOGIES: dict[str, dict[str, Any]] = TABLES["technologies"]
TECHNOLOGY_NAMES = tuple(TECHNOLOGIES)
TECHNOLOGY_KINDS = len(TECHNOLOGY_NAMES)
OCCASIONS = ("order", "technology", "church", "customs", "shop", "house", "gained", *GOODS)
ON_ORDER, ON_TECHNOLOGY, ON_CHURCH, ON_CUSTOMS, ON_SHOP, ON_HOUSE, ON_GAINED = _arguments(
    OCCASIONS.index(name) for name in ("order", "technology", "church", "customs", "shop", "house", "gained")
)
ON_GOOD = narrow([OCCASIONS.index(good) for good in GOODS])  # by good
WAITS_FOR = narrow(
    [OCCASIONS.index(card["when"]) if "when" in card else NONE for card in TECHNOLOGIES.values()]
)  # by technology
BRINGS = _rows((card.get("gives", {}) for card in TECHNOLOGIES.values()), REWARDS)
_MOST_WAITING = max(np.sum(occasion == WAITS_FOR) for occasion in range(len(OCCASIONS)))
HELPERS = narrow(
    [
        [*np.flatnonzero(occasion == WAITS_FOR), *[NONE] * _MOST_WAITING][:_MOST_WAITING]
        for occasion in range(len(OCCASIONS))
    ]
)  # the technologies that wait for an occasion, a row for each
ONCE_A_TURN = narrow([number for number, card in enumerate(TECHNOLOGIES.values()) if "pays" in card])
STAGECOACH, POSTAL_SYSTEM, STOCK_EXCHANGE, STATION, NEWSPAPER, TRAM, TELEPHONE, TELEGRAPH = _arguments(
    TECHNOLOGY_NAMES.index(name)
    for name in (
        "stagecoach",
        "postal-system",
        "stock-exchange",
        "station",
        "newspaper",
        "tram",
        "telephone",
        "telegraph",
    )
)
LEAST_YEN = TECHNOLOGIES["stock-exchange"]["least_yen"]

COUNTRIES = tuple(TABLES["countries"]["agents"])
COUNTRY_COUNT = len(COUNTRIES)
FREE_AGENT = COUNTRY_COUNT  # the sixth kind of agent
AGENT_KINDS = (*COUNTRIES, "free-agent")
KINDS_OF_AGENTS = len(AGENT_KINDS)
AGENTS = narrow(list(TABLES["countries"]["agents"].values()))
SET_POINTS = narrow(TABLES["countries"]["sets"])

TECHNOLOGY_CARDS: list[dict[str, Any]] = TABLES["technology-cards"]["cards"]
CARDS = len(TECHNOLOGY_CARDS)
CARD_NAMES = tuple(f"{card['name']}-{card['number']}" for card in TECHNOLOGY_CARDS)
TECHNOLOGY_OF = narrow([TECHNOLOGY_NAMES.index(card["name"]) for card in TECHNOLOGY_CARDS])
VALUE = narrow([TECHNOLOGIES[card["name"]]["value"] for card in TECHNOLOGY_CARDS])
CARD_FLAG = narrow([COUNTRIES.index(card["flag"]) for card in TECHNOLOGY_CARDS])
NEUTRAL_HALVES = TABLES["technology-cards"]["neutral_halves"]

# Orders

ORDER_CARDS: list[dict[str, Any]] = TABLES["orders"]["cards"]
ORDERS = len(ORDER_CARDS)
ORDER_NAMES = tuple(str(card["number"]) for card in ORDER_CARDS)
ORDER_GOODS = _rows((card["goods"] for card in ORDER_CARDS), GOODS)
ORDER_REWARD = _rows((card["reward"] for card in ORDER_CARDS), REWARDS)
ORDER_FLAG = narrow([COUNTRIES.index(card["flag"]) for card in ORDER_CARDS])
ORDERS_REMOVED = _by_players(GAME["orders_removed"])
HAND = GAME["orders_in_hand"]

# Building tiles, power tokens, achievements, awards

TILES = len(TABLES["building-tiles"]["tiles"])
TILE_NAMES = tuple(str(tile["number"]) for tile in TABLES["building-tiles"]["tiles"])
SHOP_SLOTS = len(TABLES["building-tiles"]["tiles"][0]["shops"])
SHOP_REWARD = narrow([[_row(shop, REWARDS) for shop in tile["shops"]] for tile in TABLES["building-tiles"]["tiles"]])
HOUSE_REWARD = _rows((tile["house"] for tile in TABLES["building-tiles"]["tiles"]), REWARDS)

TOKEN_NAMES = tuple(token["name"] for token in TABLES["tokens"]["kinds"])
TOKENS = len(TOKEN_NAMES)
TOKEN_REWARD = _rows((token["reward"] for token in TABLES["tokens"]["kinds"]), REWARDS)
TOKEN_COPIES = narrow([token["copies"] for token in TABLES["tokens"]["kinds"]])
FREE_AGENT_TOKEN = TOKEN_NAMES.index("free-agent")

MEASURES = (*GOODS, "technologies", "yen", "tokens", "orders", "production", "commercial")
ACHIEVEMENT_TILES: list[dict[str, Any]] = TABLES["achievements"]["tiles"]
ACHIEVEMENT_NAMES = tuple(tile["name"] for tile in ACHIEVEMENT_TILES)
ACHIEVEMENTS = len(ACHIEVEMENT_NAMES)
PILES = ("a", "b", "c")
PILE_COUNT = len(PILES)
PILE = narrow([PILES.index(tile["pile"]) for tile in ACHIEVEMENT_TILES])
ACHIEVEMENT_NEEDS = _rows((tile["needs"] for tile in ACHIEVEMENT_TILES), MEASURES)
ACHIEVEMENT_POINTS = narrow([tile["points"] for tile in ACHIEVEMENT_TILES])  # for the first, for later ones

AWARDS_ON_TABLE = TABLES["awards"]["on_table"]
AWARD_NAMES = tuple(TABLES["awards"]["kinds"])  # in the order of AGENT_KINDS: a country's flag, or a free agent
AWARD_FLAG = narrow([AGENT_KINDS.index(award) for award in AWARD_NAMES])

# Single figures

MOST_POWER = GAME["most_power"]
BUILDING_POWER = GAME["building_power"]
ORDERS_AT_START = GAME["orders_at_start"]
DIFFERENT_AREAS = GAME["different_areas"]
DIFFERENT_AREAS_WITH_NEWSPAPER = TECHNOLOGIES["newspaper"]["different_areas"]
SAME_AREA = GAME["same_area"]
TOLL = GAME["toll"]
CANAL_FEE = GAME["canal_fee"]
HOUSE_INCOME = GAME["house_income"]
FLAGS_FOR_AGENT = GAME["flags_for_agent"]
LATE_TECHNOLOGY = GAME["late_technology"]["from"]
LATE_UNITS = GAME["late_technology"]["units"]

# What can be paid with, one click each: a unit of faith, a unit of production, or a second order.
PAYMENTS = (*GOODS, "import", "yen")
PAYMENT_KINDS = len(PAYMENTS)
PAY_IMPORT, PAY_YEN = PAYMENTS.index("import"), PAYMENTS.index("yen")
FAITH_PRICE = narrow(_row(GAME["unit_of_faith"], PAYMENTS))
PRODUCTION_PRICE = narrow(_row(GAME["unit_of_production"], PAYMENTS))
SECOND_ORDER_PRICE = narrow(_row(GAME["second_order"], PAYMENTS))
PRICE_OF_USE = _rows((card.get("pays", {}) for card in TECHNOLOGIES.values()), PAYMENTS)  # of powers used once a turn

RATE = narrow([*(TABLES["chinatown"]["rates"][good] for good in GOODS), TABLES["chinatown"]["import_rate"]])

START_YEN, START_YEN_OF_FIRST = START["yen"], START["yen_of_first"]
START_GOODS = narrow(_row(START["goods"], GOODS))
START_PIECES = narrow([START["assistants"], START["shops"], START["houses"]])
WAREHOUSE_PIECES = narrow([WAREHOUSE["assistants"], WAREHOUSE["shops"], WAREHOUSE["houses"]])
ASSISTANT_PRICE, SHOP_PRICE = WAREHOUSE["assistant_price"], WAREHOUSE["shop_price"]
HOUSE_PRICES = narrow(WAREHOUSE["house_prices"])

CHURCH_PRIZES = narrow(TABLES["church"]["prizes"])
CUSTOMS_PRIZES = narrow(TABLES["customs"]["prizes"])
TECHNOLOGY_PRIZES = narrow(TABLES["technology-cards"]["prizes"])
AGENT_POINTS = TABLES["leftovers"]["agent"]
IMPORT_POINTS = TABLES["leftovers"]["import"]
YEN_FOR_POINT = TABLES["leftovers"]["yen_for_point"]
GOODS_FOR_POINT = TABLES["leftovers"]["goods_for_point"]
