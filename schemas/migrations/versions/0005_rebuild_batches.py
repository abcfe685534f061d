"""Adds the batches of a rebuild."""

from pathlib import Path

from alembic import op

revision = "0005"
down_revision = "0006"

SCRIPT = Path(__file__).parent / "0005_rebuild_batches.sql"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SCRIPT.read_text("utf-8").replace("%", "%%"))
