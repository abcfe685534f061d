"""Adds visa guides to the editor, the status of questions, and translations of scholarships and visa guides."""

from pathlib import Path

from alembic import op

revision = "0042"
down_revision = "0041"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
