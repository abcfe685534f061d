"""Lets editors withdraw groups and portals, and creates only one draft if a form for new content is sent twice."""

from pathlib import Path

from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
