"""Adds courses to the editor, with their fees, and with the values of the register beside edits."""

from pathlib import Path

from alembic import op

revision = "0052"
down_revision = "0051"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
