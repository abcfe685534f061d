"""Rejects slugs that an address uses as a fixed word, such as the slug `all` of a scholarship."""

from pathlib import Path

from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
