"""Keeps the register value of the status if both an editor and the register have withdrawn a row."""

from pathlib import Path

from alembic import op

revision = "0049"
down_revision = "0048"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
