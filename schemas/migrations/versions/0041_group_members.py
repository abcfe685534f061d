"""Lets editors choose the members of groups and portals, and the campus and the currency of a scholarship."""

from pathlib import Path

from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
