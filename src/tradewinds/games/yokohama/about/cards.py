"""Technologies, achievements, orders, tiles, tokens and awards, and the spaces of Church and Customs House."""

from __future__ import annotations

from typing import Any

from tradewinds.core.about import Topic
from tradewinds.core.words import Message, Name
from tradewinds.games.yokohama.about.lines import AWARDS, FREE_AGENT, TOKENS, Lines, line, points, yen
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENT_POINTS,
    ACHIEVEMENT_TILES,
    AWARD_NAMES,
    BRINGS,
    CHURCH_REWARD,
    COUNTRIES,
    CUSTOMS_REWARD,
    DIFFERENT_AREAS,
    DIFFERENT_AREAS_WITH_NEWSPAPER,
    FAITH_NEEDED,
    FREE_AGENT_TOKEN,
    HOUSE_REWARD,
    IMPORTS_NEEDED,
    LEAST_YEN,
    ORDER_FLAG,
    ORDER_NAMES,
    PRICE_OF_USE,
    SAME_AREA,
    SHOP_REWARD,
    TECHNOLOGIES,
    TECHNOLOGY_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from tradewinds.games.yokohama.things import (
    achievement_named,
    award_named,
    order_figures,
    price_list,
    reward_list,
    token_named,
)

__all__ = ["CARDS"]

POWERS: dict[str, Lines] = {  # technologies that wait for nothing and say more than one sentence, or figures
    "stock-exchange": (line("stock-exchange", yen=yen(LEAST_YEN)),),
    "station": (line("station"), line("station-way")),
    "newspaper": (line("newspaper", count=DIFFERENT_AREAS_WITH_NEWSPAPER, usual=DIFFERENT_AREAS),),
    "tram": (line("tram"), line("tram-postal")),
    "telegraph": (line("telegraph", count=SAME_AREA),),
}


def _technology(number: int, name: str) -> Topic:
    card = TECHNOLOGIES[name]
    effect = POWERS.get(name, (line(name),))
    if "when" in card:
        effect = (line(f"when-{card['when']}", reward=reward_list(BRINGS[number])),)
    elif "pays" in card:
        paid, reward = price_list(PRICE_OF_USE[number]), reward_list(BRINGS[number])
        effect = (line("once-a-turn", paid=paid, reward=reward),)
    return Topic(Name(f"technology-{name}"), (line("value", value=card["value"]), *effect))


def _achievement(number: int) -> Topic:
    named, needs = achievement_named(number), ACHIEVEMENT_TILES[number]["needs"]
    areas = "production" in needs or "commercial" in needs
    asks = line("achievement-areas" if areas else "achievement", achievement=named)
    used = [line("achievement-tokens")] if "tokens" in needs else []
    first, later = ACHIEVEMENT_POINTS[number]
    scores = line("achievement-points", first=points(first), later=points(later))
    return Topic(Message("topic-achievement", {"achievement": named}), (asks, *used, scores))


def _order(number: int) -> Topic:
    things = order_figures(number)
    deal = line("order", goods=things["goods"], reward=things["reward"])
    flag = line("flag", country=Name(f"country-{COUNTRIES[ORDER_FLAG[number]]}"))
    return Topic(Message("topic-order", {"order": things["order"]}), (deal, flag))


def _tile(number: int, name: str) -> Topic:
    spaces = tuple(Message("tile-space", {"reward": reward_list(reward)}) for reward in SHOP_REWARD[number])
    lines = (line("tile-shops", rewards=spaces), line("tile-house", reward=reward_list(HOUSE_REWARD[number])))
    return Topic(Message("topic-tile", {"number": int(name)}), lines)


def _token(number: int) -> Topic:
    free = (FREE_AGENT,) if number == FREE_AGENT_TOKEN else ()
    return Topic(Message("topic-token", {"reward": token_named(number)}), (TOKENS, *free))


def _award(number: int, name: str) -> Topic:
    free = () if name in COUNTRIES else (FREE_AGENT,)
    return Topic(Message("topic-award", {"award": award_named(number)}), (AWARDS, *free))


def _spaces(board: str, area: str, needed: Any, rewards: Any) -> dict[str, Topic]:
    """Where assistants go on a management board."""
    found = {}
    for slot, (needs, reward) in enumerate(zip(needed, rewards, strict=True), 1):
        name = Message("topic-space", {"area": Name(f"area-{area}"), "slot": slot})
        does = line(f"{board}-space", needs=int(needs), reward=reward_list(reward))
        found[f"{board}-{slot}"] = Topic(name, (does,))
    return found


CARDS: dict[str, Topic] = {
    **{name: _technology(number, name) for number, name in enumerate(TECHNOLOGY_NAMES)},
    **{name: _achievement(number) for number, name in enumerate(ACHIEVEMENT_NAMES)},
    **{f"order-{name}": _order(number) for number, name in enumerate(ORDER_NAMES)},
    **{f"tile-{name}": _tile(number, name) for number, name in enumerate(TILE_NAMES)},
    **{f"token-{name}": _token(number) for number, name in enumerate(TOKEN_NAMES)},
    **{f"award-{name}": _award(number, name) for number, name in enumerate(AWARD_NAMES)},
    **_spaces("church", "church", FAITH_NEEDED, CHURCH_REWARD),
    **_spaces("customs", "customs-house", IMPORTS_NEEDED, CUSTOMS_REWARD),
}
