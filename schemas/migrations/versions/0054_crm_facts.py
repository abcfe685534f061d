"""Remembers which persons the CRM knows after their deliveries are deleted, and when a delivery was tried first."""

from pathlib import Path

from alembic import op

revision = "0054"
down_revision = "0053"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
