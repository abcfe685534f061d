"""Adds introductions of countries and disciplines, which editors write."""

from pathlib import Path

from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
