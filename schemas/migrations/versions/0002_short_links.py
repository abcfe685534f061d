"""Adds short links."""

from alembic import op

revision = "0002"
down_revision = "0001"

SHORT_LINK = """
CREATE TABLE short_link (
    uuid UUID NOT NULL,
    page VARCHAR NOT NULL,
    params JSONB NOT NULL,
    created_at TIMESTAMP WITH TIME ZONE DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT pk_short_link PRIMARY KEY (uuid),
    CONSTRAINT ck_short_link_params CHECK (jsonb_typeof(params) = 'object')
)
"""


def upgrade() -> None:
    op.get_bind().exec_driver_sql(SHORT_LINK)
