"""Adds the oldest schema whose programs can use this schema.

A migration that removes or renames something must set `oldest_head` to the schema of the first release that can do
without it.
"""

from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.execute("ALTER TABLE alembic_version ADD COLUMN oldest_head VARCHAR(32) DEFAULT '0018' NOT NULL")
