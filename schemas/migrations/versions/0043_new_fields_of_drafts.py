"""Makes it possible to publish drafts that were started before a release added fields."""

from pathlib import Path

from alembic import op

revision = "0043"
down_revision = "0042"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
