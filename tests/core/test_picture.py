"""Pictures: parts, pieces and lettering, in one drawing or on a page."""

from __future__ import annotations

import re
from xml.etree import ElementTree as Xml

import pytest

from tradewinds.core.picture import (
    SHARED,
    SMALLEST,
    Art,
    Offer,
    Part,
    Piece,
    attributes,
    compose,
    set_text,
    shorten,
    style,
    symbols,
    text_width,
    use,
    wrap,
)
from tradewinds.core.picture.part import GAP

SVG = "{http://www.w3.org/2000/svg}"
HTML = "{http://www.w3.org/1999/xhtml}"
NASTY = '<script>alert("\'&")</script>'
PLACED = re.compile(r'<g id="part-([^"]+)"[^>]*transform="translate\((\d+) (\d+)\)">')


def read(drawing: str) -> Xml.Element:
    return Xml.fromstring(drawing)  # noqa: S314 - drawn by ourselves


def part(name: str, width: int = 100, height: int = 50, body: str = "") -> Part:
    return Part(name, name.title(), width, height, body or set_text(name, 50, 20))


def luminance(colour: str) -> float:
    channels = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


# Colours


def test_the_style_has_every_token_in_light_and_in_dark() -> None:
    sheet = style()
    for name, (light, dark) in SHARED.colours.items():
        assert sheet.count(f"--{name}:{light};") >= 1
        assert sheet.count(f"--{name}:{dark};") >= 2, "dark by the system and dark by choice"
    assert "prefers-color-scheme:dark" in sheet
    assert ":root:not([data-theme=light])" in sheet


def test_the_style_of_a_game_adds_its_colours() -> None:
    assert "--wave:#123456;" in style(Art({}, {"wave": ("#123456", "#654321")}))
    assert "--wave" not in style()


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_text_is_read_with_aa_contrast_on_every_ground(theme: int) -> None:
    def colour(name: str) -> str:
        return SHARED.colours[name][theme]

    soft = [f"player-{seat}-soft" for seat in range(5)]
    for ground in ["paper", "card", "coin", *soft]:
        assert contrast(colour("ink"), colour(ground)) >= 4.5, ground
    for ground in ("paper", "card"):
        assert contrast(colour("quiet"), colour(ground)) >= 4.5, ground
    for ground in ("seal", "ink"):
        assert contrast(colour("card"), colour(ground)) >= 4.5, ground


# Symbols


def test_symbols_are_given_once_each_and_refer_only_to_each_other() -> None:
    sheet = symbols()
    ids = re.findall(r' id="([^"]+)"', sheet)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', sheet)) <= set(ids)
    assert {f"tw-die-{n}" for n in range(7)} | {f"tw-player-{n}" for n in range(5)} | {"tw-coin"} <= set(ids)


def test_symbols_use_only_colours_of_the_palette() -> None:
    for colour in re.findall(r'(?:fill|stroke)="([^"]+)"', symbols()):
        assert colour == "none" or colour[6:-1] in SHARED.colours, colour


def test_every_player_has_a_shape_of_their_own() -> None:
    shapes = [re.sub(r"player-\d", "", SHARED.symbols[f"tw-player-{seat}"]) for seat in range(5)]
    assert len(set(shapes)) == 5


# Lettering


@pytest.mark.parametrize("text", ["Mine", "Пшеничне поле", "Żółć", "WWW", "市場", "🎲"])
def test_a_wider_text_or_size_takes_more_room(text: str) -> None:
    assert 0 < text_width(text, 12) < text_width(text, 13) < text_width(f"{text}i", 13)
    assert text_width(text, 12, bold=False) < text_width(text, 12) < text_width(text, 12, serif=True)


def test_a_letter_with_an_accent_is_as_wide_as_one_without() -> None:
    assert text_width("żéй", 12) == text_width("zeи", 12) == text_width("z\u0307e\u0301и\u0306", 12)


def test_a_text_is_shortened_only_where_there_is_no_room() -> None:
    assert shorten("Harbor", 100, 12) == "Harbor"
    assert shorten("Amusement Park", 60, 12).endswith("…")
    assert text_width(shorten("Amusement Park", 60, 12), 12) <= 60


def test_a_text_breaks_between_words_and_after_hyphens() -> None:
    assert wrap("Targ owocowo-warzywny", 104, 12, 3) == ["Targ", "owocowo-", "warzywny"]
    assert wrap("Sushi-bar", 104, 12, 3) == ["Sushi-bar"]


def test_no_line_is_wider_than_the_room_nor_are_there_more_than_asked_for() -> None:
    for room in range(30, 200, 10):
        lines = wrap("Fruit and Vegetable Market", room, 12, 2)
        assert len(lines) <= 2
        assert all(text_width(line, 12) <= room for line in lines)


def test_text_and_attributes_are_escaped() -> None:
    assert read(set_text(NASTY, 0, 0)).text == NASTY
    assert read(f"<g{attributes(aria_label=NASTY, class_=None)}/>").attrib == {"aria-label": NASTY}


def test_text_says_only_what_the_pen_does_not() -> None:
    assert set_text("7", 1.5, 2.0) == '<text x="1.5" y="2">7</text>'
    assert read(set_text("7", 1, 2, 20, anchor="end", bold=False, colour="seal")).attrib == {
        "x": "1", "y": "2", "font-size": "20", "text-anchor": "end", "font-weight": "normal", "fill": "var(--seal)",
    }  # fmt: skip


# Pieces


def test_a_piece_at_rest_can_be_asked_about_but_not_played() -> None:
    piece = Piece("market-mine", use("tw-coin"), 10, 20, told="Mine. Pays.", explain="mine")
    drawn = read(piece.at(5, 6))
    assert drawn.attrib == {
        "id": "market-mine", "data-piece": "market-mine", "data-explain": "mine", "transform": "translate(5 6)",
        "role": "img", "tabindex": "0",
    }  # fmt: skip
    assert drawn.findtext("title") == "Mine. Pays."
    assert drawn.find(".//foreignObject") is None


def test_a_piece_that_can_be_played_glows_and_has_a_button_beside_its_image() -> None:
    offer = Offer("build:mine", 'Build "Mine" & dig')
    drawn = read(Piece("market-mine", "", 10, 20, told="Mine.", explain="mine", offer=offer).at(0, 0))
    assert drawn.get("class") == "legal"
    assert drawn.find("g[@role='img']") is not None
    assert drawn.find("use[@href='#tw-ring']") is not None
    button = drawn.find(f"foreignObject/{HTML}button")
    assert button is not None
    assert button.attrib == {
        "class": "on-board", "type": "submit", "name": "move", "value": "build:mine", "aria-label": offer.text,
    }  # fmt: skip
    assert [element.get("tabindex") for element in drawn.iter()] == [None] * len(list(drawn.iter()))


def test_a_button_in_words_shows_them() -> None:
    button = read(Offer("roll:1", "Roll <1>").button(1, 2, 30, 40, in_words=True)).find(f"{HTML}button")
    assert button is not None
    assert button.text == "Roll <1>"
    assert button.get("aria-label") is None


# Parts


def test_a_part_is_a_group_with_a_name() -> None:
    drawn = read(Part("dice", NASTY, 100, 50, "<g/>").svg())
    assert (drawn.tag, drawn.get("role"), drawn.get("aria-label")) == (f"{SVG}svg", "group", NASTY)
    assert (drawn.get("class"), drawn.get("viewBox"), drawn.get("id")) == ("part", "0 0 100 50", "part-dice")
    assert drawn.get("font-size") == str(SMALLEST)


def test_a_part_is_light_or_dark_as_the_page_is_unless_told() -> None:
    assert read(part("dice").svg()).get("data-theme") is None
    assert read(part("dice").svg(theme="dark")).get("data-theme") == "dark"


def test_a_drawing_of_all_parts_needs_nothing_else() -> None:
    body = use("tw-die-5", 0, 0, 20)
    drawn = compose([part("dice", body=body), part("market")], 300)
    root = read(drawn)
    assert {element.get("id") for element in root.iter(f"{SVG}symbol")} == {"tw-die", "tw-die-4", "tw-die-5"}
    assert "--ink:" in (root.findtext(f"{SVG}style") or "")
    assert drawn.count(body) == 1


def test_a_drawing_can_be_light_or_dark_and_has_a_name() -> None:
    root = read(compose([part("dice")], 300, theme="dark", label="A & B"))
    assert (root.get("data-theme"), root.get("aria-label")) == ("dark", "A & B")


@pytest.mark.parametrize("width", [100, 250, 400, 600, 2000])
def test_parts_keep_their_order_and_never_overlap(width: int) -> None:
    sizes = [(200, 60), (200, 300), (100, 120), (100, 90), (100, 110), (100, 80)]
    parts = [part(f"p{n}", *size) for n, size in enumerate(sizes)]
    drawn = compose(parts, width)
    root = read(drawn)
    places = {name: (int(x), int(y)) for name, x, y in PLACED.findall(drawn)}
    assert list(places) == [p.name for p in parts]
    assert list(places.values()) == sorted(places.values()), "down each column, then the next one"
    assert int(root.get("width", 0)) <= max(width, 200 + 2 * GAP)
    boxes = [(*places[p.name], places[p.name][0] + p.width, places[p.name][1] + p.height) for p in parts]
    for n, (left, top, right, bottom) in enumerate(boxes):
        assert right <= int(root.get("width", 0)) - GAP
        assert bottom <= int(root.get("height", 0)) - GAP
        for other in boxes[:n]:
            assert other[2] + GAP <= left or other[3] + GAP <= top


def test_columns_of_parts_of_one_width_are_about_as_high() -> None:
    parts = [part("table", 300, 400), *(part(f"p{n}", 100, 100) for n in range(4))]
    places = {name: (int(x), int(y)) for name, x, y in PLACED.findall(compose(parts, 600))}
    columns = [x for x, _ in places.values()]
    assert [columns.count(x) for x in sorted(set(columns))] == [1, 2, 2]


def test_a_drawing_of_no_parts_is_empty() -> None:
    assert read(compose([], 300)).find(f"{SVG}g") is None
