"""Stores each imported row before and after the import. An import can then be undone."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("import_run", sa.Column("has_images", sa.Boolean, nullable=False, server_default="false"))
    op.add_column("import_run", sa.Column("undone_at", sa.DateTime(timezone=True)))
    op.create_table(
        "import_image",
        sa.Column("import_run_id", sa.Integer, nullable=False),
        sa.Column("noun", sa.String, nullable=False),
        sa.Column("row_id", sa.Integer, nullable=False),
        sa.Column("before", JSONB),
        sa.Column("after", JSONB, nullable=False),
        sa.PrimaryKeyConstraint("import_run_id", "noun", "row_id", name="pk_import_image"),
        sa.ForeignKeyConstraint(["import_run_id"], ["import_run.id"], name="fk_import_image_import_run_id"),
    )
