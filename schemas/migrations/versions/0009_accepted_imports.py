"""Adds import_run.accepted_reason, the operator's reason for an import that exceeds the bounds."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("import_run", sa.Column("accepted_reason", sa.String))
