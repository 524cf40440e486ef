"""What all tellers of events share: events by name, and what rewards and technologies bring."""

from __future__ import annotations

from typing import Any

from tradewinds.core.state import State
from tradewinds.core.words import Message, Parameter, Seat
from tradewinds.games.yokohama.components import BRINGS, COPPER, HELPERS, MINING_TECHNOLOGY, NONE
from tradewinds.games.yokohama.rules.influence import has
from tradewinds.games.yokohama.story.lists import reward_list
from tradewinds.games.yokohama.story.moves import technology_named

__all__ = ["Events", "active", "brings", "event", "rewarded", "rivals", "technologies_bring"]

Events = list[Message]


def event(key: str, **parameters: Parameter) -> Message:
    """Something that happened, and to whom."""
    return Message(f"event-{key}", parameters)


def active(state: State) -> Seat:
    """Whose turn it is."""
    return Seat(int(state.active))


def rivals(state: State, area: int) -> list[int]:
    """The other players whose presidents are in an area."""
    return [player for player in range(state.players) if player != state.active and state.president[player] == area]


def rewarded(key: str, state: State, reward: Any, **parameters: Parameter) -> Events:
    """The active player gains a reward; Mining Technology adds to copper."""
    events = [event(key, player=active(state), **parameters, reward=reward_list(reward))]
    if reward[COPPER] and has(state, state.active, MINING_TECHNOLOGY):
        events.append(brings(state, MINING_TECHNOLOGY))
    return events


def technologies_bring(state: State, happening: int) -> Events:
    """What the active player's technologies add when something they wait for happens."""
    waiting = [int(technology) for technology in HELPERS[happening] if technology != NONE]
    return [brings(state, technology) for technology in waiting if has(state, state.active, technology)]


def brings(state: State, technology: int) -> Message:
    """What a technology adds for the active player."""
    reward, name = reward_list(BRINGS[technology]), technology_named(technology)
    return event("technology-brings", player=active(state), technology=name, reward=reward)
