"""Where every coin went: a second, slow and plain account of the rules to hold the engine's against.

Written from the rulebook over names and dictionaries, it shares nothing with the engine but the record it reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.games.machi_koro.figures import COSTS, ESTABLISHMENTS
from tradewinds.core.state import State
from tradewinds.games.machi_koro.components import NAMES
from tradewinds.games.machi_koro.state import PHASES

BANK = -1
FLAT = {
    "wheat-field": 1,
    "ranch": 1,
    "forest": 1,
    "mine": 5,
    "apple-orchard": 3,
    "flower-garden": 1,
    "mackerel-boat": 3,
    "bakery": 1,
    "convenience-store": 3,
    "cafe": 1,
    "family-restaurant": 2,
    "sushi-bar": 3,
    "pizza-joint": 1,
    "hamburger-stand": 1,
}
PER_ICON = {
    "cheese-factory": (3, "cow"),
    "furniture-factory": (3, "gear"),
    "fruit-market": (2, "wheat"),
    "food-warehouse": (2, "cup"),
}
NEEDS_HARBOR = ("mackerel-boat", "tuna-boat", "sushi-bar")


class Entry(NamedTuple):
    """Coins that changed hands: what for, from whom, to whom."""

    why: str
    payer: int
    payee: int
    coins: int


class Books:
    """A position as the account keeps it."""

    def __init__(self, state: State) -> None:
        self.active = int(state.active)
        self.players = int(state.players)
        self.plus = bool(state.plus)
        self.coins = [int(state.coins[seat]) for seat in range(self.players)]
        self.cities = [
            {name: int(count) for name, count in zip(NAMES, state.city[seat], strict=True) if count}
            for seat in range(self.players)
        ]
        self.entries: list[Entry] = []

    def pay(self, why: str, payer: int, payee: int, due: int) -> None:
        """Enters a payment, of no more than the payer has."""
        paid = due if payer == BANK else min(due, self.coins[payer])
        if payer != BANK:
            self.coins[payer] -= paid
        if payee != BANK:
            self.coins[payee] += paid
        if paid:
            self.entries.append(Entry(why, payer, payee, paid))

    def working(self, seat: int, colour: str, total: int) -> Iterator[tuple[str, int]]:
        """A player's cards of a colour that the total activates, with their number."""
        for name, count in self.cities[seat].items():
            card = ESTABLISHMENTS.get(name)
            idle = name in NEEDS_HARBOR and "harbor" not in self.cities[seat]
            if card and card.colour == colour and total in card.rolls and not idle:
                yield name, count

    def icons(self, seat: int, *icons: str) -> int:
        """How many of a player's establishments show one of these icons."""
        return sum(
            n for name, n in self.cities[seat].items() if name in ESTABLISHMENTS and ESTABLISHMENTS[name].icon in icons
        )

    def one_card(self, seat: int, name: str, catch: int) -> int:
        """What one copy of a card is worth to its owner."""
        city = self.cities[seat]
        mall = int("shopping-mall" in city and ESTABLISHMENTS[name].icon in ("cup", "bread"))
        if name == "tuna-boat":
            return catch
        if name == "flower-shop":
            return (1 + mall) * city.get("flower-garden", 0)
        if name in PER_ICON:
            coins, icon = PER_ICON[name]
            return coins * self.icons(seat, icon)
        return FLAT[name] + mall

    def opponents(self) -> list[int]:
        """The others, counter-clockwise from the active player."""
        return [(self.active - step) % self.players for step in range(1, self.players)]

    def red(self, total: int) -> None:
        """The active player pays the others' red cards."""
        for seat in self.opponents():
            for name, count in self.working(seat, "red", total):
                self.pay(name, self.active, seat, count * self.one_card(seat, name, 0))

    def boats_are_out(self, total: int) -> bool:
        """Whether anyone's Tuna Boat works."""
        return any(name == "tuna-boat" for seat in range(self.players) for name, _ in self.working(seat, "blue", total))

    def bank(self, total: int, catch: int = 0) -> None:
        """Blue cards of all, green ones of the active player."""
        for seat in range(self.players):
            for colour in ("blue", "green") if seat == self.active else ("blue",):
                for name, count in self.working(seat, colour, total):
                    self.pay(name, BANK, seat, count * self.one_card(seat, name, catch))

    def purple(self, total: int) -> None:
        """Major establishments that ask for no choice."""
        mine = [name for name, _ in self.working(self.active, "purple", total)]
        for seat in self.opponents():
            if "stadium" in mine:
                self.pay("stadium", seat, self.active, 2)
            if "publisher" in mine:
                self.pay("publisher", seat, self.active, self.icons(seat, "cup", "bread"))
            if "tax-office" in mine and self.coins[seat] >= 10:
                self.pay("tax-office", seat, self.active, self.coins[seat] // 2)

    def hall(self) -> None:
        """Town Hall, between income and construction."""
        if self.plus and self.coins[self.active] == 0:
            self.pay("town-hall", BANK, self.active, 1)


def ledger(before: State, code: str, after: State) -> list[Entry]:
    """Every payment that a move must have caused."""
    books = Books(before)
    phase, then = PHASES[before.phase], PHASES[after.phase]
    if phase == "build":
        _construction(books, code)
    elif phase == "victim":
        books.pay("tv-station", int(code[4:]) - 1, books.active, 5)
    elif phase == "catch" and before.catch_die:
        books.bank(int(before.total), int(before.catch_die) + int(code[4:]))
        books.purple(int(before.total))
    elif phase in ("dice", "reroll", "harbor") and then not in ("dice", "reroll", "harbor"):
        total = _total(before, code)
        books.red(total)
        if not books.boats_are_out(total):
            books.bank(total)
            books.purple(total)
    if then == "build":
        books.hall()
    return books.entries


def _construction(books: Books, code: str) -> None:
    if code != "pass":
        name = code.removeprefix("build:")
        books.pay(name, books.active, BANK, COSTS[name])
    elif "airport" in books.cities[books.active]:
        books.pay("airport", BANK, books.active, 10)


def _total(before: State, code: str) -> int:
    """The number that activates cards, from the dice on the table and the move that settled them."""
    fallen = int(code[4:]) if code.startswith("die:") else 0
    return int(before.die_a) + int(before.die_b) + fallen + (2 if code == "add:2" else 0)


def settled(before: State, entries: list[Entry]) -> list[int]:
    """Everyone's coins after the entries."""
    coins = [int(before.coins[seat]) for seat in range(before.players)]
    for entry in entries:
        if entry.payer != BANK:
            coins[entry.payer] -= entry.coins
        if entry.payee != BANK:
            coins[entry.payee] += entry.coins
    return coins
