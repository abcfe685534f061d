"""Adds the cost of living in cities, which editors can correct."""

from pathlib import Path

from alembic import op

revision = "0038"
down_revision = "0037"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
