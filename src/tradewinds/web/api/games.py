"""Which games there are."""

from __future__ import annotations

from fastapi import APIRouter

from tradewinds.games import all_games
from tradewinds.web.api.callers import Caller
from tradewinds.web.api.describing import game_about
from tradewinds.web.api.errors import problems
from tradewinds.web.api.responses import GameAbout

router = APIRouter(tags=["games"])


@router.get("/games", responses=problems())
async def list_games(caller: Caller) -> list[GameAbout]:
    """Every game that can be played here, with its options."""
    return [game_about(game, caller.language) for game in all_games()]
