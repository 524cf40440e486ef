"""What happens at the tables, with no word about pages: seats, moves, bots, clocks, chat."""

from tradewinds.web.house.errors import Refused
from tradewinds.web.house.house import House
from tradewinds.web.house.table import LiveTable
from tradewinds.web.house.wishes import NewSeat, NewTable

__all__ = ["House", "LiveTable", "NewSeat", "NewTable", "Refused"]
