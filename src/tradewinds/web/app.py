"""The application: store, house, visitors, pages and API put together."""

from __future__ import annotations

import gc
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from tradewinds.bots import offer_bot
from tradewinds.games import all_games
from tradewinds.web import api, pages
from tradewinds.web.analyses import Analyses
from tradewinds.web.coach import Coach
from tradewinds.web.guard import Guard
from tradewinds.web.house import House
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.services import Services
from tradewinds.web.settings import Settings
from tradewinds.web.store import Store
from tradewinds.web.visitors import Visitors

__all__ = ["create_app"]

STATIC = Path(__file__).with_name("static")


@contextmanager
def _rare_collections() -> Iterator[None]:
    """Lets Python look for garbage less often: a server keeps much and makes few cycles, and pages wait meanwhile."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server, for uvicorn or a test."""
    settings = settings or Settings()
    for name, asked in settings.bots.items():
        offer_bot(name, asked)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        secret = await store.setting("secret", secrets.token_hex(32))
        thinkers = Thinkers(settings.workers, settings.bots_mode, settings.bots)
        house = House(store, thinkers, settings.bot_delay, settings.replace_after)
        visitors = Visitors(store, secret, settings.secure_cookies)
        analyses = Analyses(thinkers)
        app.state.services = Services(settings, store, house, visitors, analyses, Coach(thinkers))
        if settings.warm_up:
            thinkers.begin(game.name for game in all_games())
        await house.tables.wake()
        with _rare_collections():
            yield
        await analyses.close()
        await house.tables.close()
        await store.close()

    app = FastAPI(title="Tradewinds", docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.mount("/api", api.create_api(app))
    pages.add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    return app
