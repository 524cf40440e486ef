"""What a restart must not change: how long someone has thought, what they hold, and for whom a seat is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("thought", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("held", sa.String(80)))
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("kept_for", sa.String(32)))
        batch.create_foreign_key("seats_kept_for", "people", ["kept_for"], ["id"])


def downgrade() -> None:
    op.drop_column("tables", "thought")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("held")
        batch.drop_column("kept_for")
