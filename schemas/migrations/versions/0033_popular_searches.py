"""Adds the search texts that visitors typed in many visits."""

from pathlib import Path

from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
