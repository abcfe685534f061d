"""Accepts a draft that is saved twice, and reports a draft that is published twice as `nothing`, not as a conflict."""

from pathlib import Path

from alembic import op

revision = "0055"
down_revision = "0054"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
