"""Compares every document of the live generation with PostgreSQL, and repairs the documents that differ."""
