"""What both halves of the indexer use: database connections, the base error and garbage collection."""
