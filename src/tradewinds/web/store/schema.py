"""The tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

__all__ = [
    "METADATA",
    "messages",
    "moves",
    "people",
    "positions",
    "records",
    "seats",
    "servers",
    "sessions",
    "settings",
    "tables",
    "tokens",
]

METADATA = MetaData()

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),  # what others see
    Column("account", String(40), unique=True),  # the name to log in with, folded to lower case; none for a guest
    Column("password", Text),  # its argon2 hash
    Column("created", Float, nullable=False),
)

settings = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the token; the token itself is shown once
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),  # SHA-256 of what the browser's cookie holds
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("device", String(40), nullable=False),  # browser and system, as far as they tell
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when it was last used, give or take an hour
)

servers = Table(  # those that share this database and are alive
    "servers",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("name", String(16), nullable=False, unique=True),
    Column("seen", Float, nullable=False),  # when it last said so, by the clock of the database
    Column("mark", String(24)),  # tells the key with which it seals secrets from others
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", Text, nullable=False),  # or the server's part of it; sealed with the server's key until the end
    Column("clock", String(10), nullable=False),  # none, move or game
    Column("seconds", Integer, nullable=False),  # a move's or a player's whole time
    Column("public", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False),  # open, playing or over
    Column("decider", Integer),  # the seat whose turn it is, for the lobby
    Column("thought", Float, nullable=False, server_default="0"),  # seconds that the decider has used, when last noted
    Column("rematch", String(16)),  # the table at which the same people play again
    Column("revision", Integer, nullable=False, server_default="0"),  # goes up by one with every change
    Column("stored", Integer, nullable=False, server_default="0"),  # the ply up to which positions are kept
    Column("driver", Integer),  # the number of the server that moves bots and clocks, where there are several
    Column("origin", JSON),  # of a practice game: the seed and the decisions that led to its first position
    Column("result", JSON),  # of a finished game: scores and winners by seat, how many turns, and when it ended
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("commitment", String(64)),  # SHA-256 of the server's part of the seed; none where the seed has no parts
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_driver", "driver", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, person or bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),  # who plays a bot's seat, or a person's while they are away
    Column("name", String(40), nullable=False),
    Column("away", Boolean, nullable=False),  # a bot plays for this person until they come back
    Column("spent", Float, nullable=False),  # seconds of thought, for a clock per game
    Column("held", String(80)),  # the code of a decision that waits to be confirmed
    Column("kept_for", ForeignKey("people.id", name="seats_kept_for")),  # who alone may take an open seat
    Column("habits", JSON, nullable=False),  # how this player likes to play: forced moves, holding, passing ahead
    Column("digest", String(64)),  # SHA-256 of the part that the player's browser adds to the seed
    Column("part", String(64)),  # that part, told once all seats are taken
)

moves = Table(  # append-only
    "moves",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0, 1, 2, ... without a gap
    Column("move", String(80), nullable=False),  # its code, or UNDO
    Column("seat", Integer, nullable=False),  # who played it; -1 is chance
    Column("at", Float, nullable=False),
)

positions = Table(  # what follows from the moves, so that nobody need play them all again
    "positions",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("first", Integer, primary_key=True, autoincrement=False),  # the ply at which this stretch begins
    Column("plies", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the move in the log that comes after it
    Column("data", LargeBinary, nullable=False),
)

records = Table(  # that people brought to look at
    "records",
    METADATA,
    Column("key", String(24), primary_key=True),  # of a digest of its text
    Column("data", LargeBinary, nullable=False),  # the text, compressed
    Column("brought", Float, nullable=False, index=True),
)

messages = Table(
    "messages",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)
