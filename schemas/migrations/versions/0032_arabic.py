"""Adds Arabic to the languages of persons, mails and country guides."""

from pathlib import Path

from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
