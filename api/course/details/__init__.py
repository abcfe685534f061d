"""Courses named by id or slug, read from PostgreSQL."""
