"""Searches and counts in PostgreSQL, and the tables for them."""
