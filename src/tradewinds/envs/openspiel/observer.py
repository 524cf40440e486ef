"""What OpenSpiel's observers show of our games: as one tensor, as its named pieces, and as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from tradewinds.core.state import EVERYTHING, WATCHER
from tradewinds.envs.openspiel.rows import look
from tradewinds.envs.openspiel.terms import Terms

if TYPE_CHECKING:
    from tradewinds.envs.openspiel.adapter import SpielState

__all__ = ["Observer"]

VIEWERS = {pyspiel.PrivateInfoType.NONE: WATCHER, pyspiel.PrivateInfoType.ALL_PLAYERS: EVERYTHING}


class Observer:
    """A viewer's features now and, with perfect recall, what it has seen of every move.

    `dict` holds the pieces of `tensor`, which share its memory: `player` (which seat looks, as one of so many),
    `observation` (the features of `observe`; with everyone's private information, a row for every seat) and, with
    perfect recall, `history` (a number for each move so far, then zeros).
    """

    def __init__(self, terms: Terms, kind: Any, parameters: Mapping[str, Any] | None) -> None:
        if parameters:
            raise ValueError(f"observers of {terms.game.name} have no parameters, not {', '.join(parameters)}")
        if not kind.public_info:
            raise ValueError(f"observers of {terms.game.name} always show what everyone sees: ask for public_info")
        self.terms = terms
        self.seen = terms.room()  # where what is hidden is blanked
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info
        everyone = self.private == pyspiel.PrivateInfoType.ALL_PLAYERS
        features = int(terms.game.features)
        shapes: dict[str, tuple[int, ...]] = {"player": (terms.players,)}
        shapes["observation"] = (terms.players, features) if everyone else (features,)
        if self.recall:
            shapes["history"] = (terms.max_moves,)
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        pieces = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {name: piece.reshape(shapes[name]) for name, piece in zip(shapes, pieces, strict=True)}

    def viewer(self, player: int) -> int:
        """Through whose eyes a player looks."""
        return VIEWERS.get(self.private, player)

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player sees into `tensor`."""
        course, viewer = state.course, self.viewer(player)
        self.dict["player"][:] = np.arange(self.terms.players) == player
        if viewer == EVERYTHING:
            for seat, features in enumerate(self.dict["observation"]):
                look(course.row, self.seen, viewer, seat, features)
        else:
            look(course.row, self.seen, viewer, player, self.dict["observation"])
        if self.recall:
            numbers = course.numbers(viewer)
            self.dict["history"][: len(numbers)] = numbers
            self.dict["history"][len(numbers) :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees now, as plain data with names; with perfect recall, every move as the player saw it."""
        viewer = self.viewer(player)
        if self.recall:
            return f"p{player + 1}: {state.course.text(viewer)}"
        view = self.terms.game.view(self.terms.game.seen_by(state.course.position, viewer))
        return f"p{player + 1}: {json.dumps(view, separators=(',', ':'), default=int)}"
