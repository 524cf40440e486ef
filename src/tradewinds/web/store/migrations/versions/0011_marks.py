"""Servers that share a database tell with which key they seal secrets, by a mark that is no part of it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("servers", sa.Column("mark", sa.String(24)))


def downgrade() -> None:
    op.drop_column("servers", "mark")
