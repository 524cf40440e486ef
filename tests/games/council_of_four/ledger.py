"""A second account of the rules: everything on the table, followed move by move without the engine.

It reads the printed figures of figures.py and nothing of the engine's. It follows what moves do, and says which are
legal for a player, ways to pay by trying them all.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.council_of_four.figures import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GROUPS,
    NOBILITY,
    PERMITS,
    QUEEN_REWARDS,
    REWARDS,
    ROADS,
    TOKENS,
    bonuses,
)

REGIONS = {"coast": "ABCDE", "valley": "FGHIJ", "mountains": "KLMNO"}
LETTER = {name: letter for letter, (name, _) in CITIES.items()}
COUNCIL_COINS = {1: 10, 2: 7, 3: 4, 4: 0}


class Ledger:
    """Who has what; `expects` is what the next move must be, where a rule says so without a choice of action."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players, self.options = players, {"map": "juvelar"} | options
        self.map = self.options["map"]
        self.coins, self.servants, self.points, self.nobility = ([0] * players for _ in range(4))
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.deck, self.discard, self.paid = Counter(CARDS), Counter[str](), Counter[str]()
        self.merchants: list[set[str]] = [set() for _ in range(players)]
        self.permits: list[dict[str, bool]] = [{} for _ in range(players)]  # name: whether it is used
        self.neutral: set[str] = set()
        self.tokens: dict[str, int] = {}
        self.councils: dict[str, list[str]] = {council: [] for council in COUNCILS}
        self.reserve = Counter(dict.fromkeys(COLOURS, 4))
        self.shown: dict[str, list[str | None]] = {region: [None, None] for region in REGIONS}
        self.below: dict[str, list[str]] = {region: [] for region in REGIONS}
        self.rewards: dict[str, int] = {}
        self.queen_rewards: list[int] = []
        self.queen, self.active, self.ender, self.turn = "", -1, -1, 0
        self.mains, self.owed, self.quick = 0, 0, False
        self.waiting: list[list[Any]] = []  # bonuses, the next one last
        self.council, self.city, self.chosen = "", "", ""
        self.by_servant = False
        self.expects = "begin"

    # Moves

    def play(self, code: str) -> None:
        """Follows one move."""
        kind, _, what = code.partition(":")
        getattr(self, f"_{kind}")(what)

    def _begin(self, seat: str) -> None:
        self.active = int(seat[1:]) - 1
        for step in range(self.players):
            self.coins[(self.active + step) % self.players] = 10 + step
            self.servants[(self.active + step) % self.players] = 1 + step
        if self.map == "random":
            self.expects = "map"
        else:
            self._map(self.map)

    def _map(self, name: str) -> None:
        self.map, self.queen, self.expects = name, GROUPS[name][None], "tokens"

    def _lay(self, token: str) -> None:
        free = [letter for letter in CITIES if letter not in self.tokens and letter != self.queen]
        self.tokens[free[0]] = int(token)
        if len(free) == 1:
            self.expects = "tiles"

    def _reveal(self, tile: str) -> None:
        region = next(region for region, cities in REGIONS.items() if tile[0].upper() in cities)
        assert tile in self.unseen(region)
        self.shown[region][self.shown[region].index(None)] = tile
        if self.expects == "tiles":
            if all(None not in tiles for tiles in self.shown.values()):
                self.expects = "neutral" if self.players == 2 else "councils"
        else:
            self.settle()

    def _neutral(self, tile: str) -> None:
        self.neutral |= set(tile.upper())
        if tile[0].upper() in REGIONS["mountains"]:
            self.expects = "councils"

    def _councillor(self, colour: str) -> None:
        council = next(seats for seats in self.councils.values() if len(seats) < 4)
        council.append(colour)
        self.reserve[colour] -= 1
        if sum(self.reserve.values()) == 8:
            self.expects = "hands"

    def _draw(self, card: str) -> None:
        hand = self.hands[self.active]
        if self.expects == "hands":
            hand = min((self.hands[(self.active + n) % self.players] for n in range(self.players)), key=Counter.total)
        hand[card] += 1
        self.deck[card] -= 1
        if not self.deck.total():
            self.deck, self.discard = self.discard, Counter()
        if self.expects != "hands":
            self.settle()
        elif all(held.total() == 6 for held in self.hands):
            self.begin_turn(self.active)

    def _elect(self, council: str) -> None:
        self.take_main()
        self.council, self.by_servant, self.expects = council, False, "candidate"

    def _send(self, council: str) -> None:
        self.quick = False
        self.servants[self.active] -= 1
        self.council, self.by_servant, self.expects = council, True, "candidate"

    def _candidate(self, colour: str) -> None:
        self.reserve[colour] -= 1
        self.councils[self.council].insert(0, colour)
        self.reserve[self.councils[self.council].pop()] += 1
        if not self.by_servant:
            self.gain("coins", 4)
        self.settle()

    def _court(self, council: str) -> None:
        self.take_main()
        self.council, self.expects = council, "pay"

    def _pay(self, card: str) -> None:
        self.hands[self.active][card] -= 1
        self.discard[card] += 1
        self.paid[card] += 1

    def _take(self, what: str) -> None:
        region, slot = what.split(":")
        if self.expects == "pay":
            self.pay_council()
        bare = self.expects == "permit" and self.options.get("bare_free_permit")
        tile = self.shown[region][int(slot) - 1]
        assert tile is not None
        self.shown[region][int(slot) - 1] = None
        self.permits[self.active][tile] = False
        self.waiting.append(["refill", region])
        self.promise("" if bare else PERMITS[tile])
        self.settle()

    def _decline(self, _: str) -> None:
        self.settle()

    def _queen(self, city: str) -> None:
        self.pay_council()
        self.coins[self.active] -= 2 * self.roads_to(LETTER[city])
        self.queen = LETTER[city]
        self.place(LETTER[city])

    def _place(self, city: str) -> None:
        self.take_main()
        self.city = LETTER[city]
        fit = [t for t, used in self.permits[self.active].items() if not used and self.city.lower() in t]
        if len(fit) > 1:
            self.expects = "spend"
        else:
            self._spend(fit[0])

    def _spend(self, tile: str) -> None:
        self.permits[self.active][tile] = True
        self.place(self.city)

    def _hire(self, _: str) -> None:
        self.quick = False
        self.coins[self.active] -= 3
        self.servants[self.active] += 1
        self.settle()

    def _change(self, region: str) -> None:
        self.quick = False
        self.servants[self.active] -= 1
        self.below[region] += [tile for tile in self.shown[region] if tile]
        self.shown[region] = [None, None]
        self.waiting.append(["refill", region])
        self.settle()

    def _extra(self, _: str) -> None:
        self.quick = False
        self.servants[self.active] -= 3
        self.mains += 1
        self.owed += 1
        self.settle()

    def _end(self, _: str) -> None:
        self.end_turn()

    def _reuse(self, city: str) -> None:
        letter = LETTER[city]
        assert letter in self.merchants[self.active]
        assert letter != self.chosen
        self.chosen = letter if self.waiting and self.waiting[-1][0] == "token" else ""
        self.promise(TOKENS[self.tokens[letter]])
        self.settle()

    def _again(self, tile: str) -> None:
        assert tile in self.permits[self.active]
        self.promise(PERMITS[tile])
        self.settle()

    # Their parts

    def take_main(self) -> None:
        """One of the main actions of the turn is taken."""
        self.mains -= 1
        self.owed = max(self.owed - 1, 0)

    def pay_council(self) -> None:
        """The coins for the cards that were paid."""
        assert self.paid.total() <= 4
        seats = Counter(self.councils[self.council])
        assert all(self.paid[colour] <= seats[colour] for colour in COLOURS)
        self.coins[self.active] -= COUNCIL_COINS[self.paid.total()] + self.paid["joker"]
        self.paid = Counter()

    def roads_to(self, city: str) -> int:
        """How many roads the queen must go."""
        reached, roads = {self.queen}, 0
        while city not in reached:
            reached |= {letter for road in ROADS[self.map].split() if set(road) & reached for letter in road}
            roads += 1
        return roads

    def place(self, city: str) -> None:
        """A merchant in a city: servants, rewards, tokens."""
        own = self.merchants[self.active]
        assert city not in own
        others = sum(city in merchants for merchants in self.merchants) + (city in self.neutral)
        self.servants[self.active] -= others
        own.add(city)
        if len(own) == 10 and self.ender < 0:
            self.ender = self.active
            self.points[self.active] += 3
        groups = REGIONS | {colour: cities for colour, cities in GROUPS[self.map].items() if colour}
        for reward in REWARDS:
            if city in groups[reward] and set(groups[reward]) <= own and reward not in self.rewards:
                self.rewards[reward] = self.active
                if len(self.queen_rewards) < 5:
                    self.queen_rewards.append(self.active)
        joined = self.joined(city)
        order = [city, *sorted(joined - {city})]
        for letter in reversed(order):
            if letter in self.tokens:
                self.promise(TOKENS[self.tokens[letter]])
        self.settle()

    def joined(self, city: str) -> set[str]:
        """The cities with own merchants that roads join to one, itself among them."""
        group = {city}
        while True:
            near = {letter for road in ROADS[self.map].split() if set(road) & group for letter in road}
            more = near & self.merchants[self.active] | group
            if more == group:
                return group
            group = more

    def unseen(self, region: str) -> set[str]:
        """The tiles of a region that lie face down in no known order."""
        tiles = {tile for tile in PERMITS if tile[0].upper() in REGIONS[region]}
        seen = {tile for tile in self.shown[region] if tile} | set(self.below[region])
        return tiles - seen - {tile for permits in self.permits for tile in permits}

    def promise(self, printed: str) -> None:
        """Printed bonuses, to be received from left to right before all that waits."""
        self.waiting += reversed(bonuses(printed)) if printed else []

    def gain(self, what: str, amount: int) -> None:
        """Coins, servants, points."""
        column: list[int] = getattr(self, what)
        column[self.active] += amount
        if what == "coins" and not self.options.get("endless_coins"):
            column[self.active] = min(column[self.active], 20)

    def settle(self) -> None:
        """Receives what waits, up to the next decision; then the next action, or the next turn."""
        while self.waiting:
            kind, amount = self.waiting.pop()
            asks = self.receive(kind, amount)
            if asks:
                self.expects = asks
                return
        self.chosen = ""
        quick = self.quick and (self.servants[self.active] >= 1 or self.coins[self.active] >= 3)
        if self.mains or quick:
            self.expects = "action"
        else:
            self.end_turn()

    def receive(self, kind: str, amount: Any) -> str:
        """Receives one bonus; what must be decided first, if anything."""
        if kind in ("coins", "servants", "points"):
            self.gain(kind, amount)
        elif kind == "main":
            self.mains += amount
        elif kind == "nobility":
            self.step(amount)
        elif kind == "cards":
            return self.ask_draw(amount)
        elif kind == "refill":
            return self.refill(amount)
        elif kind == "token" and self.choosable():
            self.waiting += [["token", amount - 1]] if amount > 1 else []
            return "token"
        elif kind == "permit" and any(tile for tiles in self.shown.values() for tile in tiles):
            return "permit"
        elif kind == "again" and self.permits[self.active]:
            return "again"
        return ""

    def step(self, steps: int) -> None:
        """Up the nobility track."""
        start = self.nobility[self.active]
        if start == 20:
            return
        at_once = steps if self.options.get("landing_bonus_only") else 1
        self.nobility[self.active] = min(start + at_once, 20)
        self.waiting += [["nobility", steps - at_once]] if steps > at_once else []
        self.promise(NOBILITY.get(self.nobility[self.active], ""))

    def ask_draw(self, cards: int) -> str:
        """A card, and the others after it."""
        if not self.deck.total():
            self.deck, self.discard = self.discard, Counter()
        if not self.deck.total():
            return ""
        self.waiting += [["cards", cards - 1]] if cards > 1 else []
        return "draw"

    def refill(self, region: str) -> str:
        """Tiles in a known order come up by themselves, others by chance."""
        while None in self.shown[region]:
            if self.unseen(region):
                self.waiting.append(["refill", region])
                return "reveal"
            if not self.below[region]:
                break
            self.shown[region][self.shown[region].index(None)] = self.below[region].pop(0)
        return ""

    def choosable(self) -> set[str]:
        """Cities whose token may be chosen."""
        own = {letter for letter in self.merchants[self.active] if letter in self.tokens}
        return {letter for letter in own if "nobility" not in TOKENS[self.tokens[letter]]} - {self.chosen}

    # What a player may do

    def legal(self) -> set[str]:
        """The codes of all legal moves of the player who decides."""
        own = self.permits[self.active]
        if self.expects == "action":
            return self.main_actions() | self.quick_actions() | (set() if self.owed else {"end"})
        if self.expects == "candidate":
            return {f"candidate:{colour}" for colour in COLOURS if self.reserve[colour]}
        if self.expects == "pay":
            return self.payments()
        if self.expects == "spend":
            return {f"spend:{tile}" for tile, used in own.items() if not used and self.city.lower() in tile}
        if self.expects == "token":
            return {f"reuse:{CITIES[letter][0]}" for letter in self.choosable()}
        if self.expects == "permit":
            return {"decline"} | {code for region in REGIONS for code in self.tiles(region)}
        return {f"again:{tile}" for tile in own}

    def main_actions(self) -> set[str]:
        """Electing is always possible, the others if they can be paid for."""
        if not self.mains:
            return set()
        codes = {f"elect:{council}" for council in COUNCILS}
        purse = self.coins[self.active]
        for council in COUNCILS:
            something = {0} if self.tiles(council) else set()
            roads = {self.roads_to(city) for city in self.open_cities()} if council == "queen" else something
            if roads and any(coins + 2 * min(roads) <= purse for coins in self.prices(council)):
                codes.add(f"court:{council}")
        permitted = {letter.upper() for tile, used in self.permits[self.active].items() if not used for letter in tile}
        return codes | {f"place:{CITIES[city][0]}" for city in self.open_cities() & permitted}

    def quick_actions(self) -> set[str]:
        """The four of them, if there is what they cost."""
        servants = self.servants[self.active] if self.quick else 0
        codes = {"hire"} if self.quick and self.coins[self.active] >= 3 else set()
        codes |= {f"send:{council}" for council in COUNCILS if servants >= 1}
        codes |= {f"change:{region}" for region in REGIONS if servants >= 1 and self.tiles(region)}
        return codes | ({"extra"} if servants >= 3 else set())

    def payments(self) -> set[str]:
        """A further card after which the council can still be satisfied, or what it is satisfied for."""
        purse, cards = self.coins[self.active], self.paid.total()
        roads = {city: self.roads_to(city) for city in self.open_cities()} if self.council == "queen" else {"": 0}
        codes = set()
        for card in CARDS:
            if self.fits(self.paid + Counter([card])) and self.hands[self.active][card]:
                prices = self.prices(self.council, self.paid + Counter([card]))
                codes |= {f"pay:{card}"} if any(coins + 2 * min(roads.values()) <= purse for coins in prices) else set()
        price = COUNCIL_COINS[cards] + self.paid["joker"] if cards else 99
        if self.council != "queen":
            return codes | (self.tiles(self.council) if price <= purse else set())
        return codes | {f"queen:{CITIES[city][0]}" for city, far in roads.items() if price + 2 * far <= purse}

    def prices(self, council: str, paid: Counter[str] | None = None) -> set[int]:
        """What the council may cost, with every choice of cards from the hand on top of those paid."""
        paid = paid or Counter()
        self.council, kept = council, self.council
        hand = self.hands[self.active] - (paid - self.paid)
        ways = [paid]
        for card in CARDS:
            ways = [way + Counter({card: n}) for way in ways for n in range(min(hand[card], 4) + 1)]
            ways = [way for way in ways if self.fits(way)]
        self.council = kept
        return {COUNCIL_COINS[way.total()] + way["joker"] for way in ways if way.total()}

    def fits(self, paid: Counter[str]) -> bool:
        """Whether cards match different councillors of the council."""
        seats = Counter(self.councils[self.council])
        return paid.total() <= 4 and all(paid[colour] <= seats[colour] for colour in COLOURS)

    def tiles(self, region: str) -> set[str]:
        """The codes for taking a face-up tile of a region."""
        return {f"take:{region}:{slot + 1}" for slot, tile in enumerate(self.shown.get(region, ())) if tile}

    def open_cities(self) -> set[str]:
        """Cities in which the player may place a merchant, however permitted."""
        own = self.merchants[self.active]
        others = {c: sum(c in merchants for merchants in self.merchants) + (c in self.neutral) for c in CITIES}
        return {c for c in CITIES if c not in own and len(own) < 10 and others[c] <= self.servants[self.active]}

    # Turns

    def begin_turn(self, seat: int) -> None:
        """One main action, one quick action, a card."""
        self.active, self.mains, self.owed, self.quick = seat, 1, 1, True
        self.turn += 1
        self.expects = self.ask_draw(1) or "action"

    def end_turn(self) -> None:
        """The next player, or the final scoring."""
        following = (self.active + 1) % self.players
        if following != self.ender:
            self.begin_turn(following)
            return
        track = sorted(self.nobility, reverse=True)
        most = max(map(len, self.permits))
        for seat in range(self.players):
            own = self.nobility[seat]
            self.points[seat] += 5 if own == track[0] else 2 if own == track[1] else 0
            self.points[seat] += 3 if len(self.permits[seat]) == most else 0
        self.expects = "over"

    def totals(self) -> list[int]:
        """Everyone's points with reward tiles."""
        total = list(self.points)
        for reward, owner in self.rewards.items():
            total[owner] += REWARDS[reward]
        for points, owner in zip(QUEEN_REWARDS, self.queen_rewards, strict=False):
            total[owner] += points
        return total

    def winners(self) -> list[int]:
        """The most points, then the most servants and cards."""
        ranks = [
            (points, servants + hand.total())
            for points, servants, hand in zip(self.totals(), self.servants, self.hands, strict=True)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def table(self) -> dict[str, Any]:
        """Everything, in the form of the game's view."""
        return {
            "phase": self.expects,
            "active": self.active,
            "turn": self.turn,
            "coins": self.coins,
            "servants": self.servants,
            "points": self.points,
            "nobility": self.nobility,
            "hands": [dict(+hand) for hand in self.hands],
            "merchants": ["".join(sorted(merchants)) for merchants in self.merchants],
            "permits": [dict(sorted(permits.items())) for permits in self.permits],
            "shown": {region: list(tiles) for region, tiles in self.shown.items()},
            "below": {region: list(tiles) for region, tiles in self.below.items()},
            "decks": {region: len(self.unseen(region)) + len(tiles) for region, tiles in self.below.items()},
            "councils": {council: list(seats) for council, seats in self.councils.items()},
            "reserve": dict(+self.reserve),
            "discard": dict(+self.discard),
            "deck": self.deck.total(),
            "queen": self.queen,
            "neutral": "".join(sorted(self.neutral)),
            "tokens": dict(self.tokens),
            "rewards": dict(sorted(self.rewards.items())),
            "queen_rewards": list(self.queen_rewards),
            "mains": self.mains,
            "owed": self.owed,
            "quick": self.quick,
        }


def engine_table(view: dict[str, Any]) -> dict[str, Any]:
    """The same of what the engine shows to someone who sees everything."""
    cities, players = view["cities"], view["players"]
    stands = [[c["letter"] for c in cities.values() if seat in c["merchants"]] for seat in range(len(players))]
    names = {region: [tile and tile["name"] for tile in tiles["shown"]] for region, tiles in view["permits"].items()}
    return {
        **{name: view[name] for name in ("phase", "active", "turn", "councils", "discard", "deck")},
        **{name: view[name] for name in ("mains", "owed", "quick", "reserve")},
        **{name: [player[name] for player in players] for name in ("coins", "servants", "points", "nobility")},
        "hands": [player["hand"] for player in players],
        "merchants": ["".join(letters) for letters in stands],
        "permits": [dict(sorted((t["name"], t["used"]) for t in player["permits"])) for player in players],
        "shown": names,
        "below": {region: tiles["under"] for region, tiles in view["permits"].items()},
        "decks": {region: tiles["deck"] for region, tiles in view["permits"].items()},
        "queen": cities[view["queen"]]["letter"],
        "neutral": "".join(city["letter"] for city in cities.values() if city["neutral"]),
        "tokens": {city["letter"]: city["token"]["number"] for city in cities.values() if city["token"]},
        "rewards": {name: r["owner"] for name, r in sorted(view["rewards"].items()) if r["owner"] is not None},
        "queen_rewards": [tile["owner"] for tile in view["queen_rewards"] if tile["owner"] is not None],
    }
