"""Adds results of comparing the index with PostgreSQL, and the operator's reason to accept a generation with faults."""

from pathlib import Path

from alembic import op

revision = "0004"
down_revision = "0003"

SCRIPT = Path(__file__).parent / "0004_trust_in_the_index.sql"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SCRIPT.read_text("utf-8").replace("%", "%%"))
