"""Adds documents, and the files that the worker deletes."""

from pathlib import Path

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
