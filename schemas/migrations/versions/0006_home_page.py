"""Adds the lists of the home page, and advertisements."""

from pathlib import Path

from alembic import op

revision = "0006"
down_revision = "0004"

SCRIPT = Path(__file__).parent / "0006_home_page.sql"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SCRIPT.read_text("utf-8").replace("%", "%%"))
