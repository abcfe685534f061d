"""Adds institutes and campuses to the editor, with translations, and stores the register's values of edited columns."""

from pathlib import Path

from alembic import op

revision = "0046"
down_revision = "0045"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
