"""Which games there are."""

from __future__ import annotations

from fastapi import APIRouter

from tradewinds.games import all_games
from tradewinds.web.api.answers import GameAbout
from tradewinds.web.api.asking import Asked
from tradewinds.web.api.errors import problems
from tradewinds.web.api.telling import game_about

router = APIRouter(tags=["games"])


@router.get("/games", responses=problems())
async def list_games(caller: Asked) -> list[GameAbout]:
    """Every game that can be played here, with its options."""
    return [game_about(game, caller.language) for game in all_games()]
