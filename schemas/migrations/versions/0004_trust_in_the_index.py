"""Adds verifications of the index, and the operator's reason to ignore failed gates."""

from pathlib import Path

from alembic import op

revision = "0004"
down_revision = "0003"

SCRIPT = Path(__file__).parent / "0004_trust_in_the_index.sql"


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SCRIPT.read_text("utf-8").replace("%", "%%"))
