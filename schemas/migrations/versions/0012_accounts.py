"""Adds accounts: persons, registrations, codes, sessions, mails, favourites, submissions, consents and audit."""

from pathlib import Path

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(Path(__file__).with_suffix(".sql").read_text("utf-8").replace("%", "%%"))
