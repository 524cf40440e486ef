"""What one does at a table beside playing: taking back, asking, changing the language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.reading import foreign_words

MIDDLES = "(all) => all.map((each) => each.getBoundingClientRect()).map((box) => (box.top + box.bottom) / 2)"
CUT = "(all) => all.map((each) => each.scrollWidth - each.clientWidth)"
WIDTHS = "(all) => all.map((each) => each.getBoundingClientRect().width)"


@pytest.mark.parametrize("game", ["machi-koro", "council-of-four", "yokohama"])
def test_names_and_moves_have_room_beside_the_board(visit: Opened, game: str) -> None:
    visitor = visit("uk", viewport={"width": 1366, "height": 768})
    visitor.start(game)
    visitor.wait_for_turn()
    widths = visitor.page.locator(".seat-name").evaluate_all(WIDTHS)
    assert len(widths) == 3
    assert min(widths) > 100, "what a player owns once left a name no room but for a letter a line"
    cut = visitor.page.locator(".seat-name").evaluate_all(CUT)
    assert max(cut) <= 0, "how strong a bot is can be read"
    for move in (visitor.moves.first, visitor.moves.last):
        move.click(trial=True)  # nothing covers it


@pytest.mark.parametrize("game", ["machi-koro", "council-of-four", "yokohama"])
def test_names_of_three_can_be_read_on_a_phone(visit: Opened, game: str) -> None:
    visitor = visit("uk", viewport={"width": 390, "height": 844})
    visitor.start(game)
    visitor.wait_for_turn()
    visitor.photograph(f"names-phone-{game}")
    cut = visitor.page.locator(".seat-name").evaluate_all(CUT)
    assert len(cut) == 3
    assert max(cut) <= 0
    marks, names = (
        visitor.page.locator(f"#table .seat > .{part}").evaluate_all(MIDDLES) for part in ("mark", "seat-name")
    )
    assert all(abs(mark - name) < 8 for mark, name in zip(marks, names, strict=True)), "a shape stands beside its name"


@pytest.mark.parametrize("game", ["machi-koro", "council-of-four", "yokohama"])
def test_a_list_of_moves_leaves_the_board_in_sight_in_a_window_of_middling_width(visit: Opened, game: str) -> None:
    visitor = visit("uk", viewport={"width": 800, "height": 1000})
    visitor.start(game)
    visitor.wait_for_turn()
    visitor.photograph(f"middling-{game}")
    board = visitor.page.locator(".board").bounding_box()
    assert board is not None
    assert board["y"] < 500, "the board begins in the upper half of the window"
    for move in (visitor.moves.first, visitor.moves.last):
        move.click(trial=True)  # the list scrolls


def test_the_last_decision_of_a_turn_can_be_held_and_taken_back(visit: Opened) -> None:
    visitor = visit("en")
    visitor.set_up("me", "friend")
    visitor.open_more()
    visitor.page.locator("button[name=hold_last]").click()
    expect(visitor.page.locator("button[name=hold_last]")).to_have_attribute("aria-pressed", "true")
    visitor.open_more()  # and back
    ply = visitor.wait_for_turn().ply
    visitor.press("build:wheat-field", on_board=True)
    expect(visitor.act("confirm")).to_be_visible()
    chosen = visitor.page.locator("#play button.chosen")
    expect(chosen).to_have_attribute("value", "build:wheat-field")
    visitor.photograph("held-desktop-en")
    visitor.press("build:bakery", on_board=True)  # instead of the other
    expect(chosen).to_have_attribute("value", "build:bakery")
    expect(visitor.page.locator("#decision h2")).to_contain_text("Bakery")
    visitor.act("undo").click()
    expect(visitor.moves.first).to_be_visible()
    assert visitor.look().ply == ply
    visitor.press("build:ranch")
    visitor.act("confirm").click()
    visitor.wait_after(ply)
    story = visitor.page.locator("[data-part=log]")
    expect(story).to_contain_text("builds Ranch")
    expect(story).not_to_contain_text("builds Wheat Field")


def test_forced_decisions_play_themselves_if_one_likes(visit: Opened) -> None:
    visitor = visit("en")
    visitor.set_up("me", "bot-casual")
    visitor.open_more()
    visitor.page.locator("button[name=play_forced]").click()
    expect(visitor.page.locator("button[name=play_forced]")).to_have_attribute("aria-pressed", "true")
    for _ in range(8):
        now = visitor.wait_for_turn()
        if now.over:
            break
        assert len(now.listed) > 1, "what is forced has been played by then"
        visitor.press(now.choice())
        visitor.wait_after(now.ply)


def test_passing_ahead_is_seen_by_all_and_passes_once(visit: Opened) -> None:
    visitor = visit("en")
    visitor.set_up("me", "friend")
    ply = visitor.wait_for_turn().ply
    visitor.open_more()
    visitor.page.locator("button[name=pass_ahead]").click()
    visitor.wait_after(ply)
    expect(visitor.page.locator("button[name=pass_ahead]")).to_be_visible()
    assert visitor.wait_for_turn().yours


def test_why_not_is_answered_in_words(visit: Opened) -> None:
    visitor = visit("uk")
    visitor.start()
    visitor.wait_for_turn()
    page = visitor.page
    visitor.open_more()
    page.locator("details:has(select[name=move]) summary").click()
    page.locator("select[name=move]").select_option("build:radio-tower")
    page.locator("form[action$='/why'] button").click()
    expect(page.locator("#why-answer")).to_contain_text("—")
    assert not foreign_words(page.locator("#why-answer").inner_text(), "uk")
    visitor.photograph("why-desktop-uk")


def test_a_tap_on_a_card_explains_it_and_says_why_it_cannot_be_built(visit: Opened) -> None:
    visitor = visit("pl", "phone")
    visitor.start()
    visitor.wait_for_turn()
    page = visitor.page
    page.locator("[data-piece=market-stadium]").tap()
    expect(page.locator("#explain")).to_be_visible()
    expect(page.locator("#explain [data-effect]")).not_to_be_empty()
    expect(page.locator("#explain [data-answer]")).to_contain_text("kosztuje")
    visitor.photograph("explain-phone-pl")
    page.locator("#explain [data-close]").tap()
    expect(page.locator("#explain")).to_be_hidden()


def test_a_mouse_resting_on_a_card_explains_it(visit: Opened) -> None:
    visitor = visit("ru")
    visitor.start()
    visitor.wait_for_turn()
    visitor.page.locator("[data-piece=market-ranch]").hover(force=True)
    expect(visitor.page.locator("#explain")).to_be_visible()
    visitor.photograph("explain-desktop-ru")


def test_a_card_chosen_with_the_keyboard_explains_itself(visit: Opened) -> None:
    visitor = visit("en")
    visitor.start()
    visitor.wait_for_turn()
    visitor.page.locator("[data-piece=market-stadium]").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#explain [data-name]")).to_have_text("Stadium")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#explain")).to_be_hidden()


def test_the_language_can_be_changed_in_mid_game(visit: Opened) -> None:
    visitor = visit("en", "phone")
    visitor.start()
    visitor.play_once()
    before, address = visitor.wait_for_turn(), visitor.page.url
    names = set(" ".join(visitor.page.locator(".seat-name").all_inner_texts()).split())
    for language in ("uk", "ru", "pl", "en"):
        visitor.open_menu()
        visitor.follow(visitor.page.locator(f"button[name=language][value={language}]"))
        expect(visitor.page.locator(f"html[lang={language}]")).to_be_attached()
        assert visitor.page.url == address
        assert visitor.look() == before
        assert not foreign_words(visitor.text(), language) - names
    visitor.play_once()


def test_the_colours_can_be_changed_in_mid_game(visit: Opened) -> None:
    visitor = visit("en")
    visitor.start()
    before = visitor.wait_for_turn()
    visitor.open_menu()
    visitor.follow(visitor.page.locator("button[name=theme]"))
    expect(visitor.page.locator("html[data-theme=dark]")).to_be_attached()
    assert visitor.look() == before
    visitor.photograph("table-dark-desktop-en")


def test_the_whole_story_is_one_link_away(visit: Opened) -> None:
    visitor = visit("uk")
    visitor.start()
    visitor.play_once()
    visitor.wait_for_turn()
    visitor.open_more()
    visitor.follow(visitor.page.locator("a[href$='/log']"))
    expect(visitor.page.locator(".whole-story .turn").first).to_be_visible()
    assert not foreign_words(visitor.text(), "uk")


def test_what_is_looked_up_opens_where_it_was_pressed(visit: Opened) -> None:
    visitor = visit("pl", viewport={"width": 1366, "height": 768})
    visitor.start("machi-koro")
    visitor.open_more()
    heading = visitor.page.locator("#glossary summary")
    before = heading.bounding_box()
    heading.click()
    expect(visitor.page.locator("#glossary dd").first).to_be_visible()
    assert heading.bounding_box() == before
