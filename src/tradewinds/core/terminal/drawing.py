"""How a game's table is drawn in the terminal: as the game itself does it, or plainly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

if TYPE_CHECKING:
    from tradewinds.core.game import Game
    from tradewinds.core.words import Words

__all__ = ["Drawing", "drawing"]


class Drawing(Protocol):
    """What the module that a game declares as its `terminal` offers; a game without one is drawn plainly."""

    def table(
        self, view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
    ) -> RenderableType:
        """A view of the position; `numbers` are those of the legal moves by code, `width` is in columns."""
        ...

    def brief(
        self, view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
    ) -> RenderableType:
        """What matters most of the position, in so few lines that question and moves fit below them on 24."""
        ...

    def label(self, code: str, words: Words, names: Sequence[Text]) -> Text | None:
        """A short form of a move for the list under the question, or None where its full words are best."""
        ...

    def things(self, words: Words) -> dict[str, str]:
        """What can be asked about: the name of every card and place, by the word that codes of moves use for it."""
        ...

    def explain(self, thing: str, view: Mapping[str, Any], words: Words) -> RenderableType:
        """What a thing is and does."""
        ...

    def ways(self, thing: str) -> list[str]:
        """The codes of the moves that someone who asks about a thing has in mind."""
        ...


class Plain:
    """Any game's view as a tree."""

    def table(
        self, view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
    ) -> RenderableType:
        """The view, branch by branch."""
        tree = Tree(Text(), hide_root=True)
        _grow(tree, view)
        return tree

    def brief(
        self, view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
    ) -> RenderableType:
        """Nothing is known to matter more than the rest."""
        return Text()

    def label(self, code: str, words: Words, names: Sequence[Text]) -> Text | None:
        """Full words are best."""
        return None

    def things(self, words: Words) -> dict[str, str]:
        """Nothing is known of a game that draws nothing."""
        return {}

    def explain(self, thing: str, view: Mapping[str, Any], words: Words) -> RenderableType:
        """Never asked, since there are no things."""
        return thing

    def ways(self, thing: str) -> list[str]:
        """Never asked, since there are no things."""
        return []


def _grow(tree: Tree, data: Any) -> None:
    for name, value in data.items() if isinstance(data, Mapping) else enumerate(data, 1):
        if isinstance(value, Mapping | list) and value:
            _grow(tree.add(Text(str(name))), value)
        else:
            tree.add(Text(f"{name}: {value}"))


def drawing(game: Game) -> Drawing:
    """How a game is drawn: as it declares, else plainly."""
    if game.terminal is None:
        return Plain()
    declared: Any = resolve_name(game.terminal)
    return declared
