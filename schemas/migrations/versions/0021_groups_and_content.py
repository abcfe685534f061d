"""Adds pathway groups, members of application portals, articles and the pages of the site."""

from pathlib import Path

from alembic import op

revision = "0021"
down_revision = "0020"

SCRIPT = Path(__file__).parent / "0021_groups_and_content.sql"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SCRIPT.read_text("utf-8").replace("%", "%%"))
