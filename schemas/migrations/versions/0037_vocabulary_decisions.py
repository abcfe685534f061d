"""Adds the decisions about texts of the search log. Accepted texts are phrases of the lexicon."""

from pathlib import Path

from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
