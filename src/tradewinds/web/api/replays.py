"""Records of matches from anywhere, checked."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter

from tradewinds.core.errors import RecordError
from tradewinds.core.match import Match
from tradewinds.core.record import load
from tradewinds.web.api.callers import Caller
from tradewinds.web.api.describing import record_summary
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import RecordRequest
from tradewinds.web.api.responses import RecordSummary
from tradewinds.web.house import Refused

router = APIRouter(tags=["replays"])

MOST_WORDS = 30_000  # of a record: several times the longest match, a few seconds of checking


@router.post("/replays", responses=problems())
async def check_record(caller: Caller, body: RecordRequest) -> RecordSummary:
    """Plays a record again by the rules and checks every draw against its seed."""
    if len(body.record.split()) > MOST_WORDS:
        raise Refused(422, "bad-record", line=1, reason=f"the record has more than {MOST_WORDS} words")
    return record_summary(await asyncio.to_thread(_loaded, body.record))


def _loaded(text: str) -> Match:
    try:
        return load(text)
    except RecordError as error:
        raise Refused(422, "bad-record", line=error.line, reason=error.sentence) from None
    except ValueError as error:
        raise Refused(422, "bad-record", line=1, reason=str(error)) from None
