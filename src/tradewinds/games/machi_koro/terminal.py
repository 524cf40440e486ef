"""The table of Machi Koro in a terminal, small enough for 80 columns and 24 lines; `?` tells the rest.

Every card is a row: the number that makes it work, its name, its price, and how many each player has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.core.terminal import Scene, flow
from tradewinds.core.words import Message, Words
from tradewinds.games.machi_koro import about
from tradewinds.games.machi_koro.components import CARDS, COLOURS, TOWN_HALL
from tradewinds.games.machi_koro.things import PLAYER

__all__ = ["explain", "label", "table", "things", "ways"]

STYLES = {"blue": "#168dc9", "green": "#439732", "red": "#e55547", "purple": "#b366cc"}  # on dark and on light ground
COIN = "¢"
COIN_STYLE = "#b47914"
FACES = " ⚀⚁⚂⚃⚄⚅"
GAP, BETWEEN = "  ", "   "  # between columns of cards, and between players
ROLL, PRICE, LEFT = 5, 4, 3  # columns for a number, a price and how many are left
ROWS = 11  # more rows of cards than this do not fit into a small window with the moves below
SHORTEST, ROOMY, LONGEST = 9, 23, 30  # letters of a name: to know a card by, with room to spare, and all there are
MARKET = "market"  # as a thing one can ask about
HEADINGS: Mapping[str, Any] = {"roll": "right", "card": "left", "brings": "left", "cost": "right", "on-offer": "right"}
ROLLED = ("reroll", "harbor", "catch", "victim", "give", "take", "build", "over")  # phases in which the dice lie there


def table(
    view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
) -> RenderableType:
    """A view of the position, drawn."""
    scene = Scene(view, words, names, numbers, width)
    parts = [_cards(scene), flow([_player(scene, seat) for seat in range(len(names))], BETWEEN, width)]
    if view["options"]["limited_market"]:
        parts.append(Text(" ".join(_deck(scene)), style="dim"))
    return Group(*parts)


def label(code: str, words: Words, names: Sequence[Text]) -> Text | None:
    """A move about a card in short, where the question says the rest: the card, its price, or whose it is."""
    verb, *which = code.split(":")
    if verb not in ("build", "give", "take"):
        return None
    *where, card = which
    name = _card(card, words)
    if verb == "build":
        return Text.assemble(name, (f" {_price(card)}", COIN_STYLE))
    return Text.assemble(names[PLAYER.names.index(where[0])], " ", name) if where else name


def things(words: Words) -> dict[str, str]:
    """Every card's name, and the market as a whole."""
    return {card: words.say(f"card-{card}") for card in (*CARDS, TOWN_HALL)} | {MARKET: words.say("picture-market")}


def ways(thing: str) -> list[str]:
    """Whoever asks about a card thinks of building it."""
    return [f"build:{thing}"] if thing in CARDS else []


def explain(thing: str, view: Mapping[str, Any], words: Words) -> RenderableType:
    """A card: its figures, what it does and how many are left; or what every card of the market brings."""
    topic = about.explain(thing)
    if topic is None:
        return _details(view, words)
    lines = [Text(words.say(topic.name), style=f"bold {_style(thing)}")]
    lines += [Text(words.say(line)) for line in topic.lines]
    if "colour" in CARDS.get(thing, {}):
        lines.append(Text(words.say(Message("terminal-left", {"left": view["market"].get(thing, 0)})), style="dim"))
    return Group(*lines)


# The cards


@dataclass(frozen=True)
class _Layout:
    """How wide things are: as many columns of cards as it takes for all to fit, with names as long as they can be."""

    across: int
    name: int
    left: bool  # whether there is room to say how many are left

    @staticmethod
    def of(cards: int, players: int, width: int) -> _Layout:
        """The layout for so many cards."""
        taken = ROLL + 1 + PRICE + 1 + players
        most = max(1, (width + len(GAP)) // (taken + SHORTEST + len(GAP)))
        across = min(most, -(-cards // ROWS))
        name = (width + len(GAP)) // across - len(GAP) - taken
        left = name >= ROOMY
        return _Layout(across, min(name - LEFT * left, LONGEST), left)


def _cards(scene: Scene) -> Text:
    """All cards, number by number, then the landmarks by price."""
    cards = _kinds(scene.view)
    layout = _Layout.of(len(cards), len(scene.names), scene.width)
    rows = -(-len(cards) // layout.across)
    cells = [_row(scene, card, layout) for card in cards]
    lines = [Text(GAP).join(_heading(scene, layout, column) for column in range(layout.across))]
    lines += [Text(GAP).join(cells[row::rows]) for row in range(rows)]
    return Text("\n").join(lines)


def _kinds(view: Mapping[str, Any]) -> list[str]:
    """The cards that lie on the table, and every landmark."""
    lying = {card for cards in (view["market"], *(p["establishments"] for p in view["players"])) for card in cards}
    landmarks = view["players"][0]["landmarks"]
    return [*_by_number(lying), *sorted(landmarks, key=lambda card: CARDS[card]["cost"])]


def _by_number(cards: Iterable[str]) -> list[str]:
    return sorted((card for card in cards if card in CARDS), key=about.order)


def _heading(scene: Scene, layout: _Layout, column: int) -> Text:
    """What stands where; the first column says how to ask for more, where there is room to say it."""
    room = layout.name + PRICE + LEFT * layout.left
    asks = column == 0 and cell_len(scene.say("terminal-ask")) <= room
    roll, card = Text(scene.say("terminal-roll")), Text(scene.say("terminal-ask" if asks else "terminal-card"))
    roll.truncate(ROLL, pad=True)
    card.truncate(room, pad=True)
    return Text.assemble(
        (roll.plain, "dim"), " ", (card.plain, "dim"), " ", *[scene.mark(n) for n in range(len(scene.names))]
    )


def _row(scene: Scene, card: str, layout: _Layout) -> Text:
    """A card: its number, name and price, how many are left, and how many each player has."""
    roll = about.rolls(card) if "rolls" in CARDS[card] else ""
    name = Text(scene.say(f"card-{card}"), style=_style(card))
    name.truncate(layout.name, overflow="ellipsis", pad=True)
    left = scene.view["market"].get(card, 0)
    price = _price(card) if left or not roll else "–"  # none left to build
    told = (f"×{left}" if left else "").rjust(LEFT) if layout.left else ""
    owned = [_owned(scene, seat, card) for seat in range(len(scene.names))]
    return Text.assemble(
        (roll.rjust(ROLL), _style(card)), " ", name, (price.rjust(PRICE), COIN_STYLE), (told, "dim"), " ", *owned
    )


def _owned(scene: Scene, seat: int, card: str) -> Text:
    player = scene.view["players"][seat]
    copies = player["establishments"].get(card, 0)
    number = str(copies) if copies < 10 else "+"
    sign = "✓" if player["landmarks"].get(card) else number if copies else "·"
    return Text(sign, style="dim" if sign == "·" else f"bold {scene.mark(seat).style}")


def _deck(scene: Scene) -> Iterator[str]:
    for key in ("deck", "removed"):
        cards = sum(scene.view[key].values())
        if cards or key == "deck":
            yield scene.say(f"terminal-{key}", cards=cards)


def _card(card: str, words: Words) -> Text:
    """A card with the number that makes it work: `[9–10] Family Restaurant`."""
    number = f"[{about.rolls(card)}] " if "rolls" in CARDS[card] else ""
    return Text(f"{number}{words.say(f'card-{card}')}", style=_style(card))


def _style(card: str) -> str:
    return STYLES.get(CARDS.get(card, {}).get("colour", ""), COIN_STYLE)


def _price(card: str) -> str:
    return f"{CARDS[card]['cost']}{COIN}"


# The market in detail


def _details(view: Mapping[str, Any], words: Words) -> RenderableType:
    """All piles by colour, with what each card brings."""
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading, justify in HEADINGS.items():
        grid.add_column(words.say(f"terminal-{heading}"), justify=justify)
    for colour in COLOURS:
        grid.add_row("", Text(words.say(f"terminal-{colour}"), style=f"bold {STYLES[colour]}"))
        for card in _by_number(view["market"]):
            if CARDS[card]["colour"] == colour:
                name = Text(words.say(f"card-{card}"), style=_style(card))
                grid.add_row(about.rolls(card), name, _brings(card, words), _price(card), f"×{view['market'][card]}")
    return grid


def _brings(card: str, words: Words) -> str:
    """What a card brings, in figures: `+3¢ × Cow`."""
    figures = CARDS[card]
    each = figures.get("each", {})
    counted = [words.say(f"icon-{icon}") for icon in each.get("their", [each.get("icon")]) if icon]
    counted += [words.say(f"card-{each['card']}")] if "card" in each else []
    special = {"half": f"½ ({figures.get('from')}{COIN}+)", "exchange": "⇄", "catch": f"{FACES[1]}+{FACES[1]}"}
    parts = [special.get(figures["pays"]) or f"+{figures['coins']}{COIN}"]
    if counted:
        parts.append(f"× {'/'.join(counted)}")
    elif figures["pays"] in ("roller", "opponents", "one-opponent"):
        parts.append(words.say(f"terminal-{figures['pays']}"))
    if "needs" in figures:
        parts.append(f"({words.say('card-' + figures['needs'])})")
    return " ".join(parts)


# The players


def _player(scene: Scene, seat: int) -> Text:
    """A player: coins, landmarks built of all, and the dice of whose turn it is."""
    player = scene.view["players"][seat]
    built = f"✓{sum(player['landmarks'].values())}/{len(player['landmarks'])}"
    text = Text.assemble(scene.names[seat], (f"  {player['coins']}{COIN} {built}", f"bold {COIN_STYLE}"))
    if seat == scene.view["active"] and scene.view["phase"] in ROLLED and scene.view["dice"]:
        text.append_text(Text.assemble("  ", _dice(scene)))
    return text


def _dice(scene: Scene) -> Text:
    """What the dice show and come to, and the card that waits to be exchanged."""
    view = scene.view
    rolled = sum(view["dice"])
    total = view["total"] if view["phase"] not in ("reroll", "harbor") else rolled
    text = Text(" ".join(f"{FACES[die]} {die}" for die in view["dice"]), style="bold")
    if len(view["dice"]) > 1:
        text.append(f" = {rolled}")
    if total != rolled:
        text.append(f" + {total - rolled} = {total}")
    return text if not view["offered"] else Text.assemble(text, "  ⇄ ", _card(view["offered"], scene.words))
