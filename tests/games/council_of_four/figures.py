"""The printed figures of The Council of Four, typed from the component list and not from components.toml.

Bonuses are written as a player reads them, left to right: "3 cards, 1 servants". Roads are pairs of letters.
"""

from __future__ import annotations

CITIES = {
    "A": ("arkon", "coast"),
    "B": ("burgen", "coast"),
    "C": ("castrum", "coast"),
    "D": ("dorful", "coast"),
    "E": ("esti", "coast"),
    "F": ("framek", "valley"),
    "G": ("graden", "valley"),
    "H": ("hellar", "valley"),
    "I": ("indur", "valley"),
    "J": ("juvelar", "valley"),
    "K": ("kultos", "mountains"),
    "L": ("lyram", "mountains"),
    "M": ("merkatim", "mountains"),
    "N": ("naris", "mountains"),
    "O": ("osium", "mountains"),
}
ROADS = {
    "juvelar": "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO",
    "c1v1m2": "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KL LN MO",
    "c1v2m1": "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO",
    "c1v2m2": "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KL LN MO",
    "c2v1m1": "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO",
    "c2v1m2": "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KL LN MO",
    "c2v2m1": "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO",
    "graden": "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KL LN MO",
}
GROUPS = {  # None: the queen's city
    "juvelar": {"gold": "BFHKO", "silver": "CDGL", "bronze": "EIN", "iron": "AM", None: "J"},
    "c1v1m2": {"gold": "BFHKO", "silver": "CDGM", "bronze": "EIN", "iron": "AL", None: "J"},
    "c1v2m1": {"gold": "BFHKO", "silver": "CDJL", "bronze": "EIN", "iron": "AM", None: "G"},
    "c1v2m2": {"gold": "BFHKO", "silver": "CDJM", "bronze": "EIN", "iron": "AL", None: "G"},
    "c2v1m1": {"gold": "AFHKO", "silver": "CEGL", "bronze": "BIN", "iron": "DM", None: "J"},
    "c2v1m2": {"gold": "AFHKO", "silver": "CEGM", "bronze": "BIN", "iron": "DL", None: "J"},
    "c2v2m1": {"gold": "AFHKO", "silver": "CEJL", "bronze": "BIN", "iron": "DM", None: "G"},
    "graden": {"gold": "AFHKO", "silver": "CEJM", "bronze": "BIN", "iron": "DL", None: "G"},
}
PERMITS = {
    "a": "4 points, 3 coins",
    "b": "3 cards, 1 servants",
    "c": "2 servants, 3 coins",
    "d": "7 points",
    "e": "1 main, 2 coins",
    "ab": "3 coins, 1 cards",
    "ae": "2 nobility",
    "bc": "3 points, 3 coins",
    "cd": "3 points, 1 servants",
    "de": "3 points, 1 servants",
    "abc": "2 servants",
    "abe": "3 coins",
    "ade": "1 coins, 2 points",
    "bcd": "1 servants, 1 points",
    "cde": "1 cards, 1 nobility",
    "f": "2 cards, 4 coins",
    "g": "2 servants, 2 points, 1 nobility",
    "h": "4 servants",
    "i": "2 cards, 2 servants",
    "j": "1 main, 2 points",
    "fg": "5 coins",
    "fj": "2 servants, 1 coins",
    "gh": "3 servants",
    "hi": "5 points",
    "ij": "2 cards, 1 nobility",
    "fgh": "1 nobility, 1 coins",
    "fgj": "2 coins, 1 points",
    "fij": "1 servants, 1 nobility",
    "ghi": "1 cards, 1 servants",
    "hij": "2 cards",
    "k": "4 cards",
    "l": "1 coins, 3 servants",
    "m": "5 points, 1 nobility",
    "n": "7 coins",
    "o": "3 cards, 1 nobility",
    "kl": "1 cards, 2 servants",
    "lm": "3 cards",
    "mn": "1 main",
    "no": "2 points, 2 cards",
    "ko": "2 cards, 1 nobility",
    "klm": "1 servants, 1 coins",
    "klo": "1 cards, 1 coins",
    "kno": "1 cards, 1 points",
    "lmn": "3 points",
    "mno": "1 nobility, 1 points",
}
TOKENS = {
    1: "1 points",
    2: "2 points",
    3: "3 points",
    4: "1 coins",
    5: "2 coins",
    6: "3 coins",
    7: "1 servants",
    8: "2 servants",
    9: "1 cards",
    10: "1 servants, 1 coins",
    11: "1 servants, 1 cards",
    12: "1 cards, 1 points",
    13: "1 nobility",
    14: "1 nobility",
}
NOBILITY = {
    2: "2 points, 2 coins",
    4: "1 token",
    6: "1 main",
    8: "3 points, 1 cards",
    10: "1 permit",
    12: "5 points, 1 servants",
    14: "1 again",
    16: "2 token",
    18: "8 points",
    19: "2 points",
    20: "3 points",
}
REWARDS = {"coast": 5, "valley": 5, "mountains": 5, "gold": 20, "silver": 12, "bronze": 8, "iron": 5}
QUEEN_REWARDS = (25, 18, 12, 7, 3)
COLOURS = ("white", "black", "orange", "purple", "blue", "pink")
CARDS = dict.fromkeys(COLOURS, 13) | {"joker": 12}
COUNCILLORS = dict.fromkeys(COLOURS, 4)
COUNCILS = ("coast", "valley", "mountains", "queen")


def bonuses(text: str) -> list[list[str | int]]:
    """Printed bonuses as the game gives them: kind and amount."""
    pairs = (part.split() for part in text.split(", "))
    return [[kind, int(amount)] for amount, kind in pairs]
