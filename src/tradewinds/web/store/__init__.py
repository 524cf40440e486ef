"""Where people, tables and moves are kept: SQLite by default, PostgreSQL by address."""

from tradewinds.web.store.away import Away
from tradewinds.web.store.database import Conflict, WriteError
from tradewinds.web.store.rows import (
    MessageRow,
    MoveRow,
    PersonRow,
    PositionsRow,
    SeatRow,
    SessionRow,
    TableRow,
    WaitingRow,
)
from tradewinds.web.store.servers import OtherKey
from tradewinds.web.store.store import Store

__all__ = [
    "Away",
    "Conflict",
    "MessageRow",
    "MoveRow",
    "OtherKey",
    "PersonRow",
    "PositionsRow",
    "SeatRow",
    "SessionRow",
    "Store",
    "TableRow",
    "WaitingRow",
    "WriteError",
]
