"""components.toml, read once into arrays by number and into names.

Sets of cities and of permit tiles are whole numbers, a bit for each: cities in the order of their letters, permit tiles
in the order of the file, so that a region's fifteen stand together.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.tables import narrow
from tradewinds.core.things import Numbering

with Path(__file__).with_name("components.toml").open("rb") as file:
    TABLES: dict[str, Any] = tomllib.load(file)


def _entries(table: str) -> dict[str, Any]:
    """A table of things by name, without the word on where its figures come from."""
    return {name: entry for name, entry in TABLES[table].items() if name != "source"}


GAME = TABLES["game"]
MOST_PLAYERS = GAME["players"][1]
NONE = -1

# Cards and councillors
COLOURS: tuple[str, ...] = tuple(TABLES["politics"]["colours"])
CARDS = (*COLOURS, "joker")
JOKER = len(COLOURS)
CARD_COPIES = narrow([TABLES["politics"]["cards"]] * len(COLOURS) + [TABLES["politics"]["jokers"]])
ALL_CARDS = int(CARD_COPIES.sum())
COUNCILS: tuple[str, ...] = tuple(TABLES["councillors"]["councils"])
QUEEN = COUNCILS.index("queen")
COUNCIL_SEATS = TABLES["councillors"]["seats"]
COUNCILLORS_EACH = TABLES["councillors"]["each"]

# Cities, regions and groups of a colour
LETTERS: tuple[str, ...] = tuple(_entries("cities"))
CITIES: tuple[str, ...] = tuple(city["name"] for city in _entries("cities").values())
REGIONS: tuple[str, ...] = tuple(_entries("regions"))
REGION_OF = narrow([REGIONS.index(city["region"]) for city in _entries("cities").values()])
POSITIONS: dict[str, tuple[float, float]] = {city["name"]: tuple(city["at"]) for city in _entries("cities").values()}
GROUPS: tuple[str, ...] = tuple(_entries("groups"))
REWARDS = (*REGIONS, *GROUPS)  # each has one reward tile
REWARD_POINTS = narrow([_entries("regions" if name in REGIONS else "groups")[name]["points"] for name in REWARDS])
QUEEN_POINTS = narrow(TABLES["queen"]["points"])


def _set(cities: Iterable[int]) -> int:
    return sum(1 << city for city in cities)


# Maps: three sides of region boards side by side
MAPS: tuple[str, ...] = tuple(_entries("maps"))


def _sides(name: str) -> list[dict[str, Any]]:
    return [TABLES["sides"][side] for side in TABLES["maps"][name]]


def roads(name: str) -> list[tuple[int, int]]:
    """The roads of a map, each as two cities."""
    printed = [road for side in _sides(name) for road in side["roads"] + side["roads_east"]]
    return [(LETTERS.index(road[0]), LETTERS.index(road[2])) for road in printed]


def _colours(name: str) -> dict[int, int]:
    """The group of each city of a map; the queen's has none."""
    return {
        LETTERS.index(letter): GROUPS.index(colour)
        for side in _sides(name)
        for letter, colour in side["colours"].items()
    }


def _neighbours(name: str) -> list[int]:
    """The set of cities a road away, for each city."""
    return [_set(b if a == city else a for a, b in roads(name) if city in (a, b)) for city in range(len(CITIES))]


def _distances(name: str) -> list[list[int]]:
    """How many roads lie between any two cities, on the shortest way."""
    neighbours = _neighbours(name)
    table = []
    for start in range(len(CITIES)):
        away, reached, steps = {start: 0}, 1 << start, 0
        while len(away) < len(CITIES):
            steps += 1
            reached |= _set_union(neighbours[city] for city in away)
            away |= {city: steps for city in range(len(CITIES)) if reached >> city & 1 and city not in away}
        table.append([away[city] for city in range(len(CITIES))])
    return table


def _set_union(sets: Iterable[int]) -> int:
    union = 0
    for members in sets:
        union |= members
    return union


def _reward_cities(name: str) -> list[int]:
    """The cities that a reward tile asks for: those of a region, or of a colour."""
    colours = _colours(name)
    regions = [_set(np.flatnonzero(region == REGION_OF).tolist()) for region in range(len(REGIONS))]
    return regions + [_set(city for city in colours if colours[city] == group) for group in range(len(GROUPS))]


GROUP_OF = narrow([[_colours(name).get(city, NONE) for city in range(len(CITIES))] for name in MAPS])
QUEEN_CITY = narrow([list(row).index(NONE) for row in GROUP_OF])
NEIGHBOURS = narrow([_neighbours(name) for name in MAPS])
DISTANCE = narrow([_distances(name) for name in MAPS])
FARTHEST = int(DISTANCE.max())
# Map, city, roads: the set of cities that so many roads lead to, or fewer.
WITHIN = narrow(
    [[[_set(np.flatnonzero(row <= roads)) for roads in range(FARTHEST + 1)] for row in map_] for map_ in DISTANCE]
)
REWARD_CITIES = narrow([_reward_cities(name) for name in MAPS])

# Bonuses, each as one number: kind * AMOUNTS + amount
BONUSES = Numbering()
NO_BONUS = BONUSES.add("none")
COINS = BONUSES.add("coins")
SERVANTS = BONUSES.add("servants")
POINTS = BONUSES.add("points")
DRAW_CARDS = BONUSES.add("cards")
NOBILITY = BONUSES.add("nobility")
MAIN = BONUSES.add("main")
TOKEN = BONUSES.add("token")
FREE_PERMIT = BONUSES.add("permit")
AGAIN = BONUSES.add("again")
REFILL = BONUSES.add("refill")  # no bonus: a chore that waits among them, of the region that is its amount
AMOUNTS = 16
BONUS_CODES = len(BONUSES) * AMOUNTS  # more than any bonus as a number


def _bonuses(rows: Iterable[list[list[Any]]]) -> NDArray[Any]:
    """Printed bonuses as numbers, a row for each thing, filled up with 0."""
    kinds = list(BONUSES)
    codes = [[kinds.index(kind) * AMOUNTS + amount for kind, amount in row] for row in rows]
    width = max(len(row) for row in codes)
    return narrow([row + [0] * (width - len(row)) for row in codes])


PERMITS: tuple[str, ...] = tuple(_entries("permits"))
PERMITS_A_REGION = len(PERMITS) // len(REGIONS)
PERMIT_BONUSES = _bonuses(_entries("permits").values())
PERMIT_CITIES = narrow([_set(LETTERS.index(letter.upper()) for letter in permit) for permit in PERMITS])
CITY_PERMITS = narrow(
    [sum(1 << n for n, permit in enumerate(PERMITS) if letter.lower() in permit) for letter in LETTERS]
)
REGION_PERMITS = narrow([((1 << PERMITS_A_REGION) - 1) << region * PERMITS_A_REGION for region in range(len(REGIONS))])

TOKENS = len(TABLES["tokens"]["bonuses"])
TOKEN_BONUSES = _bonuses(TABLES["tokens"]["bonuses"])
TOKEN_IS_NOBLE = (TOKEN_BONUSES // AMOUNTS == NOBILITY).any(axis=1)

# Tracks
COIN_CAP = TABLES["tracks"]["coins"]
NOBILITY_END = TABLES["tracks"]["nobility"]
NOBILITY_BONUSES = _bonuses(TABLES["nobility"].get(str(space), []) for space in range(NOBILITY_END + 1))

# Figures of the rules
START_COINS = narrow(GAME["coins"])
START_SERVANTS = narrow(GAME["servants"])
START_CARDS = GAME["cards"]
MERCHANTS = GAME["merchants"]
TENTH_MERCHANT = GAME["tenth_merchant"]
ELECT_COINS = GAME["elect_coins"]
COUNCIL_COINS = narrow([0, *GAME["council_coins"]])  # by the number of cards paid
MOST_PAID = len(GAME["council_coins"])
JOKER_COINS = GAME["joker_coins"]
ROAD_COINS = GAME["road_coins"]
HIRE_COINS = GAME["hire_coins"]
CHANGE_SERVANTS = GAME["change_servants"]
SEND_SERVANTS = GAME["send_servants"]
EXTRA_SERVANTS = GAME["extra_servants"]
NOBILITY_FIRST = GAME["nobility_first"]
NOBILITY_SECOND = GAME["nobility_second"]
MOST_PERMITS = GAME["most_permits"]
SLOTS = GAME["slots"]
