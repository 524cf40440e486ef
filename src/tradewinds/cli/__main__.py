"""`python -m tradewinds.cli`, where the command itself is not on the path."""

from tradewinds.cli import app

if __name__ == "__main__":
    app(prog_name="tradewinds")
