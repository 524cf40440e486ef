"""What happens at the tables, with no word about pages: seats, moves, bots, clocks, chat."""

from tradewinds.web.house.errors import Refused
from tradewinds.web.house.house import House
from tradewinds.web.house.requests import NewSeat, NewTable
from tradewinds.web.house.table import LiveTable

__all__ = ["House", "LiveTable", "NewSeat", "NewTable", "Refused"]
