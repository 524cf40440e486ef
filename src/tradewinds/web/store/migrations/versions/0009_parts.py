"""A seed is made of parts: the server commits to its own before anyone sits down, every player's browser adds one.

Tables that were opened before keep the seed they have.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.String(64)))
    op.add_column("seats", sa.Column("digest", sa.String(64)))
    op.add_column("seats", sa.Column("part", sa.String(64)))


def downgrade() -> None:
    for column in ("digest", "part"):
        op.drop_column("seats", column)
    op.drop_column("tables", "commitment")
