"""Several servers share the running games of one database among them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(16), nullable=False, unique=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("driver", sa.Integer))
    op.create_index("tables_by_driver", "tables", ["driver", "status"])


def downgrade() -> None:
    op.drop_index("tables_by_driver", "tables")
    op.drop_column("tables", "driver")
    op.drop_table("servers")
