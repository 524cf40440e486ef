"""Records of matches from anywhere, checked."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tradewinds.core.errors import RecordError
from tradewinds.web.api.callers import Caller
from tradewinds.web.api.describing import record_summary
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import RecordRequest
from tradewinds.web.api.responses import RecordSummary
from tradewinds.web.house import Refused
from tradewinds.web.services import name_of

router = APIRouter(tags=["replays"])


@router.post("/replays", responses=problems())
async def check_record(request: Request, caller: Caller, body: RecordRequest) -> RecordSummary:
    """Plays a record again by the rules and checks every draw against its seed."""
    try:
        return record_summary(await caller.services.records.check(name_of(request, caller.visitor), body.record))
    except RecordError as error:
        raise Refused(422, "bad-record", line=error.line, reason=error.tell(caller.language)) from None
    except ValueError as error:
        raise Refused(422, "bad-record", line=1, reason=str(error)) from None
