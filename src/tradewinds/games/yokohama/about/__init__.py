"""What can be asked about at a table of Yokohama, and what matters about a player.

Every figure comes from components, so that one corrected in components.toml is right here as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tradewinds.core.about import Fact, Topic
from tradewinds.core.words import Message, Name, Words
from tradewinds.games.yokohama.about.areas import AREAS
from tradewinds.games.yokohama.about.cards import CARDS
from tradewinds.games.yokohama.about.ideas import IDEAS
from tradewinds.games.yokohama.components import FEWEST_PLAYERS, PIECES, WAREHOUSE_PIECES
from tradewinds.games.yokohama.things import amount

__all__ = ["belongings", "explain", "explanation", "facts", "progress", "title", "topics"]

EXPLAINED: Mapping[str, Topic] = {**IDEAS, **AREAS, **CARDS}


def explain(thing: str) -> Topic | None:
    """An area, technology, achievement, country or idea by its name; others by their kind and name: `order-14`."""
    return EXPLAINED.get(thing)


@cache
def title(thing: str, words: Words) -> str:
    """What a thing is called."""
    return words.say(EXPLAINED[thing].name)


@cache
def explanation(thing: str, words: Words) -> tuple[str, ...]:
    """What a thing does, in words: a line for each sentence."""
    return tuple(words.say(line) for line in EXPLAINED[thing].lines)


def topics(view: Mapping[str, Any]) -> list[str]:
    """What lies on this table, and all that the rules have a word for."""
    return [thing for thing in (*IDEAS, *_on_table(view)) if _in_this_game(thing, view)]


def _on_table(view: Mapping[str, Any]) -> Iterator[str]:
    """Boards, cards, tiles and tokens that can be seen, each once."""
    cards = [slot["card"] for board in view["laboratories"] for slot in board["slots"] if slot["card"]]
    orders = [slot["order"] for board in view["ports"] for slot in board["slots"] if slot["order"]]
    for player in view["players"]:
        cards += player["technologies"]
        orders += [*player["orders"], *player["orders_fulfilled"]]
    yield from (area["name"] for area in view["areas"])
    yield from dict.fromkeys(card["technology"] for card in cards)
    yield from (goal["name"] for goal in view["achievements"] if goal["name"])
    yield from (f"award-{award}" for award in view["awards"])
    yield from (f"{board}-{slot}" for board in ("church", "customs") for slot in range(1, len(view[board]) + 1))
    yield from (f"order-{order['name']}" for order in orders)
    yield from (f"tile-{area['tile']}" for area in view["areas"] if area["tile"])
    yield from dict.fromkeys(f"token-{area['token']['name']}" for area in view["areas"] if area["token"])


def _in_this_game(thing: str, view: Mapping[str, Any]) -> bool:
    if thing == "neutral":
        return len(view["players"]) == FEWEST_PLAYERS
    if thing == "awards":
        return bool(view["options"]["awards"])
    return thing != "free-agent" or any(view["options"].values())


def facts(view: Mapping[str, Any], seat: int) -> list[Fact]:
    """Money, goods, and orders in hand."""
    player = view["players"][seat]
    owned = {"yen": player["yen"], "import": player["imports"], **player["goods"]}
    charts = {"yen": Name("chart-yen")}
    stock = [Fact(f"yo-{kind}", count, amount(kind, count), charts.get(kind)) for kind, count in owned.items()]
    orders = player["orders_held"]
    return [*stock, Fact("yo-order", orders, Message("fact-orders", {"count": orders}))]


def belongings(view: Mapping[str, Any], seat: int) -> list[Fact]:
    """The same with pieces that have left the warehouse, wherever they are, and technologies."""
    player = view["players"][seat]
    taken = {piece: int(WAREHOUSE_PIECES[n]) - player["warehouse"][piece] for n, piece in enumerate(PIECES)}
    pieces = [Fact(f"yo-{piece}-{seat}", n, Message(f"picture-{piece}", {"count": n})) for piece, n in taken.items()]
    return [
        *facts(view, seat),
        *pieces,
        Fact("yo-production", len(player["technologies"]), Message("topic-technologies")),
    ]


DUE = {"exchanges": "tw-exchange", "goods": "yo-any", "pieces": "yo-piece", "moves": "yo-move"}
UNITS = ("faith", "production")  # phases in which units are paid for


def progress(view: Mapping[str, Any]) -> list[Fact]:
    """Where the action goes on and with what power, and what is still due."""
    pending, phase, told = view["pending"], view["phase"], []
    if pending["area"]:
        kind = next(area["type"] for area in view["areas"] if area["name"] == pending["area"])
        power = Message("fact-action", {"area": Name(f"area-{pending['area']}"), "power": pending["power"]})
        told.append(Fact(f"yo-area-{kind.removesuffix('-a').removesuffix('-b')}", pending["power"], power))
    if pending["units"] and phase in UNITS:
        due = Message(f"picture-due-{phase}", {"count": pending["units"]})
        told.append(Fact(f"yo-{phase}", pending["units"], due))
    left = [(due, pending[due]) for due in DUE if pending[due]]
    return told + [Fact(DUE[due], count, Message(f"picture-due-{due}", {"count": count})) for due, count in left]
