"""Keeps the wrong guesses of a code for a new mail address when the person who guessed is deleted."""

from pathlib import Path

from alembic import op

revision = "0056"
down_revision = "0055"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
