"""Removes the column ledger.deleted, which nothing reads. The document itself shows a deletion."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.drop_column("ledger", "deleted")
