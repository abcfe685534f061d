"""From a change in PostgreSQL to the documents that it touches."""
