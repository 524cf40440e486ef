"""Someone with a browser but no script: plain requests, plain forms."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import httpx

from tests.web.serving import WAIT

__all__ = ["NO_BREAK", "Person", "found", "seen"]

NO_BREAK = "\N{NO-BREAK SPACE}"
TAGS = re.compile(r"<[^>]+>")


class Person(httpx.Client):
    """Someone with a browser that keeps cookies and follows redirects."""

    def __init__(self, address: str, language: str = "en", browser: str = "") -> None:
        headers = {"accept-language": language} | ({"user-agent": browser} if browser else {})
        super().__init__(base_url=address, headers=headers, follow_redirects=True, timeout=WAIT, verify=False)

    def page(self, path: str, status: int = 200) -> str:
        answer = self.get(path)
        assert answer.status_code == status, answer.text
        return answer.text

    @property
    def csrf(self) -> str:
        return found(r'name="csrf" value="(\w+)"', self.page("/account"))

    def submit(self, path: str, status: int = 200, **fields: Any) -> httpx.Response:
        answer = self.post(path, data={"csrf": self.csrf} | fields)
        assert answer.status_code == status, answer.text
        return answer

    def set_up(self, *seats: str, **fields: Any) -> str:
        """The id of a new table."""
        wish = {f"seat-{place}": seat for place, seat in enumerate(seats)}
        answer = self.submit("/tables", **{"game": "machi-koro", "clock": "none", "public": "no"} | wish | fields)
        return found(r"/tables/([0-9a-f]+)$", str(answer.url))


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match, f"no {pattern} in {text[:2000]}"
    return match[1]


def seen(page: str) -> str:
    """What a page says."""
    return unescape(TAGS.sub(" ", page.partition("<main")[2])).replace(NO_BREAK, " ")
