"""Adds the views and choices of each course by visitors, from which its popularity is computed."""

from pathlib import Path

from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
