"""Code that catalogue and indexing share: database connections, the base error and garbage collection."""
