"""Removes the unused column ledger.deleted."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.drop_column("ledger", "deleted")
