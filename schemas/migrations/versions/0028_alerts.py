"""Adds saved searches, the state of their courses, alerts, and the page with the saved searches."""

from pathlib import Path

from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
