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
from tradewinds.web.allowance import Allowance
from tradewinds.web.analyses import Analyses
from tradewinds.web.api.shortcuts import SHORTCUTS
from tradewinds.web.coach import Coach
from tradewinds.web.guard import Guard
from tradewinds.web.house import House
from tradewinds.web.house.seeds import Seal
from tradewinds.web.records import Records
from tradewinds.web.services import Services
from tradewinds.web.settings import Settings
from tradewinds.web.shortcuts import Shortcuts
from tradewinds.web.store import OtherKey
from tradewinds.web.visitors import Visitors
from tradewinds.web.watch.measuring import MeasuredStore, MeasuredThinkers, Measures, Watch
from tradewinds.web.watch.pages import Readiness, router as watch_router

__all__ = ["create_app"]

STATIC = Path(__file__).with_name("static")


@contextmanager
def _rare_collections() -> Iterator[None]:
    """Lets Python look for garbage a little at a time: a server keeps much, and pages wait meanwhile.

    What a turn makes goes by itself, since nothing in it refers back to what holds it; what Python would find are a few
    objects a second of libraries. So it looks through few objects at once, which takes a millisecond or two; through
    what has stayed three times as many at every third time; and through all of it, which can take half a second with a
    thousand open pages, seldom. What was there before is not looked through at all, if whoever runs us has not seen to
    that already.
    """
    usual, frozen = gc.get_threshold(), gc.get_freeze_count()
    if not frozen:
        gc.collect()
        gc.freeze()
    gc.set_threshold(5_000, 2, 2_000)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        if not frozen:
            gc.unfreeze()


def create_app(settings: Settings | None = None) -> FastAPI:
    """The whole server, for uvicorn or a test."""
    settings = settings or Settings()
    allowance = Allowance()
    for name, asked in settings.bots.items():
        offer_bot(name, asked)

    measures = Measures()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await MeasuredStore.open(settings.database)
        store.measures = measures
        secret = await store.setting("secret", secrets.token_hex(32))
        thinkers = MeasuredThinkers(settings.workers, settings.bots_mode, settings.bots, ray=settings.ray)
        thinkers.measured(measures)
        house = House(store, thinkers, settings.bot_delay, settings.replace_after, Seal(settings.key))
        visitors = Visitors(store, secret, settings.secure_cookies)
        measures.watch_house(house)
        app.state.readiness = Readiness(store)
        analyses, records = Analyses(thinkers), Records(store)
        app.state.services = Services(settings, store, house, visitors, analyses, Coach(thinkers), records)
        if settings.warm_up:
            thinkers.begin(game.name for game in all_games())
        house.others.allowance = allowance
        try:
            await house.begin()
        except OtherKey:
            app.state.fault = "serve-key-of-others"  # for whoever started it
            raise
        with _rare_collections():
            yield
        app.state.readiness.closing = True
        await analyses.close()
        await house.close()
        await store.close()

    app = FastAPI(title="Tradewinds", docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.mount("/api", api.create_api(app))
    app.include_router(watch_router, include_in_schema=False)
    app.state.measures = measures
    pages.add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Shortcuts, ways=[*pages.SHORTCUTS, *SHORTCUTS])
    app.add_middleware(Guard, settings=settings, allowance=allowance)
    app.add_middleware(Watch, measures=measures)
    return app
