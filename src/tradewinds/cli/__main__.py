"""`python -m tradewinds.cli`, where the command itself is not on the path."""

from tradewinds.cli import app

app(prog_name="tradewinds")
