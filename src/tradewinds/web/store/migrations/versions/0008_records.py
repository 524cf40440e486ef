"""Records that people bring are kept, so that every server has them, and the same one after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("brought", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("records")
