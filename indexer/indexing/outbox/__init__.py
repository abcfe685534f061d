"""Processes the outbox: finds the documents that a change in PostgreSQL affects, and writes them."""
