"""Moves are kept by code: a game may number its moves anew, and old tables still open.

The numbers that moves had until then are listed in the file beside this one.
"""

import json
from pathlib import Path

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

CODES = Path(__file__).with_suffix(".json")
UNDO = (-1, "(undo)")


def upgrade() -> None:
    op.add_column("moves", sa.Column("code", sa.String(80)))
    known = op.create_table(
        "known_codes",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(80), nullable=False),
    )
    games = json.loads(CODES.read_text("utf-8"))
    op.bulk_insert(
        known,
        [
            {"game": game, "number": number, "code": code}
            for game, codes in games.items()
            for number, code in [UNDO, *enumerate(codes)]
        ],
    )
    moves, tables = (sa.table(name, *map(sa.column, columns)) for name, columns in TABLES.items())
    found = sa.select(known.c.code).where(
        known.c.game == tables.c.game, known.c.number == moves.c.move, tables.c.id == moves.c.table
    )
    # A game from elsewhere is not listed; its table stays closed until someone writes its codes in.
    unknown = sa.cast(moves.c.move, sa.String)
    op.execute(moves.update().values(code=sa.func.coalesce(found.correlate(moves).scalar_subquery(), unknown)))
    op.drop_table("known_codes")
    with op.batch_alter_table("moves") as batch:
        batch.drop_column("move")
        batch.alter_column("code", new_column_name="move", existing_type=sa.String(80), nullable=False)


TABLES = {"moves": ("table", "number", "move", "code"), "tables": ("id", "game")}


def downgrade() -> None:
    raise NotImplementedError("moves have no numbers to go back to")
