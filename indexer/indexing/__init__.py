"""Indexing from PostgreSQL to Elasticsearch: outbox, generations, rebuild and verification."""
