"""Sessions are rows: a cookie holds a secret of its own and no longer a signed name of its person.

Guests have nothing but their cookies, so those stay good, each as a session; who has an account logs in again.
"""

import hashlib
import time

import sqlalchemy as sa
from alembic import op
from itsdangerous import URLSafeSerializer

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    sessions = op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    settings = sa.table("settings", sa.column("name"), sa.column("value"))
    secret = op.get_bind().execute(sa.select(settings.c.value).where(settings.c.name == "secret")).scalar()
    if secret is None:  # nobody has been here yet
        return
    signer = URLSafeSerializer(secret, salt="visitor")
    people = sa.table("people", *map(sa.column, ("id", "account", "created")))
    guests = op.get_bind().execute(sa.select(people.c.id, people.c.created).where(people.c.account.is_(None))).all()
    known = [
        {"hash": _digest(signer.dumps(key)), "person": key, "device": "", "created": created, "seen": time.time()}
        for key, created in guests
    ]
    if known:
        op.bulk_insert(sessions, known)


def _digest(cookie: str | bytes) -> str:
    return hashlib.sha256(str(cookie).encode()).hexdigest()


def downgrade() -> None:
    op.drop_table("sessions")
