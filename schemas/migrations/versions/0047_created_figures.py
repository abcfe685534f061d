"""Lets editors create questions about countries, figures of countries and visa guides."""

from pathlib import Path

from alembic import op

revision = "0047"
down_revision = "0046"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
