"""Rows of PostgreSQL as documents: the one way in which a full rebuild and a single change read a course."""
