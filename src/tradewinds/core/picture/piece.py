"""Pieces: the things on a board that people look at, ask about and play."""

from __future__ import annotations

from dataclasses import dataclass
from xml.sax.saxutils import escape

from tradewinds.core.picture.lettering import attributes

__all__ = ["Offer", "Piece"]

ROUNDING = 8


@dataclass(frozen=True)
class Offer:
    """A legal move that belongs to a thing on the board: its code, and itself in words."""

    code: str
    text: str

    def button(
        self, x: float, y: float, width: float, height: float, *, hint: str | None = None, in_words: bool
    ) -> str:
        """The move as a button of a form: with its words on it, or unseen over the thing that it plays."""
        place = attributes(x=x, y=y, width=width, height=height)
        button = attributes(
            xmlns="http://www.w3.org/1999/xhtml",
            class_="on-board in-words" if in_words else "on-board",
            type="submit",
            name="move",
            value=self.code,
            aria_label=None if in_words else self.text,
            title=hint,
        )
        return f"<foreignObject{place}><button{button}>{escape(self.text) if in_words else ''}</button></foreignObject>"


@dataclass(frozen=True)
class Piece:
    """A thing on the board: `name` stays the same from one drawing to the next, so that a page can show it move."""

    name: str
    label: str | None  # what a screen reader calls it; None for a piece that is told with what is around it
    width: float
    height: float
    drawing: str
    explain: str | None = None  # what a page is asked to explain when the piece is chosen
    hint: str | None = None  # the explanation in short, shown under the mouse
    offer: Offer | None = None  # the move that a click on it plays

    def at(self, x: float, y: float) -> str:
        """The piece with its top left corner at a point; one that can be played glows."""
        outer = attributes(
            id=self.name,
            data_piece=self.name,
            data_explain=self.explain,
            class_="legal" if self.offer else None,
            transform=f"translate({x:g} {y:g})",
        )
        # A button inside an image is not heard by screen readers, so it stands beside it.
        image = attributes(
            role="img" if self.label else None,
            aria_label=self.label,
            tabindex=0 if self.explain and not self.offer else None,
        )
        hint = f"<title>{escape(self.hint)}</title>" if self.hint else ""
        return f"<g{outer}><g{image}>{hint}{self.drawing}</g>{self._play()}</g>"

    def _play(self) -> str:
        if not self.offer:
            return ""
        button = self.offer.button(0, 0, self.width, self.height, hint=self.hint, in_words=False)
        return f"{ring(self.width, self.height)}{button}"


def ring(width: float, height: float) -> str:
    """The glow around what can be played."""
    glow = attributes(
        x=-2, y=-2, width=width + 4, height=height + 4, rx=ROUNDING + 2, fill="none", stroke="var(--seal)"
    )
    return f'<rect{glow} stroke-width="8" stroke-opacity=".25"/><rect{glow} stroke-width="3"/>'
