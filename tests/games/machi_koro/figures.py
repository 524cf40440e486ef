"""The printed figures of Machi Koro and Plus, written down once more by hand to check components.toml against."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """An establishment as printed."""

    colour: str
    icon: str
    rolls: tuple[int, ...]
    cost: int
    copies: int


BASE = {
    "wheat-field": Card("blue", "wheat", (1,), 1, 6),
    "ranch": Card("blue", "cow", (2,), 1, 6),
    "forest": Card("blue", "gear", (5,), 3, 6),
    "mine": Card("blue", "gear", (9,), 6, 6),
    "apple-orchard": Card("blue", "wheat", (10,), 3, 6),
    "bakery": Card("green", "bread", (2, 3), 1, 6),
    "convenience-store": Card("green", "bread", (4,), 2, 6),
    "cheese-factory": Card("green", "factory", (7,), 5, 6),
    "furniture-factory": Card("green", "factory", (8,), 3, 6),
    "fruit-market": Card("green", "fruit", (11, 12), 2, 6),
    "cafe": Card("red", "cup", (3,), 2, 6),
    "family-restaurant": Card("red", "cup", (9, 10), 3, 6),
    "stadium": Card("purple", "tower", (6,), 6, 5),
    "tv-station": Card("purple", "tower", (6,), 7, 5),
    "business-center": Card("purple", "tower", (6,), 8, 5),
}
PLUS = {
    "flower-garden": Card("blue", "wheat", (4,), 2, 6),
    "mackerel-boat": Card("blue", "boat", (8,), 2, 6),
    "tuna-boat": Card("blue", "boat", (12, 13, 14), 5, 6),
    "flower-shop": Card("green", "bread", (6,), 1, 6),
    "food-warehouse": Card("green", "factory", (12, 13), 2, 6),
    "sushi-bar": Card("red", "cup", (1,), 2, 6),
    "pizza-joint": Card("red", "cup", (7,), 1, 6),
    "hamburger-stand": Card("red", "cup", (8,), 1, 6),
    "publisher": Card("purple", "tower", (7,), 5, 5),
    "tax-office": Card("purple", "tower", (8, 9), 4, 5),
}
ESTABLISHMENTS = BASE | PLUS

BASE_LANDMARKS = {"train-station": 4, "shopping-mall": 10, "amusement-park": 16, "radio-tower": 22}
PLUS_LANDMARKS = {"harbor": 2, "airport": 30}
LANDMARKS = BASE_LANDMARKS | PLUS_LANDMARKS

COSTS = {name: card.cost for name, card in ESTABLISHMENTS.items()} | LANDMARKS
