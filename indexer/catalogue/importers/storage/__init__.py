"""Stores a parsed catalogue in PostgreSQL: staging tables, comparison, writes of rows that differ, run record."""
