"""Adds the entry requirements of institutes and courses: English tests, deadline and application fee."""

from pathlib import Path

from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
