"""The figures of Yokohama, typed from the component list and not from components.toml.

Rewards and goods are written as a player reads them: "2 points, 1 piece"; amounts by power run from power 1 to 5.
"""

from __future__ import annotations

AREAS = {  # kind, boards with 2, 3 and 4 players, what each power from 1 to 5 gives or allows
    "copper-mine": ("production", (1, 1, 2), (0, 0, 1, 2, 3)),
    "fishing-ground": ("production", (1, 2, 2), (1, 2, 3, 4, 5)),
    "silk-mill": ("production", (1, 1, 2), (0, 1, 2, 3, 4)),
    "tea-plantation": ("production", (1, 1, 2), (1, 2, 3, 4, 5)),
    "bank": ("commercial", (1, 1, 1), (1, 2, 3, 4, 5)),
    "chinatown": ("commercial", (0, 1, 1), (1, 2, 3, 4, 5)),
    "church": ("commercial", (1, 1, 1), (1, 2, 3, 4, 5)),
    "customs-house": ("commercial", (1, 1, 1), (0, 1, 2, 3, 4)),
    "employment-agency": ("commercial", (1, 1, 1), (0, 1, 2, 3, 4)),
    "laboratory-a": ("commercial", (1, 1, 1), (1, 2, 3, 4, 5)),
    "laboratory-b": ("commercial", (0, 0, 1), (1, 2, 3, 4, 5)),
    "port-a": ("commercial", (1, 1, 1), (0, 1, 2, 3, 3)),
    "port-b": ("commercial", (0, 1, 1), (0, 1, 2, 3, 3)),
    "canal": ("canal", (0, 1, 1), ()),
}
PRODUCES = {
    "copper-mine": "copper",
    "fishing-ground": "fish",
    "silk-mill": "silk",
    "tea-plantation": "tea",
    "bank": "yen",
}
ROWS = {2: [4, 3, 2, 1], 3: [5, 4, 3, 2], 4: [6, 5, 4, 3]}
RATES = {"copper": 2, "silk": 2, "tea": 1, "fish": 1, "import": 4}
CHURCH = (  # faith needed and reward
    (4, "3 points, 1 piece"),
    (5, "4 points, 1 any"),
    (6, "5 points, 2 move"),
    (7, "7 points, 2 yen"),
    (8, "8 points, 1 import"),
    (9, "10 points, 1 piece"),
    (10, "12 points"),
)
CUSTOMS = (  # imports paid and reward
    (1, "5 points"),
    (1, "4 points, 2 yen"),
    (2, "10 points"),
    (2, "8 points, 2 yen, 1 piece"),
    (3, "15 points"),
    (3, "13 points, 2 any"),
    (4, "20 points"),
)
NEUTRAL_SLOT = 4  # of both, with two players
TECHNOLOGIES = {  # value and copies
    "stagecoach": (3, 1),
    "university": (3, 2),
    "ball": (3, 2),
    "postal-system": (3, 2),
    "language-school": (3, 2),
    "patent-system": (3, 1),
    "winery": (3, 1),
    "gas-lighting": (3, 2),
    "stock-exchange": (3, 1),
    "letterpress": (3, 2),
    "brick-factory": (3, 1),
    "mining-technology": (3, 1),
    "electric-lighting": (4, 2),
    "station": (4, 1),
    "spinning-mill": (4, 1),
    "exposition": (5, 1),
    "newspaper": (5, 2),
    "tram": (5, 1),
    "telephone": (6, 2),
    "telegraph": (6, 2),
}
CARDS = {  # technology and flag of each card
    37: ("stagecoach", "us"),
    38: ("university", "us"),
    39: ("university", "de"),
    40: ("ball", "fr"),
    41: ("ball", "uk"),
    42: ("postal-system", "uk"),
    43: ("postal-system", "us"),
    44: ("language-school", "us"),
    45: ("language-school", "nl"),
    46: ("patent-system", "de"),
    47: ("winery", "fr"),
    48: ("gas-lighting", "fr"),
    49: ("gas-lighting", "uk"),
    50: ("stock-exchange", "uk"),
    51: ("letterpress", "nl"),
    52: ("letterpress", "de"),
    53: ("brick-factory", "fr"),
    54: ("mining-technology", "de"),
    55: ("electric-lighting", "us"),
    56: ("electric-lighting", "de"),
    57: ("station", "uk"),
    58: ("spinning-mill", "fr"),
    59: ("exposition", "fr"),
    60: ("newspaper", "uk"),
    61: ("newspaper", "us"),
    62: ("tram", "de"),
    63: ("telephone", "us"),
    64: ("telephone", "uk"),
    65: ("telegraph", "uk"),
    66: ("telegraph", "nl"),
}
ORDERS = {  # goods, reward, flag
    1: ("2 tea, 1 fish", "1 points, 1 import", "uk"),
    2: ("1 silk, 1 tea, 1 fish", "3 points, 1 piece", "us"),
    3: ("3 tea", "2 points, 2 yen", "fr"),
    4: ("1 copper, 1 silk, 1 tea", "5 points", "de"),
    5: ("4 fish", "2 points, 1 import", "uk"),
    6: ("2 silk, 1 fish", "4 points, 1 any", "fr"),
    7: ("1 silk, 2 tea, 1 fish", "3 points, 1 import", "us"),
    8: ("1 copper, 2 fish", "4 points, 2 yen", "nl"),
    9: ("3 tea, 2 fish", "4 points, 1 import", "uk"),
    10: ("2 copper, 1 tea", "4 points, 1 import", "de"),
    11: ("3 silk", "4 points, 2 yen", "fr"),
    12: ("2 copper", "5 points, 1 piece", "us"),
    13: ("4 tea, 1 fish", "5 points, 1 piece", "uk"),
    14: ("1 copper, 2 silk, 2 tea", "6 points, 2 yen", "de"),
    15: ("2 copper, 2 silk", "9 points", "uk"),
    16: ("1 copper, 3 tea", "6 points", "us"),
    17: ("1 silk, 4 fish", "4 points, 1 import", "de"),
    18: ("1 copper, 2 silk, 1 fish", "5 points, 1 import", "nl"),
    19: ("1 silk, 2 tea, 3 fish", "8 points", "uk"),
    20: ("3 copper", "8 points", "de"),
    21: ("2 copper, 2 silk, 1 tea, 1 fish", "11 points", "us"),
    22: ("3 copper, 2 fish", "8 points, 1 import", "uk"),
    23: ("4 silk", "7 points", "fr"),
    24: ("3 silk, 2 tea", "6 points, 1 import", "uk"),
    25: ("5 tea", "6 points", "us"),
    26: ("5 fish", "6 points", "fr"),
    27: ("1 copper, 1 silk, 1 tea, 1 fish", "5 points, 1 import", "fr"),
    28: ("2 copper, 3 fish", "7 points, 2 yen", "us"),
    29: ("2 silk, 3 fish", "4 points, 1 import, 1 piece", "de"),
    30: ("2 copper, 3 tea", "5 points, 2 import", "uk"),
    31: ("2 silk, 2 fish", "2 points, 2 import", "nl"),
    32: ("1 silk, 3 tea, 1 fish", "3 points, 1 import, 2 move", "us"),
    33: ("1 copper, 3 silk", "6 points, 1 import", "fr"),
    34: ("2 copper, 2 silk, 2 tea", "9 points, 1 import", "uk"),
    35: ("1 copper, 2 tea, 2 fish", "5 points, 3 yen", "de"),
    36: ("1 copper, 2 silk, 1 tea, 1 fish", "5 points, 2 yen, 1 import", "nl"),
}
FOUND = (14,)  # orders whose printed figures are known
DIGITS = {  # what the picture of the set-up shows on twelve of the orders
    1: [1],
    2: [3],
    4: [5],
    7: [3],
    10: [4],
    14: [6, 2],
    15: [9],
    21: [11],
    22: [8],
    31: [2],
    34: [9],
    36: [5, 2],
}
TILES = {  # four shops, trading house
    1: (["3 points", "2 points", "2 tea", "1 yen"], "8 points"),
    2: (["3 yen", "2 yen", "2 fish", "1 fish"], "7 points, 2 yen"),
    3: (["1 import", "1 silk", "1 copper", "1 yen"], "6 points, 1 import"),
    4: (["1 copper, 1 yen", "2 tea", "2 move", "1 any"], "8 points"),
    5: (["2 any", "2 fish", "1 any, 1 move", "1 move"], "7 points, 2 yen"),
    6: (["2 points, 1 yen", "1 copper", "2 points", "1 any"], "6 points, 1 import"),
    7: (["2 silk", "2 move", "2 yen", "1 tea"], "8 points"),
    8: (["2 points, 1 piece", "1 any, 1 move", "1 silk", "1 piece"], "7 points, 2 yen"),
    9: (["3 points", "2 tea", "2 move", "1 any"], "8 points"),
    10: (["3 yen", "2 fish", "1 any, 1 move", "1 move"], "7 points, 2 yen"),
    11: (["1 import", "1 copper", "2 points", "1 any"], "6 points, 1 import"),
    12: (["1 copper, 1 yen", "2 move", "2 yen", "1 tea"], "8 points"),
    13: (["2 any", "1 any, 1 move", "1 silk", "1 piece"], "7 points, 2 yen"),
    14: (["2 points, 1 yen", "2 points", "2 tea", "1 yen"], "6 points, 1 import"),
    15: (["2 silk", "2 yen", "2 fish", "1 fish"], "8 points"),
    16: (["2 points, 1 piece", "1 silk", "1 copper", "1 yen"], "7 points, 2 yen"),
    17: (["3 points", "2 move", "2 yen", "1 tea"], "8 points"),
    18: (["3 yen", "1 any, 1 move", "1 silk", "1 piece"], "7 points, 2 yen"),
    19: (["1 import", "2 points", "2 tea", "1 yen"], "6 points, 1 import"),
    20: (["1 copper, 1 yen", "2 yen", "2 fish", "1 fish"], "8 points"),
    21: (["2 any", "1 silk", "1 copper", "1 yen"], "7 points, 2 yen"),
    22: (["2 points, 1 yen", "2 tea", "2 move", "1 any"], "6 points, 1 import"),
    23: (["2 silk", "2 fish", "1 any, 1 move", "1 move"], "8 points"),
    24: (["2 points, 1 piece", "1 copper", "2 points", "1 any"], "7 points, 2 yen"),
}
TOKENS = {  # reward and copies
    "points": ("4 points", 2),
    "yen": ("4 yen", 2),
    "points-and-yen": ("2 points, 2 yen", 2),
    "import": ("1 import, 1 points", 2),
    "copper": ("2 copper", 2),
    "silk": ("2 silk, 1 points", 2),
    "tea": ("3 tea", 1),
    "fish": ("3 fish", 1),
    "any": ("2 any, 1 points", 2),
    "pieces": ("2 piece, 1 points", 2),
    "moves": ("2 move, 2 points", 2),
}
FREE_AGENT_TOKENS = 5
ACHIEVEMENTS = {  # needs, points for the first and for later ones
    "tea-7": ("a", "7 tea", 8, 6),
    "fish-7": ("a", "7 fish", 8, 6),
    "silk-6": ("a", "6 silk", 8, 6),
    "copper-5": ("a", "5 copper", 8, 6),
    "technologies-4": ("b", "4 technologies", 8, 6),
    "yen-10": ("b", "10 yen", 8, 6),
    "tokens-5": ("b", "5 tokens", 8, 6),
    "orders-5": ("b", "5 orders", 8, 6),
    "commercial-4": ("c", "4 commercial", 10, 7),
    "production-2-commercial-3": ("c", "2 production, 3 commercial", 10, 7),
    "production-3-commercial-2": ("c", "3 production, 2 commercial", 10, 7),
    "production-4": ("c", "4 production", 10, 7),
}
AGENTS = {"us": 2, "nl": 1, "uk": 3, "fr": 2, "de": 2}
SETS = {1: 0, 2: 2, 3: 4, 4: 8, 5: 12}
AWARDS = ("us", "nl", "uk", "fr", "de", "free-agent")
REMOVED_ORDERS = {2: 16, 3: 5, 4: 0}
ENDS_AT = {2: 5, 3: 5, 4: 6}  # assistants in Church or Customs House, the neutral one included


def amounts(text: str) -> dict[str, int]:
    """A printed reward or price by kind."""
    pairs = (part.split() for part in text.split(", ") if part)
    return {kind: int(amount) for amount, kind in pairs}
