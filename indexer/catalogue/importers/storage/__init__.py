"""Stores a parsed catalogue in PostgreSQL.

The rows are copied to staging tables and compared with the stored rows. Only rows that differ are written.
"""
