"""Moves in messages, and what each of them is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.words import Message, Name, Seat
from tradewinds.games.yokohama import moves
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AMOUNT,
    AREA_NAMES,
    ASSISTANT_PRICE,
    AWARD_NAMES,
    CANAL,
    CANAL_FEE,
    CARD_NAMES,
    CHURCH_REWARD,
    CUSTOMS_REWARD,
    FAITH_NEEDED,
    FAITH_PRICE,
    HOUSE_PRICES,
    IMPORTS_NEEDED,
    LEVEL,
    ORDER_NAMES,
    PAYMENTS,
    PORTS,
    RATE,
    SHOP_PRICE,
    SPINNING_SILK,
    SPINNING_YEN,
    SURCHARGE,
    TECHNOLOGY_CARDS,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_OF,
    TOKEN_NAMES,
    UNIVERSITY_YEN,
)
from tradewinds.games.yokohama.story.lists import (
    Things,
    achievement_named,
    award_named,
    order_things,
    payment,
    reward_list,
    token_named,
)

__all__ = ["area_named", "technology_named", "tell_move", "things"]

OWN_WORDS = {  # moves told unlike the others of their kind
    "through:canal": "through-canal",
    "lift:hand": "lift-hand",
    "hire:house": "hire-house",
}
SEVERAL_WORDS = ("done", "return")  # kinds whose moves are each told in their own words


def tell_move(move: int) -> Message:
    """A move in words."""
    code = moves.MOVES.code(move)
    verb = code.partition(":")[0]
    if verb in SEVERAL_WORDS or code.endswith(":unseen"):
        verb = code.replace(":", "-")
    return Message(f"move-{OWN_WORDS.get(code, verb)}", things(move))


def things(move: int) -> Things:
    """What a move is about: what its code names, and the figures that go with it."""
    verb, _, about = moves.MOVES.code(move).partition(":")
    return THINGS[verb](about) if verb in THINGS and about != "unseen" else {}


def area_named(area: int) -> Name:
    """The name of an area."""
    return Name(f"area-{AREA_NAMES[area]}")


def technology_named(technology: int) -> Name:
    """The name of a technology."""
    return Name(f"technology-{TECHNOLOGY_NAMES[technology]}")


def _area(about: str) -> Things:
    return {"area": area_named(AREA_NAMES.index(about))}


def _through(about: str) -> Things:
    return _area(about) | ({"cost": CANAL_FEE} if about == AREA_NAMES[CANAL] else {})


def _lift(about: str) -> Things:
    return _area(about) if about in AREA_NAMES else {}


def _number(about: str) -> Things:
    return {"number": int(about)}


def _player(about: str) -> Things:
    return {"player": Seat(moves.SEATS.index(about))}


def _technology(about: str) -> Things:
    card = CARD_NAMES.index(about)
    return {"technology": technology_named(TECHNOLOGY_OF[card]), "number": TECHNOLOGY_CARDS[card]["number"]}


def _order(about: str) -> Things:
    return order_things(ORDER_NAMES.index(about))


def _trade(about: str) -> Things:
    rate = RATE[PAYMENTS.index(about)]  # goods and imports stand in the same order in both
    return {"good": Name(f"good-{about}"), "yen": int(rate)}


def _church(about: str) -> Things:
    slot = int(about) - 1
    return {"slot": int(about), "faith": int(FAITH_NEEDED[slot]), "reward": reward_list(CHURCH_REWARD[slot])}


def _customs(about: str) -> Things:
    slot = int(about) - 1
    return {"slot": int(about), "cost": int(IMPORTS_NEEDED[slot]), "reward": reward_list(CUSTOMS_REWARD[slot])}


def _hire(about: str) -> Things:
    piece: Things = {"piece": Name(f"piece-{about}")}
    if about == "house":
        return piece | {"least": int(HOUSE_PRICES[0]), "most": int(HOUSE_PRICES[-1])}
    return piece | {"cost": SHOP_PRICE if about == "shop" else ASSISTANT_PRICE}


def _research(about: str) -> Things:
    return {"slot": int(about), "surcharge": int(SURCHARGE[int(about) - 1])}


def _take(about: str) -> Things:
    """Both ports open their orders by the same powers."""
    reached = AMOUNT[PORTS[0]] >= LEVEL[int(about) - 1]
    return {"slot": int(about), "power": int(reached.argmax())}


def _pay(about: str) -> Things:
    kind = PAYMENTS.index(about)
    return {"good": Name(f"good-{about}"), "paid": payment(kind, int(FAITH_PRICE[kind]))}


def _award(about: str) -> Things:
    return {"award": award_named(AWARD_NAMES.index(about))}


def _slot(about: str) -> Things:
    return {"slot": int(about)}


def _university(about: str) -> Things:
    return {"cost": UNIVERSITY_YEN, "technology": Name("technology-university")}


def _spin(about: str) -> Things:
    figures: Things = {"cost": SPINNING_SILK, "yen": SPINNING_YEN}
    return figures | {"technology": Name("technology-spinning-mill"), "good": Name("good-silk")}


THINGS: Mapping[str, Callable[[str], Things]] = {
    "begin": _player,
    "lay": _area,
    "tile": _number,
    "token": lambda about: {"token": token_named(TOKEN_NAMES.index(about))},
    "achievement": lambda about: {"achievement": achievement_named(ACHIEVEMENT_NAMES.index(about))},
    "award": _award,
    "technology": _technology,
    "order": _order,
    "draw": _order,
    "keep": _order,
    "university": _university,
    "spin": _spin,
    "agent": _area,
    "achieve": lambda about: {"pile": about},
    "fulfil": _order,
    "place": _area,
    "go": _area,
    "through": _through,
    "collect": _area,
    "buy": _trade,
    "sell": _trade,
    "church": _church,
    "customs": _customs,
    "hire": _hire,
    "research": _research,
    "take": _take,
    "pay": _pay,
    "shop": _slot,
    "station": _area,
    "good": lambda about: {"good": Name(f"good-{about}")},
    "lift": _lift,
    "drop": _area,
    "claim": _award,
}
