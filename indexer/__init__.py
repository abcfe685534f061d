"""Imports catalogue data into PostgreSQL, and indexes PostgreSQL in Elasticsearch."""
