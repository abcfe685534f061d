"""Adds the signatures of received callbacks. A repeated callback can then be rejected."""

from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.execute(
        """
        CREATE TABLE crm_callback (
            signature_hash BYTEA NOT NULL,
            created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
            CONSTRAINT pk_crm_callback PRIMARY KEY (signature_hash)
        )
        """
    )
