"""Pieces: the things on a board that people look at, ask about and play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from xml.sax.saxutils import escape

from tradewinds.core.picture.art import use
from tradewinds.core.picture.lettering import attributes, set_text, text_width

__all__ = ["Offer", "Piece"]

MOST_KEPT = 5_000  # pieces at their places
TAG_SIZE, TAG_HEIGHT = 14.5, 20  # px: of what tells a price
RING = 2  # px: how far around a piece its glow is drawn


@dataclass(frozen=True)
class Offer:
    """A legal move that belongs to a thing on the board: its code, and itself in words."""

    code: str
    text: str
    price: tuple[tuple[int, str], ...] = ()  # what it costs where that is not printed there: amounts and their symbols

    def tag(self, right: float, top: float) -> str:
        """The price on a tag with its top right corner at a point; nothing where it is free."""
        drawn, x = "", right
        for amount, symbol in reversed(self.price):
            figure = f"−{amount}"
            drawn += use(symbol, round(x - 18, 1), top + 3, 14)
            x -= 19 + text_width(figure, TAG_SIZE)
            drawn += set_text(figure, round(x, 1), top + 14.5, TAG_SIZE, anchor="start", colour="seal")
        frame = attributes(x=round(x - 4, 1), y=top, width=round(right - x + 4, 1), height=TAG_HEIGHT, rx=6)
        sheet = f'<rect{frame} fill="var(--card)" stroke="var(--seal)" stroke-width="1.5"/>'
        return f'<g class="price">{sheet}{drawn}</g>' if self.price else ""

    def button(self, x: float, y: float, width: float, height: float, *, in_words: bool = False) -> str:
        """The move as a button of a form: with its words on it, or unseen over the thing that it plays."""
        place = attributes(x=x, y=y, width=width, height=height)
        button = attributes(
            xmlns="http://www.w3.org/1999/xhtml",
            class_="on-board in-words" if in_words else "on-board",
            type="submit",
            name="move",
            value=self.code,
            aria_label=None if in_words else self.text,
        )
        return f"<foreignObject{place}><button{button}>{escape(self.text) if in_words else ''}</button></foreignObject>"


@dataclass(frozen=True)
class Piece:
    """A thing on the board: `name` stays the same from one drawing to the next, so that a page can show it move."""

    name: str
    drawing: str
    width: float = 0
    height: float = 0
    told: str | None = None  # what it is and does, in words; None for a piece that is told with what is around it
    explain: str | None = None  # what a page is asked to explain when the piece is chosen
    stop: bool = True  # whether the keyboard stops there to ask: not at every figure
    offer: Offer | None = None  # the move that a click on it plays
    tag: str = ""  # drawn over the glow: what that costs

    @lru_cache(MOST_KEPT)  # noqa: B019 - the latest pieces of all tables
    def at(self, x: float, y: float) -> str:
        """The piece with its top left corner at a point; one that can be played glows."""
        place = attributes(
            id=self.name,
            data_piece=self.name,
            data_explain=self.explain,
            class_="legal" if self.offer else None,
            transform=f"translate({x:g} {y:g})",
        )
        if not self.offer:
            return f"<g{place}{self._image(asked=self.explain is not None and self.stop)}</g>"
        # A button inside an image is not heard by screen readers, so it stands beside it.
        return f"<g{place}><g{self._image(asked=False)}</g>{self._play(self.offer)}</g>"

    def row(self, x: float, y: float) -> bytes:
        """The same as a row of a part."""
        return self.at(x, y).encode()

    def _image(self, *, asked: bool) -> str:
        """The rest of a group: its role, and what is in it."""
        role = attributes(role="img" if self.told else None, tabindex=0 if asked else None)
        told = f"<title>{escape(self.told)}</title>" if self.told else ""
        return f"{role}>{told}{self.drawing}{self._ground()}"

    def _ground(self) -> str:
        """What makes a figure one thing to point at, gaps and all."""
        if self.stop or not self.width:
            return ""
        return f'<path d="M0 0h{self.width:g}v{self.height:g}H0z" fill="none" pointer-events="all"/>'

    def _play(self, offer: Offer) -> str:
        ring = use("tw-ring", -RING, -RING, self.width + 2 * RING, self.height + 2 * RING)
        return f"{ring}{self.tag}{offer.button(0, 0, self.width, self.height)}"
