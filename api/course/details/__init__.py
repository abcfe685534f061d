"""Courses that are asked for by id or slug, straight from PostgreSQL."""
