"""The indexer on the real PostgreSQL, Valkey and Elasticsearch."""
