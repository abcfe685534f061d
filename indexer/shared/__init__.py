"""Shared code: database connections, the base class of the errors of indexing, and pauses of garbage collection."""
