"""Someone at a browser: what they see, what they do, and everything that goes wrong in front of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request, Response, expect

from tests.web.browser.artifacts import ARTIFACTS
from tests.web.serving import eventually
from tradewinds.games.machi_koro.components import IS_LANDMARK, NAMES

__all__ = ["FITS", "Now", "Visitor", "settings"]

LANDMARKS = {f"build:{name}" for name, landmark in zip(NAMES, IS_LANDMARK, strict=True) if landmark}
LIKED = ("build", "fulfil", "achieve", "place", "go", "queen", "take", "research", "shop", "house", "court", "elect")
LONG_GAME = 400  # decisions; no game takes as many
READY = re.compile(r'data-yours="yes"|class="panel end"')
OVERTAKEN = "interrupted by another navigation"  # what the browser says when a page comes again before it is loaded
ADDRESS = re.compile(r"http\S+")  # its digits are no status
BAD = 400  # the first HTTP status that says no

FITS = "() => document.documentElement.scrollWidth <= screen.width"  # a window is never wider than its screen
LOOK = """() => {
  const value = (selector) => document.querySelector(selector)?.value ?? "";
  const codes = (within) => [...document.querySelectorAll(`${within} button[name=move]`)].map((each) => each.value);
  return {
    ply: Number(value("#play input[name=ply]") || -1),
    yours: document.getElementById("table").dataset.yours === "yes",
    over: Boolean(document.querySelector(".end")),
    held: Boolean(document.querySelector("#decision [formaction$='/confirm']")),
    listed: codes("#decision"),
    board: codes("#play"),
  };
}"""


@dataclass(frozen=True)
class Now:
    """A table as its page shows it."""

    ply: int
    yours: bool
    over: bool
    held: bool  # a decision waits for "end turn"
    listed: list[str]  # codes of moves, as the list offers them
    board: list[str]  # and the board

    def choice(self) -> str:
        """What our simple player plays: landmarks first, else by liking the last of a kind, else the last there is."""
        landmarks = [code for code in self.listed if code in LANDMARKS]
        liked = ([code for code in self.listed if code.split(":")[0] == verb] for verb in LIKED)
        return (landmarks or next((codes for codes in liked if codes), self.listed))[-1]


class Visitor:
    """A browser window and whoever sits before it."""

    def __init__(self, context: BrowserContext, address: str, *, scripted: bool = True) -> None:
        self.context = context
        self.address = address
        self.scripted = scripted
        self.meant: tuple[str, ...] = ()
        self._faults: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self._faults.append(f"script error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    # What goes wrong

    @property
    def faults(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [fault for fault in self._faults if not any(part in ADDRESS.sub("", fault) for part in self.meant)]

    def expect_faults(self, *parts: str) -> None:
        """Faults that have one of these in them are meant by the test."""
        self.meant += parts

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._faults.append(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # streams and pages that were left
            self._faults.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= BAD:
            self._faults.append(f"{response.status}: {response.request.method} {response.url}")

    # Going about

    def go(self, path: str) -> None:
        """Opens a page of the site."""
        self.page.goto(path if path.startswith("http") else self.address + path)
        self._settle()

    def reload(self) -> None:
        """Loads the page again."""
        self.page.reload()
        self._settle()

    def follow(self, link: Locator) -> None:
        """Presses what leads to another page, and waits until that is there with its script."""
        with self.page.expect_navigation():
            link.click()
        self._settle()

    def submit(self, button: Locator) -> None:
        """Presses a button of the table; a plain form brings a page of its own."""
        if self.scripted:
            button.click()
        else:
            self.follow(button)

    def _settle(self) -> None:
        """Waits until the page of a table has had the first news, which tell everything: no more come unasked."""
        if self.scripted and self.page.locator("#table").count():
            self.page.locator("#table[data-version]").wait_for(state="attached")

    def start(self, game: str = "machi-koro") -> None:
        """One click on the start page."""
        self.go("/")
        self.follow(self.page.locator(f"form[action='/start'] button.act[value='{game}']"))
        self.arrive()

    def set_up(self, *seats: str, game: str = "machi-koro", plus: bool = False, public: bool = False) -> None:
        """Opens a table on the page for that."""
        self.go(f"/tables/new?game={game}")
        for place in range(self.page.locator("select[name^=seat-]").count()):
            seat = seats[place] if place < len(seats) else "none"
            self.page.locator(f"select[name=seat-{place}]").select_option(seat)
        if plus:
            self.page.locator("input[name=option-plus]").check()
        if public:
            self.page.locator("input[name=public][value=yes]").check()
        self.follow(self.page.locator("form[action='/tables'] button.act"))
        self.arrive()

    def arrive(self) -> None:
        """Waits for the page of a table."""
        self.page.wait_for_url(re.compile(r"/tables/[0-9a-f]+$"))
        self.page.locator("#table").wait_for()
        self._settle()

    def open_menu(self) -> None:
        """Unfolds the menu of a table: the other pages, languages and colours."""
        self.page.locator(".menu summary").click()

    def open_chat(self) -> None:
        """Goes to the room where people talk."""
        self.page.locator(".tabs a[href='#room-chat']").click()

    def open_more(self) -> None:
        """Goes to the room with habits, questions, the glossary and the way out."""
        self.page.locator(".tabs a[href='#room-more']").click()

    def photograph(self, name: str) -> None:
        """Keeps what is on the screen as an artefact of the run."""
        ARTIFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{name}.png")

    # At the table

    @property
    def moves(self) -> Locator:
        """Moves in the list."""
        return self.page.locator("#decision button[name=move]")

    def act(self, action: str) -> Locator:
        """The button that does something at the table."""
        return self.page.locator(f"button[formaction$='/{action}']").first

    def look(self) -> Now:
        """What the page shows."""
        return Now(**self.page.evaluate(LOOK))

    def wait_for_turn(self) -> Now:
        """What the page shows once it is one's turn or all is over."""
        while True:
            if not self.scripted:
                self._wait_by_asking()
            self.page.locator("#table[data-yours=yes], .end").first.wait_for()
            now = self.look()
            if now.yours or now.over:  # else a forced decision has been made since
                return now

    def _wait_by_asking(self) -> None:
        """Asks until there is something to decide, then loads the page, unless it comes again by itself just then."""
        eventually(lambda: READY.search(self.context.request.get(self.page.url).text()))
        try:
            self.page.goto(self.page.url)
        except Error as error:
            if OVERTAKEN not in error.message:
                raise

    def wait_after(self, ply: int) -> None:
        """Waits until the page shows another position."""
        expect(self.page.locator("#play input[name=ply]")).not_to_have_value(str(ply))

    def confirm_if_asked(self, ply: int) -> None:
        """Ends the turn, if the decision that was made in a position waits for that."""
        confirm, other = self.act("confirm"), self.page.locator(f"#play input[name=ply]:not([value='{ply}'])")
        confirm.or_(other).first.wait_for(state="attached")
        if confirm.count():
            self.submit(confirm)

    def press(self, code: str, *, on_board: bool = False) -> None:
        """Makes a move by its button."""
        within = "#play" if on_board else "#decision"
        self.submit(self.page.locator(f"{within} button[name=move][value='{code}']"))

    def play_once(self, *, on_board: bool = False) -> Now:
        """One decision, and what it leads to."""
        now = self.wait_for_turn()
        if not now.over:
            code = now.choice()
            self.press(code, on_board=on_board and code in now.board)
            self.confirm_if_asked(now.ply)
            self.wait_after(now.ply)
        return now

    def play_to_the_end(self) -> int:
        """Plays until the game is over, by turns on the board and in the list; the number of own decisions."""
        for decision in range(LONG_GAME):
            if self.play_once(on_board=decision % 2 == 0).over:
                return decision
        raise AssertionError("the game does not end")

    def let_bots_finish(self) -> None:
        """Leaves, so that a bot plays the rest; while a page without a script waits, it would come again meanwhile."""
        if not self.scripted:
            self.wait_for_turn()
        self.open_more()
        self.submit(self.act("leave"))
        if not self.scripted:
            self._wait_by_asking()
        self.page.locator(".end").first.wait_for()

    def count_news(self) -> None:
        """Pages opened from now on note how much news they get, for `hearing_news`."""
        self.page.add_init_script(COUNT_NEWS)

    @contextmanager
    def hearing_news(self) -> Iterator[None]:
        """Waits until what is done meanwhile has come to the page, whether it shows it or not."""
        page = self.page.locator("html")
        heard = page.get_attribute("data-news")
        yield
        expect(page).not_to_have_attribute("data-news", str(heard))

    def mark(self) -> None:
        """Notes that this very page is here, so that `same_page` can tell."""
        self.page.evaluate("window.notedByTest = true")

    def same_page(self) -> bool:
        """Whether the page has not been loaded again since it was marked."""
        return bool(self.page.evaluate("window.notedByTest === true"))

    def text(self) -> str:
        """Everything that the page says, to eyes and to ears."""
        return str(self.page.evaluate(SAID))


COUNT_NEWS = """
let news = 0;
window.EventSource = class extends EventSource {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", () => { document.documentElement.dataset.news = news += 1; });
  }
};
"""

SAID = """() => {
  const told = ["aria-label", "title", "placeholder", "alt"];
  const said = [document.title, document.body.innerText];
  for (const each of document.querySelectorAll("body *")) {
    for (const name of told) if (each.hasAttribute(name)) said.push(each.getAttribute(name));
    if (each.localName === "title" || each.localName === "text") said.push(each.textContent);
  }
  for (const each of document.querySelectorAll("code, kbd")) {
    if (each.innerText) said[1] = said[1].replace(each.innerText, " ");
  }
  return said.join("\\n");
}"""


def settings(size: str, **more: Any) -> dict[str, Any]:
    """How a browser window is opened."""
    return SIZES[size] | more


SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
        "user_agent": "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
        "Chrome/140.0.0.0 Mobile Safari/537.36",
    },
}
