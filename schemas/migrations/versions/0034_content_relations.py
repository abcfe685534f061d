"""Lets editors create scholarships and advertisements, and choose their related rows, such as countries."""

from pathlib import Path

from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
