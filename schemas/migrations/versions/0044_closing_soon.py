"""Adds the application deadline that alerts have reported."""

from pathlib import Path

from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
