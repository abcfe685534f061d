"""Single courses by id or slug, read from PostgreSQL."""
