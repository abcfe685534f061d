"""Adds the roles editor and analyst, second factors, and replies of counsellors."""

from pathlib import Path

from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
