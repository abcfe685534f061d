"""Compares every document of the index with PostgreSQL, and repairs the documents that differ."""
