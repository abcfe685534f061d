"""Stores the values that a list has for the edited columns of a scholarship."""

from pathlib import Path

from alembic import op

revision = "0053"
down_revision = "0052"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
