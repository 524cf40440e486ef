"""A bot that plays over the network, with Python alone: a guide is docs/api.md.

    TRADEWINDS_TOKEN=tw_... python examples/api_bot.py

It joins the first open table it finds, or opens one against the house's own bot, and plays until the game is over.
`TRADEWINDS_URL` is the server, http://127.0.0.1:8000 without it. Without a token it plays as a new guest.
"""

import json
import os
import random
from typing import Any
from urllib.request import Request, urlopen

SERVER = os.environ.get("TRADEWINDS_URL", "http://127.0.0.1:8000") + "/api"
HEADERS = {"Content-Type": "application/json"}


def ask(method: str, path: str, **wish: Any) -> Any:
    """Sends a request and returns the answer."""
    body = json.dumps(wish).encode() if wish else None
    with urlopen(Request(SERVER + path, body, HEADERS, method=method)) as answer:
        return json.load(answer)


def choose(moves: list[dict[str, str]], view: dict[str, Any]) -> str:
    """Your idea goes here: `moves` are the legal ones, `view` is what you see."""
    return random.choice(moves)["code"]


HEADERS["Authorization"] = "Bearer " + (os.environ.get("TRADEWINDS_TOKEN") or ask("POST", "/guests")["token"])
tables = [table["id"] for table in ask("GET", "/tables") if not table["my_seats"]]
if tables:
    joined = ask("POST", f"/tables/{tables[0]}/join")
else:
    joined = ask("POST", "/tables", game="machi-koro", seats=[{"kind": "person"}, {"kind": "bot", "bot": "greedy"}])
table = "/tables/" + joined["id"]
with urlopen(Request(SERVER + table + "/live", headers=HEADERS)) as news:  # a line whenever something changed
    for line in news:
        while line.startswith(b"data:") and ask("GET", table)["my_turn"]:
            ask("POST", table + "/play", move=choose(ask("GET", table + "/moves"), ask("GET", table + "/view")["view"]))
        if b'"over": true' in line:
            break
end = ask("GET", table)
print("Points:", end["scores"], "- won" if set(end["my_seats"]) & set(end["winners"]) else "- lost")
