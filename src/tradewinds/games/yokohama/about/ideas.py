"""What the rules have a word for: pieces, goods, flags and agents, the turn, the end and the final scoring."""

from __future__ import annotations

from tradewinds.core.about import Topic
from tradewinds.core.words import Message, Name
from tradewinds.games.yokohama.about.areas import FAITH, PRODUCTION
from tradewinds.games.yokohama.about.lines import (
    AGENT_SCORES,
    AWARDS,
    FLAG_SETS,
    FLAGS_AGENT,
    FREE_AGENT,
    LATE,
    ORDER_LIMIT,
    PRICES,
    TECHNOLOGY_PRIZE,
    TOKENS,
    Lines,
    line,
    points,
    prizes,
    row,
    yen,
)
from tradewinds.games.yokohama.components import (
    AGENT_POINTS,
    AGENTS,
    BUILDING_POWER,
    CHURCH_ENDS_AT,
    CHURCH_PRIZES,
    COUNTRIES,
    CUSTOMS_ENDS_AT,
    CUSTOMS_PRIZES,
    DIFFERENT_AREAS,
    FEWEST_PLAYERS,
    GOODS,
    GOODS_FOR_POINT,
    HOUSE,
    HOUSE_INCOME,
    IMPORT_POINTS,
    MOST_PLAYERS,
    MOST_POWER,
    NEUTRAL_HALVES,
    RATE,
    SAME_AREA,
    SHOP,
    START_PIECES,
    TOLL,
    WAREHOUSE_PIECES,
    YEN_FOR_POINT,
)

__all__ = ["IDEAS"]

PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
SHOPS, HOUSES = (int(START_PIECES[piece] + WAREHOUSE_PIECES[piece]) for piece in (SHOP, HOUSE))
BOARDS = {"church": (CHURCH_ENDS_AT, CHURCH_PRIZES), "customs-house": (CUSTOMS_ENDS_AT, CUSTOMS_PRIZES)}
ADDS_POWER = line("building-power")
GOODS_SCORE = line("good-points", count=GOODS_FOR_POINT, points=points(1))
YEN_SCORE = line("yen-points", count=YEN_FOR_POINT, points=points(1))

TURN: Lines = (
    line("turn-extra"),
    line("turn-place", areas=DIFFERENT_AREAS, same=SAME_AREA),
    line("turn-move"),
    line("turn-act"),
    line("turn-token", power=MOST_POWER),
    line("turn-build", power=BUILDING_POWER),
    line("turn-return"),
    line("turn-again"),
)
ENDING: Lines = (
    line("ending"),
    line("ending-shops", count=SHOPS),
    line("ending-houses", count=HOUSES),
    *(
        line("ending-board", area=Name(f"area-{area}"), amounts=row(ends_at[PLAYERS.start :]), players=row(PLAYERS))
        for area, (ends_at, _) in BOARDS.items()
    ),
    line("ending-orders"),
    line("ending-rounds"),
)
BONUS: Lines = (
    *(line("bonus-board", area=Name(f"area-{area}"), **prizes(prize)) for area, (_, prize) in BOARDS.items()),
    TECHNOLOGY_PRIZE,
    FLAG_SETS,
    line("bonus-agents", points=points(AGENT_POINTS)),
    line("bonus-imports", points=points(IMPORT_POINTS)),
    YEN_SCORE,
    GOODS_SCORE,
)

NAMED: dict[str, Lines] = {  # told of under a name of their own
    "turn": TURN,
    "power": (
        line("power", most=MOST_POWER),
        line("power-counts"),
        line("power-allows", build=BUILDING_POWER, most=MOST_POWER),
    ),
    "faith": FAITH,
    "production": PRODUCTION,
    "assistant": (line("assistant"), line("assistant-returns")),
    "shop": (line("shop", power=BUILDING_POWER), ADDS_POWER, line("building-all", count=SHOPS)),
    "house": (
        line("house", power=BUILDING_POWER),
        ADDS_POWER,
        line("house-income", yen=yen(HOUSE_INCOME)),
        line("building-all", count=HOUSES),
    ),
    "warehouse": (line("warehouse"), PRICES),
    "points": (line("points"), line("points-tie")),
    "any": (line("any"),),
    "piece": (line("piece"), PRICES),
    "move": (line("move"),),
    "orders": (line("orders"), ORDER_LIMIT, line("orders-known")),
    "technologies": (line("technologies"), LATE, TECHNOLOGY_PRIZE),
    "flags": (line("flags"), FLAGS_AGENT, FLAG_SETS),
    "agents": (line("agents"), AGENT_SCORES),
    "tokens": (TOKENS,),
    "tiles": (line("tiles"),),
    "management": (line("management"),),
    "achievements": (line("achievements"), line("achievements-once")),
    "awards": (AWARDS,),
    "neutral": (
        line("neutral"),
        line("neutral-counts"),
        line("neutral-value", whole=NEUTRAL_HALVES // 2, half=NEUTRAL_HALVES % 2),
    ),
    "ending": ENDING,
    "bonus": BONUS,
}

IDEAS: dict[str, Topic] = {
    **{idea: Topic(Message(f"topic-{idea}"), lines) for idea, lines in NAMED.items()},
    "president": Topic(Name("piece-president"), (line("president"), line("toll", yen=yen(TOLL)))),
    "free-agent": Topic(Name("agent-free-agent"), (FREE_AGENT, AGENT_SCORES)),
    **{
        good: Topic(Name(f"good-{good}"), (line("good"), line("good-rate", yen=yen(RATE[number])), GOODS_SCORE))
        for number, good in enumerate(GOODS)
    },
    "import": Topic(
        Name("good-import"),
        (line("import"), line("import-from", yen=yen(RATE[-1])), line("import-points", points=points(IMPORT_POINTS))),
    ),
    "yen": Topic(Name("good-yen"), (line("yen"), YEN_SCORE)),
    **{
        country: Topic(Name(f"country-{country}"), (line("country", count=int(AGENTS[number])), FLAGS_AGENT))
        for number, country in enumerate(COUNTRIES)
    },
}
