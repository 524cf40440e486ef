"""Where everything went: a second, slow and plain account of the rules of Yokohama to hold the engine's against.

Written from the rulebooks over names and dictionaries and the figures typed by hand, it shares nothing with the engine
but the record it reads. From the position after a move it takes only how far the steps of an action have gone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.games.yokohama.figures import (
    ACHIEVEMENTS,
    AGENTS,
    AREAS,
    CARDS,
    CHURCH,
    CUSTOMS,
    ORDERS,
    PRODUCES,
    RATES,
    SETS,
    TECHNOLOGIES,
    TILES,
    TOKENS,
    amounts,
)
from tradewinds.core.state import OVER, State
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AGENT_KINDS,
    AREA_NAMES,
    CARD_NAMES,
    TECHNOLOGY_NAMES,
    TOKEN_NAMES,
)
from tradewinds.games.yokohama.state import PHASES

GOODS = ("copper", "silk", "tea", "fish")
PIECES = ("assistant", "shop", "house")
COUNTRIES = tuple(AGENTS)
NEUTRAL = 4
WATCH = {"ball": ("order", "points", 2), "language-school": ("order", "yen", 1), "winery": ("church", "points", 3)}
WATCH |= {"brick-factory": ("customs", "points", 4), "patent-system": ("technology", "points", 2)}
WATCH |= {"letterpress": ("technology", "yen", 1), "gas-lighting": ("shop", "points", 2)}
WATCH |= {"electric-lighting": ("house", "points", 3)}
SURCHARGE = (0, 0, 1, 1, 2, 2)
HOUSES = {4: 4, 3: 5, 2: 6, 1: 7}  # the price by how many are left in the warehouse

Wealth = list[dict[str, int]]


def wealth(state: State) -> Wealth:
    """What everyone has, by names: points, yen, imports, goods, pieces in hand and warehouse, agents, what is due."""
    return [_wealth(state, seat) for seat in range(state.players)]


def _wealth(state: State, seat: int) -> dict[str, int]:
    own = {"points": int(state.points[seat]), "yen": int(state.yen[seat]), "import": int(state.imports[seat])}
    own |= {good: int(n) for good, n in zip(GOODS, state.goods[seat], strict=True)}
    own |= {piece: int(n) for piece, n in zip(PIECES, state.pieces[seat], strict=True)}
    own |= {f"stored {piece}": int(n) for piece, n in zip(PIECES, state.warehouse[seat], strict=True)}
    own |= {f"agent {kind}": int(n) for kind, n in zip(AGENT_KINDS, state.agents[seat], strict=True)}
    own["agents used"] = int(state.spent[seat].sum())
    own["tokens"] = int(state.tokens[seat].sum())
    due = {"any": int(state.goods_due), "piece": int(state.pieces_due), "move": int(state.moves_due)}
    return own | {name: number if seat == state.active else 0 for name, number in due.items()}


class Books:
    """A position as the account keeps it, and what a move does to it."""

    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after
        self.me = int(before.active)
        self.wealth = wealth(before)
        self.mine = self.wealth[self.me]
        self.technologies = {
            name for name, owned in zip(TECHNOLOGY_NAMES, before.technology[self.me], strict=True) if owned
        }
        self.area = "" if before.area < 0 else AREA_NAMES[before.area]
        self.power = int(before.power)
        self.here = int(before.assistants[self.me, before.area]) if self.area else 0  # own assistants in the area

    # Gains and tolls

    def gain(self, reward: Mapping[str, int]) -> None:
        """A reward, with what Mining Technology adds to copper."""
        for kind, number in reward.items():
            self.mine[kind] += number
            if kind == "copper" and number and "mining-technology" in self.technologies:
                self.mine["copper"] += 1

    def watch(self, event: str) -> None:
        """What technologies bring when something happens."""
        for name, (waits_for, kind, number) in WATCH.items():
            if waits_for == event and name in self.technologies:
                self.mine[kind] += number

    def flag(self, country: str) -> None:
        """A flag; the second, fourth, ... of a country brings an agent while there is one."""
        flags = int(self.before.flag_count[self.me, COUNTRIES.index(country)]) + 1
        if flags % 2 == 0 and self.before.agents_left[COUNTRIES.index(country)]:
            self.mine[f"agent {country}"] += 1

    def rivals(self, area: str) -> list[int]:
        """Who else has the president there."""
        number = AREA_NAMES.index(area)
        return [s for s in range(self.before.players) if s != self.me and self.before.president[s] == number]

    def toll(self, area: str) -> None:
        """A yen to each of them."""
        for seat in self.rivals(area):
            self.wealth[seat]["yen"] += 1
            self.mine["yen"] -= 1

    # Moving and acting

    def enter(self, area: str) -> None:
        """The president comes to an area on foot."""
        if area == "canal":
            self.mine["yen"] -= 1
        elif "stagecoach" not in self.technologies:
            self.toll(area)

    def act(self, area: str, president: bool) -> None:
        """Step 3: power, another's trading house, and what the area gives at once."""
        self.area = area
        number = AREA_NAMES.index(area)
        self.here = int(self.before.assistants[self.me, number])
        assert self.here > 0
        house = int(self.before.house[number])
        power = self.here + president + (house == self.me) + (self.before.station == number)
        power += self.me in self.before.shop[number]
        self.power = min(5, power)
        if house not in (-1, self.me):
            self.wealth[house]["yen"] += 1
        kind = area if area in AREAS else area.rpartition("-")[0]
        amount = AREAS[kind][2][self.power - 1]
        if kind in PRODUCES:
            self.gain({PRODUCES[kind]: amount})
        elif kind == "employment-agency":
            self.mine["piece"] += min(amount, 99)
        elif kind.startswith("port") and self.power == 5:
            self.mine["points"] += 3

    def to_board(self) -> None:
        """An assistant for a management board, from the hand if there is one."""
        if self.mine["assistant"]:
            self.mine["assistant"] -= 1
        else:
            self.here -= 1

    def stand_in_church(self, slot: int) -> None:
        """The reward of a slot of the church."""
        self.to_board()
        self.gain(amounts(CHURCH[slot][1]))
        self.watch("church")

    def learn(self, slot: int) -> None:
        """A technology card of a slot comes to the player."""
        card = int(self.before.laboratory[int(self.area == "laboratory-b"), slot])
        name, country = CARDS[int(CARD_NAMES[card].rpartition("-")[2])]
        self.watch("technology")
        self.technologies.add(name)
        self.flag(country)
        if name == "exposition":
            self.mine["points"] += 10

    def units(self, slot: int) -> int:
        """What a card costs beyond the power."""
        card = int(self.before.laboratory[int(self.area == "laboratory-b"), slot])
        value = TECHNOLOGIES[CARDS[int(CARD_NAMES[card].rpartition("-")[2])][0]][0]
        return max(0, value + SURCHARGE[slot] - self.power) + (self.before.cards[self.me] >= 3)

    # The steps that follow an action by themselves

    def settle(self) -> None:
        """Choices nobody can make lapse; a token of power five is taken; assistants come home."""
        after = self.after
        if self.mine["piece"] and not sum(self.mine[f"stored {piece}"] for piece in PIECES):
            self.mine["piece"] = 0
        on_board = int(self.before.assistants[self.me].sum()) > 0
        if self.mine["move"] and not on_board and not self.mine["assistant"]:
            self.mine["move"] = 0
        if not self.area:
            return
        number = AREA_NAMES.index(self.area)
        token = int(self.before.token[number])
        if token >= 0 and after.token[number] < 0:
            assert self.power == 5
            self.mine["tokens"] += 1
            if TOKEN_NAMES[token] == "free-agent":
                self.mine["agent free-agent"] += 1
            else:
                self.gain(amounts(TOKENS[TOKEN_NAMES[token]][0]))
        if after.area < 0:
            assert self.power < 5 or after.token[number] < 0 or self.before.tokens_by_choice
            assert "telephone" in self.technologies or after.assistants[self.me, number] == 0
            if "telephone" not in self.technologies:
                self.mine["assistant"] += self.here


def ledger(before: State, code: str, after: State) -> Wealth:
    """What everyone must have after a move."""
    books = Books(before, after)
    verb, _, thing = code.partition(":")
    if verb == "begin":
        books.wealth[int(thing[1:]) - 1]["yen"] -= 1
    elif verb in ("use", "achieve", "fulfil", "agent"):
        _extra(books, verb, thing)
    elif verb in ("place", "go", "through", "collect"):
        _main(books, verb, thing)
    elif verb in ("shop", "house", "return", "good", "lift", "drop", "done", "claim"):
        _finish(books, verb, thing)
    elif verb == "end":
        _end(books)
        return books.wealth
    elif verb in ("buy", "sell", "church", "customs", "hire", "research", "pay"):
        _act(books, verb, thing)
    books.settle()
    return books.wealth


def _extra(books: Books, verb: str, thing: str) -> None:
    mine = books.mine
    if thing == "university":
        mine["yen"] -= 1
        mine["stored assistant"] -= 1
        mine["assistant"] += 1
    elif thing == "spinning-mill":
        mine["silk"] -= 1
        mine["yen"] += 2
    elif verb == "achieve":
        pile = "abc".index(thing)
        _, _, first, later = ACHIEVEMENTS[ACHIEVEMENT_NAMES[books.before.achievement[pile]]]
        mine["points"] += later if (books.before.achieved[pile] >= 0).any() else first
        mine["assistant"] -= 1
    elif verb == "fulfil":
        goods, reward, country = ORDERS[int(thing)]
        for good, number in amounts(goods).items():
            mine[good] -= number
        books.gain(amounts(reward))
        books.watch("order")
        books.flag(country)
    else:
        kind = next(kind for kind in AGENT_KINDS if mine[f"agent {kind}"])
        mine[f"agent {kind}"] -= 1
        mine["agents used"] += 1
        books.act(thing, False)


def _main(books: Books, verb: str, thing: str) -> None:
    before = books.before
    if verb == "place":
        books.toll(thing)
        books.mine["assistant"] -= 1
    elif verb == "collect":
        books.mine["assistant"] += 1
    elif verb == "through":
        books.enter(thing)
    else:
        moving = PHASES[before.phase] == "moving"
        if not (moving and "station" in books.technologies and before.station == AREA_NAMES.index(thing)):
            books.enter(thing)
        books.act(thing, True)


def _act(books: Books, verb: str, thing: str) -> None:
    before, mine = books.before, books.mine
    if verb == "buy":
        mine["yen"] -= RATES[thing]
        books.gain({thing: 1})
    elif verb == "sell":
        mine[thing] -= 1
        mine["yen"] += RATES[thing]
    elif verb == "hire":
        mine["yen"] -= {"assistant": 0, "shop": 2, "house": HOUSES.get(mine["stored house"], 0)}[thing]
        mine[f"stored {thing}"] -= 1
        mine[thing] += 1
        mine["piece"] -= 1
    elif verb == "church":
        if CHURCH[int(thing) - 1][0] <= books.power:
            books.stand_in_church(int(thing) - 1)
    elif verb == "customs":
        imports, reward = CUSTOMS[int(thing) - 1]
        assert imports < books.power
        mine["import"] -= imports
        books.to_board()
        books.gain(amounts(reward))
        books.watch("customs")
    elif verb == "research":
        if books.units(int(thing) - 1) == 0:
            books.learn(int(thing) - 1)
    else:
        mine[thing] -= 2 if thing == "yen" else 1
        if before.units == 1 and PHASES[before.phase] == "faith":
            books.stand_in_church(int(before.slot))
        elif before.units == 1 and PHASES[before.phase] == "production":
            books.learn(int(before.slot))


def _finish(books: Books, verb: str, thing: str) -> None:
    before, mine = books.before, books.mine
    if verb in ("shop", "house"):
        assert books.power >= 4
        shops, house = TILES[int(before.tile[before.area]) + 1]
        mine[verb] -= 1
        books.gain(amounts(shops[int(thing) - 1] if verb == "shop" else house))
        books.watch(verb)
    elif verb == "return":
        mine["assistant"] += books.here - (thing == "all-but-one")
    elif verb == "good":
        mine["any"] -= 1
        books.gain({thing: 1})
    elif verb == "lift" and thing == "hand":
        mine["assistant"] -= 1
    elif verb == "drop":
        mine["move"] -= 1
        books.here += thing == books.area
    elif verb == "claim":
        if thing == "free-agent":
            mine["agent free-agent"] += 1
        else:
            books.flag(thing)
    elif thing == "hiring":
        mine["piece"] = 0
    elif thing == "lifting":
        mine["move"] = 0


# The end of a turn and of the game


def _end(books: Books) -> None:
    before, after = books.before, books.after
    if after.seat == OVER:
        for seat, bonuses in enumerate(final(before)):
            books.wealth[seat]["points"] += sum(bonuses)
        return
    following = (books.me + 1) % before.players
    owned = before.technology[following, TECHNOLOGY_NAMES.index("stock-exchange")]
    if owned and books.wealth[following]["yen"] < 2:
        books.wealth[following]["yen"] = 2


def final(state: State) -> list[list[int]]:
    """The five bonuses of everyone: church, customs, technologies, countries, leftovers."""
    players = range(state.players)
    church, customs = _majority(state.church, (6, 3)), _majority(state.customs, (8, 4))
    production = [(float(state.production[s]), -((s - state.first) % state.players), s) for s in players]
    if state.players == 2:
        production.append((7.5, 0, NEUTRAL))
    ranked = [seat for value, _, seat in sorted(production, reverse=True) if value > 0]
    technologies = dict(zip(ranked, (10, 5), strict=False))
    return [
        [
            church.get(seat, 0),
            customs.get(seat, 0),
            technologies.get(seat, 0),
            _countries([int(n) for n in state.flag_count[seat]]),
            int(state.agents[seat].sum())
            + int(state.imports[seat])
            + int(state.yen[seat]) // 2
            + int(state.goods[seat].sum()) // 3,
        ]
        for seat in players
    ]


def _majority(board: list[int], prizes: tuple[int, int]) -> dict[int, int]:
    """The prizes of a board by owner: most assistants, the rightmost among equals."""
    count = Counter(int(owner) for owner in board if owner >= 0)
    rightmost = {int(owner): slot for slot, owner in enumerate(board) if owner >= 0}
    ranked = sorted(count, key=lambda owner: (count[owner], rightmost[owner]), reverse=True)
    return dict(zip(ranked, prizes, strict=False))


def _countries(flags: list[int]) -> int:
    """Sets as large as can be, one after another."""
    points = 0
    while sum(n > 0 for n in flags):
        points += SETS[sum(n > 0 for n in flags)]
        flags = [max(0, n - 1) for n in flags]
    return points
