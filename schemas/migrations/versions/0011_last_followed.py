"""Adds short_link.last_followed. Unused links can then expire."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("short_link", sa.Column("last_followed", sa.DateTime(timezone=True)))
