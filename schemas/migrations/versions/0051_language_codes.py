"""Accepts each ISO 639-1 code as the language of persons, mails and country guides."""

from pathlib import Path

from alembic import op

revision = "0051"
down_revision = "0049"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
