"""Adds the function that deletes a person, the table of deleted persons, the last sign-in, and two URLs of the CRM."""

from pathlib import Path

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
