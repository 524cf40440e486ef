"""Several people at one table: each in a browser of their own, or friends at one device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.visitor import Visitor
from tests.web.serving import eventually


@pytest.fixture
def host(visit: Opened) -> Visitor:
    """Someone who has opened a table for two."""
    host = visit("en")
    host.set_up("me", "open")
    expect(host.page.locator(".waiting-room")).to_be_visible()
    host.mark()
    return host


@pytest.fixture
def guest(visit: Opened, host: Visitor) -> Visitor:
    """Someone who came by the invitation."""
    guest = visit("uk", "phone")
    guest.go(host.page.locator("#invitation").input_value())
    guest.act("join").click()
    expect(guest.page.locator("#play input[name=ply]")).to_be_attached()
    guest.mark()
    expect(host.page.locator("#play input[name=ply]")).to_be_attached()
    return guest


def ply_of(visitor: Visitor, ply: int) -> None:
    """Waits until someone sees a position."""
    expect(visitor.page.locator("#play input[name=ply]")).to_have_value(str(ply))


def play_by_turns(players: list[Visitor], decisions: int) -> None:
    """Whoever's turn it is plays, and all see it."""
    for _ in range(decisions):
        eventually(lambda: any(player.look().yours for player in players))
        decider = next(player for player in players if player.look().yours)
        decider.play_once(on_board=True)
        eventually(lambda: len({player.look().ply for player in players}) == 1)


def test_each_sees_the_others_moves_without_loading_the_page_again(host: Visitor, guest: Visitor) -> None:
    host.photograph("two-host-desktop-en")
    guest.photograph("two-guest-phone-uk")
    play_by_turns([host, guest], 8)
    assert host.look().yours != guest.look().yours
    assert host.same_page()
    assert guest.same_page()


def test_the_title_says_whose_turn_it_is(host: Visitor, guest: Visitor) -> None:
    for _ in range(2):
        decider, other = (host, guest) if host.look().yours else (guest, host)
        expect(decider.page).to_have_title(re.compile("^●"))
        expect(other.page).to_have_title(re.compile("^[^●]"))
        ply = decider.look().ply
        decider.press("pass")
        decider.wait_after(ply)
        other.wait_for_turn()


def test_chat_appears_on_both_sides_and_can_be_muted(host: Visitor, guest: Visitor) -> None:
    chat = host.page.locator(".chat .said")
    host.open_chat()
    guest.open_chat()
    guest.page.locator("#chat-text").fill("Привіт!")
    guest.page.locator("#chat-text").press("Enter")
    expect(guest.page.locator(".chat .said").first).to_contain_text("Привіт!")
    expect(chat.first).to_contain_text("Привіт!")
    host.page.locator("#chat-text").fill("<b>Hello</b>")
    host.page.locator(".chat-form button").click()
    expect(guest.page.locator(".chat .said").nth(1)).to_contain_text("<b>Hello</b>")
    host.photograph("chat-desktop-en")
    host.act("mute").click()
    expect(chat.filter(has_text="Привіт!")).to_have_count(0)
    expect(chat.filter(has_text="Hello")).to_have_count(1)
    host.act("mute").click()
    expect(chat.filter(has_text="Привіт!")).to_have_count(1)
    assert host.same_page()


def test_a_watcher_sees_everything_live_and_has_nothing_to_press(visit: Opened, host: Visitor, guest: Visitor) -> None:
    watcher = visit("pl")
    watcher.go(host.page.url)
    watcher.mark()
    play_by_turns([host, guest], 3)
    ply_of(watcher, host.look().ply)
    assert not watcher.look().yours
    assert not watcher.look().listed + watcher.look().board
    expect(watcher.act("leave")).to_have_count(0)
    assert watcher.same_page()
    watcher.photograph("watcher-desktop-pl")


def test_who_leaves_is_played_for_and_can_come_back(host: Visitor, guest: Visitor) -> None:
    host.wait_for_turn()
    host.open_more()
    host.act("leave").click()
    guest.wait_for_turn()
    expect(host.act("return")).to_be_visible()
    host.photograph("left-desktop-en")
    host.act("return").click()
    expect(host.act("leave")).to_be_visible()
    play_by_turns([host, guest], 3)


def test_a_bot_stands_in_for_who_went_away_until_they_return(host: Visitor, guest: Visitor) -> None:
    table = guest.page.url
    guest.go("/lobby")
    expect(host.act("replace")).to_be_visible()
    host.photograph("absent-desktop-en")
    host.act("replace").click()
    expect(host.act("replace")).to_have_count(0)
    for _ in range(2):
        host.play_once()
        host.wait_for_turn()
    guest.go(table)
    guest.act("return").click()
    expect(guest.act("return")).to_have_count(0)
    play_by_turns([host, guest], 3)


def test_the_lobby_lists_the_table_and_whose_turn_it_is(visit: Opened) -> None:
    host, other = visit("en"), visit("en", "phone")
    host.set_up("me", "open", public=True)
    path = host.page.url.removeprefix(host.address)
    other.go("/lobby")
    other.photograph("lobby-open-phone-en")
    other.follow(other.page.locator(f"a[href='{path}']"))
    other.act("join").click()
    host.wait_for_turn()
    host.go("/lobby")
    expect(host.page.locator(".listed.yours").filter(has=host.page.locator(f"a[href='{path}']"))).to_be_visible()
    host.photograph("lobby-mine-desktop-en")


def test_friends_share_one_device(visit: Opened) -> None:
    visitor = visit("ru", "phone")
    visitor.set_up("me", "friend", "friend")
    asked = set()
    for _ in range(6):
        visitor.wait_for_turn()
        asked.add(visitor.page.locator("#decision .whose").inner_text())
        visitor.play_once(on_board=True)
    assert len(asked) == 3
    visitor.photograph("friends-phone-ru")
