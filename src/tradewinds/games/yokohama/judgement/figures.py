"""What each thing is worth in points while the game goes on, as its end comes near, and in the last round.

The figures were found by many thousands of games in which every player judged by slightly other ones.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    CHURCH_REWARD,
    CUSTOMS_REWARD,
    FREE_AGENT_TOKEN,
    GOODS,
    HOUSE_REWARD,
    ORDER_GOODS,
    ORDER_REWARD,
    REWARDS,
    SHOP_REWARD,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_OF,
    TOKEN_REWARD,
    VALUE,
)
from tradewinds.games.yokohama.state import GOING_ON

Figures = NDArray[np.float64]

LATE_ROUNDS = 8  # so many rounds make a game late
HOW_LATE = np.array([0.0, 0.2, 0.35, 1.0])  # by stage: early, late, the last but one round, the last


@rule
def stage_of(state: State) -> int:
    """How near the end is, as a place in every table of figures."""
    if state.ending == GOING_ON:
        return 1 if state.turn > LATE_ROUNDS * state.players else 0
    return 1 + state.ending


def _by_stage(early: float, last: float) -> Figures:
    """A figure that fades from its early to its last value."""
    return early + HOW_LATE * (last - early)


def _table(names: tuple[str, ...], figures: dict[str, tuple[float, float]], otherwise: tuple[float, float]) -> Figures:
    """Figures of named things, by stage and thing."""
    return np.array([_by_stage(*figures.get(name, otherwise)) for name in names]).T.copy()


YEN_WORTH, IMPORT_WORTH = (0.53, 0.45), (3.6, 1.0)
YEN, IMPORT = _by_stage(*YEN_WORTH), _by_stage(*IMPORT_WORTH)
NEEDED_GOOD = _table(
    GOODS, {"copper": (3.7, 0.33), "silk": (1.35, 0.33), "tea": (1.08, 0.33), "fish": (1.0, 0.33)}, (0.0, 0.0)
)  # asked for by an order in hand
SPARE_GOOD = _table(
    GOODS, {"copper": (1.08, 0.33), "silk": (0.77, 0.33), "tea": (0.3, 0.33), "fish": (0.33, 0.33)}, (0.0, 0.0)
)
EXCESS_GOOD = _by_stage(0.12, 0.33)
SPARE_GOODS = 3  # more than these of a kind are excess
REWARD = _table(
    REWARDS,
    {
        "points": (1.0, 1.0),
        "yen": YEN_WORTH,
        "import": IMPORT_WORTH,
        "copper": (1.07, 0.3),
        "silk": (1.2, 0.3),
        "tea": (0.6, 0.3),
        "fish": (0.56, 0.3),
        "any": (1.26, 0.3),
        "piece": (0.96, 0.0),
        "move": (0.48, 0.0),
        "assistant": (1.17, 0.0),
    },
    (0.0, 0.0),
)
ASSISTANT_OWNED = _by_stage(0.46, 0.0)
MANY_ASSISTANTS = 15  # more than this are hardly of use
SHOP_IN_HAND, HOUSE_IN_HAND = _by_stage(1.55, 0.0), _by_stage(7.1, 0.0)
SHOP_STANDING, HOUSE_STANDING = _by_stage(1.35, 0.0), _by_stage(1.85, 0.0)
AGENT = _by_stage(2.2, 1.0)
FLAG = _by_stage(1.65, 0.0)  # beyond what sets of flags score already
UNIT = _by_stage(2.07, 0.8)  # the price of a unit of faith or production, however it is paid
EXCHANGE = _by_stage(0.2, 0.0)
PRODUCTION = _by_stage(0.25, 0.0)  # a point of production, for the prizes at the end
PRIZE = _by_stage(0.57, 1.0)  # the share of prizes that count as won by whoever is ahead
PLACE_ON_BOARD = _by_stage(0.73, 0.5)  # an assistant at Church or Customs House, for the prizes
TECHNOLOGY = _table(
    TECHNOLOGY_NAMES,
    {
        "ball": (4.0, 0.0),
        "telegraph": (3.7, 0.0),
        "patent-system": (3.6, 0.0),
        "mining-technology": (3.4, 0.0),
        "gas-lighting": (3.1, 0.0),
        "tram": (3.0, 0.0),
        "newspaper": (2.9, 0.0),
        "stock-exchange": (2.7, 0.0),
        "electric-lighting": (2.6, 0.0),
        "letterpress": (2.5, 0.0),
        "telephone": (2.5, 0.0),
        "language-school": (2.4, 0.0),
        "postal-system": (1.2, 0.0),
        "exposition": (0.0, 0.0),
    },
    (2.1, 0.0),
)  # once it is owned
ON_GAINING = _table(TECHNOLOGY_NAMES, {"exposition": (12.4, 10.0)}, (0.0, 0.0))  # what it brings at once

# Orders: what holding one counts, with none of its goods and with all but the last
HELD_ORDER = _by_stage(0.28, 0.0)
HELD_SHARE, GOODS_SHARE = _by_stage(0.09, 0.0), _by_stage(0.43, 0.5)
READY_SHARE = 0.85  # with all of them: less than fulfilling it brings

NEXT_ACTION = 0.39  # the best action within reach, while the president is still to move
LATER_ACTION = _by_stage(0.14, 0.0)  # every other area with own assistants
TURN = 2.6  # a turn to come
GOOD_DUE, MOVE_DUE, AWARD_DUE = _by_stage(1.36, 0.3), _by_stage(0.36, 0.1), _by_stage(3.2, 1.0)
STATION_DUE, DROP_DUE = _by_stage(1.08, 0.0), _by_stage(1.71, 0.0)
TOKEN_TAKEN = _by_stage(0.52, 0.0)
ACHIEVEMENT_HOPE = _by_stage(0.42, 0.0)  # of an achievement's points, times the square of what is there of its needs
ACHIEVEMENT_MET = 0.63  # of its points, once only the assistant is to be placed

RIVALRY = 0.82  # how much the lead counts once the end is near
END_COST = 2.8  # the least lead, more or less, with which the end is welcome


def _rewards(rewards: NDArray[np.int64]) -> Figures:
    """What rewards are worth: by stage, then as the rewards lie."""
    return np.stack([(rewards * row).sum(axis=-1) for row in REWARD])


CHURCH_SLOT = _rewards(CHURCH_REWARD) + PLACE_ON_BOARD[:, None]
CUSTOMS_SLOT = _rewards(CUSTOMS_REWARD) + PLACE_ON_BOARD[:, None]
ORDER_GAIN = _rewards(ORDER_REWARD) + FLAG[:, None]
ORDER_COST = NEEDED_GOOD @ ORDER_GOODS.T
SHOP_GAIN = _rewards(SHOP_REWARD) + (SHOP_STANDING - SHOP_IN_HAND)[:, None, None]
HOUSE_GAIN = _rewards(HOUSE_REWARD) + (HOUSE_STANDING - HOUSE_IN_HAND)[:, None]
TOKEN_GAIN = _rewards(TOKEN_REWARD) + TOKEN_TAKEN[:, None]
TOKEN_GAIN[:, FREE_AGENT_TOKEN] = TOKEN_TAKEN + AGENT
CARD_GAIN = (TECHNOLOGY + ON_GAINING)[:, TECHNOLOGY_OF] + PRODUCTION[:, None] * VALUE + FLAG[:, None]
