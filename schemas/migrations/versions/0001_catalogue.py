"""Creates the tables of the catalogue, the outbox and the ledger."""

from pathlib import Path

from alembic import op

revision = "0001"
down_revision = None

HERE = Path(__file__).parent


def upgrade() -> None:
    for name in ("0001_tables.sql", "0001_rules.sql"):
        op.get_bind().exec_driver_sql((HERE / name).read_text("utf-8").replace("%", "%%"))
