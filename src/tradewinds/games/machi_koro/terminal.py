"""The table of Machi Koro in a terminal: market, cities and dice, from a view of the position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tradewinds.core.terminal import flow
from tradewinds.core.words import Message, Words
from tradewinds.games.machi_koro.components import CARDS, TOWN_HALL
from tradewinds.games.machi_koro.moves import SEATS

__all__ = ["brief", "explain", "label", "table", "things", "ways"]

STYLES = {"blue": "#168dc9", "green": "#439732", "red": "#e55547", "purple": "#b366cc"}  # on dark and on light ground
COIN = "¢"
COIN_STYLE = "#b47914"
FACES = " ⚀⚁⚂⚃⚄⚅"
NARROW = 72  # columns below which the colours of the market all stand under each other
WIDE = 104  # columns from which there is room to say what each card brings
ROLLED = ("reroll", "harbor", "catch", "victim", "give", "take", "build", "over")  # phases in which the dice lie there
HALVES = (("blue", "red"), ("green", "purple"))  # which colours of the market stand under each other


def table(
    view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
) -> RenderableType:
    """A view of the position, drawn."""
    parts = [_market(view, words, numbers, width), _cities(view, words, names, width)]
    if view["phase"] in ROLLED and view["dice"]:
        parts.append(_dice(view, words, names))
    return Group(*[line for part in parts for line in (Text(), part)])


def brief(
    view: Mapping[str, Any], words: Words, names: Sequence[Text], numbers: Mapping[str, int], width: int
) -> RenderableType:
    """The cities and the dice: what can be built stands among the moves."""
    dice = [_dice(view, words, names)] if view["phase"] in ROLLED and view["dice"] else []
    return Group(_cities(view, words, names, width, briefly=True), *dice)


def label(code: str, words: Words, names: Sequence[Text]) -> Text | None:
    """A move about a card in short, where the question says the rest: the card, its price, or whose it is."""
    verb, *which = code.split(":")
    if verb not in ("build", "give", "take"):
        return None
    *where, card = which
    name = Text(words.say(f"card-{card}"), style=_style(card))
    if verb == "build":
        return Text.assemble(name, (f" {_price(card)}", COIN_STYLE))
    return Text.assemble(names[SEATS.index(where[0])], " ", name) if where else name


def things(words: Words) -> dict[str, str]:
    """Every card's name."""
    return {card: words.say(f"card-{card}") for card in (*CARDS, TOWN_HALL)}


def ways(thing: str) -> list[str]:
    """Whoever asks about a card thinks of building it."""
    return [f"build:{thing}"] if thing in CARDS else []


def explain(thing: str, view: Mapping[str, Any], words: Words) -> RenderableType:
    """A card: its figures, when it works and what it does."""
    card = CARDS.get(thing, {})
    lines = [Text(words.say(f"card-{thing}"), style=f"bold {_style(thing)}")]
    if "colour" in card:
        facts = {"rolls": _rolls(thing), "cost": card["cost"], "left": view["market"].get(thing, 0)}
        lines.append(Text(words.say(Message("terminal-card", facts | {"icon": words.say(f"icon-{card['icon']}")}))))
        lines.append(Text(words.say(f"colour-{card['colour']}"), style=STYLES[card["colour"]]))
    elif card:
        lines.append(Text(words.say(Message("terminal-landmark", {"cost": card["cost"]}))))
    return Group(*lines, Text(words.say(f"effect-{thing}")))


# The market


def _market(view: Mapping[str, Any], words: Words, numbers: Mapping[str, int], width: int) -> RenderableType:
    """All that can be built: the face-up piles by colour in two columns, and landmarks."""
    columns = HALVES if width >= NARROW else (sum(HALVES, ()),)
    halves = Table.grid(padding=(0, 2, 0, 0), expand=True)
    for _ in columns:
        halves.add_column(ratio=1)
    halves.add_row(*[
        Group(*[line for colour in colours for line in _colour(view, words, numbers, colour, width)])
        for colours in columns
    ])  # fmt: skip
    lines: list[RenderableType] = [halves]
    if view["options"]["limited_market"]:
        lines.append(Text(f" {' '.join(_deck(view, words))}", style="dim"))
    landmarks = view["players"][view["active"]]["landmarks"]
    unbuilt = [_landmark(card, numbers, words) for card, built in landmarks.items() if not built]
    if unbuilt:
        lines += [
            Text(f" {words.say('terminal-landmarks')}", style=f"bold {COIN_STYLE}"),
            flow(unbuilt, "  ", width),
        ]
    return Group(*lines)


def _deck(view: Mapping[str, Any], words: Words) -> Iterator[str]:
    for key in ("deck", "removed"):
        cards = sum(view[key].values())
        if cards or key == "deck":
            yield words.say(Message(f"terminal-{key}", {"cards": cards}))


def _colour(
    view: Mapping[str, Any], words: Words, numbers: Mapping[str, int], colour: str, width: int
) -> Iterator[RenderableType]:
    """The piles of one colour, by the number that makes them work."""
    piles = [card for card in view["market"] if CARDS[card]["colour"] == colour]
    if not piles:
        return
    yield Text(f" {words.say(f'terminal-{colour}')}", style=f"bold {STYLES[colour]}", no_wrap=True)
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(justify="right", width=3, style="bold")  # the number of the move that builds it
    grid.add_column(justify="right", width=5)  # what the dice must show
    grid.add_column(ratio=3, no_wrap=True, overflow="ellipsis")
    if width >= WIDE:
        grid.add_column(ratio=2, no_wrap=True, overflow="ellipsis", style="dim")
    grid.add_column(justify="right", width=3, style=COIN_STYLE)
    grid.add_column(justify="right", width=2, style="dim")
    for card in sorted(piles, key=lambda card: CARDS[card]["rolls"]):
        grid.add_row(*_pile(view, words, numbers, card, width))
    yield grid


def _pile(view: Mapping[str, Any], words: Words, numbers: Mapping[str, int], card: str, width: int) -> list[Text]:
    number = numbers.get(f"build:{card}")
    style = f"bold {_style(card)}" if number else _style(card)
    cells = [
        Text(f"{number})" if number else ""),
        Text(_rolls(card), style=style),
        Text(words.say(f"card-{card}"), style=style),
        Text(_price(card)),
        Text(f"×{view['market'][card]}"),
    ]
    return cells if width < WIDE else [*cells[:3], Text(_brings(card, words)), *cells[3:]]


def _landmark(card: str, numbers: Mapping[str, int], words: Words) -> Text:
    number = numbers.get(f"build:{card}")
    name = Text.assemble((f"{words.say(f'card-{card}')} ", "bold" if number else ""), (_price(card), COIN_STYLE))
    return Text.assemble(" ", (f"{number}) ", "bold"), name) if number else Text.assemble(" ", name)


def _style(card: str) -> str:
    return STYLES.get(CARDS.get(card, {}).get("colour", ""), COIN_STYLE)


def _price(card: str) -> str:
    return f"{CARDS[card]['cost']}{COIN}"


def _rolls(card: str) -> str:
    rolls = CARDS[card]["rolls"]
    return str(rolls[0]) if len(rolls) == 1 else f"{rolls[0]}–{rolls[-1]}"


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
    elif figures["pays"] in ("opponents", "one-opponent"):
        parts.append(words.say(f"terminal-{figures['pays']}"))
    if "needs" in figures:
        parts.append(f"({words.say('card-' + figures['needs'])})")
    return " ".join(parts)


# The cities


def _cities(
    view: Mapping[str, Any], words: Words, names: Sequence[Text], width: int, *, briefly: bool = False
) -> RenderableType:
    """Every player: coins, landmarks built of all, and what stands in their city; briefly, on a line for opponents."""
    widths = (max(cell_len(name.plain) for name in names), 4, 5)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=widths[0])
    grid.add_column(width=widths[1], justify="right", style=f"bold {COIN_STYLE}")
    grid.add_column(width=widths[2], justify="right", style=COIN_STYLE)
    grid.add_column()
    for seat, player in enumerate(view["players"]):
        built = [card for card, up in player["landmarks"].items() if up]
        cards = sorted((card for card in player["establishments"] if card in CARDS), key=lambda c: CARDS[c]["rolls"])
        city = [Text(f"✓ {words.say(f'card-{card}')}", style=f"bold {COIN_STYLE}") for card in built]
        city += [_establishment(card, player["establishments"][card], words) for card in cards]
        coins, of_all = f"{player['coins']}{COIN}", f"✓{len(built)}/{len(player['landmarks'])}"
        room = width - sum(widths) - len(widths)
        told = flow(city, " · ", room)
        if briefly and seat != view["active"]:
            told = Text(" · ").join(city)
            told.truncate(room, overflow="ellipsis")
        grid.add_row(names[seat], coins, of_all, told)
    return grid


def _establishment(card: str, copies: int, words: Words) -> Text:
    times = f" ×{copies}" if copies > 1 else ""
    return Text(f"{_rolls(card)} {words.say(f'card-{card}')}{times}", style=_style(card))


# The dice


def _dice(view: Mapping[str, Any], words: Words, names: Sequence[Text]) -> RenderableType:
    """What the dice show and come to, and the card that waits to be exchanged."""
    shown = "  ".join(f"{FACES[die]} {die}" for die in view["dice"])
    rolled = sum(view["dice"])
    total = view["total"] if view["phase"] not in ("reroll", "harbor") else rolled
    text = Text.assemble(names[view["active"]], "  ", (shown, "bold"))
    if len(view["dice"]) > 1:
        text.append(f" = {rolled}")
    if total != rolled:
        text.append(f" + {total - rolled} = {total}")
    if view["offered"]:
        text.append_text(Text.assemble("  ⇄ ", (words.say(f"card-{view['offered']}"), _style(view["offered"]))))
    return text
