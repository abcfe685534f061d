"""Adds other names of places, and postcodes."""

from pathlib import Path

from alembic import op

revision = "0003"
down_revision = "0002"

SCRIPT = Path(__file__).parent / "0003_places_to_type.sql"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SCRIPT.read_text("utf-8").replace("%", "%%"))
