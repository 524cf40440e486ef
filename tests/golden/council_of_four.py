"""The golden records of The Council of Four: which tiles, tokens and spaces gave what, which choices, how it ended."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.games.council_of_four.figures import COLOURS, GROUPS, NOBILITY, PERMITS, QUEEN_REWARDS, REWARDS, ROADS
from tests.games.council_of_four.ledger import LETTER, Ledger, engine_table
from tests.golden.coverage import Golden, steps
from tests.rulebook.council_table import all_is_there
from tradewinds import Match, Move
from tradewinds.core.state import CHANCE, State, copy
from tradewinds.games.council_of_four.components import AMOUNTS, BONUS_CODES, NOBILITY as STEP
from tradewinds.games.council_of_four.state import PHASES

COUNCILS = ("coast", "valley", "mountains", "queen")
REGIONS = COUNCILS[:3]
EVENTS = (
    "a joker paid",
    "the queen stayed",
    "the queen went three roads or more",
    "a servant paid for another's merchant",
    "a servant paid for nobody's merchant",
    "a chain of six cities",
    "a token and no other",
    "a chain through the queen's city",
    "two reward tiles at once",
    "a reward tile without a queen's",
    "a permit tile chosen among several",
    "the free tile's bonuses received",
    "the free tile's bonuses left out",
    "two steps of nobility, one after the other",
    "two steps of nobility at once",
    "a used tile's bonuses again",
    "no token to choose",
    "coins lost at the end of the track",
    "coins kept beyond the end of the track",
    "the deck made anew",
    "deck and discard pile empty",
    "a permit deck ran out",
    "a region without tiles",
    "a tile came back from below",
    "a main action left untaken",
    "three main actions in a turn",
    "a turn without a quick action",
    "a second player placed all merchants",
    "several first on the nobility track",
    "several second on the nobility track",
    "several with the most permit tiles",
    "won on points",
    "won by servants and cards",
    "a shared victory",
)
PHASES_SEEN = tuple(PHASES)
OPTIONS = ("endless_coins", "landing_bonus_only", "bare_free_permit")
WANTED = {
    *(f"tile {tile} taken" for tile in PERMITS),
    *(f"tile {tile} spent" for tile in PERMITS if len(tile) == 1),
    *(f"token {token} received" for token in range(1, 15)),
    *(f"space {space} reached" for space in NOBILITY),
    *(f"{reward} completed" for reward in REWARDS),
    *(f"the queen's tile of {points}" for points in QUEEN_REWARDS),
    *(f"{action} {council}" for action in ("elect", "send", "court") for council in COUNCILS),
    *(f"change {region}" for region in REGIONS),
    *(f"{colour} elected" for colour in COLOURS),
    *(
        f"{action} played"
        for action in ("place", "queen", "hire", "extra", "end", "reuse", "again", "take", "decline", "spend")
    ),
    *(f"{cards} cards paid" for cards in range(1, 5)),
    *(f"merchant in {letter}" for letter in "ABCDEFGHIJKLMNO"),
    *(f"phase {phase}" for phase in PHASES_SEEN),
    *(f"{players} players" for players in range(2, 5)),
    *(f"map {name}" for name in ROADS),
    *(f"option {name}" for name in (*OPTIONS, "map random")),
    *EVENTS,
}


class Watcher(Ledger):
    """The second account of the rules, which notes what it sees."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(players, options)
        self.seen: set[str] = {f"{players} players"}
        self.taken_mains = 0
        if options["map"] == "random":
            self.seen.add("option map random")
        self.seen |= {f"option {name}" for name in OPTIONS if options[name]}

    def play(self, code: str) -> None:
        """Notes the kind of a move."""
        kind, _, what = code.partition(":")
        self.seen.add(f"phase {self.expects}")
        self.seen.add(f"{kind} played")
        if kind in ("elect", "send", "court", "change"):
            self.seen.add(f"{kind} {what}")
        if kind == "candidate":
            self.seen.add(f"{what} elected")
        below = {region: list(tiles) for region, tiles in self.below.items()}
        super().play(code)
        if kind != "change" and any(len(self.below[region]) < len(below[region]) for region in REGIONS):
            self.seen.add("a tile came back from below")

    def _map(self, name: str) -> None:
        super()._map(name)
        self.seen.add(f"map {name}")

    def _draw(self, card: str) -> None:
        if self.deck.total() == 1 and self.discard.total():
            self.seen.add("the deck made anew")
        super()._draw(card)

    def _take(self, what: str) -> None:
        region, slot = what.split(":")
        tile = self.shown[region][int(slot) - 1]
        self.seen.add(f"tile {tile} taken")
        if self.expects == "permit":
            bare = bool(self.options.get("bare_free_permit"))
            self.seen.add(f"the free tile's bonuses {'left out' if bare else 'received'}")
        super()._take(what)
        if not any(self.shown[region]) and self.expects != "reveal":
            self.seen.add("a region without tiles")

    def _queen(self, city: str) -> None:
        roads = self.roads_to(LETTER[city])
        self.seen |= {"the queen stayed"} if roads == 0 else set()
        self.seen |= {"the queen went three roads or more"} if roads >= 3 else set()
        super()._queen(city)

    def _spend(self, tile: str) -> None:
        self.seen.add(f"tile {tile} spent")
        if self.expects == "spend":
            self.seen.add("a permit tile chosen among several")
        super()._spend(tile)

    def _end(self, what: str) -> None:
        self.seen |= {"a main action left untaken"} if self.mains else set()
        self.seen |= {"a turn without a quick action"} if self.quick else set()
        super()._end(what)

    def _again(self, tile: str) -> None:
        self.seen |= {"a used tile's bonuses again"} if self.permits[self.active][tile] else set()
        super()._again(tile)

    def take_main(self) -> None:
        """Counts the main actions of a turn."""
        super().take_main()
        self.taken_mains += 1
        self.seen |= {"three main actions in a turn"} if self.taken_mains == 3 else set()

    def begin_turn(self, seat: int) -> None:
        """A new turn; nothing may be left to draw."""
        self.taken_mains = 0
        super().begin_turn(seat)
        self.seen |= {"deck and discard pile empty"} if self.expects == "action" else set()

    def pay_council(self) -> None:
        """Notes how many cards were paid."""
        self.seen.add(f"{self.paid.total()} cards paid")
        self.seen |= {"a joker paid"} if self.paid["joker"] else set()
        super().pay_council()

    def gain(self, what: str, amount: int) -> None:
        """Notes what becomes of coins beyond twenty."""
        if what == "coins" and self.coins[self.active] + amount > 20:
            kept = self.options.get("endless_coins")
            self.seen.add(f"coins {'kept beyond' if kept else 'lost at'} the end of the track")
        super().gain(what, amount)

    def place(self, city: str) -> None:
        """Notes what a merchant costs and brings."""
        self.seen.add(f"merchant in {city}")
        self.seen |= {"a servant paid for nobody's merchant"} if city in self.neutral else set()
        if any(city in merchants for merchants in self.merchants):
            self.seen.add("a servant paid for another's merchant")
        own = self.merchants[self.active]
        rewards, queens = len(self.rewards), len(self.queen_rewards)
        joined = _joined(self, city)
        self.seen |= {f"token {self.tokens[letter]} received" for letter in joined if letter in self.tokens}
        self.seen |= {"a chain of six cities"} if len(joined) >= 6 else set()
        self.seen |= {"a token and no other"} if own and len(joined) == 1 else set()
        grey = GROUPS[self.map][None]
        self.seen |= (
            {"a chain through the queen's city"} if grey in joined and len(joined) > 2 and city != grey else set()
        )
        if len(own) == 9 and self.ender >= 0:
            self.seen.add("a second player placed all merchants")
        super().place(city)
        won = list(self.rewards)[rewards:]
        self.seen |= {f"{reward} completed" for reward in won}
        self.seen |= {f"the queen's tile of {QUEEN_REWARDS[n]}" for n in range(queens, len(self.queen_rewards))}
        self.seen |= {"two reward tiles at once"} if len(won) == 2 else set()
        if won and len(self.queen_rewards) - queens < len(won):
            self.seen.add("a reward tile without a queen's")

    def step(self, steps: int) -> None:
        """Notes the spaces of the nobility track."""
        before = self.nobility[self.active]
        super().step(steps)
        if self.nobility[self.active] > before:
            self.seen.add(f"space {self.nobility[self.active]} reached")
        if steps == 2 and before < 20:
            at_once = bool(self.options.get("landing_bonus_only"))
            self.seen.add(f"two steps of nobility{' at once' if at_once else ', one after the other'}")

    def receive(self, kind: str, amount: Any) -> str:
        """Notes tokens that are not there to choose."""
        if kind == "token" and not self.choosable():
            self.seen |= set() if self.chosen else {"no token to choose"}
        return super().receive(kind, amount)

    def refill(self, region: str) -> str:
        """Notes an empty deck."""
        asks = super().refill(region)
        if None in self.shown[region] and not asks:
            self.seen.add("a permit deck ran out")
        return asks

    def end_turn(self) -> None:
        """Notes the final scoring."""
        super().end_turn()
        if self.expects != "over":
            return
        self.seen.add("phase over")
        places = Counter(self.nobility)
        first, *others = sorted(places, reverse=True)
        self.seen |= {"several first on the nobility track"} if places[first] > 1 else set()
        self.seen |= {"several second on the nobility track"} if places[first] == 1 and places[others[0]] > 1 else set()
        tiles = [len(permits) for permits in self.permits]
        self.seen |= {"several with the most permit tiles"} if tiles.count(max(tiles)) > 1 else set()
        totals = self.totals()
        tied = totals.count(max(totals)) > 1
        if len(self.winners()) > 1:
            self.seen.add("a shared victory")
        else:
            self.seen.add("won by servants and cards" if tied else "won on points")


def _joined(account: Ledger, city: str) -> set[str]:
    account.merchants[account.active].add(city)
    joined = account.joined(city)
    account.merchants[account.active].remove(city)
    return joined


def watched(match: Match) -> Watcher:
    """A match followed to its end."""
    account = Watcher(match.players, match.options)
    for _, move in match.history:
        account.play(match.game.moves.code(move))
    return account


def coverage(match: Match) -> set[str]:
    """Everything wanted that a finished match shows."""
    return WANTED & watched(match).seen


def check(match: Match) -> None:
    """Everything on the table is as the second account has it, move by move."""
    account = Ledger(match.players, match.options)
    for ply, (_, code, after) in enumerate(steps(match)):
        account.play(code)
        assert account.expects == PHASES[after.phase]
        assert all_is_there(after)
        if account.turn and ply % 5 == 0:
            assert engine_table(match.game.view(after)) == account.table()
    assert match.scores == account.totals()
    assert match.winners == account.winners()


def position(match: Match) -> dict[str, Any]:
    """The last position by names."""
    return engine_table(match.game.view(match.state)) | {"ply": match.ply, "scores": match.scores}


# The matches to choose from


def play(match: Match, seed: int) -> None:
    """Seeded players: some try whatever there is, some build, some climb the nobility track, some hoard cards."""
    dice = random.Random(seed)
    styles = dice.choice(
        (("any",), ("builder",), ("climber", "builder"), ("climber", "idle"), ("any", "idle"), ("builder", "any"))
    )
    while not match.over:
        match.play(dice.choice(liked(match, styles[match.seat % len(styles)], dice)))


def liked(match: Match, style: str, dice: random.Random) -> list[Move]:
    """The moves that a style chooses from."""
    moves = match.moves()
    if style == "any" or dice.random() < 0.1:
        return moves
    if style == "idle":
        return [move for move in moves if not move.code.startswith(("court:", "place:", "extra"))] or moves
    if style == "climber":
        state = match.state
        climbs = {move.id: climb(match, state, move) for move in moves}
        best = max(climbs.values())
        if best > 0:
            return [move for move in moves if climbs[move.id] == best]
    kinds: tuple[str, ...] = ("place:", "court:", "extra", "queen:", "take:")
    if all(move.code.startswith(("pay:", "take:", "queen:")) for move in moves):
        kinds = ("pay:",)
    return [move for move in moves if move.code.startswith(kinds)] or moves


def climb(match: Match, before: State, move: Move) -> int:
    """How many steps of nobility a move brings, as far as can be seen at once."""
    if not move.code.startswith(("place:", "queen:", "take:", "spend:", "again:")):
        return 0
    after = copy(before)
    match.game.rules.apply(after, move.id)
    player = int(before.active)
    due = (
        sum(int(b) % AMOUNTS for b in after.bonuses % BONUS_CODES if int(b) // AMOUNTS == STEP)
        if after.seat in (player, CHANCE)
        else 0
    )
    return int(after.nobility[player]) - int(before.nobility[player]) + due


MAPS = ("juvelar", "graden", "c1v1m2", "c1v2m1", "c1v2m2", "c2v1m1", "c2v1m2", "c2v2m1")
CHOICES: list[dict[str, Any]] = [
    *({"map": name} for name in MAPS),
    {"map": "random", "endless_coins": True},
    {"map": "random", "landing_bonus_only": True},
    {"map": "random", "bare_free_permit": True},
    {"map": "random", "landing_bonus_only": True, "bare_free_permit": True, "endless_coins": True},
]

COUNCIL_OF_FOUR = Golden(
    game="council-of-four",
    wanted=frozenset(WANTED),
    coverage=coverage,
    check=check,
    position=position,
    tables=tuple((2 + n % 3, CHOICES[n // 3 % len(CHOICES)], n) for n in range(2400)),
    play=play,
    most=16,
)
