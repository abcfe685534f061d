"""Random changes during random kills of workers, broker and Elasticsearch. The index must then equal PostgreSQL."""
