"""Shared by catalogue and indexing: database connections, the base error and garbage collection."""
