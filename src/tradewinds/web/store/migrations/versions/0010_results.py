"""How games ended, so that lists can say it, and the position from which a practice game began."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.JSON))
    op.add_column("tables", sa.Column("result", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "origin")
    op.drop_column("tables", "result")
