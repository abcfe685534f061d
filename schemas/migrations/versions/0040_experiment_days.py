"""Adds the figures of each day of an experiment."""

from pathlib import Path

from alembic import op

revision = "0040"
down_revision = "0039"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
